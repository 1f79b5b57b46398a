"""A field for one line of text; must not know what is typed."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.control import control_height
from common.ui.focus_ring import watch_focus
from common.ui.theme import follow_theme, theme

RADIUS = 9.0


class TextField(QLineEdit):
    """A line edit with the app's box."""

    def __init__(self, text: str = "", placeholder: str = "", parent: QWidget | None = None) -> None:
        """A field holding `text`."""
        super().__init__(text, parent)
        self.setPlaceholderText(placeholder)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        watch_focus(self, RADIUS)
        follow_theme(self, self._restyle)

    def sizeHint(self) -> QSize:
        """A field as high as a button."""
        return QSize(theme().px(200), control_height("control", 40))

    def minimumSizeHint(self) -> QSize:
        """May shrink in width; the text scrolls."""
        return QSize(theme().px(100), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box under the text."""
        tokens = theme().tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = tokens.raised if self.isEnabled() else tokens.sunken
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), fill, tokens.line2)
        painter.end()
        super().paintEvent(event)

    def _restyle(self) -> None:
        tokens = theme().tokens
        self.setFont(theme().font("body"))
        margin = theme().px(10)
        self.setTextMargins(margin, 0, margin, 0)
        self.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: none; color: {tokens.text.name()};"
            f" placeholder-text-color: {tokens.text2.name()}; }}"
            f"QLineEdit:disabled {{ color: {tokens.text2.name()}; }}"
        )
