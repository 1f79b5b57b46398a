"""Declared house rules: what is accepted, what is refused, and that text and value say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from common.core.options import (
    BoolOption,
    ChoiceOption,
    IntOption,
    OptionError,
    OptionSet,
    OrderOption,
    Preset,
    When,
)

RULES = OptionSet(
    (
        ChoiceOption("goal", "T01", choices=("high", "low")),
        IntOption("bonus", "T02", choices=(0,), span=(5, 20)),
        IntOption("cards", "T03", choices=(4, 2, 8)),
        BoolOption("swaps", "T04"),
        OrderOption(
            "order",
            "T05",
            when=(When("swaps", (True,)),),
            items=("a", "b", "b:1"),
            defaults=((When("goal", ("low",)), "b a"), (None, "a b")),
        ),
    ),
    presets=(Preset("classic", {}), Preset("swapping", {"swaps": True, "bonus": 5})),
    conflict=lambda options, seats: "bonus" if options.number("bonus") > 4 * seats else None,
    renamed={"aim": "goal"},
)

VALUES = st.fixed_dictionaries(
    {
        "goal": st.sampled_from(["high", "low"]),
        "bonus": st.one_of(st.just(0), st.integers(5, 20)),
        "cards": st.sampled_from([4, 2, 8]),
        "swaps": st.booleans(),
        "order": st.lists(st.sampled_from(["a", "b", "b:1"]), min_size=1).map(" ".join),
    }
)
JUNK = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))


@given(VALUES)
def test_every_choice_is_read_and_its_texts_mean_the_same(values):
    options = RULES.read(values, 9)
    assert dict(options) == values
    for declared in RULES.declared:
        assert declared.parse(declared.text(options[declared.id])) == options[declared.id]
    assert hash(options) == hash(RULES.read(dict(values), 9))


@given(VALUES, st.sampled_from([option.id for option in RULES.declared]), JUNK)
def test_a_value_is_accepted_with_its_own_type_or_refused_by_name(values, option, junk):
    try:
        options = RULES.read({**values, option: junk}, 9)
    except OptionError as error:
        assert error.option == option
    else:
        assert options[option] == junk
        assert type(options[option]) is type(junk)


@given(st.text())
def test_a_text_is_parsed_to_an_accepted_value_or_refused(text):
    for declared in RULES.declared:
        try:
            value = declared.parse(text)
        except OptionError as error:
            assert error.option == declared.id
        else:
            assert declared.accepts(value)


def test_defaults_follow_what_was_declared_before():
    assert dict(RULES.fresh()) == {"goal": "high", "bonus": 0, "cards": 4, "swaps": False, "order": "a b"}
    assert RULES.fresh({"goal": "low"})["order"] == "b a"


@pytest.mark.parametrize(("text", "value"), [("off", 0), ("0", 0), ("5", 5)])
def test_a_number_with_a_span_may_be_off(text, value):
    assert RULES["bonus"].parse(text) == value


@pytest.mark.parametrize("text", ["4", "21", "05", "+5", "5.0", "٥", "", "on"])
def test_a_number_is_written_in_one_way_only(text):
    with pytest.raises(OptionError):
        RULES["bonus"].parse(text)


def test_what_is_missing_unknown_or_in_conflict_is_named():
    full = dict(RULES.fresh())
    for values, code, option in [
        ({name: value for name, value in full.items() if name != "cards"}, "option_missing", "cards"),
        ({**full, "joker": 1}, "option_unknown", "joker"),
        ({**full, "bonus": 9}, "option_conflict", "bonus"),
        ({**full, "swaps": True, "order": "a c"}, "option_value", "order"),
    ]:
        with pytest.raises(OptionError) as refused:
            RULES.read(values, 2)
        assert (refused.value.code, refused.value.option) == (code, option)


def test_an_order_is_checked_only_where_it_matters():
    assert RULES.read({**RULES.fresh(), "order": "anything"}, 2)["order"] == "anything"


def test_a_renamed_option_is_read_under_its_new_name():
    values = dict(RULES.fresh())
    values["aim"] = values.pop("goal")
    assert RULES.read(values, 2)["goal"] == "high"


def test_what_differs_from_a_preset_is_listed_where_it_matters():
    options = RULES.fresh({"bonus": 7, "order": "b"})
    assert RULES.differing(options, "classic", 2) == ("bonus",)
    assert RULES.differing(RULES.preset("swapping"), "swapping", 2) == ()
    assert RULES.changed(options, {"swaps": True})["bonus"] == 7
    with pytest.raises(OptionError, match="preset_unknown"):
        RULES.preset("mine")
