"""The chooser and the spoil question: what they offer, refuse and send, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from king.engine.moves import Call
from king.engine.state import Phase
from tests.king.ui.sitting import ASKED, deal_with_lone_rifki, seed_with

# Chooser


def test_the_chooser_opens_above_the_hand_and_calls(sit):
    sitting = sit(until="call")
    chooser = sitting.table.chooser
    assert chooser.isVisible() and not chooser.confirm_button.isEnabled()
    assert chooser.geometry().bottom() <= sitting.scene.layout.hand_top
    QTest.mouseClick(chooser.cells[1], Qt.MouseButton.LeftButton)
    assert chooser.chosen == Call("kupa") and chooser.confirm_button.isEnabled()
    QTest.mouseClick(chooser.confirm_button, Qt.MouseButton.LeftButton)
    assert sitting.state.live_board.call == Call("kupa")
    assert not chooser.isVisible()


def test_k07_a_closed_cell_says_why(sit):
    wishes = {"until": "call", "hand": 9}

    def used_up(course):
        return any(closed.reason.code == "penalty_used_up" for closed in course.model.seen.closed)

    sitting = sit(seed=seed_with(used_up, **wishes), **wishes)
    closed = next(cell for cell in sitting.table.chooser.cells if cell.closed)
    assert closed.toolTip() and closed.accessibleDescription() == closed.toolTip()
    QTest.mouseClick(closed, Qt.MouseButton.LeftButton)
    assert sitting.toasts and sitting.toasts[0][1] == "K07"
    assert sitting.table.chooser.chosen is None


def test_the_chooser_works_with_keys_alone(sit):
    sitting = sit(until="call")
    chooser = sitting.table.chooser
    for key, contract in (
        (Qt.Key.Key_Right, "el"),
        (Qt.Key.Key_Right, "kupa"),
        (Qt.Key.Key_Down, "rifki"),
        (Qt.Key.Key_Down, "koz:d"),
        (Qt.Key.Key_Left, "koz:c"),
    ):
        sitting.focus_key(key)
        assert chooser.chosen == Call(contract)
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.state.live_board.call == Call("koz:c")


def test_enter_without_a_choice_calls_nothing(sit):
    sitting = sit(until="call")
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.state.phase is Phase.CALL


def test_k24_a_king_is_announced_with_a_switch(sit):
    sitting = sit(until="call", options={"king_declared": True})
    chooser = sitting.table.chooser
    assert chooser.king_switch.isVisible()
    chooser.choose(Call("koz:h"))
    QTest.mouseClick(chooser.king_switch, Qt.MouseButton.LeftButton)
    assert chooser.chosen == Call("koz:h", True)
    chooser.choose(Call("el", False))
    chooser.king_switch.setChecked(True)
    assert chooser.chosen == Call("el")
    chooser.choose(Call("koz:h", True))
    QTest.mouseClick(chooser.confirm_button, Qt.MouseButton.LeftButton)
    assert sitting.state.live_board.call == Call("koz:h", True)


def test_k24_no_switch_where_a_king_is_not_announced(sit):
    assert not sit(until="call").table.chooser.king_switch.isVisible()


def test_k28_kanli_offers_only_what_comes(sit):
    sitting = sit(until="call", options={"kanli": True})
    expected = sitting.model.seen.order[len(sitting.state.sheet)]
    shown = [cell.contract_id for cell in sitting.table.chooser.cells if cell.isVisible()]
    assert shown == [expected] and sitting.table.chooser.chosen == Call(expected)


def test_k28_kanli_lets_the_caller_name_the_suit(sit):
    sitting = sit(until="call", hand=7, options={"kanli": True})
    shown = [cell.contract_id for cell in sitting.table.chooser.cells if cell.isVisible()]
    assert shown == ["koz:c", "koz:d", "koz:h", "koz:s"] and sitting.table.chooser.chosen is None


# Spoiling


@pytest.mark.parametrize("spoil", [True, False])
def test_k23_the_question_is_a_panel_with_two_answers(sit, spoil):
    sitting = sit(**ASKED)
    question = sitting.table.question
    assert question.isVisible() and not sitting.table.chooser.isVisible()
    redeals = sitting.state.redeals
    button = question.spoil if spoil else question.keep
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sitting.match.log[-1].move == ("spoil" if spoil else "keep")
    assert sitting.state.redeals == redeals + spoil
    assert not question.isVisible()
    sitting.settle()
    assert any("spoils" in text for _, text in sitting.banners) == spoil


def test_k23_the_question_is_answered_with_keys(sit):
    sitting = sit(**ASKED)
    sitting.focus_key(Qt.Key.Key_Left)
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.match.log[-1].move == "keep"


def test_k23_nobody_sees_that_another_seat_is_asked(sit):
    sitting = sit(until="call", deal=deal_with_lone_rifki(owner=2, caller=0))
    sitting.model.call(Call("rifki"))
    sitting.settle()
    assert sitting.state.phase is Phase.ASK and sitting.model.actor == 2
    table, actor = sitting.table, sitting.model.actor
    table.set_thinking(actor)
    assert not table.scene.plates[actor].is_thinking
    text = table.texts.status(sitting.model.observation(), sitting.match.seats, actor, False)
    assert sitting.match.seats[actor].name not in text
    assert not table.question.isVisible()
