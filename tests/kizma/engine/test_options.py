"""The declared house rules and what may not stand together (Z30, Z34, Z38)."""

import re
from pathlib import Path

import pytest

from common.core.options import OptionError
from kizma.engine.options import OPTIONS
from kizma.game import GAME

RULE_BOOK = Path(__file__).parents[3] / "docs" / "rules" / "kizma.md"


def test_presets():
    """Z10, Z25: Kartlı are the defaults, the others differ from it where the rules say."""
    assert [preset.id for preset in OPTIONS.presets] == ["kartli", "ca_games", "zarli"]
    assert OPTIONS.preset("kartli") == OPTIONS.fresh()
    assert OPTIONS.differing(OPTIONS.preset("ca_games"), "kartli", 4) == ("backward",)
    dice = OPTIONS.preset("zarli")
    assert (dice.word("form"), dice.flag("play_on"), dice.word("enter_on")) == ("dice", True, "6")
    assert (dice.flag("doubling"), dice.word("bonus"), dice.flag("bounce")) == (True, "no_entry", False)


@pytest.mark.parametrize(
    ("changes", "seats", "culprit"),
    [
        ({"partners": True}, 3, "partners"),
        ({"partners": True}, 2, "partners"),
        ({"partners": True, "form": "dice"}, 4, "partners"),
        ({"scored": True, "form": "dice"}, 4, "scored"),
        ({"partners": True, "scored": True, "minutes": 5}, 4, None),
        ({"match": "to_500", "minutes": 120, "form": "dice", "track": 40}, 2, None),
    ],
)
def test_what_cannot_be(changes, seats, culprit):
    """Z30, Z34: partners need cards and four seats, hands need cards; the rest is free or ignored."""
    assert OPTIONS.conflict(OPTIONS.fresh(changes), seats) == culprit


@pytest.mark.parametrize("minutes", [1, 4, 121, -5])
def test_minutes(minutes):
    """Z38: off, or from 5 to 120."""
    with pytest.raises(OptionError):
        OPTIONS.fresh({"minutes": minutes})


def test_every_option_names_a_rule_that_the_rule_book_explains():
    told = RULE_BOOK.read_text("utf-8")
    for option in OPTIONS.declared:
        assert re.search(rf"\b{option.rule}\b", told), option.id
        assert f"`{option.id}`" in told, option.id


def test_the_game_is_for_two_to_four():
    """Z03."""
    assert GAME.seats == (2, 3, 4)
