"""What is laid over the board to ask or tell: chooser, colours, draw, pause; must not know the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.ui.avatar import paint_avatar
from common.ui.button import Button, ButtonKind
from common.ui.control import Control
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.seat_colors import SYMBOL_SEATS, SeatColor
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from kizma.engine.cards import JOKER
from kizma.ui.card_painter import HEIGHT, WIDTH, card_pixmap
from kizma.ui.card_signs import Sign
from kizma.ui.die_painter import die_pixmap


class BoardOverlay(Panel):
    """A panel in the middle of the board, hidden until it has something to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, level=Level.SH3, radius=20)
        self._board = QRectF()
        self.column = QVBoxLayout(self)
        follow_theme(self, self._space)
        self.hide()

    def set_board(self, board: QRectF) -> None:
        """Say where the board lies."""
        self._board = board
        self.settle()

    def settle(self) -> None:
        """Take the room the content needs, in the middle of the board."""
        hint = self.sizeHint()
        width = min(hint.width(), round(self._board.width()) - 24)
        height = max(hint.height(), self.heightForWidth(width))
        middle = self._board.center()
        self.setGeometry(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)

    def appear(self) -> None:
        """Come to the front."""
        self.settle()
        self.show()
        self.raise_()
        self.settle()

    def _space(self) -> None:
        px = theme().px
        self.column.setContentsMargins(px(24), px(20), px(24), px(22))
        self.column.setSpacing(px(12))


class Chooser(BoardOverlay):
    """Asks which of several meanings a drop had; arrows and Enter choose, Esc gives up."""

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(self, question: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[Button] = []
        self.column.addWidget(Label(question, "heading"))
        self._point = QPointF()

    def buttons(self) -> Sequence[Button]:
        """The answers, in order."""
        return self._buttons

    def ask(self, texts: Sequence[str], point: QPointF) -> None:
        """Show the answers near a point of the board."""
        self.clear()
        self._point = point
        for index, text in enumerate(texts):
            button = Button(text, ButtonKind.PRIMARY if index == 0 else ButtonKind.OUTLINE, parent=self)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, index=index: self._choose(index))
            self._buttons.append(button)
            self.column.addWidget(button)
            button.show()
        self.appear()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def settle(self) -> None:
        """Stand beside the point, inside the board."""
        hint, gap = self.sizeHint(), theme().dp(28)
        left = self._point.x() + gap
        if left + hint.width() > self._board.right():
            left = self._point.x() - gap - hint.width()
        left = min(max(left, self._board.left() + 8), self._board.right() - hint.width() - 8)
        top = self._point.y() - hint.height() / 2
        top = min(max(top, self._board.top() + 8), self._board.bottom() - hint.height() - 8)
        self.setGeometry(round(left), round(top), hint.width(), hint.height())

    def clear(self) -> None:
        """Take the question away."""
        for button in self._buttons:
            self.column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the answers."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.cancelled.emit()
        elif event.key() in step and self._buttons:
            at = next((index for index, button in enumerate(self._buttons) if button.hasFocus()), 0)
            following = self._buttons[(at + step[Qt.Key(event.key())]) % len(self._buttons)]
            following.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = next((button for button in self._buttons if button.hasFocus()), None)
            if focused is not None:
                focused.click()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int) -> None:
        self.clear()
        self.chosen.emit(index)


class ColourDisc(Control):
    """A player colour to be picked."""

    def __init__(self, color: SeatColor, name: str, parent: QWidget | None = None) -> None:
        super().__init__(34, parent)
        self._color = color
        self._name = name
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """The disc and its name below."""
        width = max(theme().px(64), theme().metrics("small").horizontalAdvance(self._name) + theme().px(16))
        return QSize(round(width), theme().px(66) + theme().line_height("small"))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the disc, ringed when pointed at."""
        side = theme().dp(50)
        disc = QRectF(rect.center().x() - side / 2, theme().dp(7), side, side)
        ring = theme().tokens.brass if self.hover > 0.3 or self.hasFocus() else None
        paint_avatar(painter, disc, self._color, self._name, ring)
        painter.setFont(theme().font("small"))
        painter.setPen(theme().tokens.text)
        line = QRectF(rect.left(), disc.bottom() + theme().dp(6), rect.width(), theme().line_height("small"))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._name)


class ColourPicker(BoardOverlay):
    """Asks the beginner for a colour; ``picked(colour)``."""

    picked = Signal(int)

    def __init__(self, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label("", "game")
        self._help = Label("", "small", "text2")
        row = QHBoxLayout()
        self.discs = [ColourDisc(color, name) for color, name in zip(SYMBOL_SEATS, names, strict=True)]
        for index, disc in enumerate(self.discs):
            disc.clicked.connect(lambda _checked=False, index=index: self.picked.emit(index))
            row.addWidget(disc)
        self.column.addWidget(self._title)
        self.column.addWidget(self._help)
        self.column.addLayout(row)

    def ask(self, words: tuple[str, str]) -> None:
        """Ask."""
        self._title.setText(words[0])
        self._help.setText(words[1])
        self.appear()
        self.discs[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter pick the colour in focus and arrows go on."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        at = next((index for index, disc in enumerate(self.discs) if disc.hasFocus()), 0)
        if event.key() in step:
            following = self.discs[(at + step[Qt.Key(event.key())]) % len(self.discs)]
            following.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.discs[at].click()
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True)
class Drawn:
    """What a player drew for the first turn; None where he does not draw again."""

    name: str
    value: int | None


class OrderPanel(BoardOverlay):
    """Shows the draw for the first turn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label("", "game")
        self._row = DrawnRow()
        self._result = Label("", "body", "text2")
        for widget in (self._title, self._row, self._result):
            self.column.addWidget(widget)

    def tell(self, title: str, drawn: Sequence[Drawn], result: str, *, dice: bool) -> None:
        """Show what was drawn and what it led to."""
        self._title.setText(title)
        self._row.show_drawn(drawn, dice=dice)
        self._result.setText(result)
        self.appear()


class DrawnRow(QWidget):
    """Cards or dice side by side with the names below."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: Sequence[Drawn] = ()
        self._dice = False

    def show_drawn(self, drawn: Sequence[Drawn], *, dice: bool) -> None:
        """Show these."""
        self._drawn, self._dice = tuple(drawn), dice
        self.setAccessibleName(", ".join(f"{one.name} {one.value or ''}" for one in drawn))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A place for each player."""
        return QSize(
            round(max(len(self._drawn), 1) * self._pitch()),
            round(theme().dp(64) * HEIGHT / WIDTH + theme().line_height("small") + theme().dp(10)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cards and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, dpr = theme().dp(64), self.devicePixelRatioF()
        height = width * HEIGHT / WIDTH
        best = max((one.value or 0 for one in self._drawn), default=0)
        for index, one in enumerate(self._drawn):
            middle = (index + 0.5) * self._pitch()
            if one.value is not None and self._dice:
                top = (height - width) / 2
                painter.drawPixmap(QPointF(middle - width / 2, top), die_pixmap(one.value, width, dpr))
            elif one.value is not None:
                sign = Sign.SWAP if one.value == JOKER else None
                painter.drawPixmap(QPointF(middle - width / 2, 0), card_pixmap(one.value, sign, width, dpr))
            painter.setFont(theme().font("small_strong" if one.value == best else "small"))
            painter.setPen(theme().tokens.text)
            line = QRectF(middle - self._pitch() / 2, height + theme().dp(6), self._pitch(), 22)
            shown = painter.fontMetrics().elidedText(
                one.name, Qt.TextElideMode.ElideRight, round(self._pitch() - 6)
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignHCenter, shown)
        painter.end()

    def _pitch(self) -> float:
        return theme().dp(104)


class PauseSheet(BoardOverlay):
    """Lies over the board while the clock stands still; ``resumed`` lets the game go on."""

    resumed = Signal()

    def __init__(self, words: tuple[str, str, str], parent: QWidget) -> None:
        super().__init__(parent)
        title, text, button = words
        self.button = Button(button, ButtonKind.PRIMARY)
        self.button.clicked.connect(self.resumed)
        self.column.addWidget(Label(title, "game"))
        self.column.addWidget(Label(text, "body", "text2"))
        self.column.addWidget(self.button)
