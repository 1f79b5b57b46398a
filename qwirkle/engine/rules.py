"""The rules of Qwirkle as the rest of the program asks for them; must not know screens or bots."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from common.core.chance import ChanceStream
from common.core.game import Json, Rules
from common.core.options import Options
from common.core.transition import CHANCE, IllegalMove, Outcome, Reason, Transition
from qwirkle.engine import events
from qwirkle.engine.board import EMPTY_BOARD
from qwirkle.engine.ending import end_reason, outcome_of
from qwirkle.engine.hand import Hand, without
from qwirkle.engine.legality import legal_turns, reason_against_turn
from qwirkle.engine.moves import ChooseStarter, FillBag, Move, Pass, Place, Swap, parse_move, placed_text
from qwirkle.engine.observation import Observation, observe, pack_observation, pack_turn, unpack_observation
from qwirkle.engine.position import Position
from qwirkle.engine.scoring import lines_points, lines_through, qwirkles_in
from qwirkle.engine.start import starter_candidates
from qwirkle.engine.state import Action, Stage, State, Turn
from qwirkle.engine.tile import FULL_SET, HAND_SIZE, tile_texts

_CHANCE_STAGES = (Stage.DEAL, Stage.STARTER, Stage.MIX)


class QwirkleRules(Rules[State, Move, Observation]):
    """Qwirkle under one choice of house rules for two to six seats (Q01)."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats

    def initial(self) -> State:
        """Return the state before the tiles are in the bag."""
        zeros = (0,) * self.seats
        hands: tuple[Hand, ...] = ((),) * self.seats
        return State(Stage.DEAL, EMPTY_BOARD, hands, (), (), 0, zeros, zeros, zeros, 0, (), None)

    def actor(self, state: State) -> int | None:
        """Return the seat to move, ``CHANCE``, or None when the match is over."""
        if state.stage in _CHANCE_STAGES:
            return CHANCE
        return state.to_move if state.stage is Stage.TURN else None

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return every placement, swap and pass of the seat to move, each once (Q04 to Q08)."""
        return legal_turns(self._position(state)) if state.stage is Stage.TURN else ()

    def reason_against(self, state: State, move: Move) -> Reason | None:
        """Return which rule forbids this move to the seat to move, or None."""
        if state.stage is Stage.OVER:
            return Reason("match_over")
        if state.stage is not Stage.TURN:
            return Reason("chance_due")
        return reason_against_turn(self._position(state), move)

    def apply(self, state: State, move: Move) -> Transition[State]:
        """Play a move of whoever is due; raises ``IllegalMove``."""
        is_chance = state.stage in _CHANCE_STAGES
        reason = _against_chance(state, move) if is_chance else self.reason_against(state, move)
        if reason:
            raise IllegalMove(reason)
        match move:
            case FillBag():
                return self._mix(state, move) if state.stage is Stage.MIX else self._deal(state, move)
            case ChooseStarter():
                return self._begin(state, move.seat, [])
            case Place():
                return self._place(state, move)
            case Swap():
                return self._swap(state, move)
            case Pass():
                return self._pass(state)

    def draw(self, state: State, stream: ChanceStream) -> Move:
        """Return the chance move that is due, drawn from a stream."""
        if state.stage is Stage.STARTER:
            return ChooseStarter(state.candidates[stream.below(len(state.candidates))])
        return FillBag(tuple(stream.shuffled(_tiles_to_mix(state))))

    def parse(self, text: str) -> Move:
        """Read a move in its canonical text; raises ``MalformedMove``."""
        return parse_move(text)

    def text(self, move: Move) -> str:
        """Write a move in its canonical text."""
        return str(move)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the totals by seat."""
        return state.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it runs (Q13)."""
        return state.outcome

    def facts(self, state: State) -> Json:
        """Return the whole state as plain data for the digest."""
        return {
            "stage": state.stage.value,
            "board": [placed_text(placed) for placed in state.board.placed()],
            "hands": [tile_texts(hand) for hand in state.hands],
            "bag": tile_texts(state.bag),
            "candidates": state.candidates,
            "to_move": state.to_move,
            "scores": state.scores,
            "qwirkles": state.qwirkles,
            "best_turns": state.best_turns,
            "passes": state.passes,
            "turns": [pack_turn(turn) for turn in state.turns],
            "reason": state.outcome and state.outcome.reason,
        }

    def hides_hands(self) -> bool:
        """Tell whether a seat must not see what another seat sees (Q15)."""
        return not self.options.flag("open_hands")

    def observe(self, state: State, seat: int | None) -> Observation:
        """Return what a seat may know (Q15)."""
        return observe(self.options, state, seat)

    def redact(self, event: Any, seat: int | None) -> Any | None:
        """Return an event as a seat may see it: drawn and set-aside tiles of others face down (Q15)."""
        is_own = seat is not None and getattr(event, "seat", None) == seat
        return event if is_own or not self.hides_hands() else events.face_down(event)

    def pack(self, observation: Observation) -> Json:
        """Return an observation as plain data."""
        return pack_observation(observation)

    def unpack(self, data: Json) -> Observation:
        """Return the observation that ``pack`` wrote."""
        return unpack_observation(data)

    def _position(self, state: State) -> Position:
        return Position(self.options, state.board, state.hands[state.to_move], len(state.bag))

    def _deal(self, state: State, move: FillBag) -> Transition[State]:
        dealt = [move.kinds[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(self.seats)]
        hands = tuple(tuple(sorted(kinds)) for kinds in dealt)
        bag = move.kinds[HAND_SIZE * self.seats :]
        happened: list[events.Event] = [events.BagFilled(len(move.kinds))]
        for seat, kinds in enumerate(dealt):
            happened.append(events.TilesDrawn(seat, kinds, len(move.kinds) - HAND_SIZE * (seat + 1)))
        candidates = starter_candidates(self.options, hands)
        state = replace(state, hands=hands, bag=bag, candidates=candidates)
        if len(candidates) == 1:
            return self._begin(state, candidates[0], happened)
        happened.append(events.StarterTied(candidates))
        return Transition(replace(state, stage=Stage.STARTER), tuple(happened))

    def _begin(self, state: State, seat: int, happened: list[events.Event]) -> Transition[State]:
        state = replace(state, stage=Stage.TURN, to_move=seat, candidates=())
        return Transition(state, (*happened, events.StarterChosen(seat)))

    def _place(self, state: State, move: Place) -> Transition[State]:
        seat = state.to_move
        board = state.board.with_tiles(move.tiles)
        lines = lines_through(board, move.tiles)
        points = lines_points(lines)
        hand = without(state.hands[seat], move.kinds())
        turn = Turn(seat, Action.PLACE, placed=move.tiles, points=points)
        after = replace(
            state,
            board=board,
            hands=_with(state.hands, seat, hand),
            scores=_with(state.scores, seat, state.scores[seat] + points),
            qwirkles=_with(state.qwirkles, seat, state.qwirkles[seat] + qwirkles_in(lines)),
            best_turns=_with(state.best_turns, seat, max(state.best_turns[seat], points)),
            passes=0,
            turns=(*state.turns, turn),
        )
        after, drawn = _draw(after, len(move.tiles))
        return self._finish(after, [events.TilesPlaced(seat, move.tiles, lines, points), *drawn])

    def _swap(self, state: State, move: Swap) -> Transition[State]:
        seat = state.to_move
        turn = Turn(seat, Action.SWAP, swapped=len(move.kinds), set_aside=move.kinds)
        after = replace(
            state,
            stage=Stage.MIX,
            hands=_with(state.hands, seat, without(state.hands[seat], move.kinds)),
            passes=0,
            turns=(*state.turns, turn),
        )
        after, drawn = _draw(after, len(move.kinds))
        after = replace(after, bag=tuple(sorted(after.bag + move.kinds)))
        return Transition(after, (events.TilesSetAside(seat, move.kinds), *drawn))

    def _mix(self, state: State, move: FillBag) -> Transition[State]:
        after = replace(state, stage=Stage.TURN, bag=move.kinds)
        return self._finish(after, [events.BagMixed(len(move.kinds))])

    def _pass(self, state: State) -> Transition[State]:
        seat = state.to_move
        forced = self._position(state).passes_by_force
        turn = Turn(seat, Action.PASS)
        after = replace(state, passes=state.passes + 1, turns=(*state.turns, turn))
        return self._finish(after, [events.Passed(seat, forced)])

    def _finish(self, state: State, happened: list[events.Event]) -> Transition[State]:
        """End the turn: the match ends (Q11, Q12, Q14) or the next seat is to move."""
        reason = end_reason(self.options, state)
        if reason is None:
            return Transition(replace(state, to_move=(state.to_move + 1) % self.seats), tuple(happened))
        if reason == "out":
            bonus = self.options.number("out_bonus")
            scores = _with(state.scores, state.to_move, state.scores[state.to_move] + bonus)
            state = replace(state, scores=scores)
            happened.append(events.WentOut(state.to_move, bonus))
        outcome = outcome_of(self.options, state, reason)
        happened.append(events.Ended(outcome))
        return Transition(replace(state, stage=Stage.OVER, outcome=outcome), tuple(happened))


def _against_chance(state: State, move: Move) -> Reason | None:
    match move:
        case FillBag(kinds) if state.stage is not Stage.STARTER:
            return None if sorted(kinds) == _tiles_to_mix(state) else Reason("bag_differs")
        case ChooseStarter(seat) if state.stage is Stage.STARTER:
            return None if seat in state.candidates else Reason("no_candidate", {"seat": seat})
    return Reason("chance_due")


def _tiles_to_mix(state: State) -> list[int]:
    return sorted(FULL_SET if state.stage is Stage.DEAL else state.bag)


def _draw(state: State, wanted: int) -> tuple[State, list[events.Event]]:
    """Let the seat to move draw so many tiles or what the bag has (Q07, Q09)."""
    seat = state.to_move
    kinds, bag = state.bag[:wanted], state.bag[wanted:]
    if not kinds:
        return state, []
    hand = tuple(sorted(state.hands[seat] + kinds))
    after = replace(state, hands=_with(state.hands, seat, hand), bag=bag)
    return after, [events.TilesDrawn(seat, kinds, len(bag))]


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return values by seat with one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
