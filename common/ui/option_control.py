"""One control for one declared house rule, whatever its kind; must not know any game."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from common.core.options import (
    BoolOption,
    ChoiceOption,
    IntOption,
    Option,
    OptionValue,
    OrderOption,
)
from common.ui.game_texts import GameTexts
from common.ui.number_field import NumberField
from common.ui.order_list import OrderList
from common.ui.segmented import Segmented
from common.ui.select import Select
from common.ui.switch import Switch
from common.ui.theme import follow_theme, theme

FINE_SPAN, COARSE_STEP = 50, 5


class OptionControl(QWidget):
    """``picked`` carries what the person chose; ``show_value`` shows a value without telling of it.

    ``is_wide`` says that beside its name the control may lack room.
    """

    picked = Signal(object)
    is_wide = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self._is_quiet = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.name = name

    def show_value(self, value: OptionValue) -> None:
        """Show a value."""
        self._is_quiet = True
        self.display(value)
        self._is_quiet = False

    @abstractmethod
    def display(self, value: OptionValue) -> None:
        """Bring the widgets to a value; what they tell meanwhile is ignored."""

    def pick(self, value: OptionValue) -> None:
        """Tell what the person chose."""
        if not self._is_quiet:
            self.picked.emit(value)


class SwitchControl(OptionControl):
    """On or off."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._switch = Switch()
        self._switch.setAccessibleName(name)
        self._switch.toggled.connect(self.pick)
        self._row.addWidget(self._switch)

    def display(self, value: OptionValue) -> None:
        """Show on or off."""
        self._switch.setChecked(bool(value))


class SegmentControl(OptionControl):
    """A few values side by side."""

    is_wide = True

    def __init__(self, name: str, values: Sequence[OptionValue], labels: Sequence[str]) -> None:
        super().__init__(name)
        self._values = list(values)
        self._segments = Segmented(labels)
        self._segments.setAccessibleName(name)
        self._segments.changed.connect(lambda index: self.pick(self._values[index]))
        self._row.addWidget(self._segments)

    def display(self, value: OptionValue) -> None:
        """Show the value's segment."""
        self._segments.set_index(self._values.index(value))


class SelectControl(OptionControl):
    """Several values in a list."""

    def __init__(self, name: str, values: Sequence[OptionValue], labels: Sequence[str]) -> None:
        super().__init__(name)
        self._select = Select()
        self._select.setAccessibleName(name)
        for value, label in zip(values, labels, strict=True):
            self._select.add(label, value)
        self._select.chosen.connect(self.pick)
        self._row.addWidget(self._select)

    def display(self, value: OptionValue) -> None:
        """Show the value's line."""
        self._select.set_value(value)


class NumberControl(OptionControl):
    """A number within a span, with a switch before it where the number may also be off."""

    def __init__(self, name: str, option: IntOption, span: tuple[int, int]) -> None:
        super().__init__(name)
        low, high = span
        step = COARSE_STEP if high - low >= FINE_SPAN else 1
        self._usual = _usual(option, span)
        self._field = NumberField(self._usual, low, high, step=step)
        self._field.setAccessibleName(name)
        self._field.changed.connect(self.pick)
        self._switch = Switch(True)
        self._switch.setAccessibleName(name)
        self._switch.setVisible(0 in option.choices)
        self._switch.toggled.connect(self._on_toggled)
        self._row.addWidget(self._field)
        self._row.addWidget(self._switch)
        follow_theme(self, self._space)

    def display(self, value: OptionValue) -> None:
        """Show the number, or that it is off."""
        self._switch.setChecked(bool(value))
        self._field.setVisible(bool(value))
        if value:
            self._field.set_value(int(value))

    def _on_toggled(self, on: bool) -> None:
        self.pick(self._field.value if on else 0)

    def _space(self) -> None:
        self._row.setSpacing(theme().px(12))


class OrderControl(OptionControl):
    """An order of entries, one below the other."""

    def __init__(self, name: str, option: OrderOption, label: Callable[[str], str]) -> None:
        super().__init__(name)
        self._option = option
        self._label = label
        self._list: OrderList | None = None

    def display(self, value: OptionValue) -> None:
        """Show an order; other entries than before make a new list."""
        entries = str(value).split(" ")
        if self._list is not None and self._values() == entries:
            return
        if self._list is not None:
            self._row.removeWidget(self._list)
            self._list.deleteLater()
        self._list = OrderList([self._choices(place, entry) for place, entry in enumerate(entries)])
        self._list.setAccessibleName(self.name)
        self._list.order_changed.connect(lambda _: self.pick(" ".join(self._values())))
        self._row.addWidget(self._list)

    def _choices(self, place: int, entry: str) -> list[tuple[str, str]]:
        """Return an entry and, in their order, those that may stand for it, keyed by where it stood."""
        group = next((group for group in self._option.exchanges if entry in group), (entry,))
        first = group.index(entry)
        return [(f"{place}:{each}", self._label(each)) for each in (*group[first:], *group[:first])]

    def _values(self) -> list[str]:
        keys = self._list.values() if self._list is not None else []
        return [key.partition(":")[2] for key in keys]


def make_control(option: Option, texts: GameTexts, *, as_segments: bool = False) -> OptionControl:
    """Return the control for an option; ``as_segments`` lays a few values side by side."""
    name = texts.option_name(option.id)
    if isinstance(option, OrderOption):
        return OrderControl(name, option, lambda entry: texts.value_name(option.id, entry))
    if isinstance(option, IntOption) and option.span is not None:
        return NumberControl(name, option, option.span)
    if isinstance(option, BoolOption) and not as_segments:
        return SwitchControl(name)
    values = values_of(option)
    labels = [texts.value_name(option.id, value) for value in values]
    return (SegmentControl if as_segments else SelectControl)(name, values, labels)


def values_of(option: Option) -> Sequence[OptionValue]:
    """Return the few values an option can have, in the order they are shown."""
    if isinstance(option, ChoiceOption | IntOption):
        return option.choices
    return (False, True)


def _usual(option: IntOption, span: tuple[int, int]) -> int:
    """Return the number a switch begins with: a declared one, or a ten near a quarter of the span."""
    low, high = span
    declared = [choice for choice in option.choices if choice]
    return declared[0] if declared else min(max(round((low + (high - low) / 4) / 10) * 10, low), high)
