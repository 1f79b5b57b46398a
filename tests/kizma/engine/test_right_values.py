"""The right values that the rules name, one test each."""

import pytest

from kizma.engine.scoring import opponents_worth
from tests.kizma.position import cards, dice

HOME = {"red.2": 65, "red.3": 65, "red.4": 65}


def test_01_back_over_the_start_and_into_the_lane():
    """Z10, Z01."""
    back = cards({"red.1": 0}, "3").play("back red.1 3")
    assert back.at("red.1") == 57
    for card, place in (("2", 59), ("4", 61), ("8", 65)):
        assert cards({"red.1": 57}, card).play(f"move red.1 {card}").at("red.1") == place
    assert cards({"red.1": 57}, "10").why_not("move red.1 10") == "overshoots"


def test_02_from_two_squares_ahead():
    """Z10."""
    assert cards({"red.1": 2}, "3").play("back red.1 3").at("red.1") == 59
    assert cards({"red.1": 59}, "1").play("move red.1 1").at("red.1") == 60


def test_03_nine_back_then_twelve():
    """Z10."""
    assert cards({"red.1": 0}, "9").play("back red.1 9").at("red.1") == 51
    assert cards({"red.1": 51}, "12").play("move red.1 12").at("red.1") == 63


@pytest.mark.parametrize(("place", "card", "target"), [(60, 3, 57), (64, 3, 61), (64, 9, 55)])
def test_04_back_out_of_the_lane(place, card, target):
    """Z10."""
    assert cards({"red.1": place}, str(card)).play(f"back red.1 {card}").at("red.1") == target


def test_05_three_from_bitis():
    """Z10, Z14, Z05: a backward card is compulsory, most others pass."""
    places = {**HOME, "red.1": 62}
    assert cards(places, "3").legal == {"back red.1 3"}
    assert cards(places, "3").play("back red.1 3").at("red.1") == 59
    for card in ("4", "5", "6", "7", "8", "10", "11", "12"):
        assert cards(places, card).legal == {"pass"}
    assert "run red.1 3" in cards(places, "J").legal
    assert cards(places, "1").legal == {"move red.1 1"}
    assert cards(places, "2").legal == {"move red.1 2"}


def test_06_split_five_to_bring_one_home():
    """Z11."""
    position = cards({"red.1": 62, "red.2": 10}, "5")
    after = position.play("split red.1 3 red.2 2")
    assert (after.at("red.1"), after.at("red.2")) == (65, 12)
    blocked = cards({"red.1": 62, "red.2": 10, "red.3": 12}, "5")
    assert blocked.why_not("split red.1 3 red.2 2") == "second_own_pawn_blocks"


def test_07_split_onto_one_square():
    """Z11."""
    assert cards({"red.1": 20, "red.2": 21}, "7").why_not("split red.1 4 red.2 3") == "second_own_pawn_blocks"


def test_08_the_second_part_is_judged_after_the_first():
    """Z11."""
    position = cards({"red.1": 20, "red.2": 17}, "7")
    assert "split red.1 4 red.2 3" in position.legal
    assert position.why_not("split red.2 3 red.1 4") == "own_pawn_blocks"


def test_09_own_pawn_on_the_start():
    """Z07."""
    position = cards({"red.1": 0}, "1")
    assert position.legal == {"move red.1 1"}
    assert position.why_not("enter red.2") == "own_pawn_blocks"


def test_10_entering_captures():
    """Z07."""
    after = cards({"yellow.1": 45}, "2").play("enter red.1")
    assert after.at("yellow.1") == -2
    assert after.at("red.1") == 0


def test_11_an_opponent_on_his_own_start():
    """Z09."""
    assert cards({"red.1": 11, "yellow.1": 0}, "4").play("move red.1 4").at("yellow.1") == -2


def test_12_joker_back_to_a_victim():
    """Z13."""
    after = cards({"red.1": 30, "yellow.1": 55}, "J").play("swap red.1 yellow.1")
    assert (after.at("red.1"), after.at("yellow.1")) == (10, -2)


def test_13_joker_from_the_yard():
    """Z13."""
    assert cards({"yellow.1": 5}, "J").legal == {"pass"}


def test_14_joker_run_from_the_lane():
    """Z13."""
    assert cards({"red.1": 61}, "J").legal == {f"run red.1 {steps}" for steps in (1, 2, 3, 4)}


def test_15_eleven_that_cannot_move():
    """Z12."""
    position = cards({"red.1": 64}, "11", pile="4")
    assert position.legal == {"pass"}
    assert position.play("pass").actor == 1


def test_16_two_elevens_and_a_four():
    """Z12."""
    position = cards({"red.1": 0}, "11", pile="11 4 8").play("move red.1 11", "move red.1 11")
    assert position.legal == {"move red.1 4"}
    after = position.play("move red.1 4")
    assert (after.at("red.1"), after.actor, after.game.cards.used) == (26, 1, (11, 11, 4))


def test_17_jumping_own_pawns():
    """Z08."""
    assert (
        cards({"red.1": 10, "red.2": 11, "red.3": 12, "red.4": 13}, "6").play("move red.1 6").at("red.1")
        == 16
    )


def test_18_partners_on_each_other_and_the_joker_duty():
    """Z31, Z32."""
    position = cards({"blue.1": 26, "red.1": 0}, "4", partners=True)
    assert position.play("move blue.1 4").at("red.1") == -2
    same = cards({"blue.1": 26, "blue.2": 30}, "4", partners=True)
    assert same.why_not("move blue.1 4") == "own_pawn_blocks"
    joker = cards({"blue.1": 40}, "J", partners=True)
    assert joker.legal == {"home blue.1"}
    assert joker.play("home blue.1").at("blue.1") == -2


def test_19_an_eleven_in_play_stays_out_of_the_new_pile():
    """Z06, Z54."""
    position = cards({"red.1": 0}, "11")
    state = position.state._replace(
        game=position.game._replace(cards=position.game.cards._replace(pile=(), used=(3, 4)))
    )
    waiting = type(position)(position.rules, state).play("move red.1 11")
    assert waiting.actor == -1
    assert waiting.why_not("deck 3 4 11") == "deck_cards"
    assert waiting.play("deck 4 3").game.cards.used == (11,)


@pytest.mark.parametrize(
    ("at_home", "points"),
    [
        ([0, 0, 0], 650),
        ([1, 0, 0], 245),
        ([2, 1, 0], 195),
        ([3, 3, 3], 125),
        ([0, 0], 450),
        ([0, 1], 165),
        ([0], 250),
        ([1], 85),
        ([2], 80),
        ([3], 75),
    ],
)
def test_20_scores(at_home, points):
    """Z36."""
    assert 50 + opponents_worth(at_home) == points


def test_dice_bonus_after_a_six():
    """Z21."""
    empty = dice({"red.1": 5, "red.2": 6, "red.3": 7, "red.4": 8}, 6).play("move red.1 6")
    assert empty.actor == -1
    assert empty.game.turn.place == 0
    assert dice({"red.1": 5}, 6).play("move red.1 6").game.turn.place == 1


def test_dice_third_six():
    """Z21."""
    position = dice({"red.1": 5, "red.2": 20, "red.3": 30, "red.4": 40}, 6)
    third = position.play("move red.1 6", "roll 6", "move red.1 6", "roll 6")
    assert third.legal == {"pass"}
    assert third.why_not("move red.1 6") == "third_six"
    assert third.play("pass").game.turn.place == 1


def test_dice_single_opponent_ahead():
    """Z23."""
    ahead = {"red.1": 10, "yellow.1": 0}
    assert dice(ahead, 4).why_not("move red.1 4") == "no_overtaking"
    assert dice(ahead, 3).play("move red.1 3").at("yellow.1") == -2


@pytest.mark.parametrize("pips", [5, 6])
def test_dice_doubled_opponent_ahead(pips):
    """Z22."""
    ahead = {"red.1": 10, "red.2": 0, "red.3": 1, "red.4": 2, "yellow.1": 2, "yellow.2": 2}
    assert dice(ahead, pips).why_not(f"move red.1 {pips}") == "doubled_blocks"


def test_dice_exact_finish():
    """Z24."""
    assert dice({"red.1": 53}, 4).why_not("move red.1 4") == "overshoots"
    assert dice({"red.1": 53}, 3).play("move red.1 3").at("red.1") == 56
