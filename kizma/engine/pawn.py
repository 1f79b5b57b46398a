"""The sixteen pawns and their four colours; must not know where a pawn stands.

A colour is a number from 0, clockwise round the board. A pawn is a number from 0 to 15: its colour times
four plus its own number less one, so that a board is a row of sixteen places.
"""

from typing import TypeAlias

Colour: TypeAlias = int
Pawn: TypeAlias = int

COLOURS = ("red", "yellow", "blue", "green")
PAWNS = range(16)


def colour_of(pawn: Pawn) -> Colour:
    """Return the colour of a pawn."""
    return pawn >> 2


def pawns_of(colour: Colour) -> range:
    """Return the four pawns of a colour."""
    return range(4 * colour, 4 * colour + 4)


def team_of(pawn: Pawn) -> tuple[Pawn, ...]:
    """Return the eight pawns of a pawn's colour and the one opposite (Z30)."""
    colour = pawn >> 2 & 1
    return (*pawns_of(colour), *pawns_of(colour + 2))


def are_partners(pawn: Pawn, other: Pawn) -> bool:
    """Tell whether two pawns are of the same or of opposite colours (Z30)."""
    return (pawn ^ other) & 4 == 0


def pawn_name(pawn: Pawn) -> str:
    """Return a pawn's name, such as ``red.1``."""
    return f"{COLOURS[pawn >> 2]}.{(pawn & 3) + 1}"


PAWN_BY_NAME = {pawn_name(pawn): pawn for pawn in PAWNS}
