"""What goes beyond one turn: the clock, games of a match, places, a new deck."""

from PySide6.QtCore import Qt

from kizma.engine.moves import Deck, TimeUp
from kizma.engine.topology import YARD
from kizma.ui.gates import Gate
from tests.kizma.ui.sitting import Sitting, new_match, set_board

PATIENCE = 30_000
"""Milliseconds to wait for a beat of the clock, on a machine busy with other things."""


def to_first_card(sitting):
    """Play on until the table waits for seat 0 to turn a card over."""
    while not sitting.table.gates.first:
        sitting.step()
        sitting.scene.queue.skip()


# The clock


def test_the_clock_stands_still_while_paused_and_the_game_with_it(sit, qtbot):
    """Z38"""
    sitting = sit(set_board(new_match(minutes=5), 4, {"red.1": 10}))
    clock = sitting.model.clock

    qtbot.waitUntil(lambda: clock.seconds < 300, timeout=PATIENCE)
    sitting.table.panels.clock.click()
    assert sitting.table.over.pause.isVisible() and sitting.scene.is_locked
    before = clock.seconds
    qtbot.wait(500)
    assert clock.seconds == before and not sitting.table.is_at_rest()
    sitting.click(sitting.point("red.1", 14))
    assert sitting.lines == []
    sitting.table.over.pause.button.click()
    qtbot.waitUntil(lambda: clock.seconds < before, timeout=PATIENCE)
    sitting.drag_pawn("red.1", 14)
    assert sitting.lines == ["move red.1 4"]


def test_when_time_is_up_the_line_is_played_and_said(sit, qtbot):
    """Z38, Z59"""
    sitting = sit(set_board(new_match(minutes=5), 4, {"red.1": 10}))
    sitting.model.clock.set_seconds(0.05)
    qtbot.waitUntil(lambda: "time" in sitting.lines, timeout=PATIENCE)
    assert sitting.toasts[-1][1] == "Z38"
    sitting.settle()
    sitting.table.set_input(sitting.model.is_viewers_turn)
    sitting.drag_pawn("red.1", 14)
    assert sitting.lines == ["time", "move red.1 4"]


def test_time_may_run_out_while_a_card_waits_to_be_turned_over(sit):
    sitting = sit(new_match(starter="first_seat", minutes=5))
    to_first_card(sitting)
    assert sitting.model.submit(TimeUp(), sitting.model.ply)
    sitting.settle()
    assert sitting.table.gates.first is Gate.DRAW
    sitting.key(Qt.Key.Key_Space)
    sitting.settle()
    assert sitting.table.is_at_rest() and sitting.model.view().called


def test_a_match_goes_on_with_the_seconds_it_had_left(qtbot):
    match = set_board(new_match(minutes=5), 4, {"red.1": 10})
    match.clock = 42.0
    sitting = Sitting(match)
    qtbot.addWidget(sitting.table)
    assert sitting.model.clock.seconds == 42.0
    assert sitting.table.panels.clock.text_shown == "0:42"


def test_time_does_not_run_before_the_game_and_behind_the_curtain(sit, qtbot):
    """Z38"""
    sitting = sit(new_match(minutes=5, starter="first_seat"))
    qtbot.wait(450)
    assert sitting.model.clock.seconds == 300
    match = set_board(new_match(humans=2, minutes=5, scored=True), 4, {"red.1": 3}, hand=(1, 1, 2, 12))
    sitting = sit(match)
    sitting.model.set_viewer(1)
    assert not sitting.table._may_time_run()
    sitting.model.set_viewer(0)
    assert sitting.table._may_time_run()


# Games of a match, places


def test_the_score_sheet_stands_between_two_games(sit):
    """Z36, Z37"""
    match = new_match(scored=True, match="best_of_3")
    pawns = {f"red.{number}": 65 for number in (1, 2, 3)} | {"red.4": 61, "blue.1": 65}
    sitting = sit(set_board(match, 4, pawns, hand=(1, 8, 12, 12)))
    sitting.drag(sitting.item("red.4").pos(), sitting.board.zone_box(3, 65).center())
    assert sitting.lines == ["4: move red.4 4"]
    sitting.settle()
    sheet = sitting.table.over.sheet
    assert sheet.isVisible() and sheet.grid.totals() == [85, 0]
    assert not sitting.table.is_at_rest()
    sheet.button.click()
    sitting.settle()
    assert sheet.isHidden() and sitting.table.is_at_rest()
    assert sitting.board.places == [YARD] * 16
    assert "1 won" in sitting.table.panels.seats[0].look.note


def test_a_finished_player_has_his_place(sit):
    """Z15"""
    match = new_match(seats=3, play_on=True)
    pawns = {f"red.{number}": 65 for number in (1, 2, 3)} | {"red.4": 61}
    sitting = sit(set_board(match, 4, pawns))
    sitting.drag(sitting.item("red.4").pos(), sitting.board.zone_box(3, 65).center())
    sitting.settle()
    assert sitting.model.outcome is None
    assert sitting.table.panels.seats[0].look.note == "1."
    assert any("place 1" in text for _, text in sitting.banners)


def test_the_winner_is_marked_and_the_table_rests(sit):
    pawns = {f"red.{number}": 65 for number in (1, 2, 3)} | {"red.4": 61}
    sitting = sit(set_board(new_match(), 4, pawns))
    sitting.drag(sitting.item("red.4").pos(), sitting.board.zone_box(3, 65).center())
    sitting.settle()
    assert sitting.model.outcome.winners == (0,) and sitting.table.is_at_rest()
    assert sitting.table.panels.seats[0].look.is_winner


def test_used_cards_are_shuffled_into_a_new_deck(sit):
    """Z06"""
    match = set_board(new_match(), 4, {"red.1": 10})
    game = match.state.game
    match._states[-1] = match.state._replace(
        game=game._replace(cards=game.cards._replace(pile=(), used=(1, 2, 8)))
    )
    sitting = sit(match)
    sitting.drag_pawn("red.1", 14)
    sitting.settle()
    sitting.model.submit(Deck((8, 1, 2, 4)), sitting.model.ply)
    assert any("shuffled" in text for text, _ in sitting.toasts)
    sitting.settle()
    assert sitting.board.centre.count == 3
