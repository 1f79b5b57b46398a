"""Walnut by recipe: a gradient and wavering grain; must not know what is made of it."""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from common.ui.tokens import Gradient

#: One grain line for so many logical pixels across the grain.
GRAIN_PITCH = 7.0
DARK_GRAIN = QColor(0x1E, 0x0E, 0x04, round(0.16 * 255))
LIGHT_GRAIN = QColor(0xFF, 0xD6, 0xA0, round(0.10 * 255))
EDGE_LIGHT = QColor(0xFF, 0xE2, 0xB8, round(0.26 * 255))


def paint_walnut(
    painter: QPainter,
    rect: QRectF,
    colors: Gradient,
    *,
    seed: int,
    upright: bool = False,
    scale: float = 1.0,
) -> None:
    """Paint wood into `rect`: `colors` from top to bottom, grain along x or, if `upright`, along y.

    One `seed` gives one piece of wood; `scale` is logical pixels per dp. Clip the painter for other shapes.
    """
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, colors[0])
    gradient.setColorAt(1, colors[-1])
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, gradient)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_grain(painter, rect, Random(seed), upright, scale)
    painter.restore()


def paint_edge_light(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """The light that catches the upper edge of a wooden thing with rounded corners."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, EDGE_LIGHT)
    gradient.setColorAt(min(3 * radius / max(rect.height(), 1.0), 1.0), QColor(255, 226, 184, 0))
    painter.setPen(QPen(gradient, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def _paint_grain(painter: QPainter, rect: QRectF, random: Random, upright: bool, scale: float) -> None:
    length = rect.height() if upright else rect.width()
    breadth = rect.width() if upright else rect.height()
    across = random.uniform(0, GRAIN_PITCH) * scale
    while across < breadth:
        color = DARK_GRAIN if random.random() < 0.68 else LIGHT_GRAIN
        pen = QPen(color, random.uniform(0.5, 2.0) * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(_grain_line(rect, across, length, random, upright, scale))
        across += GRAIN_PITCH * scale * random.uniform(0.6, 1.4)


def _grain_line(
    rect: QRectF, across: float, length: float, random: Random, upright: bool, scale: float
) -> QPainterPath:
    def point(along: float, offset: float) -> QPointF:
        side = across + offset * scale
        if upright:
            return QPointF(rect.left() + side, rect.top() + along)
        return QPointF(rect.left() + along, rect.top() + side)

    along = -random.uniform(0, 60) * scale
    offset = random.uniform(-2.5, 2.5)
    path = QPainterPath(point(along, offset))
    while along < length:
        step = random.uniform(60, 170) * scale
        following = random.uniform(-2.5, 2.5)
        path.cubicTo(
            point(along + step / 3, offset),
            point(along + 2 * step / 3, following),
            point(along + step, following),
        )
        along += step
        offset = following
    return path
