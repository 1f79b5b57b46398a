"""One house rule on the new-game page: name, one sentence, its control, whether it was changed."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.options import Option, OptionValue, OrderOption
from common.ui.box import paint_box
from common.ui.chip import Chip, ChipKind
from common.ui.game_setup import GameSetup
from common.ui.game_texts import GameTexts
from common.ui.label import Label
from common.ui.option_control import make_control
from common.ui.theme import follow_theme, theme
from common.ui.wrapping_label import WrappingLabel

LEAST_HEIGHT = 71.0


class RuleRow(QWidget):
    """Shows what the set-up says about one option and tells what the person picks.

    A changed rule carries a brass bar and a tag; what the rule set says is then the tool tip.
    """

    picked = Signal(str, object)

    def __init__(self, option: Option, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.option = option
        self._texts = texts
        self._is_changed = False
        self._control = make_control(option, texts)
        self._control.picked.connect(self._on_picked)
        self._name = WrappingLabel(texts.option_name(option.id), "control", wrap=True)
        self._tag = Chip(self.tr("changed"), ChipKind.CHANGED, small=True)
        self._help = Label(texts.option_help(option.id), "small", "text2", wrap=True)
        self._trouble = Label(
            self.tr("This does not go with the other choices."), "small", "tea_text", wrap=True
        )
        self._lay_out()
        follow_theme(self, self._space)

    def refresh(self, setup: GameSetup) -> None:
        """Show the set-up as it is now."""
        option = self.option
        self._control.show_value(setup.options[option.id])
        self._is_changed = setup.is_changed(option.id)
        self._tag.setVisible(self._is_changed)
        self._trouble.setVisible(setup.conflict() == option.id)
        self.setToolTip(self._usual(setup.usual(option.id)) if self._is_changed else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the brass bar of a changed rule."""
        if not self._is_changed:
            return
        dp = theme().dp
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0, dp(10), dp(4), self.height() - dp(20))
        paint_box(painter, bar, dp(2), theme().tokens.brass)
        painter.end()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._name)
        self._head.addWidget(self._tag)
        self._head.addStretch(1)
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addLayout(self._head)
        self._words.addWidget(self._help)
        self._words.addWidget(self._trouble)
        self._words.addStretch(1)
        if isinstance(self.option, OrderOption):
            column = QVBoxLayout(self)
            column.addLayout(self._words)
            column.addWidget(self._control)
        else:
            row = QHBoxLayout(self)
            row.addLayout(self._words, 1)
            row.addWidget(self._control)

    def _space(self) -> None:
        px = theme().px
        self._head.setSpacing(px(8))
        self._words.setSpacing(px(1))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(20), px(10), px(18), px(10))
            layout.setSpacing(px(16))
        self.setMinimumHeight(px(LEAST_HEIGHT))

    def _usual(self, value: OptionValue) -> str:
        name = self._texts.value_name(self.option.id, value)
        return self.tr("In the rule set: {value}").format(value=name)

    def _on_picked(self, value: OptionValue) -> None:
        self.picked.emit(self.option.id, value)
