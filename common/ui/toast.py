"""One short message at the foot of the window; must not know why it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui import durations
from common.ui.box import paint_box
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.message import Message
from common.ui.theme import theme

RADIUS = 12.0


class Toast(Message):
    """Floats bottom centre; one message at a time, the newest wins; goes by itself."""

    def __init__(self, parent: QWidget) -> None:
        """A hidden toast for the window `parent`."""
        self._lift = 24.0
        text = Label(role="body", color="toast_text")
        super().__init__(parent, text, LinkButton("", color="toast_action"))
        self.row.addWidget(text)
        self.row.addWidget(self.button)

    def set_lift(self, lift: float) -> None:
        """Float `lift` dp above the foot of the window, for example over a hand of cards."""
        self._lift = lift
        self.place()

    def say(self, text: str, action: str = "", run: Callable[[], None] | None = None) -> None:
        """Show `text` for four seconds, with a button `action` that calls `run`."""
        self.setAccessibleName(text)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self.come(text, durations.TOAST_IN, stay=durations.TOAST_STAY, run=run)

    def place(self) -> None:
        """Bottom centre, no wider than the window."""
        size = self.fitting()
        x = (self.host.width() - size.width()) // 2
        y = self.host.height() - size.height() - theme().px(self._lift)
        self.setGeometry(x, y, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme().tokens
        line = tokens.line if theme().is_dark else None
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), tokens.toast, line)
        painter.end()

    def space(self) -> None:
        """Give the words room."""
        px = theme().px
        self.row.setContentsMargins(px(16), px(6), px(16), px(6))
        self.row.setSpacing(px(24))
