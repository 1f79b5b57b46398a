"""Where the four columns of the score sheet stand; must not know what is written in them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from common.ui.theme import theme
from king.engine.trick import SEATS
from king.ui.text_pen import width_of

EDGE = 8.0
"""How far texts keep from the sides of a row, in dp."""


def number_width() -> float:
    """The width of the numbers of the hands before their names, in pixels."""
    return max(theme().dp(34), width_of("20", "small_number") + 2 * theme().dp(EDGE))


def column_middle(width: float, seat: int) -> float:
    """The middle of a seat's column in a sheet of this width, in pixels."""
    return width - (SEATS - seat - 1) * column_pitch() - column_pitch() / 2 + theme().dp(2)


def column_pitch() -> float:
    """The distance between two columns: as wide as the longest total needs."""
    return max(theme().dp(47), width_of("−1000", "number") + theme().dp(4))


def write_points(
    painter: QPainter, line: QRectF, seat: int, text: str, color: QColor, *, strong: bool = False
) -> None:
    """Write a number right-aligned into a seat's column."""
    right = column_middle(line.width(), seat) + column_pitch() / 2 - theme().dp(6)
    painter.setFont(theme().font("number" if strong else "small_number"))
    painter.setPen(color)
    box = QRectF(right - 2 * column_pitch(), line.top(), 2 * column_pitch(), line.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
