"""Partners (Z30 to Z32, Z51, Z56, Z60)."""

from kizma.engine.events import GameEnded, SideFinished
from tests.kizma.position import cards

RED_HOME = {f"red.{number}": 65 for number in (1, 2, 3, 4)}
BLUE_THREE = {f"blue.{number}": 65 for number in (2, 3, 4)}


def test_every_card_may_move_any_of_the_eight():
    """Z30."""
    one = cards({}, "1", partners=True)
    assert one.legal == {f"enter {colour}.{number}" for colour in ("red", "blue") for number in (1, 2, 3, 4)}
    split = cards({"red.1": 10, "blue.1": 20}, "5", partners=True)
    assert "split red.1 2 blue.1 3" in split.legal
    assert split.why_not("move yellow.1 5") == "not_your_pawn"


def test_own_pawns_first():
    """Z30, Z56: the second part of a split has the rights after the first."""
    position = cards({"red.1": 62, "blue.1": 20}, "5", partners=True, partner_from="own_first")
    assert position.legal == {"pass"}
    last = cards({**RED_HOME, "red.1": 62, "blue.1": 20}, "5", partners=True, partner_from="own_first")
    assert last.legal == {"split red.1 3 blue.1 2"}
    assert last.why_not("split blue.1 2 red.1 3") == "not_your_pawn"
    done = cards({**RED_HOME, "blue.1": 20}, "5", partners=True, partner_from="own_first")
    assert done.legal == {"move blue.1 5"}


def test_a_finished_player_keeps_drawing_for_the_partner():
    """Z30."""
    position = cards({**RED_HOME, "red.4": 64, "blue.1": 20}, "1", partners=True).play("move red.4 1")
    assert position.actor == 1
    assert not position.game.finished
    assert cards({**RED_HOME, "blue.1": 20}, "6", partners=True).legal == {"move blue.1 6"}


def test_the_team_wins_when_all_eight_are_home():
    """Z30, Z60: a partnership is one side."""
    after = cards({**RED_HOME, **BLUE_THREE, "blue.1": 60}, "5", partners=True).play("move blue.1 5")
    assert after.event(SideFinished) == SideFinished((0, 2), 1)
    assert after.state.outcome.ranks == (1, 2, 1, 2)
    assert after.state.outcome.winners == (0, 2)
    assert after.game.finished == (0, 2)


def test_play_on_has_no_effect_with_two_sides():
    """Z58."""
    position = cards({**RED_HOME, **BLUE_THREE, "blue.1": 60}, "5", partners=True, play_on=True)
    assert position.play("move blue.1 5").event(GameEnded).ranks == (1, 2, 1, 2)


def test_landing_on_the_partner_is_compulsory_if_it_is_the_only_move():
    """Z31."""
    position = cards({"red.1": 26, "blue.1": 0, "blue.2": 4}, "4", partners=True)
    assert position.why_not("move blue.1 4") == "own_pawn_blocks"
    assert position.legal == {"move red.1 4", "move blue.2 4"}
    assert position.play("move red.1 4").at("blue.1") == -2


def test_the_partner_may_block():
    """Z31, Z56: landing and entering, passing stays free."""
    places = {"red.1": 26, "blue.1": 0}
    assert cards(places, "4", partners=True, partner_blocks=True).why_not("move red.1 4") == "partner_blocks"
    assert cards(places, "5", partners=True, partner_blocks=True).play("move red.1 5").at("red.1") == 31
    entering = cards({"red.1": 30}, "1", partners=True, partner_blocks=True)
    assert entering.why_not("enter blue.1") == "partner_blocks"
    assert cards({"red.1": 30}, "1", partners=True).play("enter blue.1").at("red.1") == -2


def test_a_safe_start_holds_against_the_partner():
    """Z53."""
    position = cards({"red.1": 26, "blue.1": 0}, "4", partners=True, safe_start=True)
    assert position.why_not("move red.1 4") == "safe_start"


def test_no_joker_swap_with_the_partner():
    """Z13, Z30."""
    position = cards({"red.1": 26, "blue.1": 0, "yellow.1": 3}, "J", partners=True)
    assert position.why_not("swap red.1 blue.1") == "not_an_opponent"
    assert "swap blue.1 yellow.1" in position.legal


def test_the_joker_is_free_while_an_opponent_is_on_the_track():
    """Z32: a safe one counts as well, and then it may be that nothing is possible."""
    position = cards({"red.1": 26, "yellow.1": 3}, "J", partners=True)
    assert {"swap red.1 yellow.1", "run red.1 12"} < position.legal
    assert position.why_not("home red.1") == "opponents_on_track"
    safe = cards({"red.1": 26, "yellow.1": 0}, "J", partners=True, safe_start=True)
    assert "run red.1 5" in safe.legal
    assert "home red.1" not in safe.legal
    assert cards({"yellow.1": 3}, "J", partners=True).legal == {"pass"}


def test_else_one_of_the_eight_goes_home():
    """Z32, Z56: whatever own_first says; only from the track."""
    position = cards({"red.1": 26, "blue.1": 5, "blue.2": 62}, "J", partners=True, partner_from="own_first")
    assert position.legal == {"home red.1", "home blue.1"}
    assert position.why_not("home blue.2") == "not_on_track"
    assert position.why_not("home yellow.1") == "not_your_pawn"
    assert position.why_not("run red.1 3") == "joker_must_sacrifice"
    assert position.play("home blue.1").kinds()[0] == "PawnSacrificed"
    assert cards({"red.1": 62}, "J", partners=True).legal == {"pass"}


def test_a_run_may_count_instead():
    """Z32, Z56."""
    position = cards({"red.1": 62, "blue.1": 5}, "J", partners=True, joker_duty="run_counts")
    assert {"home blue.1", "run blue.1 12", "run red.1 3"} < position.legal
    assert position.why_not("home red.1") == "not_on_track"
    assert position.why_not("swap red.1 yellow.1") == "joker_must_sacrifice"
    lane = cards({"red.1": 62}, "J", partners=True, joker_duty="run_counts")
    assert lane.legal == {"run red.1 1", "run red.1 2", "run red.1 3"}


def test_no_free_pass_for_a_joker_that_can_be_obeyed():
    """Z51."""
    position = cards({"red.1": 26}, "J", partners=True, voluntary_pass=True)
    assert position.legal == {"home red.1"}
    assert position.why_not("pass") == "joker_must_be_used"
    assert "pass" in cards({"red.1": 26}, "6", partners=True, voluntary_pass=True).legal
