"""The tone each seat of a King table wears; must not know who sits there."""

from common.ui.seat_colors import PLAIN_SEATS, SeatColor

_ORDER = (0, 3, 2, 1)


def seat_color(seat: int, seats: int = 4) -> SeatColor:
    """Return the tone of a seat."""
    return PLAIN_SEATS[_ORDER[seat]]
