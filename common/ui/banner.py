"""A strip under the top bar: what another player did, or what went wrong; must not know the events."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from common.ui import durations
from common.ui.avatar import Avatar
from common.ui.box import paint_box
from common.ui.button import Button
from common.ui.fade import Fade
from common.ui.icons import paint_icon
from common.ui.label import Label
from common.ui.overlay import Overlay
from common.ui.seat_colors import PLAIN_SEATS, SeatColor
from common.ui.shadow import Level, Shadow
from common.ui.theme import follow_theme, theme

RADIUS = 12.0


class InfoMark(QWidget):
    """The round "i" before a message of trouble."""

    def __init__(self, parent: QWidget) -> None:
        """A mark as high as the text beside it."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """One icon."""
        side = theme().line_height("body")
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        side = theme().line_height("body")
        box = QRectF(0, (self.height() - side) // 2, side, side)
        painter = QPainter(self)
        paint_icon(painter, "info", theme().tokens.tea_text, box)
        painter.end()


class Banner(Overlay):
    """Floats centred under the top bar; an event goes after two seconds, trouble stays until settled."""

    def __init__(self, parent: QWidget, top: float = 64) -> None:
        """A hidden banner for the window `parent`, `top` dp below its upper edge."""
        super().__init__(parent)
        self._top = top
        self._is_trouble = False
        self._run: Callable[[], None] | None = None
        self._avatar = Avatar(PLAIN_SEATS[0], "", 24, self)
        self._mark = InfoMark(self)
        self._text = Label(role="control", parent=self)
        self._detail = Label(color="text2", parent=self)
        self._button = Button(compact=True, parent=self)
        self._button.clicked.connect(self._on_button)
        self._row = QHBoxLayout(self)
        for widget in (self._avatar, self._mark, self._text, self._detail, self._button):
            self._row.addWidget(widget)
        self._row.setStretchFactor(self._text, 1)
        Shadow(self, Level.SH2, RADIUS)
        self._fade = Fade(self)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.dismiss)
        follow_theme(self, self._space)

    @property
    def text(self) -> str:
        """The message shown last."""
        return self._text.text()

    def set_top(self, top: float) -> None:
        """Float `top` dp below the upper edge of the window, for example under a row of players."""
        self._top = top
        self.place()

    def tell(self, text: str, detail: str = "", *, name: str = "", color: SeatColor | None = None) -> None:
        """Show for two seconds what happened; `name` and `color` show the player who did it.

        Does nothing while trouble is showing.
        """
        if self._is_trouble and not self.isHidden():
            return
        if color is not None:
            self._avatar.set_player(color, name)
        self._show(text, detail, player=color is not None, button="")
        self._stay.start(durations.BANNER_STAY)

    def warn(self, text: str, button: str, run: Callable[[], None]) -> None:
        """Show trouble until its `button` is pressed, which calls `run`, or `dismiss` is called."""
        self._stay.stop()
        self._run = run
        self._is_trouble = True
        self._show(text, "", player=False, button=button)

    def dismiss(self) -> None:
        """Take the banner away."""
        self._stay.stop()
        self._is_trouble = False
        if not self.isHidden():
            self._fade.go(durations.TOAST_OUT)

    def place(self) -> None:
        """Centred under the top bar."""
        room = self.host.width() - 2 * theme().px(24)
        self._text.setWordWrap(False)
        width = self._row.sizeHint().width()
        self._text.setWordWrap(width > room)
        self._row.invalidate()
        width = min(width, room)
        height = max(theme().px(44), self._row.totalHeightForWidth(width), self._row.sizeHint().height())
        self.setGeometry((self.host.width() - width) // 2, theme().px(self._top), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        tokens = theme().tokens
        fill, line = (tokens.raised, tokens.line) if self._is_trouble else (tokens.brass_tint, None)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), fill, line)
        painter.end()

    def _show(self, text: str, detail: str, *, player: bool, button: str) -> None:
        self._text.setText(text)
        self._detail.setText(detail)
        self._button.setText(button)
        self._avatar.setVisible(player)
        self._detail.setVisible(bool(detail))
        self._mark.setVisible(self._is_trouble)
        self._button.setVisible(bool(button))
        self.setAccessibleName(f"{text} {detail}".strip())
        self._row.invalidate()
        self.place()
        self.raise_()
        self._fade.come(durations.PANEL)

    def _on_button(self) -> None:
        run, self._run = self._run, None
        self.dismiss()
        if run is not None:
            run()

    def _space(self) -> None:
        px = theme().px
        self._row.setContentsMargins(px(16), px(5), px(16), px(5))
        self._row.setSpacing(px(12))
        self.place()
