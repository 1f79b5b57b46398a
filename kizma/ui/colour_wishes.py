"""The colours a seat can ask for before the match; must not know who begins."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from common.ui.seat_wish import SeatWish, SeatWishes
from kizma.engine.moves import ChooseColour
from kizma.engine.notation import text
from kizma.engine.pawn import COLOURS
from kizma.ui.colours import color_of, usual_colour
from kizma.ui.table_words import colour_name


class ColourWishes(SeatWishes):
    """The seat that begins takes the colour it wishes, the others those that follow clockwise (Z04, Z50)."""

    def question(self) -> str:
        """Return what the colour is for."""
        return QCoreApplication.translate("KizmaTexts", "Colour, for the seat that begins")

    def choices(self) -> Sequence[SeatWish]:
        """Return the four colours and the choice at the table."""
        colours = [
            SeatWish(text(ChooseColour(colour)), colour_name(colour), color_of(colour))
            for colour in range(len(COLOURS))
        ]
        return [*colours, SeatWish("", QCoreApplication.translate("KizmaTexts", "At the table"))]

    def usual(self, seat: int, seats: int) -> str:
        """Return the colour of the seat's place, as the page shows it."""
        return text(ChooseColour(usual_colour(seat, seats)))
