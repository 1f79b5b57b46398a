"""King on screen, as one bundle; must not hold anything itself."""

from common.ui.game_screen import GameScreen
from king.model import KingModel
from king.ui.seat_tones import seat_color
from king.ui.still_life import paint_preview, paint_thumbnail
from king.ui.table import KingTable
from king.ui.texts import KingTexts
from king.ui.vignette import KingVignette

SCREEN = GameScreen(
    model=KingModel,
    table=KingTable,
    texts=KingTexts,
    vignette=KingVignette,
    paint_thumbnail=paint_thumbnail,
    paint_preview=paint_preview,
    seat_color=seat_color,
)
