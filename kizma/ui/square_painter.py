"""Squares of ring and lanes with their signs, painted in cells; must not know pixels or whose turn it is."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from common.ui.colors import faded
from common.ui.materials.symbol import paint_symbol
from common.ui.seat_colors import SeatColor
from common.ui.tokens import LIGHT
from kizma.ui.pattern import paint_pattern

RADIUS = 0.16
DROP = 0.033
SHADOW = QColor(20, 8, 2, 110)
YELLOW_SIGN = QColor("#94610A")


def square_box(middle: QPointF, side: float) -> QRectF:
    """Return the box of a square."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def paint_ivory(painter: QPainter, middle: QPointF, side: float) -> None:
    """Paint a plain square of the ring."""
    box, radius = square_box(middle, side), RADIUS * side / 0.91
    _plate(painter, box, LIGHT.ivory, radius)
    painter.setPen(QPen(LIGHT.ivory_edge, 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.015, 0.015, -0.015, -0.015), radius, radius)


def paint_start(painter: QPainter, middle: QPointF, side: float, color: SeatColor, quarter: int) -> None:
    """Paint a start square with the arrow of the direction of play."""
    _coloured(painter, square_box(middle, side), color, RADIUS)
    arrow = QPainterPath(QPointF(0.22, 0))
    arrow.lineTo(-0.22, 0)
    arrow.moveTo(-0.02, -0.2)
    arrow.lineTo(-0.22, 0)
    arrow.lineTo(-0.02, 0.2)
    _stroke(painter, arrow, middle, quarter, color.on, 0.075)


def paint_entry(painter: QPainter, middle: QPointF, side: float, color: SeatColor, quarter: int) -> None:
    """Paint the square before a lane: a chevron that points into it."""
    paint_ivory(painter, middle, side)
    chevron = QPainterPath(QPointF(-0.18, 0.09))
    chevron.lineTo(0, -0.09)
    chevron.lineTo(0.18, 0.09)
    sign = YELLOW_SIGN if color.symbol == "gunes" else color.base
    _stroke(painter, chevron, middle, quarter, sign, 0.085)


def paint_lane(painter: QPainter, middle: QPointF, side: float, color: SeatColor, strong: bool) -> None:
    """Paint a square of a lane with its symbol."""
    box, unit = square_box(middle, side), side / 0.73
    _coloured(painter, box, color, 0.13 * unit)
    if strong:
        paint_pattern(painter, box, color, 0.24 * unit)
    symbol = square_box(middle, 0.36 * unit)
    paint_symbol(painter, color.symbol or "lale", symbol, faded(color.on, 0.86), color.base)


def _coloured(painter: QPainter, box: QRectF, color: SeatColor, radius: float) -> None:
    _plate(painter, box, color.base, radius)
    edge = color.dark if color.symbol == "gunes" else color.light
    painter.setPen(QPen(faded(edge, 0.8), 0.025))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(0.07, 0.07, -0.07, -0.07)
    painter.drawRoundedRect(inner, radius * 0.7, radius * 0.7)


def _plate(painter: QPainter, box: QRectF, fill: QColor, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SHADOW)
    painter.drawRoundedRect(box.translated(DROP * 0.6, DROP).adjusted(0, 0, 0.01, 0.015), radius, radius)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)


def _stroke(
    painter: QPainter, path: QPainterPath, middle: QPointF, quarter: int, color: QColor, width: float
) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(middle)
    painter.rotate(90 * quarter)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()
