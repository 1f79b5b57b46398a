"""Pictures of the pawns, painted once for each look; must not know where a pawn stands."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from common.ui.materials.path_data import path_from
from common.ui.materials.picture import draw_picture
from common.ui.materials.symbol import paint_symbol
from common.ui.seat_colors import SeatColor
from kizma.engine.pawn import Colour
from kizma.ui.colours import color_of

WIDTH, HEIGHT = 40.0, 54.0
ROOM = 6.0
"""Room round a pawn for its ivory edge and its shadow, in the units of its box."""

_BODY = (
    "M3.5 44C3.5 37.5 10.5 33.5 13.2 21.5H26.8C29.5 33.5 36.5 37.5 36.5 44C36.5 49 29 52 20 52S3.5 49 3.5 44Z"
)
_EDGE = QColor("#FFF8EA")
_EDGE_WIDTH = 2.3
_COLLAR = (QPointF(20, 21.8), 9.4, 3.0)
_HEAD = (QPointF(20, 12.5), 9.8)


@lru_cache(maxsize=128)
def pawn_pixmap(colour: Colour, height: float, dpr: float) -> QPixmap:
    """A pawn `height` logical pixels high, `ROOM` units of air around it."""
    scale = height / HEIGHT
    width = (WIDTH + 2 * ROOM) * scale
    return draw_picture(
        width, (HEIGHT + 2 * ROOM) * scale, dpr, lambda painter, rect: _paint(painter, colour, scale)
    )


def paint_pawn(painter: QPainter, colour: Colour, foot: QPointF, height: float) -> None:
    """Paint a pawn whose foot ends at a point, into any painter."""
    scale = height / HEIGHT
    painter.save()
    painter.translate(foot.x() - (WIDTH / 2 + ROOM) * scale, foot.y() - (HEIGHT + ROOM) * scale)
    _paint(painter, colour, scale)
    painter.restore()


def _paint(painter: QPainter, colour: Colour, scale: float) -> None:
    tones = color_of(colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(ROOM, ROOM)
    _paint_shadow(painter)
    _paint_edge(painter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_body(tones))
    painter.drawPath(path_from(_BODY))
    painter.setBrush(_collar(tones))
    painter.drawEllipse(*_COLLAR)
    painter.setBrush(_head(tones))
    painter.drawEllipse(_HEAD[0], _HEAD[1], _HEAD[1])
    painter.setBrush(QColor(255, 255, 255, 140))
    painter.drawEllipse(QPointF(16.4, 8.4), 3.0, 2.2)
    symbol = QRectF(20 - 7.75, 39.5 - 7.75, 15.5, 15.5)
    paint_symbol(painter, tones.symbol or "lale", symbol, tones.on, tones.base)
    painter.restore()


def _paint_shadow(painter: QPainter) -> None:
    gradient = QRadialGradient(QPointF(0, 0), 1)
    gradient.setColorAt(0.2, QColor(20, 8, 2, 120))
    gradient.setColorAt(1, QColor(20, 8, 2, 0))
    painter.save()
    painter.translate(24, 48)
    painter.scale(20, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _paint_edge(painter: QPainter) -> None:
    pen = QPen(_EDGE, 2 * _EDGE_WIDTH)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(_EDGE)
    painter.drawPath(path_from(_BODY))
    painter.drawEllipse(*_COLLAR)
    painter.drawEllipse(_HEAD[0], _HEAD[1], _HEAD[1])


def _body(tones: SeatColor) -> QLinearGradient:
    gradient = QLinearGradient(3.5, 0, 36.5, 0)
    for place, tone in ((0, tones.dark), (0.34, tones.light), (0.58, tones.base), (1, tones.dark)):
        gradient.setColorAt(place, tone)
    return gradient


def _collar(tones: SeatColor) -> QLinearGradient:
    gradient = QLinearGradient(10.6, 0, 29.4, 0)
    for place, tone in ((0, tones.dark), (0.4, tones.light), (1, tones.dark)):
        gradient.setColorAt(place, tone)
    return gradient


def _head(tones: SeatColor) -> QRadialGradient:
    gradient = QRadialGradient(QPointF(20, 12.5), 10.5, QPointF(16.5, 8.5))
    for place, tone in ((0, tones.light), (0.55, tones.base), (1, tones.dark)):
        gradient.setColorAt(place, tone)
    return gradient
