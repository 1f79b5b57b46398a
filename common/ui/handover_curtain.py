"""The curtain that hides the table while the screen changes hands; must not know what it hides."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QEasingCurve, QPoint, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui import durations
from common.ui.avatar import RING, paint_avatar
from common.ui.button import Button, ButtonKind
from common.ui.materials.picture import draw_picture
from common.ui.materials.walnut import paint_walnut
from common.ui.name_cases import dative, locative
from common.ui.overlay import Overlay
from common.ui.seat_colors import PLAIN_SEATS, SeatColor
from common.ui.theme import follow_theme, theme
from common.ui.tokens import LIGHT

FOLD = 28.0
HEM = 3.0
HEM_INSET = 14.0
AVATAR = 72.0
SEED = 11
#: Text on the curtain, the same by day and by night.
TEXT = LIGHT.plate_text
TEXT2 = LIGHT.plate_text2


class CurtainOverlay(Overlay):
    """Falls over the whole window and stays until the next player says so.

    `covered` is emitted once nothing of the table is to be seen, the moment to show the next player's side;
    `accepted` when that player asks for the table, after which the curtain rises by itself.
    """

    covered = Signal()
    accepted = Signal()

    def __init__(self, parent: QWidget) -> None:
        """A raised curtain for the window `parent`."""
        super().__init__(parent)
        self._name = ""
        self._color = PLAIN_SEATS[0]
        self._drop = 0.0
        self._button = Button(kind=ButtonKind.IVORY, parent=self)
        self._button.clicked.connect(self._accept)
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._on_drop)
        self._motion.finished.connect(self._on_finished)
        follow_theme(self, self.place)

    def fall(self, name: str, seat_color: SeatColor) -> None:
        """Let the curtain fall for the player `name`; at once when motion is reduced."""
        self._name = name
        self._color = seat_color
        self._button.setText(self.tr("I’m {name}, show").format(name=name))
        self.setAccessibleName(self._headline())
        self.show()
        self.raise_()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._move(0.0, 1.0)

    def cover(self, name: str, seat_color: SeatColor) -> None:
        """Stand fallen at once, for example when a saved match is opened."""
        self.fall(name, seat_color)
        self._motion.setCurrentTime(self._motion.duration())

    def place(self) -> None:
        """Cover the host and put the button under the words."""
        super().place()
        self._button.adjustSize()
        top = self._block_top() + self._block_height() - self._button.height()
        self._button.move((self.width() - self._button.width()) // 2, round(top - self._lifted()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key but those of the button does anything."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click reaches what lies beneath."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the only button."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint folds, hem, avatar and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self._lifted())
        folds = _folds(self.width(), self.height(), self.devicePixelRatioF(), theme().px(FOLD))
        painter.drawPixmap(QPoint(0, 0), folds)
        hem = QRectF(0, self.height() - theme().dp(HEM_INSET), self.width(), theme().dp(HEM))
        painter.fillRect(hem, LIGHT.brass_on_table)
        self._paint_block(painter)
        painter.end()

    def _headline(self) -> str:
        return self._told(self.tr("{name}’s turn"))

    def _told(self, sentence: str) -> str:
        """`sentence` with the name, plain or in the case its language asks for, in its places."""
        return sentence.format(name=self._name, name_at=locative(self._name), name_to=dative(self._name))

    def _paint_block(self, painter: QPainter) -> None:
        px, line = theme().px, theme().line_height
        size = theme().dp(AVATAR)
        y = self._block_top()
        disc = QRectF((self.width() - size) / 2, y + size * (RING - 1) / 2, size, size)
        paint_avatar(painter, disc, self._color, self._name, LIGHT.brass_on_table)
        y += size * RING + px(12)
        painter.setFont(theme().font("title"))
        painter.setPen(TEXT)
        painter.drawText(
            QRectF(0, y, self.width(), line("title")), Qt.AlignmentFlag.AlignCenter, self._headline()
        )
        y += line("title") + px(4)
        painter.setFont(theme().font("body"))
        painter.setPen(TEXT2)
        sentence = self._told(self.tr("Hand the screen to {name}."))
        painter.drawText(QRectF(0, y, self.width(), line("body")), Qt.AlignmentFlag.AlignCenter, sentence)

    def _block_height(self) -> float:
        texts = theme().line_height("title") + theme().line_height("body")
        gaps = theme().px(12) + theme().px(4) + theme().px(24)
        return theme().dp(AVATAR) * RING + texts + gaps + self._button.sizeHint().height()

    def _block_top(self) -> float:
        return (self.height() - self._block_height()) / 2

    def _lifted(self) -> float:
        """How far the curtain still hangs above its fallen place, in logical pixels."""
        return (1.0 - self._drop) * self.height()

    def _move(self, start: float, end: float) -> None:
        self._motion.stop()
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        self._motion.setDuration(theme().interface_ms(durations.CURTAIN))
        self._on_drop(start)
        self._motion.start()

    def _on_drop(self, value: float) -> None:
        self._drop = value
        self.place()
        self.update()

    def _on_finished(self) -> None:
        if self._motion.endValue() == 1.0:
            self.covered.emit()
        else:
            self.hide()

    def _accept(self) -> None:
        if self._drop < 1.0:
            return
        self.accepted.emit()
        self._move(1.0, 0.0)


@lru_cache(maxsize=2)
def _folds(width: int, height: int, dpr: float, fold: int) -> QPixmap:
    """The cloth: walnut with upright grain, shaded in folds."""
    return draw_picture(width, height, dpr, lambda painter, rect: _paint_folds(painter, rect, fold))


def _paint_folds(painter: QPainter, rect: QRectF, fold: int) -> None:
    colors = (LIGHT.veneer[0], LIGHT.walnut[1])
    paint_walnut(painter, rect, colors, seed=SEED, upright=True)
    for place in range(ceil(rect.width() / fold)):
        stripe = QRectF(place * fold, 0, fold, rect.height())
        shade = QLinearGradient(stripe.topLeft(), stripe.topRight())
        shade.setColorAt(0.0, QColor(18, 8, 3, 150))
        shade.setColorAt(0.22, QColor(18, 8, 3, 30))
        shade.setColorAt(0.45, QColor(255, 214, 160, 22))
        shade.setColorAt(0.75, QColor(18, 8, 3, 20))
        shade.setColorAt(1.0, QColor(18, 8, 3, 150))
        painter.fillRect(stripe, shade)
