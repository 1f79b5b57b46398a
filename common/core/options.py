"""House rules as declared data: one declaration serves dialog, record and rule book; must not hold prose."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

OptionValue: TypeAlias = bool | int | str

ORDER_LENGTH = 1000
"""How many characters the text of an order may have."""


class Place(Enum):
    """Where the new-game page shows an option."""

    STARTER = "starter"
    FORM = "form"
    HOUSE = "house"
    MORE = "more"


class OptionError(ValueError):
    """A value, name or combination of house rules that cannot be; ``code`` and ``option`` say which."""

    def __init__(self, code: str, option: str) -> None:
        super().__init__(f"{code}: {option}")
        self.code = code
        self.option = option


@dataclass(frozen=True, slots=True)
class When:
    """The condition under which an option has any effect: another option has one of these values."""

    option: str
    values: tuple[OptionValue, ...]

    def holds(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether the condition is met by these values."""
        return options[self.option] in self.values


@dataclass(frozen=True, slots=True)
class Option:
    """What every declared house rule has in common.

    ``rule`` is the id of the rule it varies. ``when`` lists the conditions that must all hold for it to
    matter, ``seats`` the seat counts it matters for (empty: all). Outside of these it is kept but ignored.
    """

    id: str
    rule: str
    place: Place = Place.HOUSE
    when: tuple[When, ...] = ()
    seats: tuple[int, ...] = ()

    def applies(self, options: Mapping[str, OptionValue], seats: int) -> bool:
        """Tell whether the option matters beside these other values for this many seats."""
        return (not self.seats or seats in self.seats) and all(when.holds(options) for when in self.when)

    def initial(self, options: Mapping[str, OptionValue]) -> OptionValue:
        """Return the default value, given the options declared before this one."""
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        """Tell whether a value read from a record has the right type and range."""
        raise NotImplementedError

    def parse(self, text: str) -> OptionValue:
        """Return the value a text of the rules stands for; raises ``OptionError``."""
        raise NotImplementedError

    def text(self, value: OptionValue) -> str:
        """Return a value as the text of the rules."""
        return str(value)


@dataclass(frozen=True, slots=True)
class BoolOption(Option):
    """A rule that is on or off."""

    default: bool = False

    def initial(self, options: Mapping[str, OptionValue]) -> bool:
        """Return the default value."""
        return self.default

    def accepts(self, value: object) -> bool:
        """Tell whether the value is a boolean."""
        return isinstance(value, bool)

    def parse(self, text: str) -> bool:
        """Read ``on`` or ``off``."""
        if text not in ("on", "off"):
            raise OptionError("option_value", self.id)
        return text == "on"

    def text(self, value: OptionValue) -> str:
        """Write ``on`` or ``off``."""
        return "on" if value else "off"


@dataclass(frozen=True, slots=True)
class IntOption(Option):
    """A number: one of ``choices`` or, beyond them, any in ``span`` (lowest, highest).

    The first choice is the default. A 0 among the choices of an option with a span reads and writes ``off``.
    """

    choices: tuple[int, ...] = (0,)
    span: tuple[int, int] | None = None

    def initial(self, options: Mapping[str, OptionValue]) -> int:
        """Return the default value."""
        return self.choices[0]

    def accepts(self, value: object) -> bool:
        """Tell whether the value is an integer among those allowed."""
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return value in self.choices or (self.span is not None and self.span[0] <= value <= self.span[1])

    def parse(self, text: str) -> int:
        """Read a number without sign or leading zero, or ``off``."""
        if text == "off" and self.span and 0 in self.choices:
            return 0
        if not (text.isascii() and text.isdigit() and str(int(text)) == text and self.accepts(int(text))):
            raise OptionError("option_value", self.id)
        return int(text)

    def text(self, value: OptionValue) -> str:
        """Write the number, or ``off`` for the 0 of an option with a span."""
        return "off" if self.span and value == 0 else str(value)


@dataclass(frozen=True, slots=True)
class ChoiceOption(Option):
    """One of several named values; the first is the default."""

    choices: tuple[str, ...] = ()

    def initial(self, options: Mapping[str, OptionValue]) -> str:
        """Return the default value."""
        return self.choices[0]

    def accepts(self, value: object) -> bool:
        """Tell whether the value is one of the choices."""
        return isinstance(value, str) and value in self.choices

    def parse(self, text: str) -> str:
        """Read one of the choices."""
        if text not in self.choices:
            raise OptionError("option_value", self.id)
        return text


@dataclass(frozen=True, slots=True)
class OrderOption(Option):
    """An order of items written as one text, entries separated by one space.

    ``items`` are the entries there are; they are checked only where the option applies. Those of one group
    of ``exchanges`` may stand for each other. ``defaults`` gives the default order for the first condition
    that holds; the last one needs none. Which orders make sense is for ``OptionSet.conflict``.
    """

    items: tuple[str, ...] = ()
    exchanges: tuple[tuple[str, ...], ...] = ()
    defaults: tuple[tuple[When | None, str], ...] = ()

    def initial(self, options: Mapping[str, OptionValue]) -> str:
        """Return the default order for the options declared before."""
        return next(order for when, order in self.defaults if when is None or when.holds(options))

    def accepts(self, value: object) -> bool:
        """Tell whether the value is one printable text."""
        return isinstance(value, str) and value.isprintable() and len(value) <= ORDER_LENGTH

    def knows(self, value: OptionValue) -> bool:
        """Tell whether a value is made of known entries, each parted by one space."""
        return all(entry in self.items for entry in str(value).split(" "))

    def parse(self, text: str) -> str:
        """Read an order; its entries are checked with the other options."""
        if not self.accepts(text):
            raise OptionError("option_value", self.id)
        return text


class Options(Mapping[str, OptionValue]):
    """A complete, valid, immutable choice of house rules; made by ``OptionSet`` only."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self._values = dict(values)

    def __getitem__(self, option: str) -> OptionValue:
        """Return the value of one option."""
        return self._values[option]

    def __iter__(self) -> Iterator[str]:
        """Go through the ids in the order of declaration."""
        return iter(self._values)

    def __len__(self) -> int:
        """Count the options."""
        return len(self._values)

    def __hash__(self) -> int:
        """Make options usable as a key."""
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        """Show the values."""
        return f"Options({self._values!r})"

    def flag(self, option: str) -> bool:
        """Return a two-valued option."""
        return bool(self._values[option])

    def number(self, option: str) -> int:
        """Return a numeric option."""
        return int(self._values[option])

    def word(self, option: str) -> str:
        """Return a choice."""
        return str(self._values[option])


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules: what differs from the defaults."""

    id: str
    values: Mapping[str, OptionValue]


def no_conflict(options: Options, seats: int) -> str | None:
    """Find no fault: for games whose options may be combined freely."""
    return None


@dataclass(frozen=True, slots=True)
class OptionSet:
    """All declared options of a game, in the order they are shown and written.

    ``conflict`` names the option that cannot be beside the others for this many seats, or returns None.
    ``renamed`` maps ids of earlier versions to today's.
    """

    declared: tuple[Option, ...]
    presets: tuple[Preset, ...] = (Preset("classic", {}),)
    conflict: Callable[[Options, int], str | None] = no_conflict
    renamed: Mapping[str, str] | None = None

    def __getitem__(self, option: str) -> Option:
        """Return one declaration; raises ``OptionError`` for an unknown id."""
        for declared in self.declared:
            if declared.id == option:
                return declared
        raise OptionError("option_unknown", option)

    def preset(self, preset: str) -> Options:
        """Return the values of a preset; raises ``OptionError`` for an unknown one."""
        for known in self.presets:
            if known.id == preset:
                return self.fresh(known.values)
        raise OptionError("preset_unknown", preset)

    def fresh(self, changes: Mapping[str, OptionValue] | None = None) -> Options:
        """Return the defaults with these changes; raises ``OptionError``."""
        changes = changes or {}
        for option in changes:
            self[option]
        values: dict[str, OptionValue] = {}
        for declared in self.declared:
            given = changes.get(declared.id)
            values[declared.id] = declared.initial(values) if given is None else given
        return self._valid(values)

    def changed(self, options: Options, change: Mapping[str, OptionValue]) -> Options:
        """Return the options with some values replaced; raises ``OptionError``."""
        for option in change:
            self[option]
        return self._valid({**options, **change})

    def read(self, values: Mapping[str, object], seats: int) -> Options:
        """Return the options a record holds; all must be there, valid, and fit each other and the seats.

        Raises ``OptionError``.
        """
        renamed = self.renamed or {}
        given = {renamed.get(name, name): value for name, value in values.items()}
        for option in given:
            self[option]
        for declared in self.declared:
            if declared.id not in given:
                raise OptionError("option_missing", declared.id)
        options = self._valid({declared.id: given[declared.id] for declared in self.declared})
        self.check(options, seats)
        return options

    def check(self, options: Options, seats: int) -> None:
        """Raise ``OptionError`` where options do not fit each other or the number of seats."""
        for declared in self.declared:
            if not isinstance(declared, OrderOption) or not declared.applies(options, seats):
                continue
            if not declared.knows(options[declared.id]):
                raise OptionError("option_value", declared.id)
        culprit = self.conflict(options, seats)
        if culprit is not None:
            raise OptionError("option_conflict", culprit)

    def differing(self, options: Options, preset: str, seats: int) -> tuple[str, ...]:
        """Return the ids whose value differs from the preset and matters."""
        base = self.preset(preset)
        return tuple(
            declared.id
            for declared in self.declared
            if options[declared.id] != base[declared.id] and declared.applies(options, seats)
        )

    def _valid(self, values: Mapping[str, object]) -> Options:
        checked: dict[str, OptionValue] = {}
        for declared in self.declared:
            value = values[declared.id]
            if not declared.accepts(value) or not isinstance(value, bool | int | str):
                raise OptionError("option_value", declared.id)
            checked[declared.id] = value
        return Options(checked)
