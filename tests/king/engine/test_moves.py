"""Canonical texts of moves: exactly one form of each is read."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from common.core.transition import MalformedMove
from king.engine.cards import DECK
from king.engine.moves import CALLS, KEEP, SPOIL, Deal, DrawCaller, Play, parse_move
from tests.king.play import deal_text

MOVES = [*CALLS, KEEP, SPOIL, *map(DrawCaller, range(4)), *map(Play, DECK), parse_move(deal_text())]


@pytest.mark.parametrize("move", MOVES, ids=lambda move: str(move)[:12])
def test_a_move_is_read_back_from_its_text(move):
    assert parse_move(str(move)) == move


def test_any_order_inside_a_hand_is_a_deal_of_its_own():
    text = deal_text("2d 3c")
    other = text.replace("2d 3c", "3c 2d")
    assert parse_move(text) != parse_move(other)
    assert parse_move(text).hand(0) == parse_move(other).hand(0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kh",
        "10h",
        "KH",
        " Kh",
        "Kh ",
        "call",
        "call ",
        "call  el",
        "call el king",
        "call koz",
        "call koz:x",
        "call koz:s  king",
        "call koz:s King",
        "caller 4",
        "caller 01",
        "caller",
        "Spoil",
        "keep ",
        "deal",
        "deal 2c 3c",
        deal_text().replace("2c", "3c"),
        deal_text() + " ",
        deal_text().replace(" ", "  ", 2),
        deal_text() + " 2c",
    ],
)
def test_anything_else_is_malformed(text):
    with pytest.raises(MalformedMove):
        parse_move(text)


@given(st.text(alphabet="23456789TJQKAcdhs :ekalozingpd", max_size=12))
def test_every_text_is_refused_or_canonical(text):
    with suppress(MalformedMove):
        assert str(parse_move(text)) == text


@given(st.permutations(DECK))
def test_every_deal_has_one_text(deck):
    deal = Deal(tuple(deck))
    assert parse_move(str(deal)) == deal
