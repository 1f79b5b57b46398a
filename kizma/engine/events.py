"""What happened in a transition, enough to animate it; must not say it in words."""

from dataclasses import dataclass
from typing import TypeAlias

from common.core.transition import Reason
from kizma.engine.cards import Card
from kizma.engine.pawn import Colour, Pawn
from kizma.engine.topology import Place


@dataclass(frozen=True, slots=True)
class OrderDrawn:
    """Seats drew or rolled for the first turn; ``tied`` seats draw again (Z04, Z50)."""

    values: tuple[tuple[int, int], ...]
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeginnerDrawn:
    """Chance named the seat that begins (Z50)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ColoursTaken:
    """Every seat has its colour; ``order`` is the turn order (Z50)."""

    colours: tuple[Colour, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The pile lies ready, ``fresh`` at the start of a game, else made of the used cards (Z06)."""

    count: int
    fresh: bool


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Each seat got its hand; a hand that may not be seen is a row of None (Z34)."""

    hands: tuple[tuple[Card | None, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn came to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew a card, face down (None) for others if into a hidden hand; ``extra`` after an 11 (Z12)."""

    seat: int
    card: Card | None
    extra: bool


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A seat rolled the die."""

    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat laid a card of its hand open to play it (Z34)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat laid a card off without playing it (Z35)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PawnEntered:
    """A pawn came from its yard onto a place (Z07, Z20)."""

    pawn: Pawn
    place: Place


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """A pawn walked along a path of places, both ends included."""

    pawn: Pawn
    path: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PawnSwapped:
    """A pawn took the square of a pawn that goes home (Z13); places are its own progress."""

    pawn: Pawn
    origin: Place
    place: Place


@dataclass(frozen=True, slots=True)
class PawnCaptured:
    """A pawn went back to its yard from a place, hit by another (Z08)."""

    pawn: Pawn
    place: Place
    by: Pawn


@dataclass(frozen=True, slots=True)
class PawnSacrificed:
    """A pawn went back to its yard by its own side's joker (Z32)."""

    pawn: Pawn
    place: Place


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat moved nothing, and why."""

    seat: int
    why: Reason


@dataclass(frozen=True, slots=True)
class RollsAgain:
    """A seat rolls once more: after a 6, or as a further try (Z20, Z21)."""

    seat: int
    after_six: bool


@dataclass(frozen=True, slots=True)
class SideFinished:
    """A player, or both partners, brought every pawn to Bitiş; ``rank`` counts from 1 (Z15, Z25, Z30)."""

    seats: tuple[int, ...]
    rank: int


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The clock ran out (Z38)."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over with these ranks and points by seat; ``reason`` is ``home`` or ``time`` (Z36, Z60)."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


Event: TypeAlias = (
    OrderDrawn
    | BeginnerDrawn
    | ColoursTaken
    | DeckShuffled
    | HandsDealt
    | TurnBegan
    | CardDrawn
    | DieRolled
    | CardPlayed
    | CardDiscarded
    | PawnEntered
    | PawnMoved
    | PawnSwapped
    | PawnCaptured
    | PawnSacrificed
    | TurnPassed
    | RollsAgain
    | SideFinished
    | TimeCalled
    | GameEnded
)
