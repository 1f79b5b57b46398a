"""A strip under the top bar: what another player did, or what went wrong; must not know the events."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui import durations
from common.ui.avatar import Avatar
from common.ui.box import paint_box
from common.ui.button import Button
from common.ui.icons import paint_icon
from common.ui.label import Label
from common.ui.message import Message
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


class Banner(Message):
    """Floats centred under the top bar; an event goes after two seconds, trouble stays until settled."""

    def __init__(self, parent: QWidget, top: float = 64) -> None:
        """A hidden banner for the window `parent`, `top` dp below its upper edge."""
        self._top = top
        self._is_trouble = False
        text = Label(role="control")
        super().__init__(parent, text, Button(compact=True))
        self._avatar = Avatar(PLAIN_SEATS[0], "", 24, self)
        self._mark = InfoMark(self)
        self._detail = Label(color="text2", parent=self)
        for widget in (self._avatar, self._mark, text, self._detail, self.button):
            self.row.addWidget(widget)
        self.row.setStretchFactor(text, 1)
        Shadow(self, Level.SH2, RADIUS)

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
        self._dress(detail, player=color is not None, button="")
        self.setAccessibleName(f"{text} {detail}".strip())
        self.come(text, durations.PANEL, stay=durations.BANNER_STAY, run=None)

    def warn(self, text: str, button: str, run: Callable[[], None]) -> None:
        """Show trouble until its `button` is pressed, which calls `run`, or `dismiss` is called."""
        self._is_trouble = True
        self._dress("", player=False, button=button)
        self.setAccessibleName(text)
        self.come(text, durations.PANEL, stay=None, run=run)

    def dismiss(self) -> None:
        """Take the banner away."""
        self._is_trouble = False
        super().dismiss()

    def place(self) -> None:
        """Centred under the top bar."""
        size = self.fitting()
        x = (self.host.width() - size.width()) // 2
        self.setGeometry(x, theme().px(self._top), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        tokens = theme().tokens
        fill, line = (tokens.raised, tokens.line) if self._is_trouble else (tokens.brass_tint, None)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), fill, line)
        painter.end()

    def space(self) -> None:
        """Give the words room."""
        px = theme().px
        self.row.setContentsMargins(px(16), px(5), px(16), px(5))
        self.row.setSpacing(px(12))

    def _dress(self, detail: str, *, player: bool, button: str) -> None:
        """Show who did it or the mark of trouble, and what belongs to the text."""
        self._detail.setText(detail)
        self.button.setText(button)
        self._avatar.setVisible(player)
        self._detail.setVisible(bool(detail))
        self._mark.setVisible(self._is_trouble)
        self.button.setVisible(bool(button))
