"""Qwirkle on screen, as one bundle; must not know the rules."""

from common.ui.game_screen import GameScreen
from common.ui.seat_colors import PLAIN_SEATS, SeatColor
from qwirkle.model import QwirkleModel
from qwirkle.ui.pictures import paint_preview, paint_thumbnail
from qwirkle.ui.table import QwirkleTable
from qwirkle.ui.texts import QwirkleTexts
from qwirkle.ui.vignette import QwirkleVignette


def seat_color(seat: int, _seats: int) -> SeatColor:
    """Return the tone of a seat: always the same, whatever the number of players."""
    return PLAIN_SEATS[seat]


SCREEN = GameScreen(
    model=QwirkleModel,
    table=QwirkleTable,
    texts=QwirkleTexts,
    vignette=QwirkleVignette,
    paint_thumbnail=paint_thumbnail,
    paint_preview=paint_preview,
    seat_color=seat_color,
)
