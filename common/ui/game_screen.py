"""All of a game that is drawn, as one bundle of factories; must not know any game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from common.core.factory import load
from common.core.game import GameInfo
from common.core.options import Options
from common.session.game_model import GameModel
from common.ui.game_table import GameTable, Vignette
from common.ui.game_texts import GameTexts
from common.ui.seat_colors import SeatColor
from common.ui.seat_wish import NO_WISHES, SeatWishes


@dataclass(frozen=True, slots=True)
class GameScreen:
    """What ``GameInfo.screen`` names.

    ``model`` makes the model from (match, journal). ``paint_thumbnail`` paints a running match from an
    observation and its house rules, ``paint_preview`` an empty table for house rules and a number of seats,
    both into a rectangle. ``seat_color`` gives the colour of a seat among so many. ``wishes`` is what a seat
    can settle before the match.
    """

    model: Callable[..., GameModel]
    table: Callable[[Any, Any], GameTable]
    texts: Callable[[], GameTexts]
    vignette: Callable[[], Vignette]
    paint_thumbnail: Callable[[QPainter, QRectF, Any, Options], None]
    paint_preview: Callable[[QPainter, QRectF, Options, int], None]
    seat_color: Callable[[int, int], SeatColor]
    wishes: SeatWishes = NO_WISHES


def screen_of(info: GameInfo) -> GameScreen:
    """Return a game on screen."""
    screen: GameScreen = load(info.screen)
    return screen
