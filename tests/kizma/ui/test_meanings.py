"""Drops with several meanings: shared cards, jokers, backwards into the lane."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.kizma.ui.sitting import JOKER, new_match, set_board


@pytest.fixture
def seven(sit):
    """Card 7 and three red pawns, so that a part leaves a choice (Z11)."""
    return sit(set_board(new_match(), 7, {"red.1": 10, "red.2": 20, "red.3": 40}))


def test_with_one_other_pawn_a_nearer_dot_plays_the_rest(sit):
    """Z11: the order does not matter here, so nobody asks."""
    sitting = sit(set_board(new_match(), 7, {"red.1": 10, "red.2": 30}))
    sitting.drag_pawn("red.1", 13)
    assert sitting.lines == ["split red.1 3 red.2 4"]
    assert sitting.table.over.chooser.isHidden()


def test_the_first_part_waits_for_the_pawn_that_takes_the_rest(seven):
    seven.drag_pawn("red.1", 14)
    assert seven.lines == [] and seven.scene.staged is not None
    assert seven.item("red.1").pos() == seven.point("red.1", 14)
    assert [item.pawn for item in seven.scene.takeable()] == [1, 2]
    assert "other 3" in seven.panel.state.notes[0].text
    seven.drag_pawn("red.3", 43)
    assert seven.lines == ["split red.1 4 red.3 3"]
    seven.settle()
    assert seven.board.places[:3] == [14, 20, 43]


def test_the_rest_can_be_given_by_a_click_on_its_target(seven):
    seven.drag_pawn("red.1", 14)
    seven.click(seven.point("red.2", 23))
    assert seven.lines == ["split red.1 4 red.2 3"]


def test_a_part_is_taken_back_by_escape_right_click_or_its_own_pawn(seven):
    for take_back in (
        lambda: seven.key(Qt.Key.Key_Escape),
        lambda: seven.click(seven.board.box.center(), Qt.MouseButton.RightButton),
        lambda: seven.click(seven.point("red.1", 14)),
    ):
        seven.drag_pawn("red.1", 14)
        take_back()
        seven.settle()
        assert seven.scene.staged is None and seven.lines == []
        assert seven.item("red.1").pos() == seven.point("red.1", 10)
        assert len(seven.scene.takeable()) == 3


def test_segments_show_only_one_way_to_share(seven):
    assert seven.panel.state.segments == ("7", "6+1", "5+2", "4+3")
    seven.panel.segments.set_index(3)
    seven.click_pawn("red.1")
    assert [target.point for target in seven.board.under.targets] == [
        seven.point("red.1", 13),
        seven.point("red.1", 14),
    ]
    seven.panel.segments.set_index(0)
    assert len(seven.board.under.targets) == 7


@pytest.mark.parametrize(
    ("answer", "line", "home"),
    [(0, "split red.1 3 blue.1 4", "red.1"), (1, "split blue.1 4 red.1 3", "blue.1")],
)
def test_both_orders_of_a_split_are_offered_when_they_differ(sit, answer, line, home):
    """Z11, Z31: both partners reach one square; who comes second sends the first home."""
    match = new_match(seats=4, partners=True)
    sitting = sit(set_board(match, 7, {"red.1": 10, "blue.1": 39, "yellow.1": 20}))
    sitting.drag_pawn("red.1", 13)
    texts = [button.text() for button in sitting.table.over.chooser.buttons()]
    assert texts == ["First Red 1 by 3, then Blue 1 by 4", "First Blue 1 by 4, then Red 1 by 3"]
    sitting.table.over.chooser.buttons()[answer].click()
    assert sitting.lines == [line]
    sitting.settle()
    assert sitting.item(home).pos() == sitting.point(home, -2)


def test_a_joker_on_an_opponent_within_reach_asks_run_or_swap(sit):
    """Z13"""
    sitting = sit(set_board(new_match(), JOKER, {"red.1": 10, "blue.1": 46}))
    sitting.click(sitting.item("blue.1").pos())
    chooser = sitting.table.over.chooser
    assert [button.text() for button in chooser.buttons()] == ["Swap places", "Run 6"]
    assert sitting.lines == []
    chooser.buttons()[1].click()
    assert sitting.lines == ["run red.1 6"]


def test_the_chooser_is_used_by_keys(sit):
    sitting = sit(set_board(new_match(), JOKER, {"red.1": 10, "blue.1": 46}))
    sitting.drag_pawn("red.1", 16)
    chooser = sitting.table.over.chooser
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return):
        QTest.keyClick(chooser, key)
    assert sitting.lines == ["swap red.1 blue.1"]


def test_escape_in_the_chooser_brings_the_pawn_home(sit):
    sitting = sit(set_board(new_match(), JOKER, {"red.1": 10, "blue.1": 46}))
    sitting.drag_pawn("red.1", 16)
    QTest.keyClick(sitting.table.over.chooser, Qt.Key.Key_Escape)
    sitting.settle()
    assert sitting.lines == [] and sitting.item("red.1").pos() == sitting.point("red.1", 10)
    sitting.drag_pawn("red.1", 12)
    assert sitting.lines == ["run red.1 2"]


def test_a_joker_swaps_with_an_opponent_out_of_reach(sit):
    """Z13: mine on 30, the victim on my 10."""
    sitting = sit(set_board(new_match(), JOKER, {"red.1": 30, "blue.1": 40}))
    sitting.drag_pawn("red.1", 10)
    assert sitting.lines == ["swap red.1 blue.1"]
    sitting.settle()
    assert sitting.board.places[0] == 10 and sitting.item("blue.1").pos() == sitting.point("blue.1", -2)


def test_the_partners_joker_sends_a_pawn_home(sit):
    """Z32: no opponent on the track."""
    sitting = sit(set_board(new_match(seats=4, partners=True), JOKER, {"red.1": 40, "blue.1": 20}))
    sitting.drag_pawn("red.1", -2)
    assert sitting.lines == ["home red.1"]


def test_a_partners_pawn_is_moved_like_an_own_one(sit):
    """Z30"""
    sitting = sit(set_board(new_match(seats=4, partners=True), 4, {"red.1": 40, "blue.1": 20}))
    sitting.drag_pawn("blue.1", 24)
    assert sitting.lines == ["move blue.1 4"]


def test_going_back_with_or_without_the_lane_are_two_targets(sit):
    """Z10, Z55: a 3 from the start goes to 57, or one back to the entry and two into the lane."""
    sitting = sit(set_board(new_match(back_into_lane="same_move"), 3, {"red.1": 0}))
    sitting.click_pawn("red.1")
    assert {choice.place for choice in sitting.scene.choices(0)} == {57, 61}
    sitting.click(sitting.point("red.1", 61))
    assert sitting.lines == ["back red.1 3 lane"]
