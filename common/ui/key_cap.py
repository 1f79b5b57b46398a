"""A key of the keyboard as a small cap; must not know what pressing it does."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.control import control_height, text_width
from common.ui.theme import follow_theme, theme


class KeyCap(QWidget):
    """The name of a key in an outlined box, for hints."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        """A cap reading `key`, already in the user's language."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)
        self._key = key
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """The text in its box, at least square."""
        height = control_height("label_strong", 20, 1)
        return QSize(max(text_width(self._key, "label_strong") + 2 * theme().px(6), height), height)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cap."""
        tokens = theme().tokens
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, theme().dp(5), tokens.surface, tokens.line2)
        painter.setFont(theme().font("label_strong"))
        painter.setPen(tokens.text2)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.end()
