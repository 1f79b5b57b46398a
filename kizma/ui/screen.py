"""Kızma Birader on screen as one bundle; must not know where it is shown."""

from common.ui.game_screen import GameScreen
from kizma.model import KizmaModel
from kizma.ui.colour_wishes import ColourWishes
from kizma.ui.colours import usual_color
from kizma.ui.picture import paint_preview, paint_thumbnail
from kizma.ui.table import KizmaTable
from kizma.ui.texts import KizmaTexts
from kizma.ui.vignette import KizmaVignette

SCREEN = GameScreen(
    model=KizmaModel,
    table=KizmaTable,
    texts=KizmaTexts,
    vignette=KizmaVignette,
    paint_thumbnail=paint_thumbnail,
    paint_preview=paint_preview,
    seat_color=usual_color,
    wishes=ColourWishes(),
)
