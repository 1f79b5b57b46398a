"""The die seen from above; must not know who rolls it."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from common.ui.materials.picture import draw_picture
from common.ui.tokens import LIGHT

RADIUS, PIP = 0.2, 0.093
"""Corner and pip radii as shares of the side: .28 c and .13 c for a die of 1.4 c."""

_PIP_COLOR = QColor("#2A1D15")
_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
_PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


@lru_cache(maxsize=64)
def die_pixmap(pips: int, side: float, dpr: float) -> QPixmap:
    """A die showing so many pips, `side` logical pixels wide."""
    return draw_picture(side, side, dpr, lambda painter, rect: paint_die(painter, rect, pips))


def paint_die(painter: QPainter, rect: QRectF, pips: int) -> None:
    """Paint a die into a square."""
    side = rect.width()
    radius = RADIUS * side
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    body.setColorAt(0, QColor("#FFFDF7"))
    body.setColorAt(0.6, LIGHT.ivory)
    body.setColorAt(1, QColor("#DCCFB6"))
    painter.setPen(QPen(QColor(255, 255, 255, 205), side * 0.02))
    painter.setBrush(body)
    inset = side * 0.012
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PIP_COLOR)
    for x, y in _PIPS[pips]:
        middle = QPointF(rect.left() + x * side, rect.top() + y * side)
        painter.drawEllipse(middle, PIP * side, PIP * side)
    painter.restore()
