"""Timed play (Z38, Z59, Z60)."""

import pytest

from common.core.match import LogLine, Match
from common.core.seats import Seat
from common.core.transition import IllegalMove
from kizma.engine.events import GameEnded, TimeCalled
from kizma.engine.options import OPTIONS
from kizma.game import GAME
from tests.kizma.position import cards, dice, start

THREE_HOME = {"red.2": 65, "red.3": 65, "red.4": 65}


def test_time_may_come_only_in_a_running_timed_game():
    """Z38, Z59: from outside, at anybody's turn, once a game."""
    assert cards({}, "6").why_not("time") == "no_clock"
    assert start(minutes=30, starter="first_seat").why_not("time") == "time_before_game"
    assert start(minutes=30, starter="first_seat").play("colour red").why_not("time") == "time_before_game"
    position = cards({}, "6", minutes=30)
    move = position.rules.parse("time")
    assert position.rules.actor_of(position.state, move) == -1
    assert position.rules.is_drawn(move) is False
    called = position.play("time")
    assert called.kinds() == ["TimeCalled"]
    assert called.why_not("time") == "time_called"
    assert called.rules.actor_of(called.state, move) == called.actor == 0


def test_the_round_is_finished():
    """Z38, Z59: equal turns."""
    called = cards({}, "6", turn="yellow", minutes=30, pile="6 6 6 6").play("time")
    assert called.play("pass").actor == 2
    assert called.play("pass", "pass").actor == 3
    over = called.play("pass", "pass", "pass")
    assert over.state.outcome.reason == "time"
    assert over.event(GameEnded).points == (600, 600, 600, 600)


def test_at_once():
    """Z38."""
    over = cards({"red.1": 9}, "6", minutes=30, time_up="at_once").play("time")
    assert over.kinds() == ["TimeCalled", "GameEnded"]
    assert over.state.outcome.winners == (0,)


def test_points_by_the_table_without_the_fifty():
    """Z38, Z36: for every player over all others; ties go by progress."""
    places = {"red.1": 65, "yellow.1": 30, "blue.1": 20}
    outcome = cards(places, "6", seats=3, minutes=30, time_up="at_once").play("time").state.outcome
    assert outcome.scores == (400, 115, 115)
    assert outcome.ranks == (1, 2, 3)


def test_still_equal_is_shared():
    """Z38, Z60: the yard and the square right behind the start count nothing."""
    outcome = (
        cards({"red.1": -1}, "6", seats=2, minutes=5, time_up="at_once", entry="sorry")
        .play("time")
        .state.outcome
    )
    assert outcome.ranks == (1, 1)
    assert outcome.winners == (0, 1)


def test_partners_compare_eight_pawns():
    """Z59."""
    places = {"red.1": 10, "blue.1": 10, "yellow.1": 19}
    position = cards(places, "6", partners=True, minutes=5, time_up="at_once")
    assert position.play("time").state.outcome.ranks == (1, 2, 1, 2)


def test_a_finished_player_wins_as_usual():
    """Z38, Z59: then there are no points, and the others share the next rank."""
    position = cards({**THREE_HOME, "red.1": 64}, "1", seats=3, minutes=5, play_on=True, pile="6 6 6")
    over = position.play("move red.1 1", "time", "pass", "pass")
    assert over.state.outcome.ranks == (1, 2, 2)
    assert over.state.outcome.scores == (0, 0, 0)
    assert over.state.outcome.reason == "time"


def test_a_finish_in_the_last_round_wins():
    """Z38."""
    position = cards({**THREE_HOME, "red.1": 64}, "1", minutes=5).play("time", "move red.1 1")
    assert position.state.outcome.reason == "home"


def test_a_bonus_roll_belongs_to_the_turn():
    """Z59: the round ends when the turn passes."""
    places = {"red.1": 5, "red.2": 20, "red.3": 30, "red.4": 40}
    position = dice(places, 6, seats=2, minutes=5).play("time", "move red.1 6")
    assert position.actor == -1
    assert position.play("roll 1", "move red.1 1").game.turn.place == 1


def test_a_match_on_time_is_begun_by_the_first_winner():
    """Z59, Z50: and its next game has its own clock."""
    hands = {"red": "6 6 6 6", "yellow": "8 8 8 8"}
    position = cards(
        {"yellow.1": 9},
        "4",
        seats=3,
        hands=hands,
        scored=True,
        match="best_of_3",
        minutes=5,
        time_up="at_once",
    ).play("time")
    assert position.state.seating.order == (1, 2, 0)
    assert position.state.tally.wins == (0, 1, 0)
    begun = position.draw()
    assert begun.why_not("time") is None


def test_the_log_keeps_a_time_line_out_of_the_seed_check():
    """Z59: every other chance line must equal what the seed yields."""
    options = OPTIONS.fresh({"minutes": 30, "starter": "first_seat"})
    match = Match(GAME, [Seat("Deniz"), Seat("Feride")], options, bytes(32))
    match.clock = 1800.0
    match.play_line(LogLine(0, "colour red"))
    with pytest.raises(IllegalMove) as early:
        match.play_line(LogLine(-1, "time"))
    assert early.value.reason.code == "time_before_game"
    match.draw()
    transition = match.play_line(LogLine(-1, "time"))
    assert transition.events == (TimeCalled(),)
    match.undo_to(match.ply - 1)
    assert not match.state.game.called
    match.redo()
    assert match.state.game.called
    assert match.log[-1] == LogLine(-1, "time")
