"""Moving pawns by drag, clicks and keys, each with the real mouse and keyboard."""

import pytest
from PySide6.QtCore import QPointF, Qt

from common.ui.game_scene import Hand
from tests.kizma.ui.sitting import JOKER, new_match, set_board


@pytest.fixture
def two(sit):
    """Card 4, red pawns on 10 and 20, a blue pawn four ahead of the second (Z08)."""
    return sit(set_board(new_match(), 4, {"red.1": 10, "red.2": 20, "blue.1": 54}))


def test_a_pawn_is_dragged_to_its_target(two):
    two.drag_pawn("red.1", 14)
    assert two.lines == ["move red.1 4"]
    two.settle()
    assert two.item("red.1").pos() == two.point("red.1", 14)


def test_a_dragged_pawn_does_not_walk_the_way_again(two):
    two.drag_pawn("red.1", 14)
    assert two.item("red.1").pos() == two.point("red.1", 14)


def test_a_click_on_a_pawn_and_a_click_on_its_target_do_the_same(two):
    two.click_pawn("red.1")
    assert two.scene.hand is Hand.SELECTED
    assert [target.point for target in two.board.under.targets] == [two.point("red.1", 14)]
    assert len(two.board.under.way) == 3
    two.click(two.point("red.1", 14))
    assert two.lines == ["move red.1 4"]


def test_a_click_on_a_target_only_one_pawn_can_reach_plays_it(two):
    two.click(two.point("red.1", 14))
    assert two.lines == ["move red.1 4"]


def test_a_click_on_an_opponent_only_one_pawn_can_hit_captures_it(two):
    two.click(two.item("blue.1").pos())
    assert two.lines == ["move red.2 4"]
    two.settle()
    assert two.item("blue.1").pos() == two.point("blue.1", -2)


def test_a_target_several_pawns_can_reach_asks_for_the_pawn(sit):
    sitting = sit(set_board(new_match(), 7, {"red.1": 20, "red.2": 22, "red.3": 40}))
    sitting.click(sitting.point("red.1", 26))
    assert sitting.lines == []
    assert sitting.toasts and "choose one" in sitting.toasts[-1][0]


def test_a_capture_is_announced_beside_its_target(two):
    two.click_pawn("red.2")
    target = two.board.labels.targets[0]
    assert target.captures and target.label == "4 · captures"
    assert "captures Nermin’s pawn" in two.panel.state.notes[0].text


def test_the_main_button_plays_the_pawn_in_hand(two):
    assert not two.panel.action.isEnabled()
    two.click_pawn("red.1")
    assert two.panel.action.isEnabled()
    two.panel.action.click()
    assert two.lines == ["move red.1 4"]


def test_keys_choose_a_pawn_and_play_it(two):
    two.key(Qt.Key.Key_Right)
    assert two.scene.held is two.item("red.1")
    two.key(Qt.Key.Key_Right)
    assert two.scene.held is two.item("red.2")
    two.key(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert two.lines == ["move red.1 4"]


def test_keys_choose_among_targets(sit):
    sitting = sit(set_board(new_match(), JOKER, {"red.1": 10}))
    sitting.key(Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert sitting.lines == ["run red.1 2"]


def test_escape_and_right_click_let_go(two):
    for let_go in (
        lambda: two.key(Qt.Key.Key_Escape),
        lambda: two.click(QPointF(400, 400), Qt.MouseButton.RightButton),
    ):
        two.click_pawn("red.1")
        let_go()
        assert two.scene.held is None and two.board.under.targets == ()


def test_a_drop_on_the_wrong_square_says_which_rule(two):
    two.drag_pawn("red.1", 13)
    assert two.lines == []
    assert two.toasts == [("The card says 4: exactly so many squares.", "Z14")]
    two.settle()
    assert two.item("red.1").pos() == two.item("red.1").home


def test_a_drop_on_bare_wood_brings_the_pawn_home_without_a_word(two):
    two.drag(two.item("red.1").pos(), QPointF(two.board.box.left() + 3, two.board.box.top() + 3))
    two.settle()
    assert two.toasts == [] and two.lines == []
    assert two.item("red.1").pos() == two.item("red.1").home


@pytest.mark.parametrize(
    ("card", "pawns", "name", "said", "rule"),
    [
        (4, {"red.1": 10, "red.2": 14}, "red.1", "same colour", "Z08"),
        (10, {"red.1": 60, "red.2": 5}, "red.1", "beyond the finish", "Z08"),
        (4, {"red.1": 10}, "red.2", "Only a 1 or a 2", "Z07"),
        (4, {"red.1": 65, "red.2": 5}, "red.1", "home and stays", "Z08"),
    ],
)
def test_a_pawn_that_cannot_move_shakes_and_says_why(sit, card, pawns, name, said, rule):
    """Z07, Z08: the reason is the one against the card's own move."""
    sitting = sit(set_board(new_match(), card, pawns))
    sitting.click_pawn(name)
    text, cited = sitting.toasts[-1]
    assert said in text and cited == rule
    assert not sitting.scene.queue.is_idle
    sitting.settle()
    assert sitting.item(name).pos() == sitting.item(name).home


def test_an_opponents_pawn_is_left_alone(two):
    two.click(two.item("blue.2").pos())
    assert two.lines == [] and two.toasts == []


def test_one_click_plays_a_pawn_with_one_target(sit):
    sitting = sit(set_board(new_match(), 4, {"red.1": 10, "red.2": 20}), one_click=True)
    sitting.click_pawn("red.1")
    assert sitting.lines == ["move red.1 4"]


def test_a_pawn_enters_from_its_yard_by_drag(sit):
    """Z07"""
    sitting = sit(set_board(new_match(), 1, {"blue.1": 30}))
    sitting.drag_pawn("red.2", 0)
    assert sitting.lines == ["enter red.2"]
    sitting.settle()
    assert sitting.item("blue.1").pos() == sitting.point("blue.1", -2)


def test_a_pawn_goes_home_onto_any_part_of_the_plate(sit):
    """Z08"""
    sitting = sit(set_board(new_match(), 5, {"red.1": 60}))
    plate = sitting.board.zone_box(0, 65)
    sitting.drag(sitting.item("red.1").pos(), plate.center())
    assert sitting.lines == ["move red.1 5"]


def test_a_backward_card_goes_behind_the_start(sit):
    """Z10: 0 - 3 = 57."""
    sitting = sit(set_board(new_match(), 3, {"red.1": 0}))
    sitting.drag_pawn("red.1", 57)
    assert sitting.lines == ["back red.1 3"]


def test_nothing_can_be_taken_while_others_play(two):
    two.table.set_input(False)
    two.click_pawn("red.1")
    two.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert two.scene.held is None and two.lines == []


def test_a_click_brings_running_animations_to_their_end(two):
    two.click(two.point("red.1", 14))
    assert not two.scene.queue.is_idle
    two.click(QPointF(5, 5))
    assert two.scene.queue.is_idle
