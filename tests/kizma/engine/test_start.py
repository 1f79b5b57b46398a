"""Who begins, and with which colour (Z03, Z04, Z50)."""

import pytest

from kizma.engine.events import BeginnerDrawn, ColoursTaken, OrderDrawn
from tests.kizma.position import start


def test_highest_card_begins_and_the_joker_beats_twelve():
    """Z04: rank is seat is turn order."""
    drawn = start().play("draw 0:3 1:12 2:J 3:7")
    assert drawn.state.seating.order == (2, 1, 3, 0)
    assert drawn.actor == 2
    assert drawn.event(OrderDrawn).tied == ()


def test_all_tied_groups_draw_again_together():
    """Z50: and nobody else draws."""
    tied = start().play("draw 0:8 1:4 2:8 3:4")
    assert tied.event(OrderDrawn).tied == (0, 1, 2, 3)
    again = tied.play("draw 0:5 1:5 2:9 3:5")
    assert again.event(OrderDrawn).tied == (1, 3)
    assert again.why_not("draw 0:1 1:2") == "draw_seats"
    assert again.play("draw 1:1 3:2").state.seating.order == (2, 0, 3, 1)


def test_a_round_is_drawn_from_one_whole_deck():
    """Z50: without replacement, so not five of a kind; dice may all be alike."""
    few = start(jokers=2)
    assert few.why_not("draw 0:J 1:J 2:J 3:1") == "draw_values"
    assert few.why_not("draw 0:J 1:J 2:1 3:1") is None
    rolled = start(preset="zarli")
    assert rolled.why_not("draw 0:6 1:6 2:6 3:6") is None
    assert rolled.why_not("draw 0:7 1:6 2:6 3:6") == "draw_values"


def test_drawn_lines_are_legal():
    """Z04: whatever the stream yields may stand."""
    for begun in (start(), start(3), start(2, preset="zarli"), start(starter="random")):
        position = begun
        while position.actor == -1 and not position.state.seating.order:
            position = position.draw(len(position.state.seating.draws))
        assert position.state.seating.order


def test_the_first_seat_begins():
    """Z04."""
    position = start(3, starter="first_seat")
    assert position.actor == 0
    assert position.legal == {"colour red", "colour yellow", "colour blue", "colour green"}


def test_a_random_seat_begins():
    """Z50: the others follow by seat number."""
    position = start(4, starter="random")
    assert position.why_not("begin 3") is None
    assert start(3, starter="random").why_not("begin 3") == "begin_seat"
    assert position.why_not("draw 0:1 1:2 2:3 3:4") == "begin_first"
    begun = position.play("begin 2")
    assert begun.event(BeginnerDrawn).seat == 2
    assert begun.state.seating.order == (2, 3, 0, 1)


@pytest.mark.parametrize(
    ("seats", "colours"), [(2, (1, 3)), (3, (1, 2, 3)), (4, (1, 2, 3, 0))], ids=["two", "three", "four"]
)
def test_colours_follow_clockwise(seats, colours):
    """Z03, Z50: two players sit opposite."""
    taken = start(seats, starter="first_seat").play("colour yellow")
    assert taken.state.seating.colours == colours
    assert taken.event(ColoursTaken).order == tuple(range(seats))


def test_nothing_else_may_come_first():
    """Z50."""
    position = start()
    assert position.why_not("colour red") == "draw_first"
    assert position.why_not("time") == "no_clock"
    drawn = position.play("draw 0:1 1:2 2:3 3:4")
    assert drawn.why_not("pass") == "colour_first"
    assert drawn.play("colour red").why_not("pass") == "deck_due"


def test_partners_sit_in_places_nought_and_two():
    """Z30, Z50."""
    position = start(partners=True).play("draw 0:1 1:9 2:7 3:4", "colour blue")
    assert position.state.seating.order == (1, 2, 3, 0)
    assert position.state.seating.colours == (1, 2, 3, 0)
