"""A list whose order the user sets, by drag or by keyboard; must not know what is ordered."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPropertyAnimation, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui import durations
from common.ui.box import paint_box
from common.ui.colors import faded, mix
from common.ui.control import Control, control_height, text_width
from common.ui.icons import paint_icon
from common.ui.theme import follow_theme, theme

GAP = 6.0
PADDING = 12.0
GRIP = 14.0
MARK = 18.0
DRAG_AFTER = 4.0


class OrderChip(Control):
    """One thing in the list: its place, its name and a grip."""

    def __init__(self, choices: Sequence[tuple[str, str]], parent: "OrderList") -> None:
        """A chip for the first of some (value, label), which it can be exchanged for."""
        super().__init__(9, parent)
        self._choices = list(choices)
        self.value, self._label = self._choices[0]
        self._place = 0
        self._grabbed: QPoint | None = None
        self._lifted = False
        self._list = parent
        self._glide = QPropertyAnimation(self, b"pos", self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)

    def set_place(self, place: int) -> None:
        """Show `place`, counted from 0."""
        self._place = place
        self.setText(f"{place + 1}. {self._label}")
        self.update()

    def exchange(self) -> None:
        """Stand for the next of its values."""
        self._choices.append(self._choices.pop(0))
        self.value, self._label = self._choices[0]
        self.set_place(self._place)

    @property
    def can_exchange(self) -> bool:
        """Whether there is anything to exchange it for."""
        return len(self._choices) > 1

    def glide_to(self, pos: QPoint) -> None:
        """Move to `pos` unless in the user's hand."""
        if self._lifted or pos == self.pos():
            return
        self._glide.stop()
        self._glide.setStartValue(self.pos())
        self._glide.setEndValue(pos)
        self._glide.setDuration(theme().interface_ms(durations.SELECT))
        self._glide.start()

    def settle_at(self, pos: QPoint) -> None:
        """Be at `pos` without a motion."""
        self._glide.stop()
        self.move(pos)

    def sizeHint(self) -> QSize:
        """Place, name and grip."""
        px = theme().px
        number = text_width("99", "number") + px(10)
        label = max(text_width(label, "control") for _, label in self._choices)
        width = px(PADDING) + number + label + px(16) + px(GRIP) + px(PADDING)
        width += px(MARK + 8) if self.can_exchange else 0
        return QSize(width, control_height("control", 38, 5))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint box, place, name and grip."""
        tokens, px = theme().tokens, theme().px
        line = tokens.brass if self._lifted else mix(tokens.line, tokens.line2, self.hover)
        paint_box(painter, rect, theme().dp(9), tokens.raised, line, theme().dp(2) if self._lifted else 1.0)
        painter.setFont(theme().font("number"))
        painter.setPen(tokens.text2)
        x = px(PADDING)
        painter.drawText(rect.adjusted(x, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(self._place + 1))
        painter.setFont(theme().font("control"))
        painter.setPen(tokens.text if self.isEnabled() else tokens.text2)
        x += text_width("99", "number") + px(10)
        painter.drawText(rect.adjusted(x, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._label)
        self._paint_grip(painter, rect)
        if self.can_exchange:
            paint_icon(painter, "swap", tokens.iznik, self._mark())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grabbed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the chip along the list once the pointer has moved far enough."""
        if self._grabbed is None:
            return
        moved = event.position().toPoint() - self._grabbed
        if not self._lifted and abs(moved.y()) < theme().dp(DRAG_AFTER):
            return
        self._lifted = True
        self.raise_()
        self._list.carry(self, self.y() + moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        was_lifted = self._lifted
        self._grabbed, self._lifted = None, False
        self.update()
        super().mouseReleaseEvent(event)
        if was_lifted:
            self._list.drop()
        elif self.can_exchange and self._mark().adjusted(-8, -8, 8, 8).contains(event.position()):
            self._list.exchange(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to the neighbours; with Ctrl or Alt they take the chip along; Space exchanges it."""
        if event.key() == Qt.Key.Key_Space and self.can_exchange:
            self._list.exchange(self)
            return
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        moving = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if moving:
            self._list.shift(self, step)
        else:
            self._list.focus_neighbour(self, step)
        event.accept()

    def _mark(self) -> QRectF:
        dp, rect = theme().dp, QRectF(self.rect())
        right = rect.right() - dp(PADDING + GRIP + 8)
        return QRectF(right - dp(MARK), rect.center().y() - dp(MARK) / 2, dp(MARK), dp(MARK))

    def _paint_grip(self, painter: QPainter, rect: QRectF) -> None:
        dp = theme().dp
        tokens = theme().tokens
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(tokens.text2, 0.6 + 0.4 * self.hover))
        left, middle = rect.right() - dp(PADDING) - dp(8), rect.center().y()
        for column in range(2):
            for row in (-1, 0, 1):
                dot = QRectF(left + column * dp(5), middle + row * dp(5) - dp(1.25), dp(2.5), dp(2.5))
                painter.drawEllipse(dot)


class OrderList(QWidget):
    """Chips one under another; `order_changed` carries the values in their new order, when let go."""

    order_changed = Signal(list)

    def __init__(self, items: Sequence[Sequence[tuple[str, str]]], parent: QWidget | None = None) -> None:
        """One chip for each item, in that order: its (value, label), and those it can be exchanged for."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._chips = [OrderChip(choices, self) for choices in items]
        self._announced = self.values()
        follow_theme(self, self._arrange)

    def values(self) -> list[str]:
        """The values in the present order."""
        return [chip.value for chip in self._chips]

    def chips(self) -> Sequence[OrderChip]:
        """The chips in the present order."""
        return tuple(self._chips)

    def carry(self, chip: OrderChip, top: int) -> None:
        """Hold `chip` at `top` and let the others make room."""
        pitch = self._pitch()
        top = max(0, min(top, (len(self._chips) - 1) * pitch))
        chip.settle_at(QPoint(0, top))
        self._put(chip, round(top / pitch))

    def shift(self, chip: OrderChip, step: int) -> None:
        """Move `chip` one place up (-1) or down (1), if there is one."""
        place = self._chips.index(chip) + step
        if 0 <= place < len(self._chips):
            self._put(chip, place)
            self.drop()

    def exchange(self, chip: OrderChip) -> None:
        """Let `chip` stand for the next of its values."""
        chip.exchange()
        self.drop()

    def drop(self) -> None:
        """Let every chip settle; announce the order if it is a new one."""
        self._glide()
        if self.values() != self._announced:
            self._announced = self.values()
            self.order_changed.emit(self._announced)

    def focus_neighbour(self, chip: OrderChip, step: int) -> None:
        """Give the focus to the chip above (-1) or below (1)."""
        place = self._chips.index(chip) + step
        if 0 <= place < len(self._chips):
            self._chips[place].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        """As wide as the longest chip, as high as all of them."""
        width = max((chip.sizeHint().width() for chip in self._chips), default=0)
        return QSize(width, len(self._chips) * self._pitch() - theme().px(GAP))

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the chips the whole width."""
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Show at once when switched off."""
        if event.type() is QEvent.Type.EnabledChange:
            self.update()
        super().changeEvent(event)

    def _pitch(self) -> int:
        return control_height("control", 38, 5) + theme().px(GAP)

    def _put(self, chip: OrderChip, place: int) -> None:
        if self._chips.index(chip) == place:
            return
        self._chips.remove(chip)
        self._chips.insert(place, chip)
        self._glide()

    def _glide(self) -> None:
        for place, chip in enumerate(self._chips):
            chip.set_place(place)
            chip.glide_to(QPoint(0, place * self._pitch()))

    def _arrange(self) -> None:
        height = control_height("control", 38, 5)
        for place, chip in enumerate(self._chips):
            chip.set_place(place)
            chip.resize(self.width(), height)
            chip.settle_at(QPoint(0, place * self._pitch()))
