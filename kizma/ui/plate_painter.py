"""Yards and Bitiş, painted in cells; must not know pixels or which pawns stand there."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from common.ui.colors import faded
from common.ui.fonts import SANS
from common.ui.materials.lattice import lattice_pixmap
from common.ui.materials.picture import use_device_pixels
from common.ui.materials.symbol import paint_symbol
from common.ui.seat_colors import SeatColor
from common.ui.tokens import LIGHT
from kizma.ui.pattern import paint_pattern
from kizma.ui.square_painter import square_box

LATTICE_ALPHA = 0.13
_SHADOW = QColor(16, 6, 0, 90)
_PIT_EDGE = QColor(60, 34, 12, 70)


def paint_yard(
    painter: QPainter, box: QRectF, pits: Sequence[QPointF], unit: float, color: SeatColor, strong: bool
) -> None:
    """Paint a yard: plate with lattice, four ivory pits, the symbol in the middle."""
    radius = 0.58 * unit
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, color.base)
    gradient.setColorAt(1, color.dark)
    _drop(painter, box, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(_rounded(box, radius), Qt.ClipOperation.IntersectClip)
    if strong:
        paint_pattern(painter, box, color, 0.4 * unit)
    else:
        _paint_lattice(painter, box, 0.62 * unit)
    painter.restore()
    _inner_line(painter, box, radius, color, 0.15 * unit)
    for pit in pits:
        paint_pit(painter, pit, 0.67 * unit)
    symbol = square_box(box.center(), 0.53 * unit)
    paint_symbol(painter, color.symbol or "lale", symbol, color.on, color.base)


def _paint_lattice(painter: QPainter, box: QRectF, unit: float) -> None:
    """Lay lattice over a yard; yards of one size share its picture, which takes long to paint."""
    scale = painter.deviceTransform().m11()
    width, height = round(box.width() * scale), round(box.height() * scale)
    color = faded(QColor(Qt.GlobalColor.white), LATTICE_ALPHA)
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(dpr / scale, dpr / scale)
    use_device_pixels(painter)
    painter.drawPixmap(0, 0, lattice_pixmap(width, height, 1.0, unit * scale, color))
    painter.restore()


def paint_finish(
    painter: QPainter, box: QRectF, pits: Sequence[QPointF], unit: float, color: SeatColor, word: str
) -> None:
    """Paint a plate of Bitiş; the word stands upright on every side."""
    radius = 0.28 * unit
    _drop(painter, box, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(finish_tone(color))
    painter.drawRoundedRect(box, radius, radius)
    _inner_line(painter, box, radius, color, 0.08 * unit)
    top = QRectF(box.left(), box.top() + 0.1 * unit, box.width(), 0.44 * unit)
    paint_word(painter, top, word, 0.31 * unit, color.on)
    for pit in pits:
        paint_pit(painter, pit, 0.23 * unit)


def paint_wedge(
    painter: QPainter, box: QRectF, middle: QPointF, pits: Sequence[QPointF], color: SeatColor, quarter: int
) -> None:
    """Paint Bitiş of the cross: a wedge from the middle to the side of a lane."""
    path = QPainterPath(middle)
    upright = quarter % 2 == 0
    far = (box.bottom() if quarter == 0 else box.top()) if upright else None
    side = box.left() if quarter == 1 else box.right()
    corners = (
        (QPointF(box.left(), far), QPointF(box.right(), far))
        if far is not None
        else (QPointF(side, box.top()), QPointF(side, box.bottom()))
    )
    for corner in corners:
        path.lineTo(corner)
    path.closeSubpath()
    painter.setPen(QPen(faded(LIGHT.brass_on_table, 0.55), 0.045))
    painter.setBrush(finish_tone(color))
    painter.drawPath(path)
    for pit in pits:
        paint_pit(painter, pit, 0.2)


def finish_tone(color: SeatColor) -> QColor:
    """The ground of Bitiş: the dark tone, for yellow the plain one."""
    return color.base if color.symbol == "gunes" else color.dark


def paint_pit(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint an ivory hollow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT.ivory)
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_PIT_EDGE, radius * 0.05))
    edge = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawArc(edge.adjusted(0.01, 0.01, -0.01, -0.01), 20 * 16, 160 * 16)


def paint_word(painter: QPainter, box: QRectF, word: str, height: float, color: QColor) -> None:
    """Paint one word, its letters `height` cells high, as small as it needs to be to fit."""
    unit = 100.0
    font = QFont(SANS)
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(round(height * unit))
    painter.save()
    painter.scale(1 / unit, 1 / unit)
    room = QRectF(box.left() * unit, box.top() * unit, box.width() * unit, box.height() * unit)
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(word)
    if width > room.width() * 0.86:
        font.setPixelSize(max(round(font.pixelSize() * room.width() * 0.86 / width), 1))
        painter.setFont(font)
    painter.setPen(color)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, word)
    painter.restore()


def _drop(painter: QPainter, box: QRectF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in (0.09, 0.05):
        painter.setBrush(faded(_SHADOW, 0.5))
        painter.drawRoundedRect(box.translated(0.02, reach).adjusted(-0.02, 0, 0.02, 0.02), radius, radius)


def _inner_line(painter: QPainter, box: QRectF, radius: float, color: SeatColor, inset: float) -> None:
    tone = color.on if color.symbol == "gunes" else LIGHT.ivory
    painter.setPen(QPen(faded(tone, 0.62), 0.035))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = max(radius - inset, 0.05)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inner, inner)


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
