"""The green cloth of a card table; must not know what is played on it."""

from math import hypot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from common.ui.colors import faded
from common.ui.tokens import LIGHT, Gradient

LINE_ALPHA = 0.10


def paint_felt(
    painter: QPainter, rect: QRectF, colors: Gradient, *, line_inset: float = 0.0, radius: float = 0.0
) -> None:
    """Paint cloth into `rect`, lightest in the middle; `colors` run from the centre to the corners.

    With a `line_inset` a faint ivory line with corners of `radius` runs that many logical pixels inside.
    """
    gradient = QRadialGradient(rect.center(), hypot(rect.width(), rect.height()) / 2)
    for place, color in enumerate(colors):
        gradient.setColorAt(place / (len(colors) - 1), color)
    painter.fillRect(rect, gradient)
    if line_inset <= 0:
        return
    ivory = QColor(LIGHT.ivory)
    painter.setPen(QPen(faded(ivory, LINE_ALPHA), 1.5))
    painter.setBrush(QColor(0, 0, 0, 0))
    inner = rect.adjusted(line_inset, line_inset, -line_inset, -line_inset)
    painter.drawRoundedRect(inner, radius, radius)
