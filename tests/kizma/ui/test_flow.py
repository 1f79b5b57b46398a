"""Whole matches through the real scene: bots only, by keys, resumed anywhere; sync changes nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from common.core.transition import CHANCE
from kizma.game import GAME
from tests.kizma.ui.sitting import Sitting, new_match

WAYS = {
    "kartli": {},
    "ca_games": {"backward": "4-10"},
    "zarli": {"form": "dice", "play_on": True},
    "small ring": {
        "track": 40,
        "lane": 4,
        "entry": "sorry",
        "joker_from": "both",
        "back_into_lane": "same_move",
    },
    "partners": {"partners": True, "track": 52},
    "scored": {"scored": True, "match": "best_of_3"},
    "timed": {"minutes": 5, "play_on": True, "starter": "random"},
    "loose dice": {"form": "dice", "doubling": False, "bounce": True, "three_tries": True, "bonus": "always"},
}
"""House rules of a match, by what they try."""


def play_on(sitting, lines):
    """Play so many lines more, animations brought to their end; what is shown must be what is known."""
    for _ in range(lines):
        if sitting.model.actor is None:
            break
        sitting.step()
        sitting.table.skip()
    return sitting.model.actor is not None


@pytest.mark.parametrize("way", WAYS)
def test_bots_play_to_the_end_on_the_real_table(sit, way):
    seats = 2 if "dice" in WAYS[way].values() else 4
    sitting = sit(new_match(seats=seats, humans=0, seed=5, **WAYS[way]))
    assert sitting.model.viewer is None
    while play_on(sitting, 40):
        assert tuple(sitting.board.places) == tuple(sitting.model.view().places)
    assert sitting.table.is_at_rest()
    assert sitting.model.outcome is not None
    shown = sitting.picture()
    sitting.table.sync(sitting.model.observation())
    assert sitting.picture() == shown


@pytest.mark.parametrize("way", WAYS)
def test_after_every_step_sync_changes_nothing(sit, way):
    seats = 4 if way == "partners" else 3
    sitting = sit(new_match(seats=seats, seed=9, **WAYS[way]))
    for _ in range(120):
        if not sitting.step():
            break
        sitting.table.skip()
        shown = sitting.picture()
        sitting.table.sync(sitting.model.observation())
        assert sitting.picture() == shown


@pytest.mark.parametrize("way", ["kartli", "zarli", "scored"])
def test_a_match_is_played_with_the_keyboard_alone(sit, way):
    match = new_match(seats=2, seed=2, **WAYS[way] | {"starter": "first_seat"})
    sitting = sit(match)
    QTest.keyClick(sitting.table.over.picker, Qt.Key.Key_Return)
    decisions = 0
    for _ in range(4000):
        sitting.scene.queue.skip()
        if sitting.model.actor is None or decisions > 60:
            break
        if sitting.table.over.sheet.isVisible():
            QTest.keyClick(sitting.table.over.sheet.button, Qt.Key.Key_Space)
        elif sitting.table.gates.first:
            sitting.key(Qt.Key.Key_Space)
        elif sitting.model.is_viewers_turn and not sitting.model.is_forced_pass():
            decisions += play_by_keys(sitting)
        else:
            sitting.step()
    assert decisions > 20 or sitting.model.outcome is not None


def play_by_keys(sitting):
    """Decide for seat 0 by keys; return 1 for the decision."""
    sitting.table.set_input(True)
    ply = sitting.model.ply
    if not sitting.scene.takeable():
        sitting.panel.action.setFocus()
        QTest.keyClick(sitting.panel.action, Qt.Key.Key_Space)
    else:
        sitting.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
        if sitting.scene.staged is not None:
            sitting.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
        if sitting.table.over.chooser.isVisible():
            QTest.keyClick(sitting.table.over.chooser, Qt.Key.Key_Return)
    assert sitting.model.ply == ply + 1
    return 1


@pytest.mark.parametrize("lines", [0, 1, 2, 3, 4, 7, 15, 60])
@pytest.mark.parametrize("way", ["kartli", "zarli", "scored"])
def test_a_match_is_taken_up_again_in_any_phase(qtbot, way, lines):
    first = Sitting(new_match(seats=3, seed=8, **WAYS[way]))
    qtbot.addWidget(first.table)
    play_on(first, lines)
    again = Sitting(first.match)
    qtbot.addWidget(again.table)
    again.show()
    assert tuple(again.board.places) == tuple(again.model.view().places)
    if again.model.is_viewers_turn and again.model.view().seating.colours:
        assert again.scene.takeable() or again.model.is_forced_pass() or again.model.discards()
    play_on(again, 5)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_players_has_its_board(sit, seats):
    """Z03"""
    sitting = sit(new_match(seats=seats, starter="first_seat"))
    play_on(sitting, 6)
    used = sitting.board.wood.look.used
    assert len(used) == seats and len(sitting.table.panels.seats) == seats
    shown = {item.colour for item in sitting.board.pawns if item.isVisible()}
    assert shown == set(used)


def test_two_people_at_one_screen_take_turns(sit):
    sitting = sit(new_match(seats=2, humans=2, starter="first_seat"))
    assert not sitting.model.needs_curtain
    sitting.model.submit(sitting.choose(), sitting.model.ply)
    for _ in range(12):
        sitting.scene.queue.skip()
        while sitting.table.gates.first:
            sitting.key(Qt.Key.Key_Space)
            sitting.scene.queue.skip()
        if sitting.model.actor != CHANCE:
            sitting.model.set_viewer(sitting.model.actor)
        sitting.step()
    assert {deed.seat for deed in sitting.model.deeds(9)} == {0, 1}
