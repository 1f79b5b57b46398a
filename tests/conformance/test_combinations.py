"""House rules in random combinations still make a game that plays and reads back."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from common.core.options import BoolOption, ChoiceOption, IntOption, OptionError
from common.core.record import read_record, write_record
from tests.conformance.cases import GAMES, Case
from tests.conformance.playout import play_case

COMBINATIONS = 10


def values(option):
    """Return a strategy for one option; None stands for its default."""
    if isinstance(option, BoolOption):
        return st.booleans()
    if isinstance(option, ChoiceOption):
        return st.sampled_from(option.choices)
    if isinstance(option, IntOption):
        span = st.integers(*option.span) if option.span else st.nothing()
        return st.one_of(st.sampled_from(option.choices), span)
    return st.none()


def changes(info):
    """Return a strategy for house rules in which about half differ from their defaults."""
    return st.fixed_dictionaries({option.id: st.none() | values(option) for option in info.options.declared})


@pytest.mark.parametrize("info", GAMES.values(), ids=list(GAMES))
def test_any_combination_plays(info):
    @settings(
        max_examples=COMBINATIONS,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(changes(info), st.sampled_from(info.seats))
    def plays(drawn, seats):
        options = info.options.fresh({name: value for name, value in drawn.items() if value is not None})
        try:
            info.options.check(options, seats)
        except OptionError:
            assume(False)
        match = play_case(Case(info, "combination", options, seats)).match
        assert read_record(write_record(match).encode()).state == match.state

    plays()
