"""Rights, quotas and why a call is closed."""

import pytest

from common.core.options import OptionError
from king.engine.calls import CallRules
from king.engine.moves import CALLS, Call
from king.engine.options import OPTIONS, PENALTY_IDS, order_is_valid


def call_rules(**changes):
    return CallRules.of(OPTIONS.fresh(changes))


def made(*calls):
    """Calls by the seats in turn, from seat 0 on."""
    return tuple((number % 4, Call.parse(name)) for number, name in enumerate(calls))


def names(rules, so_far, seat, forced=None):
    return [call.name for call in rules.open_calls(so_far, seat, forced)]


def code(rules, so_far, seat, name, forced=None):
    reason = rules.reason_closed(so_far, seat, forced, Call.parse(name))
    return reason and reason.code


KOZ = ["koz:c", "koz:d", "koz:h", "koz:s"]


@pytest.mark.parametrize(("length", "penalties", "trumps"), [(20, 3, 2), (12, 2, 1)])
def test_k03_rights_at_the_start(length, penalties, trumps):
    rights = call_rules(length=length).rights(())
    assert rights.penalties == (penalties,) * 4 and rights.trumps == (trumps,) * 4
    assert rights.types == tuple((penalty, 2) for penalty in PENALTY_IDS)


def test_k07_everything_is_open_at_first():
    assert names(call_rules(), (), 0) == [*PENALTY_IDS, *KOZ]


def test_k07_without_penalty_rights_only_trump_is_left():
    so_far = made("el", "koz:c", "koz:c", "koz:c", "kupa", "koz:c", "koz:c", "koz:c", "erkek")
    assert names(call_rules(), so_far, 0) == KOZ
    assert code(call_rules(), so_far, 0, "kiz") == "no_penalty_left"


def test_k07_without_trump_rights_only_penalties_are_left():
    so_far = made("koz:c", "el", "el", "kupa", "koz:c")
    assert names(call_rules(), so_far, 0) == ["kupa", "erkek", "kiz", "rifki", "soniki"]
    assert code(call_rules(), so_far, 0, "koz:h") == "no_trump_left"


def test_k07_a_penalty_is_played_twice_at_most_and_trump_suits_have_no_cap():
    so_far = made("el", "koz:c", "el", "koz:c", "koz:c")
    assert code(call_rules(), so_far, 1, "el") == "penalty_used_up"
    assert code(call_rules(), so_far, 1, "koz:c") is None


def test_k07_once_per_seat_closes_what_the_seat_has_called():
    so_far = made("el", "kupa", "kiz", "rifki")
    assert code(call_rules(once_per_seat=True), so_far, 0, "el") == "called_before"
    assert code(call_rules(once_per_seat=True), so_far, 1, "el") is None
    assert code(call_rules(), so_far, 0, "el") is None


def test_k07_once_per_seat_is_lifted_where_nothing_else_is_open():
    types = ("kupa", "erkek", "kiz", "rifki", "soniki")
    spent = tuple((1 + number % 3, Call(penalty)) for number, penalty in enumerate(types + types))
    own = ((0, Call("el")), (0, Call("koz:c")), (0, Call("koz:c")))
    rules = call_rules(once_per_seat=True)
    assert names(rules, spent + own, 0) == ["el"]
    assert names(rules, spent + own[:2], 0) == KOZ


def test_k08_trump_may_have_to_wait_four_hands():
    late = call_rules(koz_from_start=False)
    assert names(late, made("el", "kupa", "kiz"), 3) == list(PENALTY_IDS)
    assert code(late, made("el", "kupa", "kiz"), 3, "koz:s") == "koz_not_yet"
    assert code(late, made("el", "kupa", "kiz", "el"), 0, "koz:s") is None


def test_k22_k27_a_forced_call_is_the_only_one():
    assert names(call_rules(), (), 0, Call("kiz")) == ["kiz"]
    announced = Call("koz:s", king=True)
    rules = call_rules(king_declared=True)
    assert names(rules, (), 0, announced) == ["koz:s king"]
    assert code(rules, (), 0, "koz:s", announced) == "same_call_again"


def test_k24_a_king_is_announced_only_where_the_house_says_so():
    assert code(call_rules(), (), 0, "koz:s king") == "king_not_announced_here"
    assert names(call_rules(king_declared=True), (), 0) == [call.name for call in CALLS]


def test_k28_kanli_follows_its_order_and_leaves_only_the_suit_open():
    rules = call_rules(kanli=True)
    assert names(rules, made("el", "kupa"), 2) == ["erkek"]
    assert code(rules, made("el", "kupa"), 2, "el") == "order_is_fixed"
    assert names(rules, made("el", "kupa", "erkek", "kiz", "rifki", "soniki"), 2) == KOZ


def test_k28_kanli_order_may_name_a_suit_and_a_king_may_be_announced_on_it():
    order = "koz:h el kupa erkek kiz rifki soniki el kupa koz koz koz"
    rules = call_rules(kanli=True, length=12, kanli_order=order, king_declared=True)
    assert names(rules, (), 0) == ["koz:h", "koz:h king"]


def test_k28_quotas_do_not_bind_kanli():
    rules = call_rules(kanli=True, once_per_seat=True, koz_from_start=False)
    assert names(rules, made(*["koz:c"] * 6), 2) == KOZ


PENALTIES = " ".join(PENALTY_IDS)


@pytest.mark.parametrize(
    ("order", "length", "valid"),
    [
        (f"{PENALTIES} koz koz koz koz {PENALTIES} koz koz koz koz", 20, True),
        (f"koz:c koz:c koz:c koz:c koz koz koz koz {PENALTIES} {PENALTIES}", 20, True),
        (f"{PENALTIES} koz koz koz koz {PENALTIES} koz koz koz", 20, False),
        (f"{PENALTIES} koz koz koz koz {PENALTIES} koz koz koz koz koz", 20, False),
        (f"{PENALTIES} koz koz koz koz el el kupa kupa kiz kiz koz koz koz koz", 20, False),
        (f"{PENALTIES} el kupa koz koz koz koz", 12, True),
        ("el el kupa kupa kiz kiz rifki rifki koz koz koz koz", 12, True),
        ("el el el kupa kiz kiz rifki rifki koz koz koz koz", 12, False),
        (f"{PENALTIES} el kupa koz koz koz koz", 20, False),
        ("koz koz koz koz", 12, False),
    ],
)
def test_k28_which_orders_are_valid(order, length, valid):
    assert order_is_valid(order, length) is valid


def test_k28_an_order_that_does_not_fit_is_refused_only_in_kanli():
    short = OPTIONS.fresh({"length": 12})["kanli_order"]
    OPTIONS.check(OPTIONS.fresh({"kanli_order": short}), 4)
    with pytest.raises(OptionError) as refused:
        OPTIONS.check(OPTIONS.fresh({"kanli": True, "kanli_order": short}), 4)
    assert refused.value.option == "kanli_order"


@pytest.mark.parametrize("order", ["", "no order at all", "koz:x " * 20])
def test_k28_any_text_is_kept_while_kanli_is_off(order):
    options = OPTIONS.read({**OPTIONS.fresh(), "kanli_order": order}, 4)
    assert options["kanli_order"] == order
    with pytest.raises(OptionError) as refused:
        OPTIONS.read({**OPTIONS.fresh({"kanli": True}), "kanli_order": order}, 4)
    assert refused.value.option == "kanli_order"


def test_k28_the_default_order_follows_the_length():
    for length in (20, 12):
        options = OPTIONS.fresh({"length": length, "kanli": True})
        OPTIONS.check(options, 4)
        assert len(options.word("kanli_order").split(" ")) == length
