"""The panel that asks whether a hand is to be spoiled; must not know who may spoil it."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.game_scene import ENTER
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from king.ui import chooser_words

WIDTH = 460.0


class SpoilQuestion(Panel):
    """Two answers; `answered(bool)` brings whether the hand is spoiled (K23, K27)."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH3, radius=20)
        self._title = Label(role="game")
        self._text = Label(wrap=True)
        self.keep = Button(chooser_words.keep())
        self.spoil = Button(chooser_words.spoil(), ButtonKind.PRIMARY)
        self._lay_out()
        self.keep.clicked.connect(lambda: self.answered.emit(False))
        self.spoil.clicked.connect(lambda: self.answered.emit(True))
        for button in (self.keep, self.spoil):
            button.installEventFilter(self)
        follow_theme(self, self._space)
        self.hide()

    def open(self, is_rifki: bool, caller: str) -> None:
        """Ask about the hand this caller has called."""
        self._title.setText(chooser_words.spoil_heading(is_rifki))
        self._text.setText(chooser_words.spoil_text(is_rifki, caller))
        self.show()
        self.raise_()
        self.advise(True)

    def advise(self, spoil: bool) -> None:
        """Put the focus on one of the answers."""
        (self.spoil if spoil else self.keep).setFocus(Qt.FocusReason.TabFocusReason)

    def place(self, area: QRectF, bottom: float) -> None:
        """Stand in the middle of an area, above `bottom`."""
        width = min(theme().px(WIDTH), round(area.width()))
        self._column.invalidate()
        height = self._column.totalHeightForWidth(width)
        x = area.center().x() - width / 2
        middle = (area.top() + min(bottom, area.bottom()) - height) / 2
        self.setGeometry(QRect(round(x), round(max(middle, area.top())), width, height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and Right go between the answers, Enter gives one."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.advise(key == Qt.Key.Key_Right)
        elif key in ENTER and isinstance(watched, Button):
            watched.click()
        else:
            return super().eventFilter(watched, event)
        return True

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._answers = QHBoxLayout()
        self._answers.addStretch(1)
        self._answers.addWidget(self.keep)
        self._answers.addWidget(self.spoil)
        self._column.addLayout(self._answers)

    def _space(self) -> None:
        px = theme().px
        self._column.setContentsMargins(px(24), px(20), px(24), px(20))
        self._column.setSpacing(px(14))
        self._answers.setSpacing(px(10))
