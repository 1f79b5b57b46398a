"""The strong pattern that goes with each player's colour; must not know what it covers."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from common.ui.colors import faded
from common.ui.seat_colors import SeatColor


def paint_pattern(painter: QPainter, box: QRectF, color: SeatColor, pitch: float) -> None:
    """Cover a box with stripes, dots, waves or chevrons, about `pitch` apart."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    pen = QPen(faded(color.on, 0.34), pitch * 0.2)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if color.symbol == "gunes":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(color.on, 0.34))
        painter.drawPath(_dots(box, pitch))
    else:
        shapes = {"lale": _stripes, "damla": _waves, "yaprak": _chevrons}
        painter.drawPath(shapes[color.symbol or "lale"](box, pitch))
    painter.restore()


def _rows(box: QRectF, pitch: float) -> list[float]:
    return [box.top() + pitch * (index + 0.5) for index in range(int(box.height() / pitch) + 1)]


def _stripes(box: QRectF, pitch: float) -> QPainterPath:
    path = QPainterPath()
    for index in range(int((box.width() + box.height()) / pitch) + 1):
        x = box.left() + index * pitch
        path.moveTo(x, box.top())
        path.lineTo(x - box.height(), box.bottom())
    return path


def _dots(box: QRectF, pitch: float) -> QPainterPath:
    path = QPainterPath()
    for row, y in enumerate(_rows(box, pitch)):
        x = box.left() + pitch * (0.5 if row % 2 else 1.0)
        while x < box.right():
            path.addEllipse(QPointF(x, y), pitch * 0.16, pitch * 0.16)
            x += pitch
    return path


def _waves(box: QRectF, pitch: float) -> QPainterPath:
    path = QPainterPath()
    for y in _rows(box, pitch):
        path.moveTo(box.left(), y)
        x, up = box.left(), True
        while x < box.right():
            path.quadTo(x + pitch / 2, y + (-pitch if up else pitch) * 0.5, x + pitch, y)
            x, up = x + pitch, not up
    return path


def _chevrons(box: QRectF, pitch: float) -> QPainterPath:
    path = QPainterPath()
    for y in _rows(box, pitch):
        path.moveTo(box.left(), y)
        x, up = box.left(), True
        while x < box.right():
            x += pitch / 2
            path.lineTo(x, y + (-pitch * 0.4 if up else 0))
            up = not up
    return path
