"""What a seat may know (Q15), and its form as plain data; must not hold anything hidden from the seat."""

from dataclasses import dataclass
from typing import Any

from common.core.game import Json
from common.core.options import Options
from common.core.transition import Outcome
from qwirkle.engine.board import Board
from qwirkle.engine.hand import Hand
from qwirkle.engine.moves import parse_placed, placed_text
from qwirkle.engine.position import Position
from qwirkle.engine.state import Action, Stage, State, Turn
from qwirkle.engine.tile import Kind, parse_tile, tile_texts


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as one seat sees it; ``seat`` None is somebody who only watches.

    ``hands`` holds None for every hand the seat may not see; ``bag`` is the number of tiles in the bag. The
    other fields are those of ``State``, which are public, but for tiles that others set aside.
    """

    seat: int | None
    stage: Stage
    board: Board
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    bag: int
    candidates: tuple[int, ...]
    to_move: int
    scores: tuple[int, ...]
    qwirkles: tuple[int, ...]
    best_turns: tuple[int, ...]
    passes: int
    turns: tuple[Turn, ...]
    outcome: Outcome | None

    @property
    def hand(self) -> Hand:
        """The seat's own tiles; none for somebody who only watches."""
        return () if self.seat is None else self.hands[self.seat] or ()

    def position(self, options: Options) -> Position:
        """Return the turn of the observing seat, whether it is to move or thinks ahead."""
        return Position(options, self.board, self.hand, self.bag)


def observe(options: Options, state: State, seat: int | None) -> Observation:
    """Return what a seat may know of a state (Q15)."""
    is_open = options.flag("open_hands")
    hands = enumerate(state.hands)
    return Observation(
        seat=seat,
        stage=state.stage,
        board=state.board,
        hands=tuple(hand if is_open or owner == seat else None for owner, hand in hands),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        bag=len(state.bag),
        candidates=state.candidates,
        to_move=state.to_move,
        scores=state.scores,
        qwirkles=state.qwirkles,
        best_turns=state.best_turns,
        passes=state.passes,
        turns=tuple(turn if is_open or turn.seat == seat else turn.face_down() for turn in state.turns),
        outcome=state.outcome,
    )


def pack_observation(observation: Observation) -> Json:
    """Return an observation as plain data."""
    outcome = observation.outcome
    return {
        "seat": observation.seat,
        "stage": observation.stage.value,
        "board": [placed_text(placed) for placed in observation.board.placed()],
        "hands": [None if hand is None else tile_texts(hand) for hand in observation.hands],
        "hand_sizes": list(observation.hand_sizes),
        "bag": observation.bag,
        "candidates": list(observation.candidates),
        "to_move": observation.to_move,
        "scores": list(observation.scores),
        "qwirkles": list(observation.qwirkles),
        "best_turns": list(observation.best_turns),
        "passes": observation.passes,
        "turns": [pack_turn(turn) for turn in observation.turns],
        "outcome": outcome and [outcome.ranks, outcome.scores, outcome.winners, outcome.reason],
    }


def unpack_observation(data: Json) -> Observation:
    """Return the observation that ``pack_observation`` wrote."""
    return Observation(
        seat=data["seat"],
        stage=Stage(data["stage"]),
        board=Board(dict(parse_placed(text) for text in data["board"])),
        hands=tuple(_tiles(texts) for texts in data["hands"]),
        hand_sizes=tuple(data["hand_sizes"]),
        bag=data["bag"],
        candidates=tuple(data["candidates"]),
        to_move=data["to_move"],
        scores=tuple(data["scores"]),
        qwirkles=tuple(data["qwirkles"]),
        best_turns=tuple(data["best_turns"]),
        passes=data["passes"],
        turns=tuple(_unpack_turn(turn) for turn in data["turns"]),
        outcome=_unpack_outcome(data["outcome"]),
    )


def pack_turn(turn: Turn) -> Json:
    """Return a turn as plain data."""
    placed = [placed_text(placed) for placed in turn.placed]
    set_aside = None if turn.set_aside is None else list(tile_texts(turn.set_aside))
    return [turn.seat, turn.action.value, placed, turn.swapped, set_aside, turn.points]


def _unpack_turn(data: list[Any]) -> Turn:
    seat, action, placed, swapped, set_aside, points = data
    tiles = tuple(parse_placed(text) for text in placed)
    return Turn(seat, Action(action), tiles, swapped, _tiles(set_aside), points)


def _unpack_outcome(data: list[Any] | None) -> Outcome | None:
    if data is None:
        return None
    ranks, scores, winners, reason = data
    return Outcome(tuple(ranks), tuple(scores), tuple(winners), reason)


def _tiles(texts: list[str] | None) -> tuple[Kind, ...] | None:
    return None if texts is None else tuple(parse_tile(text) for text in texts)
