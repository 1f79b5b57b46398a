"""One way to play on the new-game page, as segments beside its name; must not know any game."""

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.options import Option, OptionValue, OrderOption
from common.ui.chip import Chip, ChipKind
from common.ui.game_setup import GameSetup
from common.ui.game_texts import GameTexts
from common.ui.label import Label
from common.ui.option_control import make_control
from common.ui.theme import follow_theme, theme
from common.ui.wrapping_label import WrappingLabel


class FormRow(QWidget):
    """An option that does not go with the others is off, with the reason as its tool tip.

    An order that matters only in some way to play is hidden until then.
    """

    def __init__(self, option: Option, texts: GameTexts, setup: GameSetup) -> None:
        super().__init__()
        self._option = option
        self._texts = texts
        self._setup = setup
        self._is_narrow = False
        self._control = make_control(option, texts, as_segments=True)
        self._control.picked.connect(self._on_picked)
        self._name = WrappingLabel(texts.option_name(option.id), "heading", wrap=True)
        self._tag = Chip(self.tr("changed"), ChipKind.CHANGED, small=True)
        self._trouble = Label(
            self.tr("This does not go with the other choices."), "small", "tea_text", wrap=True
        )
        self._lay_out()
        follow_theme(self, self._space)

    def refresh(self) -> None:
        """Show the set-up as it is now."""
        option, setup = self._option, self._setup
        applies = setup.applies(option.id)
        self._control.show_value(setup.options[option.id])
        self._control.setEnabled(applies)
        self.setVisible(applies or not isinstance(option, OrderOption))
        self.setToolTip(self._texts.option_help(option.id) if applies else self._why_off())
        self._tag.setVisible(setup.is_changed(option.id))
        self._trouble.setVisible(setup.conflict() == option.id)

    def set_narrow(self, is_narrow: bool) -> None:
        """Put wide segments beneath the name, or beside it."""
        self._is_narrow = is_narrow
        self._space()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._name)
        self._head.addWidget(self._tag)
        self._head.addStretch(1)
        self._words = QVBoxLayout()
        self._words.addLayout(self._head)
        self._words.addWidget(self._trouble)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(self._control)
        self._control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _space(self) -> None:
        stacked = isinstance(self._option, OrderOption) or (self._is_narrow and self._control.is_wide)
        direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(direction)
        self._row.setSpacing(theme().px(8 if stacked else 16))
        self._head.setSpacing(theme().px(8))

    def _why_off(self) -> str:
        option, texts = self._option, self._texts
        if option.seats and self._setup.count not in option.seats:
            counts = ", ".join(map(str, option.seats))
            return self.tr("Only with {count} players.").format(count=counts)
        when = next(each for each in option.when if not each.holds(self._setup.options))
        value = texts.value_name(when.option, when.values[0])
        return self.tr("Only with “{option}: {value}”.").format(
            option=texts.option_name(when.option), value=value
        )

    def _on_picked(self, value: OptionValue) -> None:
        self._setup.set_option(self._option.id, value)
