"""The ground of every modal dialog: a card over a veiled window; must not know its content."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from common.ui import durations
from common.ui.button import Button, ButtonKind
from common.ui.fade import Fade
from common.ui.label import Label
from common.ui.overlay import Overlay
from common.ui.panel import Panel
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme

RADIUS = 20.0
RISE = 12.0


class Dialog(Overlay):
    """Covers the window, keeps the focus inside, closes on Esc.

    `finished` carries whether the primary button closed it.
    """

    finished = Signal(bool)

    def __init__(self, parent: QWidget, title: str, width: float = 480) -> None:
        """A closed dialog over the window `parent`; `width` in dp."""
        super().__init__(parent)
        self._width = width
        self._return_to: QWidget | None = None
        self._card = Panel(self, level=Level.SH3, radius=RADIUS)
        self._title = Label(title, "game", wrap=True)
        self._body = QVBoxLayout()
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self._card)
        self._column.addWidget(self._title)
        self._column.addLayout(self._body, 1)
        self._column.addLayout(self._foot)
        self._fade = Fade(self, self._rise)
        self._come = 1.0
        self._is_open = False
        self.setAccessibleName(title)
        follow_theme(self, self._space)

    @property
    def body(self) -> QVBoxLayout:
        """The layout between title and buttons."""
        return self._body

    @property
    def card(self) -> Panel:
        """The card itself."""
        return self._card

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.OUTLINE) -> Button:
        """Add a button at the right of those before it.

        A PRIMARY button accepts the dialog, any other one rejects it. Add the primary last.
        """
        button = Button(text, kind)
        button.clicked.connect(self.accept if kind is ButtonKind.PRIMARY else self.reject)
        self._foot.addWidget(button)
        return button

    def open(self) -> None:
        """Show the dialog and take the focus."""
        self._is_open = True
        self._return_to = self.window().focusWidget()
        self.place()
        self.raise_()
        self._fade.come(durations.PANEL)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.focusNextPrevChild(True)

    def accept(self) -> None:
        """Close with yes."""
        self._close(True)

    def reject(self) -> None:
        """Close with no."""
        self._close(False)

    def place(self) -> None:
        """Cover the host and centre the card."""
        super().place()
        room = self.width() - 2 * theme().px(24)
        width = min(max(theme().px(self._width), self._column.minimumSize().width()), room)
        height = max(self._column.totalHeightForWidth(width), self._column.minimumSize().height())
        height = min(height, self.height() - 2 * theme().px(24))
        drop = round(theme().dp(RISE) * (1 - self._come))
        self._card.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2 + drop, width, height
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc cancels, Enter presses the primary button; no key reaches what lies beneath."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_primary()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click reaches what lies beneath."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the dialog."""
        order = self._tab_order()
        if not order:
            return True
        now = self.window().focusWidget()
        place = order.index(now) if now in order else (-1 if forward else 0)
        target = order[(place + (1 if forward else -1)) % len(order)]
        target.setFocus(Qt.FocusReason.TabFocusReason if now in order else Qt.FocusReason.OtherFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().tokens.scrim)
        painter.end()

    def _tab_order(self) -> list[QWidget]:
        """The widgets inside that Tab visits, in order."""
        order: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            if self.isAncestorOf(widget) and _takes_tab(widget):
                order.append(widget)
            widget = widget.nextInFocusChain()
        return order

    def _press_primary(self) -> None:
        for button in self._card.findChildren(Button):
            if button.kind is ButtonKind.PRIMARY and button.isEnabled():
                button.click()
                return

    def _close(self, accepted: bool) -> None:
        if not self._is_open:
            return
        self._is_open = False
        back, self._return_to = self._return_to, None
        self._fade.go(durations.PANEL)
        if back is not None and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.finished.emit(accepted)

    def _rise(self, share: float) -> None:
        self._come = share
        self.place()

    def _space(self) -> None:
        px = theme().px
        self._column.setContentsMargins(px(28), px(24), px(28), px(24))
        self._column.setSpacing(px(16))
        self._body.setSpacing(px(12))
        self._foot.setSpacing(px(12))
        self.place()


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()
