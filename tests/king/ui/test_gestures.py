"""Playing cards by drag, by clicks and by keys, each with the real mouse and keyboard."""

import pytest
from PySide6.QtCore import QPointF, Qt

from common.ui.game_scene import Hand
from king.engine.moves import Call, Play
from king.engine.state import Phase

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def sitting(sit):
    """A hand in which some cards are legal and some are not."""
    return sit(contract="el", cards=2)


def played(sitting):
    return sitting.match.log[-1].move


def test_a_card_is_dragged_above_the_hand(sitting):
    card = sitting.legal()[0]
    face, ply = card.face, sitting.model.ply
    start = sitting.grip(card)
    sitting.drag(start, start - QPointF(40, 250))
    assert sitting.model.ply == ply + 1 and played(sitting) == str(face)
    sitting.settle()
    assert sitting.scene.cards.get(("play", 0, 0)) is card


def test_a_card_is_dragged_onto_its_place(sitting):
    card = sitting.legal()[-1]
    face = card.face
    sitting.drag(sitting.grip(card), sitting.scene.layout.slot.center())
    assert played(sitting) == str(face)


def test_a_card_let_go_in_the_hand_goes_home(sitting):
    card, ply = sitting.legal()[0], sitting.model.ply
    start = sitting.grip(card)
    sitting.drag(start, start + QPointF(60, 20))
    sitting.settle()
    assert sitting.model.ply == ply and card.pos() == card.home and sitting.scene.hand is Hand.EMPTY


def test_the_pointer_stays_on_the_point_it_has_grabbed(sitting):
    card = sitting.legal()[0]
    start = sitting.grip(card)
    sitting.press(start)
    sitting.move(start + QPointF(30, -60), Qt.MouseButton.LeftButton)
    assert card.area().contains(card.mapFromScene(start + QPointF(30, -60)))
    sitting.release(start)


def test_a_click_raises_a_card_and_a_second_plays_it(sitting):
    card = sitting.legal()[0]
    face = card.face
    sitting.click(sitting.grip(card))
    assert sitting.scene.hand is Hand.SELECTED and card.is_selected
    sitting.click(sitting.grip(card))
    assert played(sitting) == str(face)


def test_a_click_on_the_place_plays_the_raised_card(sitting):
    card = sitting.legal()[0]
    face = card.face
    sitting.click(sitting.grip(card))
    sitting.click(sitting.scene.layout.slot.center())
    assert played(sitting) == str(face)


def test_a_click_on_another_card_raises_that_one(sitting):
    first, second = sitting.legal()[:2]
    ply = sitting.model.ply
    sitting.click(sitting.grip(first))
    sitting.click(sitting.grip(second))
    assert second.is_selected and not first.is_selected and sitting.model.ply == ply


@pytest.mark.parametrize("how", ["escape", "right click", "empty felt"])
def test_a_raised_card_can_be_put_back(sitting, how):
    card, ply = sitting.legal()[0], sitting.model.ply
    sitting.click(sitting.grip(card))
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape)
    else:
        button = Qt.MouseButton.RightButton if how == "right click" else Qt.MouseButton.LeftButton
        sitting.click(QPointF(200, 300), button)
    sitting.settle()
    assert not card.is_selected and sitting.model.ply == ply and sitting.scene.hand is Hand.EMPTY


def test_k09_a_refused_card_says_why_and_stays(sitting):
    card, ply = sitting.veiled()[0], sitting.model.ply
    sitting.click(sitting.grip(card))
    sitting.settle()
    text, rule = sitting.toasts[0]
    assert rule == "K09" and text.startswith("You must follow suit")
    assert sitting.model.ply == ply and card.pos() == card.home


def test_every_refused_card_of_a_hand_says_why(sitting):
    for card in sitting.veiled():
        sitting.click(sitting.grip(card))
    assert len(sitting.toasts) == len(sitting.veiled()) > 3
    assert all(text and rule for text, rule in sitting.toasts)


def test_only_legal_cards_are_raised_and_the_others_veiled(sitting):
    faces = {item.face for item in sitting.legal()}
    assert faces == set(sitting.model.playable_cards())
    assert {item.face for item in sitting.veiled()} == set(sitting.state.hands[0]) - faces
    assert all(item.wanted_rise == 0.0 for item in sitting.veiled())


def test_one_click_plays_a_sole_card_where_wanted(sit):
    seeds = (sit(contract="rifki", seed=seed, cards=3) for seed in range(1, 40))
    sitting = next(each for each in seeds if len(each.legal()) == 1)
    card = sitting.legal()[0]
    face = card.face
    sitting.table.set_one_click(True)
    sitting.click(sitting.grip(card))
    assert played(sitting) == str(face)


def test_one_click_leaves_a_choice_alone(sitting):
    sitting.table.set_one_click(True)
    ply = sitting.model.ply
    sitting.click(sitting.grip(sitting.legal()[0]))
    assert sitting.model.ply == ply


def test_nothing_can_be_taken_while_others_play(sitting):
    card, ply = sitting.legal()[0], sitting.model.ply
    sitting.table.set_input(False)
    point = sitting.grip(card)
    sitting.drag(point, point - QPointF(0, 300))
    sitting.settle()
    assert sitting.model.ply == ply and sitting.toasts == [] and card.pos() == card.home


# Keys


def test_arrows_walk_through_the_legal_cards_and_enter_plays(sitting):
    legal = sitting.legal()
    sitting.key(Qt.Key.Key_Right)
    assert legal[0].has_focus_ring
    sitting.key(Qt.Key.Key_Left)
    assert legal[-1].has_focus_ring
    face = legal[-1].face
    sitting.key(Qt.Key.Key_Return)
    assert played(sitting) == str(face)


def test_up_plays_too(sitting):
    sitting.key(Qt.Key.Key_Left)
    face = sitting.legal()[-1].face
    sitting.key(Qt.Key.Key_Up)
    assert played(sitting) == str(face)


def test_shift_walks_through_all_cards_and_enter_says_why_not(sitting):
    cards = sitting.scene.own_cards()
    for _ in cards:
        sitting.key(Qt.Key.Key_Right, modifiers=SHIFT)
        focused = next(item for item in cards if item.has_focus_ring)
        if focused.is_veiled:
            break
    ply = sitting.model.ply
    sitting.key(Qt.Key.Key_Return)
    assert sitting.model.ply == ply and sitting.toasts[0][1] == "K09"


@pytest.mark.parametrize(("key", "suit"), ["1s", "2h", "3c", "4d"])
def test_a_digit_goes_to_a_suit(sitting, key, suit):
    sitting.key(Qt.Key(ord(key)))
    focused = [item for item in sitting.scene.own_cards() if item.has_focus_ring]
    held = [item for item in sitting.scene.own_cards() if item.face.suit == suit]
    assert [item.face.suit for item in focused] == ([suit] if held else [])


def test_enter_without_a_card_in_focus_does_nothing(sitting):
    ply = sitting.model.ply
    sitting.key(Qt.Key.Key_Return)
    sitting.key(Qt.Key.Key_Down)
    assert sitting.model.ply == ply


def test_l_shows_the_last_trick_and_takes_it_away(sit):
    sitting = sit(contract="el", seed=3)
    while not sitting.state.board.tricks:
        sitting.key(Qt.Key.Key_Left)
        sitting.key(Qt.Key.Key_Return)
        sitting.answer()
    sitting.key(Qt.Key.Key_L)
    assert sitting.scene.trick_view.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.scene.trick_view.isVisible()
    box = sitting.scene.last_trick.sceneBoundingRect()
    sitting.click(box.center())
    assert sitting.scene.trick_view.isVisible()
    sitting.click(box.center())
    assert not sitting.scene.trick_view.isVisible()


def test_a_whole_hand_is_played_with_keys_alone(sit):
    sitting = sit(until="call", seed=5)
    hands = len(sitting.state.sheet)
    sitting.focus_key(Qt.Key.Key_Down)
    sitting.focus_key(Qt.Key.Key_Return)
    assert any(line.actor == 0 and line.move.startswith("call") for line in sitting.match.log)
    sitting.settle()
    sitting.answer()
    while sitting.model.due is Phase.PLAY and len(sitting.state.sheet) == hands:
        sitting.key(Qt.Key.Key_Right)
        sitting.key(Qt.Key.Key_Up)
        sitting.answer()
    assert len(sitting.state.sheet) > hands
    moves = [sitting.match.rules.parse(line.move) for line in sitting.match.log if line.actor == 0]
    assert {type(move) for move in moves} >= {Call, Play}
