"""Writes pieces of text of several kinds one after the other on a line; must not know what they say."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from common.ui.control import text_width
from common.ui.theme import theme
from common.ui.typography import FontRole


def width_of(text: str, role: FontRole) -> int:
    """The width of a line of text in whole pixels; a table asks for the same few again and again."""
    return _width_at(text, role, theme().type_scale)


@lru_cache(maxsize=1024)
def _width_at(text: str, role: FontRole, _type_scale: float) -> int:
    return text_width(text, role)


class TextPen:
    """Stands at `x` on the line `box` and moves on with each piece."""

    def __init__(self, painter: QPainter, x: float, box: QRectF) -> None:
        self._painter = painter
        self.x = x
        self.box = box

    def write(self, text: str, role: FontRole, color: QColor) -> None:
        """Write a piece, centred in the height of the line."""
        width = width_of(text, role)
        self._painter.setFont(theme().font(role))
        self._painter.setPen(color)
        line = QRectF(self.x, self.box.top(), width + 1, self.box.height())
        self._painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        self.x += width
