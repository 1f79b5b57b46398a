"""The table between the person and the match: gates, passes, hands, clock, undo, resuming."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from common.ui import durations
from common.ui.scale import SizeClass
from common.ui.theme import Mode, theme
from kizma.ui.gates import Gate
from tests.kizma.ui.sitting import new_match, set_board
from tests.screen_checks import faults


def to_first_card(sitting):
    """Play on until the table waits for seat 0 to turn a card over."""
    while not sitting.table.gates.first:
        sitting.step()
        sitting.scene.queue.skip()


# Drawing and rolling


def test_a_person_turns_his_card_over_by_a_click_on_the_deck(sit):
    sitting = sit(new_match(starter="first_seat"))
    to_first_card(sitting)
    assert sitting.table.gates.first is Gate.DRAW
    assert sitting.board.centre.is_waiting and not sitting.table.is_at_rest()
    assert sitting.model.view().turn.card is None
    assert sitting.table.texts.status(sitting.model.view(), sitting.match.seats, 0, True).endswith(
        "draw a card"
    )
    count = sitting.board.centre.count
    sitting.rests.clear()
    sitting.click(sitting.board.centre.active_box().center())
    sitting.settle()
    assert sitting.table.is_at_rest() and sitting.rests
    card = sitting.model.view().turn.card
    assert card is not None and sitting.board.centre.open == card
    assert sitting.board.centre.count == count - 1


@pytest.mark.parametrize("way", ["space", "button"])
def test_a_card_is_also_turned_over_by_space_or_the_button(sit, way):
    sitting = sit(new_match(starter="first_seat"))
    to_first_card(sitting)
    if way == "space":
        sitting.key(Qt.Key.Key_Space)
    else:
        assert sitting.panel.state.action == "Draw a card"
        sitting.panel.action.click()
    sitting.settle()
    assert sitting.table.is_at_rest()


def test_with_one_click_cards_turn_over_by_themselves(sit):
    sitting = sit(new_match(starter="first_seat"), one_click=True)
    while sitting.model.view().turn.card is None:
        sitting.step()
        sitting.settle()
    assert sitting.table.is_at_rest()


def test_the_die_is_rolled_by_a_click_on_it(sit):
    """Z20: the roll itself is drawn once the table is at rest."""
    sitting = sit(new_match(starter="first_seat", form="dice"))
    to_first_card(sitting)
    assert sitting.table.gates.first is Gate.ROLL and sitting.panel.state.action == "Roll"
    sitting.rests.clear()
    sitting.click(sitting.board.centre.active_box().center())
    assert sitting.rests
    sitting.model.draw()
    assert not sitting.scene.queue.is_idle
    sitting.settle()
    assert sitting.board.centre.pips == sitting.model.view().turn.card


def test_the_die_tumbles_half_a_second(sit):
    sitting = sit(set_board(new_match(form="dice"), 4, {"red.1": 3}))
    assert sitting.board.centre.tumble(3).duration() == durations.DIE_ROLL


def test_a_roll_reaches_the_cross(sit):
    """Z20, Z24: a 6 brings a pawn in by drag, and others go six squares."""
    sitting = sit(set_board(new_match(form="dice"), 6, {"red.1": 3}))
    assert {sitting.match.rules.text(move) for move in sitting.model.legal_moves()} >= {"enter red.2"}
    sitting.drag_pawn("red.2", 0)
    assert sitting.lines == ["enter red.2"]


def test_two_pawns_on_one_square_stand_side_by_side(sit):
    """Z22"""
    sitting = sit(set_board(new_match(form="dice"), 2, {"red.1": 7, "red.2": 7, "red.3": 5}))
    left, right = sitting.item("red.1"), sitting.item("red.2")
    assert left.x() < right.x() and left.cell < sitting.board.cell
    sitting.click_pawn("red.3")
    assert sitting.lines == [] and "third pawn" in sitting.toasts[-1][0]


# Passing


def test_a_pass_says_why_and_is_quick(sit):
    sitting = sit(set_board(new_match(), 8, {"blue.1": 5}))
    assert sitting.model.is_forced_pass()
    sitting.model.submit(sitting.model.legal_moves()[0], sitting.model.ply)
    assert sitting.banners == [(0, "Deniz: no pawn in play, pass")]
    running = sitting.scene.queue._running
    assert running is None or running.totalDuration() < 300


def test_a_person_may_pass_of_his_own_will_where_the_rules_let_him(sit):
    """Z05"""
    sitting = sit(set_board(new_match(voluntary_pass=True), 8, {"red.1": 5}))
    assert sitting.panel.state.aside == "Pass"
    sitting.key(Qt.Key.Key_P)
    assert sitting.lines == ["pass"]


def test_the_pass_key_says_that_a_move_must_be_made(sit):
    sitting = sit(set_board(new_match(), 8, {"red.1": 5}))
    sitting.key(Qt.Key.Key_P)
    assert sitting.lines == [] and sitting.toasts == [("You can move, so you must.", "Z05")]


# The hand


@pytest.fixture
def hand(sit):
    """Z34: 4 drawn to 1, 8, 12, 12; one pawn close to home."""
    match = new_match(scored=True)
    return sit(set_board(match, 4, {"red.1": 60, "red.2": 10}, hand=(1, 8, 12, 12)))


def test_the_drawn_card_is_chosen_at_first(hand):
    cards = hand.panel.state.hand
    assert [card.card for card in cards] == [1, 8, 12, 12, 4]
    assert [card.is_chosen for card in cards] == [False] * 4 + [True]
    hand.drag_pawn("red.2", 14)
    assert hand.lines == ["4: move red.2 4"]


def test_another_card_is_chosen_by_click_or_number(hand):
    hand.panel.hand.buttons()[1].click()
    assert hand.scene.card == 8
    hand.key(Qt.Key.Key_1)
    assert hand.scene.card == 1
    hand.drag_pawn("red.3", 0)
    assert hand.lines == ["1: enter red.3"]


def test_a_card_that_fits_nothing_cannot_be_played_and_says_so(hand):
    hand.key(Qt.Key.Key_2)
    hand.click_pawn("red.1")
    assert hand.lines == [] and "beyond" in hand.toasts[-1][0]


def test_a_card_is_laid_off_only_when_none_can_be_played(sit):
    """Z35"""
    sitting = sit(set_board(new_match(scored=True), 4, {"blue.1": 3}, hand=(8, 10, 12, 12)))
    assert sitting.panel.state.action == "Lay the card off" and sitting.panel.state.is_ready
    assert "lay one off" in sitting.panel.state.notes[0].text
    sitting.key(Qt.Key.Key_2, Qt.Key.Key_Return)
    assert sitting.lines == ["discard 10"]


def test_free_laying_off_has_its_own_button(sit):
    """Z35: free_discard"""
    match = new_match(scored=True, free_discard=True)
    sitting = sit(set_board(match, 4, {"red.1": 3}, hand=(1, 1, 2, 12)))
    sitting.scene.offer(4)
    assert sitting.panel.aside.isHidden()
    sitting = sit(set_board(match, 4, {"red.1": 62}, hand=(1, 1, 2, 12)))
    sitting.key(Qt.Key.Key_4)
    assert sitting.panel.state.action == "Lay the card off"
    sitting.panel.action.click()
    assert sitting.lines == ["discard 12"]


def test_what_others_hold_is_not_shown(sit):
    """Z40"""
    sitting = sit(set_board(new_match(scored=True), 4, {"red.1": 3}, hand=(1, 1, 2, 12)))
    assert sitting.model.view().hands[1] == (None,) * 4
    shown = [card.card for card in sitting.panel.state.hand]
    assert shown == [1, 1, 2, 12, 4]


# Before the first turn


def test_the_draw_is_shown_and_the_beginner_picks_a_colour(sit):
    """Z04: seat 0 is made the beginner by trying seeds."""
    for seed in range(1, 40):
        match = new_match(seed=seed)
        while not match.state.seating.order:
            match.draw()
        if match.state.seating.order[0] == 0:
            break
    sitting = sit(new_match(seed=seed))
    sitting.model.draw()
    assert sitting.table.over.order.isVisible()
    sitting.settle()
    while sitting.model.actor < 0:
        sitting.model.draw()
        sitting.settle()
    sitting.table.set_input(True)
    assert sitting.table.over.picker.isVisible() and sitting.table.over.order.isHidden()
    sitting.table.over.picker.discs[2].click()
    assert sitting.lines[-1] == "colour blue"
    sitting.settle()
    assert sitting.table.seat_color(0).symbol == "damla"
    assert sitting.board.wood.look.used == (0, 2)


def test_the_colour_is_picked_by_keys(sit):
    sitting = sit(new_match(starter="first_seat"))
    picker = sitting.table.over.picker
    assert picker.isVisible()
    QTest.keyClick(picker, Qt.Key.Key_Right)
    QTest.keyClick(picker, Qt.Key.Key_Return)
    assert sitting.lines == ["colour yellow"]


# Undo, sync, other looks


def test_undo_while_pawns_are_walking_shows_the_board_before(sit):
    sitting = sit(new_match(starter="first_seat", seed=4), one_click=True)
    while not (
        sitting.model.is_viewers_turn and len(sitting.model.legal_moves()) > 1 and sitting.model.ply > 8
    ):
        sitting.step()
        sitting.settle()
    sitting.table.set_input(True)
    before = sitting.board.places[:]
    sitting.model.submit(sitting.choose(), sitting.model.ply)
    assert sitting.model.undo()
    assert sitting.board.places == before and sitting.scene.queue.is_idle
    for item in sitting.board.pawns:
        assert item.pos() == item.home


def test_hovering_the_log_shows_that_move_again(sit):
    sitting = sit(set_board(new_match(), 4, {"red.1": 10, "red.2": 30}))
    sitting.drag_pawn("red.1", 14)
    sitting.settle()
    assert [move.end for move in sitting.board.under.last] == [sitting.point("red.1", 14)]
    sitting.table._on_pointed(((0, 10, 12),))
    assert [move.end for move in sitting.board.under.last] == [sitting.point("red.1", 12)]
    sitting.table._on_pointed(None)
    assert [move.end for move in sitting.board.under.last] == [sitting.point("red.1", 14)]


def test_a_hint_holds_the_pawn_over_its_target(sit):
    sitting = sit(set_board(new_match(), 4, {"red.1": 10, "red.2": 30}))
    move = next(move for move in sitting.model.legal_moves() if move.pawn == 1)
    sitting.table.show_advice(move)
    assert sitting.scene.held is sitting.item("red.2") and sitting.scene.aimed().place == 34


def test_thinking_is_shown_at_the_seat(sit):
    sitting = sit(set_board(new_match(), 4, {"red.1": 10}))
    sitting.table.set_thinking(1)
    look = sitting.table.panels.seats[1].look
    assert look.thinking and look.word.endswith("thinking")
    sitting.table.set_thinking(None)
    assert not sitting.table.panels.seats[1].look.thinking


def test_a_small_window_has_tabs(sit):
    sitting = sit(set_board(new_match(seats=4), 4, {"red.1": 10}))
    theme().set_window_size(1024, 640)
    sitting.table.resize(1024, 594)
    panels = sitting.table.panels
    assert theme().size_class is SizeClass.COMPACT
    assert panels.card.isVisible() and panels.log.isHidden() and panels.tabs.isVisible()
    panels.tabs.set_index(1)
    assert panels.card.isHidden() and panels.log.isVisible()
    sitting.table.set_input(True)
    assert panels.card.isVisible()
    assert sitting.board.box.width() >= 520
    sitting.drag_pawn("red.1", 14)
    assert sitting.lines == ["move red.1 4"]


def test_a_large_window_again_shows_every_panel(sit):
    sitting = sit(set_board(new_match(minutes=5), 4, {"red.1": 10}))
    theme().set_window_size(1024, 640)
    theme().set_window_size(1440, 900)
    sitting.table.resize(1440, 844)
    panels = sitting.table.panels
    shown = (panels.card, panels.log, panels.clock, *panels.seats)
    assert all(widget.isVisible() for widget in shown) and panels.tabs.isHidden()


def test_the_night_changes_no_place(sit):
    sitting = sit(set_board(new_match(), 4, {"red.1": 10}))
    before = sitting.picture()
    theme().set_mode(Mode.DARK)
    assert sitting.picture() == before


def test_pawns_are_named_in_the_right_seats(sit):
    """Z03: two players sit opposite; a seat's panel stands beside its yard."""
    sitting = sit(set_board(new_match(), 4, {"red.1": 10}))
    own, other = sitting.table.panels.seats
    assert own.geometry().center().x() < sitting.board.box.left() < other.geometry().center().x()
    assert own.geometry().center().y() > other.geometry().center().y()
    hidden = [item.colour for item in sitting.board.pawns if not item.isVisible()]
    assert set(hidden) == {1, 3}


@pytest.mark.parametrize(("size", "percent"), [((1440, 900), 100), ((1440, 900), 150), ((1024, 640), 100)])
def test_a_hand_can_be_read_in_any_size_of_text(sit, look, size, percent):
    """Z34"""
    match = set_board(new_match(seats=4, scored=True), 5, {"red.1": 10, "red.2": 20}, hand=(4, 4, 6, 6))
    look.set_window_size(*size)
    look.set_text_percent(percent)
    sitting = sit(match, size=(size[0], size[1] - 56))
    assert sitting.panel.hand.buttons()
    sitting.settle()
    assert faults(sitting.panel) == []
