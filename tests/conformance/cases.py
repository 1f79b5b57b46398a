"""Which games, house rules and seats every installed game is held to its promises under."""

from collections.abc import Iterator
from dataclasses import dataclass

from common.core.game import GameInfo
from common.core.options import (
    ChoiceOption,
    IntOption,
    Option,
    OptionError,
    Options,
    OptionValue,
    OrderOption,
)
from common.core.registry import games
from tests.toy_game import HAT

GAMES = {HAT.id: HAT, **games()}


@dataclass(frozen=True)
class Case:
    """A game under these house rules for so many seats; ``whole`` ones are played to the very end."""

    info: GameInfo
    name: str
    options: Options
    seats: int
    whole: bool = False

    def __str__(self) -> str:
        return f"{self.info.id}-{self.name}-{self.seats}"


def other_values(option: Option) -> tuple[OptionValue, ...]:
    """Return the values that differ from the default, of a span only its ends."""
    if isinstance(option, IntOption):
        return (*option.choices[1:], *(option.span or ()))
    if isinstance(option, ChoiceOption):
        return option.choices[1:]
    return () if isinstance(option, OrderOption) else (not option.initial({}),)


def conditions(info: GameInfo, option: Option) -> dict[str, OptionValue]:
    """Return the values of other options under which this one has an effect."""
    needed: dict[str, OptionValue] = {}
    for when in option.when:
        needed |= conditions(info, info.options[when.option])
        needed[when.option] = when.values[0]
    return needed


def seat_counts(info: GameInfo, options: Options, option: Option | None = None) -> Iterator[int]:
    """Go through the numbers of seats that these options fit and, where given, for which one matters."""
    for seats in info.seats:
        try:
            info.options.check(options, seats)
        except OptionError:
            continue
        if option is None or option.applies(options, seats):
            yield seats


def preset_cases(info: GameInfo) -> Iterator[Case]:
    for preset in info.options.presets:
        options = info.options.preset(preset.id)
        for seats in seat_counts(info, options):
            yield Case(info, preset.id, options, seats, whole=True)


def single_change_cases(info: GameInfo) -> Iterator[Case]:
    """Go through every value of every option; the number of seats varies from one to the next."""
    for option in info.options.declared:
        for turn, value in enumerate(other_values(option)):
            options = info.options.fresh({**conditions(info, option), option.id: value})
            counts = list(seat_counts(info, options, option))
            if counts:
                yield Case(info, f"{option.id}={option.text(value)}", options, counts[turn % len(counts)])


CASES = [case for info in GAMES.values() for case in (*preset_cases(info), *single_change_cases(info))]
