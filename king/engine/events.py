"""What happens in a match, told for animation and log; must not know who may see it."""

from dataclasses import dataclass
from typing import TypeAlias

from common.core.transition import Outcome
from king.engine.cards import Card, Hand
from king.engine.moves import Call
from king.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Dealt:
    """Thirteen cards went to each seat; a card that the viewer may not see is None (K01)."""

    dealer: int | None
    hands: tuple[tuple[Card | None, ...], ...]


@dataclass(frozen=True, slots=True)
class CallerNamed:
    """A seat has the right to call: by the ``card`` it was dealt, else by chance or turn (K04, K05)."""

    seat: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """The caller named a contract (K06)."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat is asked whether it spoils the hand; shown to that seat only (K23, K27)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat keeps the hand; shown to that seat only (K23, K27)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A seat spoiled the hand (K23, K27)."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card came onto the table, ``place`` 0 to 3 of its trick."""

    seat: int
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class SuitBroken:
    """The first heart or trump of the hand fell (K17, K20)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick, its number from 1, went to a seat for these points; ``penalties`` are those in it."""

    seat: int
    trick: Trick
    number: int
    points: int
    penalties: Hand


@dataclass(frozen=True, slots=True)
class QueensSplit:
    """One queen went to each seat, so the hand scores nothing (K22)."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """The hand is dealt again, the ``count``-th time, for the same caller (K22, K23, K27)."""

    caller: int
    count: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """A hand was written to the sheet (K25).

    ``reason`` is ``all_tricks``, ``all_taken`` (K21), ``king`` or ``king_failed`` (K24).
    """

    number: int
    caller: int
    call: Call
    points: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over (K26)."""

    outcome: Outcome


Event: TypeAlias = (
    Dealt
    | CallerNamed
    | Called
    | Asked
    | Kept
    | Spoiled
    | CardPlayed
    | SuitBroken
    | TrickTaken
    | QueensSplit
    | Redeal
    | HandEnded
    | MatchEnded
)
