"""House rules by chance: every combination the rules allow can come up."""

from random import Random
from typing import Any

from common.core.options import BoolOption, ChoiceOption, IntOption, Options, OptionValue
from kizma.engine.options import OPTIONS


def random_options(rng: Random, **fixed: Any) -> tuple[Options, int]:
    """Return allowed house rules, about half of them the defaults, and a number of seats."""
    while True:
        changes = {option.id: _value(option, rng) for option in OPTIONS.declared if rng.random() < 0.5}
        options = OPTIONS.fresh({**changes, **fixed})
        seats = rng.choice((2, 3, 4))
        if OPTIONS.conflict(options, seats) is None:
            return options, seats


def _value(option: Any, rng: Random) -> OptionValue:
    if isinstance(option, BoolOption):
        return rng.random() < 0.5
    assert isinstance(option, IntOption | ChoiceOption)
    values = [*option.choices, *(option.span or ())] if isinstance(option, IntOption) else option.choices
    choice: OptionValue = rng.choice(values)
    return choice
