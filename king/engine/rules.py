"""The rules of King as the common floor asks for them; must not know Qt, bots or words for the screen."""

from collections.abc import Sequence
from typing import Any

from common.core.chance import ChanceStream
from common.core.game import Json, Rules
from common.core.options import Options
from common.core.transition import CHANCE, IllegalMove, Outcome, Reason
from king.engine import observation as seen
from king.engine.board import Board
from king.engine.calls import CallRules
from king.engine.cards import DECK
from king.engine.duty import Situation
from king.engine.flow import Flow, Step
from king.engine.house import House
from king.engine.legality import legal_cards, reason_against
from king.engine.moves import CALLS, KEEP, SPOIL, Answer, Call, Deal, DrawCaller, Move, Play, parse_move
from king.engine.observation import ClosedCall, Observation
from king.engine.redaction import redacted
from king.engine.sheet import outcome_of
from king.engine.state import Phase, State
from king.engine.trick import SEATS

_DUE: dict[Phase, type] = {
    Phase.DEAL: Deal,
    Phase.DRAW_CALLER: DrawCaller,
    Phase.CALL: Call,
    Phase.ASK: Answer,
    Phase.PLAY: Play,
}
_DEALT = (Phase.CALL, Phase.ASK, Phase.PLAY)


class KingRules(Rules[State, Move, Observation]):
    """King under one choice of house rules, always for four seats (K01)."""

    def __init__(self, options: Options, seats: int = SEATS) -> None:
        self.options = options
        self.seats = seats
        self.house = House.of(options)
        self.call_rules = CallRules.of(options)
        self._flow = Flow(options)

    def initial(self) -> State:
        """Return the state before the first deal."""
        return State()

    def actor(self, state: State) -> int | None:
        """Return who is due: chance, the caller, the seat asked or the seat to play; None when over."""
        if state.phase in (Phase.DEAL, Phase.DRAW_CALLER):
            return CHANCE
        if state.phase is Phase.ASK:
            return state.asking[0]
        if state.live_board is not None:
            return state.live_board.trick.to_play
        return state.caller if state.phase is Phase.CALL else None

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return the open calls, the two answers or the playable cards, in canonical order."""
        if state.phase is Phase.ASK:
            return (KEEP, SPOIL)
        if state.live_board is not None:
            at = self._situation(state, state.live_board)
            return tuple(map(Play, legal_cards(state.live_board.contract, at, self.house)))
        if state.phase is Phase.CALL and state.caller is not None:
            return self.call_rules.open_calls(state.made, state.caller, state.forced)
        return ()

    def reason_against(self, state: State, move: Move) -> Reason | None:
        """Return the rule a move of the seat to move would break, or None."""
        if state.phase is Phase.OVER:
            return Reason("match_over")
        if self.actor(state) == CHANCE:
            return Reason("chance_due")
        if type(move) is not _DUE[state.phase]:
            return Reason("other_move_due", {"phase": str(state.phase)})
        if isinstance(move, Call) and state.caller is not None:
            return self.call_rules.reason_closed(state.made, state.caller, state.forced, move)
        if isinstance(move, Play) and state.live_board is not None:
            at = self._situation(state, state.live_board)
            return reason_against(state.live_board.contract, at, self.house, move.card)
        return None

    def apply(self, state: State, move: Move) -> Step:
        """Play a move of whoever is due; raises ``IllegalMove``."""
        self._refuse_unlawful(state, move)
        match move, state.caller, state.board:
            case Deal(), _, _:
                return self._flow.deal(state, move)
            case DrawCaller(), _, _:
                return self._flow.draw_caller(state, move)
            case Call(), int(caller), _:
                return self._flow.call(state, caller, move)
            case Answer(), _, Board() as board:
                return self._flow.answer(state, board, move)
            case Play(), _, Board() as board:
                return self._flow.play(state, board, move)
        raise IllegalMove(Reason("other_move_due", {"phase": str(state.phase)}))

    def draw(self, state: State, stream: ChanceStream) -> Move:
        """Return a shuffled deck, or the first caller where chance names him (K04)."""
        if state.phase is Phase.DRAW_CALLER:
            return DrawCaller(stream.below(SEATS))
        return Deal(tuple(stream.shuffled(DECK)))

    def parse(self, text: str) -> Move:
        """Read a move in its canonical text; raises ``MalformedMove``."""
        return parse_move(text)

    def text(self, move: Move) -> str:
        """Write a move in its canonical text."""
        return str(move)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the totals of the finished hands by seat (K25)."""
        return state.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended (K26), or None."""
        if state.ending is None:
            return None
        return outcome_of(state.sheet, state.ending, self.options.flag("win_at_zero"))

    def facts(self, state: State) -> Json:
        """Return the whole state as plain data."""
        return {
            "phase": str(state.phase),
            "sheet": seen.pack_sheet(state.sheet),
            "caller": state.caller,
            "redeals": state.redeals,
            "forced": state.forced and state.forced.name,
            "hands": [seen.written(hand) for hand in state.hands],
            "board": seen.pack_board(state.board),
            "asking": list(state.asking),
            "ending": state.ending,
        }

    def hides_hands(self) -> bool:
        """Tell that nobody may see another hand (K29)."""
        return True

    def observe(self, state: State, seat: int | None) -> Observation:
        """Return what a seat may know (K29); whether another seat is asked to spoil is hidden (K23)."""
        asked = state.phase is Phase.ASK and state.asking[0] == seat
        hides_question = state.phase is Phase.ASK and not asked
        chosen = not self.call_rules.order
        return Observation(
            seat=seat,
            phase=Phase.PLAY if hides_question else state.phase,
            to_move=state.caller if hides_question else self.actor(state),
            caller=state.caller,
            shown=self._flow.shown(state) if state.phase in _DEALT else None,
            redeals=state.redeals,
            forced=state.forced,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            board=state.board,
            sheet=state.sheet,
            rights=self.call_rules.rights(state.made) if chosen else None,
            order=self.call_rules.order,
            closed=self._closed(state),
            ending=state.ending,
        )

    def redact(self, event: Any, seat: int | None) -> Any | None:
        """Return an event as a seat may see it, or None (K29)."""
        return redacted(event, seat)

    def pack(self, observation: Observation) -> Json:
        """Return an observation as plain data."""
        return seen.pack(observation)

    def unpack(self, data: Json) -> Observation:
        """Return the observation that ``pack`` wrote."""
        return seen.unpack(data)

    def _situation(self, state: State, board: Board) -> Situation:
        seat = board.trick.to_play
        return Situation(state.hands[seat], board.trick, seat, board.caller, board.broken)

    def _refuse_unlawful(self, state: State, move: Move) -> None:
        if self.actor(state) != CHANCE:
            reason = self.reason_against(state, move)
        elif type(move) is _DUE[state.phase]:
            reason = None
        else:
            reason = Reason("chance_due")
        if reason is not None:
            raise IllegalMove(reason)

    def _closed(self, state: State) -> tuple[ClosedCall, ...]:
        if state.phase is not Phase.CALL or state.caller is None:
            return ()
        reasons = (
            (call, self.call_rules.reason_closed(state.made, state.caller, state.forced, call))
            for call in CALLS
        )
        return tuple(ClosedCall(call, reason) for call, reason in reasons if reason is not None)
