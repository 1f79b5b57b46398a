"""What can stand in the log of a match; must not know whether it is legal."""

from dataclasses import dataclass
from typing import TypeAlias

from kizma.engine.cards import Card
from kizma.engine.pawn import Colour, Pawn


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: who drew or rolled what for the first turn, as (seat, value) by rising seat (Z04, Z50)."""

    values: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance: the seat that begins under ``starter`` random (Z50)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Chance: the whole pile, top first (Z06)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the die, 1 to 6 (Z20)."""

    pips: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """From outside: the clock has run out (Z38)."""


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """The beginner's colour (Z50)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Enter:
    """A pawn comes from its yard (Z07, Z20)."""

    pawn: Pawn


@dataclass(frozen=True, slots=True)
class Step:
    """A pawn goes forward by the card or roll (Z08, Z14)."""

    pawn: Pawn
    steps: int


@dataclass(frozen=True, slots=True)
class Back:
    """A pawn goes back by the card, with ``lane`` over its start and into its lane (Z10, Z55)."""

    pawn: Pawn
    steps: int
    lane: bool = False


@dataclass(frozen=True, slots=True)
class Split:
    """Two pawns share a card; the first part is played first (Z11)."""

    pawn: Pawn
    steps: int
    other: Pawn
    other_steps: int


@dataclass(frozen=True, slots=True)
class Swap:
    """The joker puts a pawn on an opponent's square and sends that pawn to its yard (Z13)."""

    pawn: Pawn
    victim: Pawn


@dataclass(frozen=True, slots=True)
class Run:
    """The joker runs 1 to 12 steps forward (Z13)."""

    pawn: Pawn
    steps: int


@dataclass(frozen=True, slots=True)
class Home:
    """The joker of partners sends a pawn of the team to its yard (Z32)."""

    pawn: Pawn


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing is moved (Z05, Z51)."""


PawnMove: TypeAlias = Enter | Step | Back | Split | Swap | Run | Home


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand and what is done with it (Z34)."""

    card: Card
    action: PawnMove


@dataclass(frozen=True, slots=True)
class Discard:
    """A card of the hand that is laid off (Z35)."""

    card: Card


Chance: TypeAlias = Draw | Begin | Deck | Roll | TimeUp
Decision: TypeAlias = ChooseColour | PawnMove | Pass | Play | Discard
Move: TypeAlias = Chance | Decision

PAWN_MOVES = (Enter, Step, Back, Split, Swap, Run, Home)
CHANCE_MOVES = (Draw, Begin, Deck, Roll, TimeUp)
