"""What a bot of a level thinks of boards with these colours in play; must not see what is hidden."""

from functools import cache

from common.core.options import Options
from common.core.seats import Level
from kizma.ai.evaluation import Evaluation
from kizma.ai.features import Pairs
from kizma.ai.tables import Tables
from kizma.ai.thumb import progress, progress_and_danger
from kizma.ai.weights import LEARNED_BACK, fitted, learned, with_hand
from kizma.engine.options import OPTIONS
from kizma.engine.topology import Topology

LEARNED = (Level.USTA, Level.USTAT)


class Mind:
    """Makes the evaluation that a level has of a game, by its house rules.

    Cirak knows progress; kalfa also danger, but not that doubled pawns are safe; usta and ustat know what was
    learned for this kind of game and number of players, fitted to the board; with dice for two only ustat has
    learned what doubled squares block.
    """

    def __init__(self, level: Level, options: Options) -> None:
        self._level = level
        self._dice = options.word("form") == "dice"
        self._partners = options.flag("partners")
        self._scored = options.flag("scored")
        self._topology = Topology.of(options)
        self._back = (3, 9) if self._dice or options.word("backward") == "3-9" else (4, 10)
        self._knows_doubling = self._dice and options.flag("doubling") and level in LEARNED
        self._evaluations: dict[tuple[int, ...], Evaluation] = {}

    def prepare(self, players: int) -> None:
        """Unfold the weights for so many players beforehand, so that the first decision is quick too."""
        self._tables(players)
        self.careful(())

    def evaluation(self, colours: tuple[int, ...]) -> Evaluation:
        """Return the evaluation of a game between the colours that have not finished."""
        if colours not in self._evaluations:
            tables = self._tables(len(colours))
            self._evaluations[colours] = Evaluation(tables, colours, self._partners, self._knows_doubling)
        return self._evaluations[colours]

    def careful(self, colours: tuple[int, ...]) -> Evaluation:
        """Return an evaluation that knows danger by rule of thumb, whatever the level."""
        tables = _thumb_tables(True, self._dice, self._topology, self._back)
        return Evaluation(tables, colours, self._partners, self._dice)

    def _tables(self, players: int) -> Tables:
        if self._level in LEARNED:
            return _learned_tables(self._names(players), self._topology, self._back)
        return _thumb_tables(self._level is Level.KALFA, self._dice, self._topology, self._back)

    def _names(self, players: int) -> tuple[str, ...]:
        """Return the file of the weights and, where others know the cards in hand, theirs."""
        if self._dice:
            return ("blocks-2" if self._level is Level.USTAT and players == 2 else f"dice-{players}",)
        if self._partners:
            return ("partners-4", "hand-4") if self._scored else ("partners-4",)
        return (f"{'hand' if self._scored else 'card'}-{players}",)


@cache
def _pairs(topology: Topology, back: tuple[int, int]) -> Pairs:
    return Pairs(topology, [] if back == LEARNED_BACK else list(zip(LEARNED_BACK, back, strict=True)))


@cache
def _thumb_tables(danger: bool, dice: bool, topology: Topology, back: tuple[int, int]) -> Tables:
    weights = progress_and_danger(topology, dice) if danger else progress(topology)
    return Tables(topology, _pairs(topology, back), weights)


@cache
def _learned_tables(names: tuple[str, ...], topology: Topology, back: tuple[int, int]) -> Tables:
    preset = OPTIONS.preset("zarli" if names[0].startswith(("dice", "blocks")) else "kartli")
    weights = learned(names[0]) if len(names) == 1 else with_hand(learned(names[0]), learned(names[1]))
    return Tables(topology, _pairs(topology, back), fitted(weights, Topology.of(preset), topology, back))
