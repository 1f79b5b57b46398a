"""Everything about a match of Qwirkle, hidden things too; must not know the rules."""

from dataclasses import dataclass, replace
from enum import StrEnum

from common.core.transition import Outcome
from qwirkle.engine.board import Board, PlacedTile
from qwirkle.engine.hand import Hand
from qwirkle.engine.tile import Kind


class Stage(StrEnum):
    """What is due: a chance move (deal, starter, mix), a turn, or nothing any more."""

    DEAL = "deal"
    STARTER = "starter"
    TURN = "turn"
    MIX = "mix"
    OVER = "over"


class Action(StrEnum):
    """What a seat did in a turn."""

    PLACE = "place"
    SWAP = "swap"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn that was played.

    ``placed`` are the tiles put on the table; ``swapped`` how many were set aside and ``set_aside`` which,
    None where that is hidden (Q15); ``points`` what the turn scored, without the bonus for going out.
    """

    seat: int
    action: Action
    placed: tuple[PlacedTile, ...] = ()
    swapped: int = 0
    set_aside: tuple[Kind, ...] | None = None
    points: int = 0

    def face_down(self) -> "Turn":
        """Return the turn as seats see it that may not know which tiles were set aside."""
        return replace(self, set_aside=None)


@dataclass(frozen=True, slots=True)
class State:
    """A match between two log lines.

    ``hands`` are sorted, by seat; ``bag`` is in the order of drawing, and in canonical order while it waits
    to be mixed; ``candidates`` are the seats chance may choose the starter from; ``qwirkles``, ``best_turns``
    and ``scores`` are by seat; ``passes`` counts the passes in a row; ``turns`` are all so far.
    """

    stage: Stage
    board: Board
    hands: tuple[Hand, ...]
    bag: tuple[Kind, ...]
    candidates: tuple[int, ...]
    to_move: int
    scores: tuple[int, ...]
    qwirkles: tuple[int, ...]
    best_turns: tuple[int, ...]
    passes: int
    turns: tuple[Turn, ...]
    outcome: Outcome | None
