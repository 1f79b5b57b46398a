"""What a bot of a level thinks of boards with these colours in play; must not see what is hidden."""

from functools import cache

from common.core.options import Options
from common.core.seats import Level
from kizma.ai.evaluation import Evaluation
from kizma.ai.features import Pairs
from kizma.ai.tables import Tables
from kizma.ai.thumb import progress, progress_and_danger
from kizma.ai.weights import fitted, learned, with_hand
from kizma.engine.options import OPTIONS
from kizma.engine.topology import Topology

_pairs = cache(Pairs)


class Mind:
    """Makes the evaluation that a level has of a game, by its house rules (Z36 to Z38 aside)."""

    def __init__(self, level: Level, options: Options) -> None:
        self._level = level
        self._dice = options.word("form") == "dice"
        self._partners = options.flag("partners")
        self._scored = options.flag("scored")
        self._topology = Topology.of(options)
        self._back = (3, 9) if self._dice or options.word("backward") == "3-9" else (4, 10)
        exchanged = list(zip((3, 9), self._back, strict=True)) if self._back != (3, 9) else []
        self._pairs = _pairs(self._topology, tuple(exchanged))
        self._knows_doubling = self._dice and options.flag("doubling") and level in (Level.USTA, Level.USTAT)
        self._careful: Tables | None = None
        self._evaluations: dict[tuple[int, ...], Evaluation] = {}

    def evaluation(self, colours: tuple[int, ...]) -> Evaluation:
        """Return the evaluation of a game between the colours that have not finished."""
        if colours not in self._evaluations:
            tables = Tables(self._topology, self._pairs, self._weights(len(colours)))
            self._evaluations[colours] = Evaluation(tables, colours, self._partners, self._knows_doubling)
        return self._evaluations[colours]

    def careful(self, colours: tuple[int, ...]) -> Evaluation:
        """Return an evaluation that knows danger by rule of thumb, whatever the level."""
        if self._careful is None:
            self._careful = Tables(
                self._topology, self._pairs, progress_and_danger(self._topology, self._dice)
            )
        return Evaluation(self._careful, colours, self._partners, self._dice)

    def _weights(self, players: int) -> list[float]:
        if self._level is Level.CIRAK:
            return progress(self._topology)
        if self._level is Level.KALFA:
            return progress_and_danger(self._topology, self._dice)
        preset = OPTIONS.preset("zarli" if self._dice else "kartli")
        return fitted(self._learned(players), Topology.of(preset), self._topology, self._back)

    def _learned(self, players: int) -> tuple[float, ...]:
        if self._dice:
            return learned(f"dice-{players}")
        if self._partners:
            team = learned("partners-4")
            return with_hand(team, learned("hand-4")) if self._scored else team
        return learned(f"{'hand' if self._scored else 'card'}-{players}")
