"""The right values of the rules, line by line, and the reason given for every forbidden card."""

import pytest

from king.engine.house import House
from tests.king.play import legal, sorted_text, why_not

RIGHT_VALUES = [
    ("K16", "erkek", "Ks Js 5s", "Qs", "Js", {}),
    ("K16", "erkek", "Ks Js 5s", "As", "Ks Js", {}),
    ("K16", "erkek", "Ks Js 5s", "Ts", "Ks Js 5s", {}),
    ("K12", "erkek", "Js Kh 9c", "3d", "Js Kh", {}),
    ("K16", "kiz", "Qc 2c", "Kc", "Qc", {}),
    ("K16", "kiz", "Qc 2c", "Jc", "Qc 2c", {}),
    ("K17", "kupa", "2h 9h As", "", "As", {}),
    ("K17", "kupa", "2h 9h", "", "2h 9h", {}),
    ("K17", "kupa", "4h Jh", "9h", "4h Jh", {"broken": True}),
    ("K14", "rifki", "Kh 3h 2d", "5c", "Kh", {}),
    ("K14", "rifki", "Ah 3h 2d", "5c", "Ah 3h", {}),
    ("K14", "rifki", "2d 7s", "5c", "2d 7s", {}),
    ("K16", "rifki", "Kh 2h", "Ah", "Kh", {"broken": True}),
    ("K19", "koz:s", "9s 5s", "8s", "9s", {"broken": True}),
    ("K19", "koz:s", "9s 5s", "8s Js", "9s 5s", {"broken": True}),
    ("K19", "koz:s", "3s 7s Ac", "Ad 4s", "7s", {"broken": True}),
    ("K19", "koz:s", "3s 2s Ac", "Ad 4s", "3s 2s", {"broken": True}),
    ("K20", "koz:s", "As Ks Qs 2s 5d", "", "As Ks Qs 5d", {}),
    ("K20", "koz:s", "As Ks 2s 5d", "", "5d", {}),
    ("K20", "koz:s", "3s 2s", "", "3s 2s", {}),
]


@pytest.mark.parametrize(("rule", "contract", "hand", "table", "expected", "where"), RIGHT_VALUES)
def test_right_value(rule, contract, hand, table, expected, where):
    assert legal(contract, hand, table, **where) == sorted_text(expected)


def test_k09_suit_is_followed_before_every_other_duty():
    for contract in ("el", "kupa", "erkek", "kiz", "rifki", "soniki", "koz:h"):
        assert legal(contract, "4s 9s Kh Qd Jc", "2s") == sorted_text("4s 9s")


def test_k10_k15_a_void_player_of_el_and_soniki_is_free():
    assert legal("el", "Kh Qd Jc", "2s") == sorted_text("Kh Qd Jc")
    assert legal("soniki", "Kh Qd Jc", "2s") == sorted_text("Kh Qd Jc")


def test_k11_a_void_player_gives_up_a_heart_of_his_choice():
    assert legal("kupa", "2h Kh Jc", "2s") == sorted_text("2h Kh")
    assert legal("kupa", "Jc Qd", "2s") == sorted_text("Jc Qd")


def test_k13_a_void_player_gives_up_any_queen():
    assert legal("kiz", "Qh Qd Kc", "2s") == sorted_text("Qh Qd")


def test_k16_only_cards_of_the_led_suit_on_the_table_count():
    assert legal("erkek", "Ks 5s", "2s Ah") == sorted_text("Ks 5s")
    assert legal("kiz", "Qs 5s", "2s Kd") == sorted_text("Qs 5s")
    assert legal("kiz", "Qs 5s", "2s Ks") == "Qs"


def test_k16_rifki_is_free_under_the_ace_where_the_house_says_so():
    assert legal("rifki", "Kh 2h", "Ah", House(rifki_forced_drop=False), broken=True) == sorted_text("Kh 2h")


def test_k17_broken_hearts_may_be_led():
    assert legal("kupa", "2h 9h As", broken=True) == sorted_text("2h 9h As")
    assert legal("rifki", "2h Kh As", broken=True) == sorted_text("2h Kh As")
    assert legal("erkek", "2h Kh As") == sorted_text("2h Kh As")


def test_k17_the_breaking_lead_may_have_to_be_the_highest():
    house = House(highest_heart_lead=True)
    assert legal("kupa", "2h 9h", house=house) == "9h"
    assert legal("rifki", "2h 9h", house=house) == "9h"
    assert legal("kupa", "2h 9h", house=house, broken=True) == sorted_text("2h 9h")
    assert legal("kupa", "2h 9h As", house=house) == "As"


def test_k18_a_void_player_must_trump():
    assert legal("koz:s", "3s 7s Ac", "Ad") == sorted_text("3s 7s")
    assert legal("koz:s", "3h Ac", "Ad") == sorted_text("3h Ac")


def test_k19_raising_trump_can_be_off():
    assert legal("koz:s", "9s 5s", "8s", House(raise_trump=False), broken=True) == sorted_text("9s 5s")


def test_k19_going_over_a_ruff_can_be_off():
    assert legal("koz:s", "3s 7s Ac", "Ad 4s", House(overruff=False)) == sorted_text("3s 7s")


def test_k19_plain_suits_are_raised_only_where_the_house_says_so():
    raising = House(raise_plain=True)
    assert legal("koz:s", "9d Kd", "Td") == sorted_text("9d Kd")
    assert legal("koz:s", "9d Kd", "Td", raising) == "Kd"
    assert legal("koz:s", "9d Kd", "Td 2s", raising) == sorted_text("9d Kd")
    assert legal("el", "9d Kd", "Td", raising) == sorted_text("9d Kd")


@pytest.mark.parametrize(
    ("akq", "seat", "expected"),
    [
        ("any", 0, "As Ks Qs 5d"),
        ("any", 1, "As Ks Qs 5d"),
        ("caller", 0, "As Ks Qs 5d"),
        ("caller", 1, "5d"),
        ("off", 0, "5d"),
    ],
)
def test_k20_who_may_lead_top_trumps_unbroken(akq, seat, expected):
    house = House(akq=akq)
    assert legal("koz:s", "As Ks Qs 2s 5d", house=house, seat=seat) == sorted_text(expected)


def test_k20_trumps_are_free_once_broken_or_where_they_need_not_break():
    assert legal("koz:s", "3s 5d", broken=True) == sorted_text("3s 5d")
    assert legal("koz:s", "3s 5d", house=House(trump_must_break=False)) == sorted_text("3s 5d")


@pytest.mark.parametrize(
    ("contract", "card", "hand", "table", "code", "facts"),
    [
        ("el", "2c", "3c", "", "not_in_hand", {"card": "2c"}),
        ("el", "2c", "2c 5s", "Ks", "must_follow", {"suit": "s"}),
        ("kupa", "2c", "2c 5h", "Ks", "must_play_heart", {"void": "s"}),
        ("kupa", "5h", "2c 5h", "", "hearts_not_broken", {}),
        ("erkek", "2c", "2c Jh", "Ks", "must_play_king_or_jack", {"void": "s"}),
        ("erkek", "2s", "2s Js", "Qs", "must_drop_king_or_jack", {"under": "Qs"}),
        ("kiz", "2c", "2c Qh", "Ks", "must_play_queen", {"void": "s"}),
        ("kiz", "2s", "2s Qs", "Ks", "must_drop_queen", {"under": "Ks"}),
        ("rifki", "Ah", "Kh Ah", "Ks", "must_play_rifki", {"void": "s"}),
        ("rifki", "2c", "2c Ah", "Ks", "must_play_heart", {"void": "s"}),
        ("rifki", "2h", "Kh 2h", "Ah", "must_drop_rifki", {"under": "Ah"}),
        ("rifki", "2h", "2h 2c", "", "hearts_not_broken", {}),
        ("koz:s", "2c", "2c 2s", "Kd", "must_trump", {"void": "d", "trump": "s"}),
        ("koz:s", "2s", "2s 9s", "Kd 5s", "must_overtrump", {"over": "5s"}),
        ("koz:s", "2s", "2s 9s", "5s", "must_raise_trump", {"over": "5s"}),
        ("koz:s", "2s", "2s 9c", "", "trump_not_broken", {"trump": "s"}),
        ("koz:s", "2s", "2s As Ks Qs 9c", "", "only_top_trumps", {"trump": "s"}),
    ],
)
def test_k29_every_broken_duty_has_its_own_reason(contract, card, hand, table, code, facts):
    reason = why_not(contract, card, hand, table)
    assert (reason.code, dict(reason.facts)) == (code, facts)


def test_k17_k19_reasons_of_house_duties():
    assert (
        why_not("kupa", "2h", "2h 9h", house=House(highest_heart_lead=True)).code == "must_lead_highest_heart"
    )
    assert why_not("koz:s", "9d", "9d Kd", "Td", House(raise_plain=True)).code == "must_raise"


def test_a_card_that_may_be_played_has_no_reason_against_it():
    assert why_not("el", "2c", "2c 5s") is None
