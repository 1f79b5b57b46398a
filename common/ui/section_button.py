"""One entry of a list of sections at the left of a dialog; must not know the sections."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.choice import Choice
from common.ui.colors import faded
from common.ui.control import control_height, text_width
from common.ui.theme import theme

RADIUS = 10.0
PADDING = 14.0


class SectionButton(Choice):
    """Sunken while its section shows."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(RADIUS, parent)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def sizeHint(self) -> QSize:
        """The text with room beside it."""
        width = text_width(self.text(), "control") + 2 * theme().px(PADDING)
        return QSize(max(width, theme().px(150)), control_height("control", 40))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint ground and text."""
        tokens, px = theme().tokens, theme().px
        strength = 1.0 if self.isChecked() else 0.5 * self.hover
        paint_box(painter, rect, theme().dp(RADIUS), faded(tokens.sunken, strength))
        painter.setFont(theme().font("control"))
        painter.setPen(tokens.text if self.isChecked() else tokens.text2)
        words = rect.adjusted(px(PADDING), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
