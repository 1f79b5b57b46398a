"""What lies on the table for one viewer, told by events or by an observation; must not know Qt."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from king.engine.board import Board
from king.engine.cards import Card, Suit
from king.engine.events import (
    Called,
    CallerNamed,
    CardPlayed,
    Dealt,
    Event,
    HandEnded,
    MatchEnded,
    Redeal,
    TrickTaken,
)
from king.engine.observation import Observation
from king.engine.sheet import Row, totals
from king.engine.trick import SEATS, Trick

Held: TypeAlias = tuple[Card | None, ...]
"""The cards of a seat as the viewer sees them, from left to right; None is a card face down."""

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""How a hand is fanned: black and red in turn."""

_NOTHING: tuple[Held, ...] = ((),) * SEATS


def fanned(held: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they are held in the hand: by suit, the highest first."""
    return tuple(sorted(held, key=lambda card: (SUIT_ORDER.index(card.suit), -card.rank)))


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the table.

    ``plays`` is the trick on the table as (seat, card). ``board`` is the hand in play or the last one until
    the next deal. ``redeals`` counts those of the present hand.
    """

    viewer: int | None
    hands: tuple[Held, ...] = _NOTHING
    plays: tuple[tuple[int, Card], ...] = ()
    board: Board | None = None
    caller: int | None = None
    sheet: tuple[Row, ...] = ()
    redeals: int = 0
    is_over: bool = False

    @property
    def is_dealt(self) -> bool:
        """Whether anybody holds cards."""
        return any(self.hands)

    @property
    def is_playing(self) -> bool:
        """Whether a called hand is going on."""
        return self.board is not None and (self.is_dealt or bool(self.plays))

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals of the finished hands by seat (K25)."""
        return totals(self.sheet)

    @property
    def number(self) -> int:
        """The number of the hand that is dealt, or of the last one before the next deal, from 1."""
        between = self.board is not None and not self.is_playing
        return len(self.sheet) + (0 if between else 1)

    @property
    def last_trick(self) -> Trick | None:
        """The trick taken last in this hand, or None."""
        board = self._gathered
        return board.tricks[-1] if board is not None and board.tricks else None

    def tricks_of(self, seat: int) -> int:
        """Count the tricks a seat has taken in this hand."""
        board = self._gathered
        return 0 if board is None else board.tricks_of(seat)

    def penalties_of(self, seat: int) -> tuple[Card, ...]:
        """Return the penalty cards a seat has taken in this hand, in the order taken."""
        board = self._gathered
        return () if board is None else board.penalties_taken()[seat]

    @property
    def _gathered(self) -> Board | None:
        """The board without a full trick that still lies on the table."""
        if self.board is None or len(self.plays) < SEATS:
            return self.board
        return replace(self.board, tricks=self.board.tricks[:-1])

    def after(self, event: Event) -> "Picture":
        """Return what lies on the table once an event has happened."""
        match event:
            case CallerNamed(seat=seat):
                return replace(self, caller=seat)
            case CardPlayed(seat=seat, card=card):
                return self._played(seat, card)
            case TrickTaken():
                return replace(self, plays=())
            case Dealt() | Called() | Redeal():
                return self._opened(event)
            case HandEnded() | MatchEnded():
                return self._ended(event)
        return self

    def _opened(self, event: Dealt | Called | Redeal) -> "Picture":
        if isinstance(event, Dealt):
            return replace(self, hands=tuple(map(_held, event.hands)), board=None, plays=())
        if isinstance(event, Called):
            return replace(self, board=Board.opened(event.call, event.seat))
        cleared = replace(self, hands=_NOTHING, plays=(), board=None)
        return replace(cleared, caller=event.caller, redeals=event.count)

    def _played(self, seat: int, card: Card) -> "Picture":
        board = None if self.board is None else self.board.with_card(card)
        return replace(self, hands=self._without(seat, card), plays=(*self.plays, (seat, card)), board=board)

    def _ended(self, event: HandEnded | MatchEnded) -> "Picture":
        if isinstance(event, MatchEnded):
            return replace(self, is_over=True, caller=None if self.board is None else self.board.caller)
        sheet = (*self.sheet, Row(event.caller, event.call, event.points))
        following = (event.caller + 1) % SEATS
        return replace(self, hands=_NOTHING, plays=(), sheet=sheet, caller=following, redeals=0)

    def _without(self, seat: int, card: Card) -> tuple[Held, ...]:
        hands = list(self.hands)
        hand = hands[seat]
        gone = hand.index(card) if card in hand else len(hand) // 2
        hands[seat] = (*hand[:gone], *hand[gone + 1 :])
        return tuple(hands)


def picture_of(seen: Observation) -> Picture:
    """Return what lies on the table as somebody knows it."""
    hands = tuple(
        fanned(seen.hand) if seat == seen.seat else (None,) * count for seat, count in enumerate(seen.counts)
    )
    live = seen.live_board
    return Picture(
        viewer=seen.seat,
        hands=hands,
        plays=tuple(live.trick.plays()) if live is not None else (),
        board=seen.board,
        caller=seen.caller,
        sheet=seen.sheet,
        redeals=seen.redeals,
        is_over=seen.ending is not None,
    )


def _held(hand: Held) -> Held:
    known = [card for card in hand if card is not None]
    return fanned(known) if known else hand
