"""The different things a seat can do now, each with the board it leads to; must not know their worth."""

from collections.abc import Sequence
from dataclasses import dataclass

from common.core.options import Options
from kizma.ai.kernel import Kernel, Places
from kizma.engine.cards import ELEVEN, without
from kizma.engine.moves import PAWN_MOVES, Decision, Discard, Enter, Pass, Play
from kizma.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, the board after it, the cards kept in hand, and whether the turn stays."""

    move: Decision
    board: Places
    kept: tuple[int, ...]
    stays: bool


class Candidates:
    """Finds the candidates of a decision: of moves that come to the same only the first."""

    def __init__(self, options: Options, kernel: Kernel) -> None:
        self._kernel = kernel
        self._dice = options.word("form") == "dice"
        self._always = options.word("bonus" if self._dice else "eleven_draw") == "always"

    def of(self, observation: Observation, legal: Sequence[Decision]) -> list[Candidate]:
        """Return the candidates among the legal moves of a running game."""
        enterable = any(isinstance(move, Enter) for move in legal)
        found: dict[tuple[Places, tuple[int, ...]], Candidate] = {}
        for move in legal:
            board, kept = self._after(observation, move)
            if (board, kept) not in found:
                stays = self._stays(observation, move, enterable)
                found[board, kept] = Candidate(move, board, kept, stays)
        return list(found.values())

    def _after(self, observation: Observation, move: Decision) -> tuple[Places, tuple[int, ...]]:
        card = observation.turn.card or 0
        kept: tuple[int, ...] = ()
        if isinstance(move, Play | Discard):
            assert observation.seat is not None
            held = (*observation.hands[observation.seat], card)
            kept = tuple(sorted(without([held_card or 0 for held_card in held], move.card)))
        if isinstance(move, Play):
            return self._kernel.after(observation.places, move.action, move.card), kept
        if isinstance(move, PAWN_MOVES):
            return self._kernel.after(observation.places, move, card), kept
        return observation.places, kept

    def _stays(self, observation: Observation, move: Decision, enterable: bool) -> bool:
        turn = observation.turn
        if self._dice:
            return turn.card == 6 and turn.sixes < 3 and (self._always or not enterable)
        if isinstance(move, Play):
            return move.card == ELEVEN
        return turn.card == ELEVEN and (self._always or not isinstance(move, Pass | Discard))
