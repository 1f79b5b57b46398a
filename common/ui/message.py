"""One line of words that floats over a window and goes again; must not know what it says."""

from collections.abc import Callable

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from common.ui import durations
from common.ui.control import Control
from common.ui.fade import Fade
from common.ui.label import Label
from common.ui.overlay import Overlay
from common.ui.theme import follow_theme, theme

LEAST_HEIGHT = 44.0
ROOM_BESIDE = 24.0


class Message(Overlay):
    """A text and a button in a row; the next message takes the place of the one that is shown.

    Whoever makes a kind of message fills `row`, and says by `place` where it floats and by `space` what room
    is between its parts.
    """

    def __init__(self, parent: QWidget, text: Label, button: Control) -> None:
        """A hidden message for the window `parent`."""
        super().__init__(parent)
        self._label = text
        self._run: Callable[[], None] | None = None
        self.row = QHBoxLayout(self)
        self._fade = Fade(self)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.dismiss)
        self.button = button
        button.clicked.connect(self._on_button)
        follow_theme(self, self._respace)

    @property
    def text(self) -> str:
        """The message shown last."""
        return self._label.text()

    def space(self) -> None:
        """Set margins and spacing for the theme as it is."""

    def come(self, text: str, duration: int, *, stay: int | None, run: Callable[[], None] | None) -> None:
        """Show `text`, fading in for `duration` ms, for `stay` ms or for good; the button calls `run`."""
        self._label.setText(text)
        self._run = run
        self.row.invalidate()
        self.place()
        self.raise_()
        self._fade.come(duration)
        self._stay.stop()
        if stay is not None:
            self._stay.start(stay)

    def dismiss(self) -> None:
        """Take the message away."""
        self._stay.stop()
        if not self.isHidden():
            self._fade.go(durations.TOAST_OUT)

    def fitting(self) -> QSize:
        """The size for the words in one line, or in several if the window is too narrow."""
        room = self.host.width() - 2 * theme().px(ROOM_BESIDE)
        self._label.setWordWrap(False)
        width = self.row.sizeHint().width()
        self._label.setWordWrap(width > room)
        self.row.invalidate()
        width = min(width, room)
        heights = (self.row.totalHeightForWidth(width), self.row.sizeHint().height())
        return QSize(width, max(theme().px(LEAST_HEIGHT), *heights))

    def _on_button(self) -> None:
        run, self._run = self._run, None
        self.dismiss()
        if run is not None:
            run()

    def _respace(self) -> None:
        self.space()
        self.place()
