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
    """Swap and shuffle on the left, confirm and take back on the right; without words in a small window."""

    swap = Signal()
    shuffle = Signal()
    confirm = Signal()
    take_back = Signal()
    pass_turn = Signal()

    def __init__(self, words: ActionWords, *, compact: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._compact = compact
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
        words = self._words
        swap, confirm = self.swap_button, self.confirm_button
        swap.setEnabled(state.may_act and (state.swapping or not state.swap_reason))
        self._say(swap, words.cancel if state.swapping else words.swap, state.swap_reason)
        swap.set_icon_name("close" if state.swapping else "swap")
        confirm.setEnabled(state.may_act and state.can_confirm)
        self._say(confirm, words.swap if state.swapping else words.confirm, state.confirm_reason)
        confirm.set_trailing(state.confirm_text)
        self.back_button.setEnabled(state.can_take_back)
        self.pass_button.setVisible(state.can_pass and state.may_act)

    def lay_out(self, left: QPointF, right: QPointF) -> list[QRectF]:
        """Stand with the right edge at one point and the left edge at the other; return the places taken."""
        height = max(theme().px(_HEIGHT), self.swap_button.sizeHint().height())
        gap = theme().px(_GAP)
        left_width = self._width((self.swap_button, self.shuffle_button), _LEFT_WIDTH)
        right_width = self._width((self.confirm_button, self.back_button, self.pass_button), _RIGHT_WIDTH)
        places = []
        for column, x, width in (
            ((self.swap_button, self.shuffle_button), left.x() - left_width, left_width),
            ((self.confirm_button, self.back_button), right.x(), right_width),
        ):
            for row, button in enumerate(column):
                place = QRectF(x, left.y() + row * (height + gap), width, height)
                button.setGeometry(place.toRect())
                places.append(place)
        over = QRectF(right.x(), left.y() - height - gap, right_width, height)
        self.pass_button.setGeometry(over.toRect())
        return places

    def _button(self, text: str, icon: IconName, kind: ButtonKind, parent: QWidget) -> Button:
        wordless = self._compact and kind is not ButtonKind.PRIMARY
        shown = None if kind is ButtonKind.PRIMARY else icon
        button = Button("" if wordless else text, kind, icon=shown, parent=parent)
        button.setAccessibleName(text)
        return button

    def _say(self, button: Button, text: str, reason: str) -> None:
        if button.text():
            button.setText(text)
        button.setAccessibleName(text)
        button.setToolTip(reason or ("" if button.text() else text))
        button.updateGeometry()

    def _width(self, buttons: tuple[Button, ...], usual: float) -> int:
        widest = max(button.sizeHint().width() for button in buttons)
        return widest if self._compact else max(theme().px(usual), widest)
