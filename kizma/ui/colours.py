"""The colours of the four players; must not know who plays them."""

from common.ui.seat_colors import SYMBOL_SEATS, SeatColor
from kizma.engine.pawn import Colour

COLOUR_COUNT = len(SYMBOL_SEATS)


def color_of(colour: Colour) -> SeatColor:
    """Return the tones of a colour, counted clockwise from red."""
    return SYMBOL_SEATS[colour]


def usual_colour(seat: int, seats: int) -> Colour:
    """Return the colour a seat has unless the draw says otherwise; two players sit opposite (Z03)."""
    return seat * 2 if seats == 2 else seat


def usual_color(seat: int, seats: int) -> SeatColor:
    """Return the tones of the usual colour of a seat."""
    return color_of(usual_colour(seat, seats))
