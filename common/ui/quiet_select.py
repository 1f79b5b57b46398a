"""A drop-down list that looks like a line of small text; must not know what the choices stand for."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui.control import text_width
from common.ui.icons import paint_icon
from common.ui.select import Select
from common.ui.theme import theme
from common.ui.typography import FontRole

STYLE: FontRole = "small"
CHEVRON = 14.0
GAP = 3.0


class QuietSelect(Select):
    """A Select without a box, as wide as its label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty list."""
        super().__init__(parent)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        """The label and the chevron."""
        px = theme().px
        width = text_width(self.currentText(), STYLE) + px(GAP) + px(CHEVRON)
        return QSize(width, theme().line_height(STYLE) + px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint label and chevron."""
        px = theme().px
        ink = theme().tokens.text if self.underMouse() else theme().tokens.text2
        painter = QPainter(self)
        painter.setFont(theme().font(STYLE))
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.currentText())
        left = text_width(self.currentText(), STYLE) + px(GAP)
        side = px(CHEVRON)
        paint_icon(painter, "down", ink, QRectF(left, round((self.height() - side) / 2), side, side))
        painter.end()
