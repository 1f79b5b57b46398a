"""The dice form (Z20 to Z25, Z51, Z53, Z57)."""

import pytest

from kizma.engine.events import DieRolled, PawnMoved, RollsAgain, TurnPassed
from tests.kizma.position import Position, dice

FOUR_OUT = {"red.1": 5, "red.2": 20, "red.3": 30, "red.4": 40}


def test_a_six_enters_or_moves():
    """Z20: own choice; each pawn of the yard is named."""
    position = dice({"red.1": 10}, 6)
    assert position.legal == {"enter red.2", "enter red.3", "enter red.4", "move red.1 6"}
    assert dice({"yellow.1": 39}, 6).play("enter red.1").at("yellow.1") == -2
    assert dice({"red.1": 10}, 5).why_not("enter red.2") == "roll_does_not_enter"
    assert position.why_not("enter red.1") == "not_in_yard"
    assert position.why_not("enter blue.1") == "not_your_pawn"
    assert position.why_not("move red.1 5") == "roll_number"
    assert position.why_not("back red.1 3") == "dice_form"


def test_a_one_may_enter_too():
    """Z20, Z57: without a bonus roll."""
    after = dice({}, 1, enter_on="1-6", bonus="always").play("enter red.1")
    assert after.game.turn.place == 1
    assert dice({}, 1).legal == {"pass"}


def test_three_tries():
    """Z20, Z57."""
    position = dice({}, 3, three_tries=True)
    second = position.play("pass")
    assert second.event(RollsAgain) == RollsAgain(0, False)
    third = second.play("roll 2", "pass")
    assert third.actor == -1
    assert third.game.turn.place == 0
    assert third.play("roll 5", "pass").game.turn.place == 1
    assert third.play("roll 6", "enter red.1").game.turn.place == 1


@pytest.mark.parametrize(
    ("places", "again"),
    [
        ({"red.1": 55}, True),
        ({"red.1": 55, "red.2": 54, "red.3": 53, "red.4": 52}, False),
        ({"red.1": 50, "red.2": 55, "yellow.1": 39, "yellow.2": 39}, False),
    ],
)
def test_when_there_are_three_tries(places, again):
    """Z57: no own pawn on the track (the lane does not count) and one in the yard."""
    after = dice(places, 5, three_tries=True, doubling=True).play("pass")
    assert (after.game.turn.place == 0) is again


def test_no_further_try_after_a_free_pass():
    """Z57: only a forced pass."""
    position = dice({"red.1": 55}, 1, three_tries=True, voluntary_pass=True)
    assert position.play("pass").game.turn.place == 1


def test_bonus_only_if_nothing_could_enter():
    """Z21, Z57: by a doubled start or an empty yard; a 6 that must be passed gives it too."""
    doubled = dice({"red.1": 0, "red.2": 0}, 6)
    assert "enter red.3" not in doubled.legal
    assert doubled.why_not("enter red.3") == "third_on_square"
    assert doubled.play("move red.1 6").game.turn.place == 0
    blocked = dice({"yellow.1": 39, "yellow.2": 39}, 6)
    assert blocked.legal == {"pass"}
    assert blocked.why_not("enter red.1") == "doubled_blocks"
    assert blocked.play("pass").event(RollsAgain).after_six
    assert dice({"red.1": 5}, 6).play("move red.1 6").game.turn.place == 1
    assert dice(FOUR_OUT, 5).play("move red.1 5").game.turn.place == 1


def test_bonus_always():
    """Z21, Z57: then at most one pawn enters a turn."""
    entered = dice({}, 6, bonus="always").play("enter red.1")
    assert entered.game.turn.place == 0
    again = entered.play("roll 6")
    assert again.legal == {"move red.1 6"}
    assert again.why_not("enter red.2") == "one_entry_a_turn"


def test_third_six():
    """Z21: is not moved and ends the turn; the first two stand."""
    position = dice(FOUR_OUT, 6).play("move red.1 6", "roll 6", "move red.1 6", "roll 6")
    assert position.legal == {"pass"}
    after = position.play("pass")
    assert after.event(TurnPassed).why.code == "third_six"
    assert after.at("red.1") == 17
    assert after.actor == -1
    assert after.game.turn.place == 1


def test_doubling():
    """Z22."""
    pair = {"red.1": 10, "red.2": 8}
    assert dice(pair, 2).play("move red.2 2").at("red.2") == 10
    assert dice({**pair, "red.3": 10}, 2).why_not("move red.2 2") == "third_on_square"
    assert dice(pair, 2, doubling=False).why_not("move red.2 2") == "own_pawn_blocks"
    assert dice({"red.1": 0}, 6, doubling=False).why_not("enter red.2") == "own_pawn_blocks"
    assert dice({"red.1": 0}, 6).play("enter red.2").at("red.2") == 0


def test_doubled_pawns_are_neither_hit_nor_passed():
    """Z22, Z53: and they are listed separately."""
    ahead = {"red.1": 10, "red.2": 51, "red.3": 52, "red.4": 53, "yellow.1": 1, "yellow.2": 1}
    assert dice(ahead, 4).why_not("move red.1 4") == "doubled_blocks"
    assert dice(ahead, 5).why_not("move red.1 5") == "doubled_blocks"
    assert dice(ahead, 5, overtaking="yes").why_not("move red.1 5") == "doubled_blocks"
    assert {"move yellow.1 2", "move yellow.2 2"} == dice(ahead, 2, turn="yellow").legal


def test_overtaking():
    """Z23: own pawns may be passed, others only by the house rule."""
    places = {"red.1": 10, "red.2": 12, "yellow.1": 0}
    assert dice(places, 5).why_not("move red.1 5") == "no_overtaking"
    assert dice(places, 5, overtaking="yes").play("move red.1 5").at("yellow.1") == 0
    assert dice({"red.1": 10, "red.2": 12}, 5).play("move red.1 5").at("red.1") == 15


def test_finish_needs_the_exact_roll():
    """Z24."""
    position = dice({"red.1": 53, "red.2": 10}, 4)
    assert position.legal == {"move red.2 4"}
    assert dice({"red.1": 56}, 4).why_not("move red.1 4") == "in_finish"
    assert dice({"red.1": 53}, 4).why_not("move red.2 4") == "in_yard"
    assert dice({"red.1": 53}, 4).play("pass").event(TurnPassed).why.code == "no_pawn_enters"
    assert (
        dice({"red.1": 53, "red.2": 56, "red.3": 56, "red.4": 56}, 4).play("pass").kinds()[0] == "TurnPassed"
    )


def test_bounce():
    """Z24, Z57: an own pawn in the lane blocks; 53 with a 6 ends on 53."""
    after = dice({"red.1": 53}, 5, bounce=True).play("move red.1 5")
    assert after.at("red.1") == 54
    assert after.event(PawnMoved).path == (53, 54, 55, 56, 55, 54)
    assert dice({"red.1": 53, "red.2": 54}, 5, bounce=True).why_not("move red.1 5") == "own_pawn_blocks"
    same = dice({"red.1": 53, "red.2": 52, "red.3": 0, "red.4": 1}, 6, bounce=True)
    assert same.play("move red.1 6").at("red.1") == 53


def test_a_lane_square_holds_one_pawn():
    """Z53."""
    assert dice({"red.1": 53, "red.2": 52}, 1).why_not("move red.2 1") == "own_pawn_blocks"


def test_the_others_play_on():
    """Z25, Z57: finished players are skipped, a 6 that finishes gives no bonus."""
    places = {
        **{f"{colour}.{number}": 56 for colour in ("red", "yellow") for number in (1, 2, 3)},
        "red.4": 50,
        "yellow.4": 55,
        "blue.1": 5,
    }
    position = dice(places, 6, seats=3).play("move red.4 6")
    assert position.game.finished == (0,)
    assert position.game.turn.place == 1
    later = position.play("roll 2", "pass", "roll 1", "move blue.1 1")
    assert later.game.turn.place == 1
    over = later.play("roll 1", "move yellow.4 1")
    assert over.state.outcome.ranks == (1, 2, 3)
    assert over.state.outcome.winners == (0,)


def test_playing_on_may_be_off():
    """Z25."""
    places = {"red.1": 56, "red.2": 56, "red.3": 56, "red.4": 55}
    assert dice(places, 1, play_on=False).play("move red.4 1").state.outcome.ranks == (1, 2, 2, 2)


def test_a_move_is_compulsory_but_by_house_rule():
    """Z05, Z24, Z51."""
    assert dice({"red.1": 5}, 3).why_not("pass") == "must_move"
    free = dice({"red.1": 5}, 3, voluntary_pass=True)
    assert free.legal == {"move red.1 3", "pass"}
    assert free.play("pass").event(TurnPassed).why.code == "voluntary_pass"


def test_rolls():
    """Z20."""
    position = dice({"red.1": 5}, 3).play("move red.1 3")
    assert position.actor == -1
    assert position.why_not("pass") == "roll_due"
    rolled = position.draw(3)
    assert rolled.event(DieRolled) == DieRolled(1, 6)
    assert isinstance(rolled, Position)
