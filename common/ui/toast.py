"""One short message at the foot of the window; must not know why it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from common.ui import durations
from common.ui.box import paint_box
from common.ui.fade import Fade
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.overlay import Overlay
from common.ui.theme import follow_theme, theme

RADIUS = 12.0


class Toast(Overlay):
    """Floats bottom centre; one message at a time, the newest wins; goes by itself."""

    def __init__(self, parent: QWidget) -> None:
        """A hidden toast for the window `parent`."""
        super().__init__(parent)
        self._lift = 24.0
        self._action: Callable[[], None] | None = None
        self._text = Label(role="body", color="toast_text", parent=self)
        self._button = LinkButton("", color="toast_action", parent=self)
        self._button.clicked.connect(self._on_action)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text)
        self._row.addWidget(self._button)
        self._fade = Fade(self)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.dismiss)
        follow_theme(self, self._space)

    @property
    def text(self) -> str:
        """The message shown last."""
        return self._text.text()

    def set_lift(self, lift: float) -> None:
        """Float `lift` dp above the foot of the window, for example over a hand of cards."""
        self._lift = lift
        self.place()

    def say(self, text: str, action: str = "", run: Callable[[], None] | None = None) -> None:
        """Show `text` for four seconds, with a button `action` that calls `run`."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self._action = run
        self._button.setText(action)
        self._button.setVisible(bool(action))
        self.place()
        self.raise_()
        self._fade.come(durations.TOAST_IN)
        self._stay.start(durations.TOAST_STAY)

    def dismiss(self) -> None:
        """Take the message away."""
        self._stay.stop()
        if not self.isHidden():
            self._fade.go(durations.TOAST_OUT)

    def place(self) -> None:
        """Bottom centre, no wider than the window."""
        room = self.host.width() - 2 * theme().px(24)
        self._text.setWordWrap(False)
        width = self._row.sizeHint().width()
        self._text.setWordWrap(width > room)
        self._row.invalidate()
        width = min(width, room)
        height = max(self._row.totalHeightForWidth(width), self._row.sizeHint().height(), theme().px(44))
        x = (self.host.width() - width) // 2
        self.setGeometry(x, self.host.height() - height - theme().px(self._lift), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme().tokens
        line = tokens.line if theme().is_dark else None
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), tokens.toast, line)
        painter.end()

    def _on_action(self) -> None:
        run, self._action = self._action, None
        self.dismiss()
        if run is not None:
            run()

    def _space(self) -> None:
        px = theme().px
        self._row.setContentsMargins(px(16), px(6), px(16), px(6))
        self._row.setSpacing(px(24))
        self.place()
