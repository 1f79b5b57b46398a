"""The card form (Z05 to Z15, Z51, Z53 to Z56)."""

import pytest

from common.core.transition import IllegalMove
from kizma.engine.cards import full_deck
from kizma.engine.events import (
    CardDrawn,
    DeckShuffled,
    GameEnded,
    PawnCaptured,
    PawnEntered,
    PawnMoved,
    PawnSwapped,
    SideFinished,
    TurnPassed,
)
from kizma.engine.options import OPTIONS
from tests.kizma.position import cards, start

THREE_HOME = {"red.2": 65, "red.3": 65, "red.4": 65}


@pytest.mark.parametrize(("jokers", "ones_twos", "count"), [(4, 4, 52), (2, 4, 50), (6, 5, 56), (8, 5, 58)])
def test_deck(jokers, ones_twos, count):
    """Z06."""
    deck = full_deck(OPTIONS.fresh({"jokers": jokers, "ones_twos": ones_twos}))
    assert len(deck) == count
    assert [deck.count(card) for card in (1, 2, 3, 12, 13)] == [ones_twos, ones_twos, 4, 4, jokers]


def test_a_game_begins_with_the_whole_deck():
    """Z06, Z40: the event tells how many cards lie there, not which."""
    position = start(starter="first_seat").play("colour red")
    assert position.why_not("deck 1 2 3") == "deck_cards"
    begun = position.draw()
    assert begun.event(DeckShuffled) == DeckShuffled(52, True)
    assert len(begun.game.cards.pile) == 51
    assert begun.event(CardDrawn).card == begun.game.turn.card


def test_only_one_and_two_enter():
    """Z07, Z14: and they may also move a pawn."""
    for card in ("1", "2"):
        position = cards({"red.1": 10}, card)
        assert position.legal == {"enter red.2", "enter red.3", "enter red.4", f"move red.1 {card}"}
        assert position.play("enter red.3").event(PawnEntered).place == 0
    for card in ("4", "5", "12"):
        assert cards({"red.1": 10}, card).why_not("enter red.2") == "card_does_not_enter"


def test_a_two_may_enter_on_the_next_square():
    """Z07, Z53: only the landing square matters."""
    position = cards({"red.1": 0, "yellow.1": 46}, "2", two_enters_on="next")
    after = position.play("enter red.2")
    assert (after.at("red.2"), after.at("yellow.1")) == (1, -2)
    assert cards({"red.1": 0}, "1", two_enters_on="next").why_not("enter red.2") == "own_pawn_blocks"
    assert cards({"red.1": 1}, "2", two_enters_on="next").why_not("enter red.2") == "own_pawn_blocks"


def test_forward_landing_and_overshooting():
    """Z08: passing is free for all, a lane is closed to others, Bitiş holds all."""
    position = cards({"red.1": 10, "red.2": 11, "yellow.1": 57}, "6")
    assert position.play("move red.1 6").event(PawnMoved).path == tuple(range(10, 17))
    assert cards({"red.1": 10, "red.2": 16}, "6").why_not("move red.1 6") == "own_pawn_blocks"
    assert cards({**THREE_HOME, "red.1": 61}, "4").play("move red.1 4").state.outcome.winners == (0,)
    assert cards({"red.1": 62, "red.2": 65}, "4").why_not("move red.1 4") == "overshoots"
    assert cards({"red.1": 60, "red.2": 61}, "1").why_not("move red.1 1") == "own_pawn_blocks"


def test_two_lanes_do_not_touch():
    """Z08, Z53: pawns in different lanes at the same progress are no obstacle to each other."""
    after = cards({"red.1": 59, "yellow.1": 62}, "2").play("move red.1 2")
    assert after.at("yellow.1") == 62
    hit = cards({"red.1": 40, "yellow.1": 29}, "4").play("move red.1 4")
    assert hit.event(PawnCaptured) == PawnCaptured(4, 29, 0)


def test_safe_start():
    """Z09, Z53: neither landing nor swapping."""
    places = {"red.1": 11, "yellow.1": 0}
    assert cards(places, "4", safe_start=True).why_not("move red.1 4") == "safe_start"
    joker = cards(places, "J", safe_start=True)
    assert joker.why_not("swap red.1 yellow.1") == "safe_start"
    assert joker.why_not("run red.1 4") == "safe_start"
    assert cards({"red.1": 45, "yellow.1": 30}, "1", safe_start=True).play("move red.1 1").at("red.1") == 46


def test_backward_cards_must_go_back():
    """Z10."""
    position = cards({"red.1": 20}, "3")
    assert position.legal == {"back red.1 3"}
    assert position.why_not("move red.1 3") == "card_goes_back"
    assert position.play("back red.1 3").event(PawnMoved).path == (20, 19, 18, 17)
    assert cards({"red.1": 65}, "3").why_not("back red.1 3") == "in_finish"
    assert cards({}, "3").why_not("back red.1 3") == "in_yard"
    assert cards({"red.1": 20, "yellow.1": 56}, "9").play("back red.1 9").at("yellow.1") == -2
    assert cards({"red.1": 20, "red.2": 11}, "9").why_not("back red.1 9") == "own_pawn_blocks"


def test_four_and_ten_may_be_the_backward_cards():
    """Z10, Z54: 3 and 9 are plain then."""
    assert cards({"red.1": 20}, "4", backward="4-10").legal == {"back red.1 4"}
    assert cards({"red.1": 20}, "10", backward="4-10").play("back red.1 10").at("red.1") == 10
    assert cards({"red.1": 20}, "3", backward="4-10").legal == {"move red.1 3"}
    assert cards({"red.1": 20}, "9", backward="4-10").why_not("back red.1 9") == "card_goes_forward"


def test_the_ca_games_preset_goes_back_by_four_and_ten():
    """Z10."""
    assert OPTIONS.preset("ca_games").word("backward") == "4-10"


def test_back_into_lane_in_the_same_move():
    """Z10, Z55: by choice, and never as far as Bitiş."""
    position = cards({"red.1": 5}, "9", back_into_lane="same_move")
    assert position.legal == {"back red.1 9", "back red.1 9 lane"}
    after = position.play("back red.1 9 lane")
    assert after.event(PawnMoved).path == (5, 4, 3, 2, 1, 0, 59, 60, 61, 62)
    assert cards({"red.1": 2}, "9", back_into_lane="same_move").legal == {"back red.1 9"}
    assert cards({"red.1": 2}, "9").why_not("back red.1 9 lane") == "back_into_lane"


def test_back_into_lane_limits():
    """Z55."""
    far = cards({"red.1": 3}, "9", back_into_lane="same_move")
    assert far.play("back red.1 9 lane").at("red.1") == 64
    assert (
        cards({"red.1": 8}, "9", back_into_lane="same_move").why_not("back red.1 9 lane")
        == "lane_not_reached"
    )
    taken = cards({"red.1": 3, "red.2": 64}, "9", back_into_lane="same_move")
    assert taken.why_not("back red.1 9 lane") == "own_pawn_blocks"
    assert cards({"red.1": -1}, "9", back_into_lane="same_move", entry="sorry").legal == {"back red.1 9"}


def test_a_lane_may_be_left_backwards_or_not():
    """Z10."""
    assert cards({"red.1": 61}, "3", lane_back=False).legal == {"pass"}
    assert cards({"red.1": 61}, "3", lane_back=False).why_not("back red.1 3") == "lane_back"
    assert cards({"red.1": 59}, "3", lane_back=False).legal == {"back red.1 3"}


def test_splits_list_both_orders():
    """Z11, Z56."""
    legal = cards({"red.1": 10, "red.2": 30}, "5").legal
    splits = {text for text in legal if text.startswith("split")}
    assert splits == {
        *(f"split red.1 {part} red.2 {5 - part}" for part in (1, 2, 3, 4)),
        *(f"split red.2 {part} red.1 {5 - part}" for part in (1, 2, 3, 4)),
    }
    assert {"move red.1 5", "move red.2 5"} < legal


def test_what_a_split_may_not_be():
    """Z11: two different pawns on the board, all points, no entering."""
    position = cards({"red.1": 10, "red.2": 30}, "5")
    assert position.why_not("split red.1 2 red.1 3") == "split_same_pawn"
    assert position.why_not("split red.1 2 red.2 2") == "split_sum"
    assert position.why_not("split red.1 2 red.3 3") == "second_in_yard"
    assert position.why_not("split red.3 2 red.1 3") == "in_yard"
    assert position.why_not("split red.1 2 blue.1 3") == "not_your_pawn"
    assert cards({"red.1": 10, "red.2": 30}, "6").why_not("split red.1 2 red.2 4") == "card_does_not_split"


def test_five_may_be_plain():
    """Z11, Z54."""
    position = cards({"red.1": 10, "red.2": 30}, "5", split="7")
    assert position.legal == {"move red.1 5", "move red.2 5"}
    assert any(text.startswith("split") for text in cards({"red.1": 10, "red.2": 30}, "7", split="7").legal)


def test_both_parts_of_a_split_capture():
    """Z11, Z08."""
    position = cards({"red.1": 10, "red.2": 30, "yellow.1": 57, "blue.1": 4}, "7")
    after = position.play("split red.1 2 red.2 5")
    assert after.at("yellow.1") == -2
    assert "PawnCaptured" in after.kinds()


def test_eleven_draws_again():
    """Z12."""
    after = cards({"red.1": 10}, "11", pile="6").play("move red.1 11")
    assert (after.actor, after.game.turn.card) == (0, 6)
    assert after.event(CardDrawn).extra
    assert after.game.cards.used == (11,)


def test_eleven_may_draw_always():
    """Z12, Z54: also after a pass; but never after it won."""
    passed = cards({}, "11", pile="1", eleven_draw="always").play("pass")
    assert (passed.actor, passed.game.turn.card) == (0, 1)
    chosen = cards({"red.1": 9}, "11", pile="1", eleven_draw="always", voluntary_pass=True).play("pass")
    assert chosen.actor == 0
    moved = cards({"red.1": 9}, "11", pile="1", voluntary_pass=True).play("pass")
    assert moved.actor == 1
    won = cards({**THREE_HOME, "red.1": 54}, "11", eleven_draw="always").play("move red.1 11")
    assert won.actor is None


def test_an_eleven_that_finishes_a_player_draws_nothing():
    """Z54, Z15."""
    after = cards({**THREE_HOME, "red.1": 54}, "11", play_on=True).play("move red.1 11")
    assert after.game.turn.place == 1
    assert after.event(SideFinished).rank == 1


def test_joker_swaps_or_runs():
    """Z13."""
    position = cards({"red.1": 30, "yellow.1": 5, "blue.1": 62}, "J")
    assert position.legal == {"swap red.1 yellow.1", *(f"run red.1 {steps}" for steps in range(1, 13))}
    assert position.why_not("swap red.1 blue.1") == "victim_not_on_track"
    assert position.why_not("swap red.2 yellow.1") == "joker_from"
    assert position.why_not("swap red.1 red.2") == "not_an_opponent"
    assert position.why_not("move red.1 5") == "joker_swaps_or_runs"
    assert position.why_not("home red.1") == "joker_swaps_or_runs"
    after = position.play("swap red.1 yellow.1")
    assert after.event(PawnSwapped) == PawnSwapped(0, 30, 20)


@pytest.mark.parametrize(
    ("origin", "movers"),
    [("track", {"red.1"}), ("yard", {"red.2", "red.3"}), ("both", {"red.1", "red.2", "red.3"})],
)
def test_who_may_swap(origin, movers):
    """Z13."""
    legal = cards({"red.1": 30, "red.4": 62, "yellow.1": 5}, "J", joker_from=origin).legal
    assert {text.split(" ")[1] for text in legal if text.startswith("swap")} == movers


def test_cards_are_not_each_other():
    """Z14."""
    position = cards({"red.1": 10}, "6")
    assert position.legal == {"move red.1 6"}
    assert position.why_not("move red.1 5") == "card_number"
    assert position.why_not("run red.1 6") == "not_a_joker"
    assert position.why_not("swap red.1 blue.1") == "not_a_joker"
    assert position.why_not("move blue.1 6") == "not_your_pawn"
    assert position.why_not("6: move red.1 6") == "no_hand"
    assert position.why_not("discard 6") == "no_hand"
    assert position.why_not("roll 6") == "no_chance_due"
    assert position.why_not("colour red") == "card_form"


def test_a_move_is_compulsory():
    """Z05: and a pass says why."""
    position = cards({"red.1": 10}, "6")
    assert position.why_not("pass") == "must_move"
    forced = cards({}, "6")
    assert forced.legal == {"pass"}
    assert forced.play("pass").event(TurnPassed).why.code == "no_pawn_enters"
    stuck = cards({"red.1": 64}, "6").play("pass")
    assert stuck.event(TurnPassed).why.code == "no_move"


def test_a_pass_may_be_free():
    """Z05, Z51."""
    position = cards({"red.1": 10}, "6", voluntary_pass=True)
    assert position.legal == {"move red.1 6", "pass"}
    assert position.play("pass").event(TurnPassed).why.code == "voluntary_pass"


def test_an_illegal_move_is_refused():
    """Z05: with the reason, the state as it was."""
    with pytest.raises(IllegalMove) as refused:
        cards({"red.1": 10}, "6").play("move red.1 5")
    assert refused.value.reason.code == "card_number"
    assert refused.value.reason.facts == {"card": 6, "pawn": 0}


def test_the_first_one_home_wins():
    """Z15, Z60."""
    after = cards({**THREE_HOME, "red.1": 62}, "J").play("run red.1 3")
    outcome = after.state.outcome
    assert (outcome.ranks, outcome.winners, outcome.reason) == ((1, 2, 2, 2), (0,), "home")
    assert after.actor is None
    assert after.legal == set()
    assert after.why_not("pass") == "match_over"


def test_the_others_may_play_on_for_places():
    """Z15, Z58, Z60: until one is left; finished players are skipped."""
    places = {**THREE_HOME, "red.1": 62, "yellow.1": 65, "yellow.2": 65, "yellow.3": 65, "yellow.4": 64}
    position = cards(places, "J", seats=3, pile="1 1 8", play_on=True).play("run red.1 3")
    assert position.actor == 1
    done = position.play("move yellow.4 1")
    assert done.state.outcome.ranks == (1, 2, 3)
    assert done.event(GameEnded).reason == "home"


def test_a_new_pile_is_made_only_when_a_card_is_needed():
    """Z06, Z54: of exactly the used cards."""
    position = cards({"red.1": 10}, "6")
    last = position.state._replace(
        game=position.game._replace(cards=position.game.cards._replace(pile=(8,), used=(3, 12)))
    )
    turn = type(position)(position.rules, last).play("move red.1 6", "pass")
    assert turn.actor == -1
    assert turn.game.turn.place == 2
    assert turn.why_not("deck 3 12 6") == "deck_cards"
    assert turn.why_not("roll 3") == "deck_due"
    shuffled = turn.draw(9)
    assert shuffled.event(DeckShuffled) == DeckShuffled(4, False)
    assert shuffled.actor == 2
