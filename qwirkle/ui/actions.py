"""The buttons either side of the rack; must not know the rules."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from common.ui.button import Button, ButtonKind
from common.ui.icon_names import IconName
from common.ui.theme import theme

_GAP = 8.0
_LEFT_WIDTH = 140.0
_RIGHT_WIDTH = 156.0
_HEIGHT = 42.0
_ICON_CONFIRM_WIDTH = 96.0
_WIDEST_POINTS = "+84"


@dataclass(frozen=True)
class ActionWords:
    """What the buttons say."""

    swap: str
    shuffle: str
    confirm: str
    take_back: str
    cancel: str
    do_pass: str


@dataclass(frozen=True)
class ActionState:
    """What the buttons may do now; `confirm_text` stands at the right end, reasons are shown as tooltips."""

    may_act: bool = False
    swapping: bool = False
    swap_reason: str = ""
    confirm_reason: str = ""
    can_confirm: bool = False
    confirm_text: str = ""
    can_take_back: bool = False
    can_pass: bool = False


class Actions(QObject):
    """Swap and shuffle on the left, confirm and take back on the right; icons alone where room is short."""

    swap = Signal()
    shuffle = Signal()
    confirm = Signal()
    take_back = Signal()
    pass_turn = Signal()

    def __init__(self, words: ActionWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._state = ActionState()
        self._is_wordless = False
        self.swap_button = self._button(words.swap, "swap", ButtonKind.TOOL, parent)
        self.shuffle_button = self._button(words.shuffle, "shuffle", ButtonKind.TOOL, parent)
        self.confirm_button = self._button(words.confirm, "check", ButtonKind.PRIMARY, parent)
        self.back_button = self._button(words.take_back, "undo", ButtonKind.TOOL, parent)
        self.pass_button = self._button(words.do_pass, "next", ButtonKind.TOOL, parent)
        self.swap_button.clicked.connect(self.swap)
        self.shuffle_button.clicked.connect(self.shuffle)
        self.confirm_button.clicked.connect(self.confirm)
        self.back_button.clicked.connect(self.take_back)
        self.pass_button.clicked.connect(self.pass_turn)
        self.show_state(ActionState())

    def buttons(self) -> tuple[Button, ...]:
        """All buttons."""
        return (
            self.swap_button,
            self.shuffle_button,
            self.confirm_button,
            self.back_button,
            self.pass_button,
        )

    def set_visible(self, visible: bool) -> None:
        """Show the buttons or not; the one to pass only when passing is possible."""
        for button in self.buttons()[:-1]:
            button.setVisible(visible)

    def show_state(self, state: ActionState) -> None:
        """Enable, disable and name the buttons."""
        self._state = state
        words = self._words
        swap, confirm = self.swap_button, self.confirm_button
        swap.setEnabled(state.may_act and (state.swapping or not state.swap_reason))
        swap.set_icon_name("close" if state.swapping else "swap")
        self._say(swap, words.cancel if state.swapping else words.swap, state.swap_reason)
        self._say(self.shuffle_button, words.shuffle)
        confirm.setEnabled(state.may_act and state.can_confirm)
        self._say_confirm(words.swap if state.swapping else words.confirm, state)
        self.back_button.setEnabled(state.can_take_back)
        self._say(self.back_button, words.take_back)
        self.pass_button.setVisible(state.can_pass and state.may_act)
        self._say(self.pass_button, words.do_pass)

    def lay_out(self, left: QPointF, right: QPointF, limits: QRectF, *, icons: bool) -> list[QRectF]:
        """Stand with the right edge at one point and the left edge at the other; return the places taken.

        Nothing reaches beyond `limits`: where there is no room for words, or with `icons`, icons stand alone.
        """
        self._set_wordless(False)
        self._set_wordless(icons or left.x() - self._left_width() < limits.left())
        height = max(theme().px(_HEIGHT), self.swap_button.sizeHint().height())
        gap = theme().px(_GAP)
        left_width, right_width = self._left_width(), self._right_width()
        top = min(left.y(), limits.bottom() - 2 * height - gap)
        places = []
        for column, x, width in (
            ((self.swap_button, self.shuffle_button), left.x() - left_width, left_width),
            ((self.confirm_button, self.back_button), right.x(), right_width),
        ):
            for row, button in enumerate(column):
                place = QRectF(x, top + row * (height + gap), width, height)
                button.setGeometry(place.toRect())
                places.append(place)
        over = QRectF(right.x(), top - height - gap, right_width, height)
        self.pass_button.setGeometry(over.toRect())
        return places

    def _button(self, text: str, icon: IconName, kind: ButtonKind, parent: QWidget) -> Button:
        button = Button(text, kind, icon=None if kind is ButtonKind.PRIMARY else icon, parent=parent)
        button.setAccessibleName(text)
        return button

    def _set_wordless(self, wordless: bool) -> None:
        self._is_wordless = wordless
        self.confirm_button.set_icon_name("check" if wordless else None)
        self.show_state(self._state)

    def _say(self, button: Button, text: str, reason: str = "") -> None:
        button.setText("" if self._is_wordless else text)
        button.setAccessibleName(text)
        button.setToolTip(reason or (text if self._is_wordless else ""))
        button.updateGeometry()

    def _say_confirm(self, text: str, state: ActionState) -> None:
        confirm = self.confirm_button
        self._say(confirm, text, state.confirm_reason)
        confirm.set_trailing("" if self._is_wordless else state.confirm_text)
        if self._is_wordless:
            confirm.setText(state.confirm_text)

    def _left_width(self) -> int:
        buttons = (self.swap_button, self.shuffle_button)
        widest = max(button.sizeHint().width() for button in buttons)
        return widest if self._is_wordless else max(theme().px(_LEFT_WIDTH), widest)

    def _right_width(self) -> int:
        """Wide enough for whatever a move may score."""
        buttons = (self.confirm_button, self.back_button, self.pass_button)
        if self._is_wordless:
            return max(theme().px(_ICON_CONFIRM_WIDTH), self.back_button.sizeHint().width())
        self.confirm_button.set_trailing(_WIDEST_POINTS)
        widest = max(button.sizeHint().width() for button in buttons)
        self.confirm_button.set_trailing(self._state.confirm_text)
        return max(theme().px(_RIGHT_WIDTH), widest)
