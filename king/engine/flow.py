"""What each lawful move leads to, from deal to deal; must not know whether a move is lawful."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from common.core.options import Options
from common.core.transition import Transition
from king.engine.board import Board, KingGoal
from king.engine.cards import Card, Hand, card
from king.engine.events import (
    Asked,
    Called,
    CallerNamed,
    CardPlayed,
    Dealt,
    Event,
    HandEnded,
    Kept,
    MatchEnded,
    QueensSplit,
    Redeal,
    Spoiled,
    SuitBroken,
    TrickTaken,
)
from king.engine.moves import Answer, Call, Deal, DrawCaller, Play
from king.engine.sheet import Row, outcome_of
from king.engine.spoiling import REDEAL_CAP, seats_with_right
from king.engine.state import NO_HANDS, Phase, State
from king.engine.trick import SEATS, Trick

Step: TypeAlias = Transition[State]


class Flow:
    """The course of a match under one choice of house rules."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._goal = KingGoal(options.number("king_tricks"), options.flag("king_declared"))
        self._free_after_split = options.word("kiz_split") == "choose" and not options.flag("kanli")

    def shown(self, state: State) -> Card | None:
        """Return the card that names the caller of the first deal (K04), None where nothing is shown."""
        drawn = self._options.word("first_caller") == "random"
        return None if drawn or state.sheet or state.redeals else card(self._options.word("first_caller"))

    def deal(self, state: State, move: Deal) -> Step:
        """Hand out the cards; the first deal of a match names the caller, unless chance does (K01, K04)."""
        hands = tuple(move.hand(seat) for seat in range(SEATS))
        after = replace(state, hands=hands, board=None)
        if state.caller is not None:
            return _to_call(after, state.caller, None, Dealt(_dealer(state.caller), hands))
        shown = self.shown(state)
        if shown is None:
            return Transition(replace(after, phase=Phase.DRAW_CALLER), (Dealt(None, hands),))
        caller = next(seat for seat in range(SEATS) if shown in hands[seat])
        return _to_call(after, caller, shown, Dealt(_dealer(caller), hands))

    def draw_caller(self, state: State, move: DrawCaller) -> Step:
        """Let chance name the first caller (K04)."""
        return _to_call(state, move.seat, None)

    def call(self, state: State, caller: int, move: Call) -> Step:
        """Open the hand with a contract and ask whoever may spoil it (K06, K23, K27)."""
        may_ask = state.redeals < REDEAL_CAP
        asking = seats_with_right(move, caller, state.hands, self._options) if may_ask else ()
        after = replace(state, board=Board.opened(move, caller), asking=asking)
        return _next_question(after, Called(caller, move))

    def answer(self, state: State, board: Board, move: Answer) -> Step:
        """Keep the hand or have it dealt again for the same caller (K23, K27)."""
        seat = state.asking[0]
        if not move.spoil:
            return _next_question(replace(state, asking=state.asking[1:]), Kept(seat))
        forced = None if board.contract.is_penalty else board.call
        return _redealt(state, board.caller, forced, Spoiled(seat, board.call))

    def play(self, state: State, board: Board, move: Play) -> Step:
        """Put a card on the table; a fourth card ends the trick, and perhaps hand and match."""
        seat = board.trick.to_play
        after = board.with_card(move.card)
        hands = tuple(_without(hand, move.card) if s == seat else hand for s, hand in enumerate(state.hands))
        moved = replace(state, board=after, hands=hands)
        events = tuple(_play_events(board, after, move.card))
        end = None if after.trick.cards else after.end(self._goal)
        if end is None:
            return Transition(moved, events)
        return self._hand_over(moved, after, end, events)

    def _hand_over(self, state: State, board: Board, end: str, events: tuple[Event, ...]) -> Step:
        if self._is_redealt(state, board):
            forced = None if self._free_after_split else board.call
            return _redealt(state, board.caller, forced, *events, QueensSplit())
        row = Row(board.caller, board.call, board.points())
        sheet = (*state.sheet, row)
        ended = HandEnded(len(sheet), row.caller, row.call, row.points, end)
        after = State(Phase.DEAL, sheet, (board.caller + 1) % SEATS, board=board)
        if end not in ("king", "king_failed") and len(sheet) < self._options.number("length"):
            return Transition(after, (*events, ended))
        ending = end if end in ("king", "king_failed") else "complete"
        outcome = outcome_of(sheet, ending, self._options.flag("win_at_zero"))
        over = replace(after, phase=Phase.OVER, caller=board.caller, ending=ending)
        return Transition(over, (*events, ended, MatchEnded(outcome)))

    def _is_redealt(self, state: State, board: Board) -> bool:
        playable = self._options.word("kiz_split") != "off" and state.redeals < REDEAL_CAP
        return playable and board.queens_split()


def _dealer(caller: int) -> int:
    return (caller - 1) % SEATS


def _without(hand: Hand, played: Card) -> Hand:
    return tuple(card for card in hand if card != played)


def _to_call(state: State, caller: int, shown: Card | None, *events: Event) -> Step:
    return Transition(replace(state, phase=Phase.CALL, caller=caller), (*events, CallerNamed(caller, shown)))


def _next_question(state: State, event: Event) -> Step:
    if not state.asking:
        return Transition(replace(state, phase=Phase.PLAY), (event,))
    return Transition(replace(state, phase=Phase.ASK), (event, Asked(state.asking[0])))


def _redealt(state: State, caller: int, forced: Call | None, *events: Event) -> Step:
    count = state.redeals + 1
    after = State(Phase.DEAL, state.sheet, caller, count, forced, NO_HANDS)
    return Transition(after, (*events, Redeal(caller, count)))


def _play_events(before: Board, after: Board, played: Card) -> Iterator[Event]:
    yield CardPlayed(before.trick.to_play, played, len(before.trick.cards))
    if after.broken and not before.broken:
        yield SuitBroken(played)
    if len(after.tricks) > len(before.tricks):
        yield _taken(after, after.tricks[-1])


def _taken(board: Board, trick: Trick) -> TrickTaken:
    number = len(board.tricks)
    penalties = tuple(card for card in trick.cards if card in board.contract.stake)
    return TrickTaken(trick.winner, trick, number, board.contract.points(trick, number), penalties)
