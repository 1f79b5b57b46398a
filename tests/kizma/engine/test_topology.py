"""The board in every size (Z01, Z02, Z52, Z55)."""

import pytest

from kizma.engine.options import OPTIONS
from kizma.engine.topology import BEHIND_START, NOWHERE, Topology
from tests.kizma.position import cards


def topology(**changes):
    return Topology.of(OPTIONS.fresh(changes))


@pytest.mark.parametrize("track", [60, 52, 40])
@pytest.mark.parametrize("lane", [5, 4])
def test_finish(track, lane):
    """Z01."""
    assert topology(track=track, lane=lane).finish == track + lane
    assert topology(track=track, lane=lane, entry="sorry").finish == track + lane - 1


@pytest.mark.parametrize(
    ("track", "starts"), [(60, [0, 15, 30, 45]), (52, [0, 13, 26, 39]), (40, [0, 10, 20, 30])]
)
def test_starts_lie_a_quarter_apart(track, starts):
    """Z01."""
    assert [row[0] for row in topology(track=track).squares] == starts


def test_dice_board():
    """Z02."""
    board = Topology.of(OPTIONS.preset("zarli"))
    assert [row[0] for row in board.squares] == [0, 13, 26, 39]
    assert (board.track, board.entry, board.lane, board.finish) == (52, 50, 5, 56)
    assert board.squares[1][50] == 11
    assert board.squares[1][51] == NOWHERE


def test_dice_ignore_the_card_boards_options():
    """Z02: the board of the dice form is always the same."""
    changed = OPTIONS.changed(OPTIONS.preset("zarli"), {"track": 40, "lane": 4, "entry": "sorry"})
    assert Topology.of(changed) == Topology.of(OPTIONS.preset("zarli"))


@pytest.mark.parametrize(
    ("place", "steps", "target"),
    [(1, 3, 58), (2, 3, -1), (-1, 3, 56), (-1, 1, 58), (0, 1, -1), (0, 3, 57), (59, 1, 58)],
)
def test_back_with_the_entry_two_behind(place, steps, target):
    """Z52."""
    board = topology(entry="sorry")
    assert board.back(place, steps) == target
    assert board.path_back(place, steps)[-1] == target
    assert len(board.path_back(place, steps)) == steps + 1


def test_right_behind_the_start_goes_all_the_way_round():
    """Z01, Z52: it is on the track and forward n gives n - 1."""
    position = cards({"red.1": BEHIND_START}, "4", entry="sorry")
    assert position.play("move red.1 4").at("red.1") == 3
    hit = cards({"red.1": BEHIND_START, "yellow.1": 41}, "4", turn="yellow", entry="sorry")
    after = hit.play("move yellow.1 4")
    assert (after.at("yellow.1"), after.at("red.1")) == (45, 0 - 1)
    exact = cards({"red.1": BEHIND_START, "yellow.1": 40}, "4", turn="yellow", entry="sorry")
    assert exact.play("move yellow.1 4").at("red.1") == -2


def test_swap_onto_the_square_behind_the_own_start():
    """Z13, Z52."""
    position = cards({"red.1": 30, "yellow.1": 44}, "J", entry="sorry")
    assert position.play("swap red.1 yellow.1").at("red.1") == BEHIND_START
    behind = cards({"red.1": 30, "yellow.1": 44}, "J")
    assert behind.play("swap red.1 yellow.1").at("red.1") == 59


@pytest.mark.parametrize("entry", ["behind", "sorry"])
def test_back_into_lane_reaches_every_lane_square_but_never_bitis(entry):
    """Z55."""
    board = topology(entry=entry)
    to_entry = board.track - board.entry
    for steps in range(1, 13):
        rest = steps - to_entry
        want = board.entry + rest if 1 <= rest <= board.lane else None
        assert board.back_into_lane(0, steps) == want
        if want is not None:
            path = board.path_into_lane(0, steps)
            assert (path[0], path[-1], len(path)) == (0, want, steps + 1)
    assert board.back_into_lane(BEHIND_START, 9) is None
    assert board.back_into_lane(board.entry + 1, 9) is None


def test_squares_agree_between_colours():
    """Z01: a square is one place for each colour."""
    board = topology()
    for colour in range(4):
        for square in range(60):
            assert board.squares[colour][board.place_at(colour, square)] == square
