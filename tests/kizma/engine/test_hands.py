"""Scored games from a hand, and matches of several (Z34 to Z37, Z40, Z58 to Z60)."""

import pytest

from kizma.engine.events import CardDiscarded, CardDrawn, CardPlayed, GameEnded, HandsDealt
from kizma.engine.scoring import match_is_over, match_worth, opponents_worth
from kizma.engine.state import Tally
from tests.kizma.position import Position, cards, start

THREE_HOME = {"red.2": 65, "red.3": 65, "red.4": 65}


def hand(places, drawn, held, **changes):
    """Return a scored game of four in which red holds these cards."""
    hands = {"red": held, "yellow": "8 8 8 8", "blue": "5 5 5 5", "green": "10 10 10 10"}
    return cards(places, drawn, hands=hands, scored=True, **changes)


def dealt(seats=3, **changes):
    """Return a scored game just dealt."""
    drawn = " ".join(f"{seat}:{12 - seat}" for seat in range(seats))
    return start(seats, scored=True, **changes).play(f"draw {drawn}", "colour red")


def test_four_cards_each_in_blocks_then_one_drawn():
    """Z34, Z58: the first four to the beginner."""
    position = dealt()
    deck = " ".join([*map(str, range(1, 13)), "J J J J", *(f"{n} {n} {n}" for n in range(1, 13))])
    after = position.play(f"deck {deck}")
    assert after.event(HandsDealt).hands == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert after.event(CardDrawn).card == 13
    assert len(after.game.cards.pile) == 52 - 13


def test_one_of_five_is_played():
    """Z34: and the hand is four again."""
    position = hand({"red.1": 20}, "4", "1 3 6 12")
    assert position.legal == {
        "1: enter red.2",
        "1: enter red.3",
        "1: enter red.4",
        "1: move red.1 1",
        "3: back red.1 3",
        "4: move red.1 4",
        "6: move red.1 6",
        "12: move red.1 12",
    }
    after = position.play("6: move red.1 6")
    assert after.game.cards.hands[0] == (1, 3, 4, 12)
    assert after.game.cards.used == (6,)
    assert after.event(CardPlayed).card == 6
    assert after.actor == 1


def test_what_a_hand_forbids():
    """Z34, Z35."""
    position = hand({"red.1": 20}, "4", "1 3 6 12")
    assert position.why_not("move red.1 4") == "names_no_card"
    assert position.why_not("pass") == "names_no_card"
    assert position.why_not("5: move red.1 5") == "not_in_hand"
    assert position.why_not("discard 7") == "not_in_hand"
    assert position.why_not("discard 6") == "card_is_playable"
    assert position.why_not("6: move red.1 4") == "card_number"


def test_eleven_draws_and_chooses_again():
    """Z34, Z12."""
    after = hand({"red.1": 20}, "4", "1 3 6 11", pile="7").play("11: move red.1 11")
    assert after.actor == 0
    assert after.game.turn.card == 7
    assert after.game.cards.hands[0] == (1, 3, 4, 6)


def test_only_if_nothing_is_playable_a_card_is_laid_off():
    """Z35, Z54: a laid-off 11 draws nothing."""
    position = hand({}, "4", "4 6 11 12", eleven_draw="always")
    assert position.legal == {"discard 4", "discard 6", "discard 11", "discard 12"}
    after = position.play("discard 11")
    assert after.event(CardDiscarded).card == 11
    assert after.actor == 1
    mixed = hand({"red.1": 64}, "4", "1 6 12 12")
    assert mixed.why_not("discard 6") == "others_are_playable"


def test_unplayable_cards_may_be_laid_off_freely():
    """Z35."""
    position = hand({"red.1": 64}, "4", "1 6 12 12", free_discard=True)
    assert {text for text in position.legal if "discard" in text} == {"discard 4", "discard 6", "discard 12"}
    assert position.why_not("discard 1") == "card_is_playable"


def test_any_card_may_be_laid_off_with_voluntary_pass():
    """Z51."""
    position = hand({"red.1": 64}, "4", "1 6 12 12", voluntary_pass=True)
    assert {text for text in position.legal if "discard" in text} == {
        "discard 1",
        "discard 4",
        "discard 6",
        "discard 12",
    }


def test_a_joker_that_only_harms_is_playable():
    """Z58: one that can do nothing is not."""
    harm = hand({"red.1": 20}, "J", "12 12 12 12", partners=True)
    assert "J: home red.1" in harm.legal
    idle = hand({}, "J", "12 12 12 12")
    assert idle.legal == {"discard J", "discard 12"}


def test_the_winner_scores_by_the_others_pawns():
    """Z36, Z60: other seats score nothing."""
    position = hand({**THREE_HOME, "red.1": 61, "yellow.1": 65, "blue.1": 65, "blue.2": 65}, "4", "6 6 6 6")
    after = position.play("4: move red.1 4")
    assert after.state.outcome.scores == (50 + 35 + 30 + 80, 0, 0, 0)


def test_partners_score_for_the_team():
    """Z36, Z58: two colours count, mars only if both have none, a colour that is home counts 20."""
    team = {f"{colour}.{number}": 65 for colour in ("red", "blue") for number in (1, 2, 3, 4)}
    position = hand({**team, "red.1": 61}, "4", "6 6 6 6", partners=True)
    assert position.play("4: move red.1 4").state.outcome.scores == (450, 0, 450, 0)
    yellow = {f"yellow.{number}": 65 for number in (1, 2, 3, 4)}
    home = hand({**team, **yellow, "red.1": 61}, "4", "6 6 6 6", partners=True)
    assert home.play("4: move red.1 4").state.outcome.scores == (150, 0, 150, 0)
    assert opponents_worth([4]) == 20


def test_points_are_fixed_at_the_first_finish():
    """Z58."""
    position = hand({**THREE_HOME, "red.1": 61, "yellow.1": 64}, "4", "6 6 6 6", play_on=True)
    after = position.play("4: move red.1 4")
    assert after.game.points == (650, 0, 0, 0)
    assert after.state.tally.totals == (0, 0, 0, 0)
    assert after.actor == 1


def test_a_match_goes_on_with_the_winner_and_the_same_colours():
    """Z37, Z50."""
    position = hand({**THREE_HOME, "red.1": 61}, "4", "6 6 6 6", match="best_of_3")
    state = position.state._replace(seating=position.state.seating._replace(order=(2, 3, 0, 1)))
    turn = Position(
        position.rules, state._replace(game=position.game._replace(turn=position.game.turn._replace(place=2)))
    )
    turn = Position(
        turn.rules,
        turn.state._replace(
            game=turn.game._replace(cards=turn.game.cards._replace(hands=((6,), (7,), (6, 6, 6, 6), (8,))))
        ),
    )
    after = turn.play("4: move red.1 4")
    assert after.actor == -1
    assert after.state.game is None
    assert after.state.seating.order == (0, 1, 2, 3)
    assert after.state.tally == Tally(1, (650, 0, 0, 0), (1, 0, 0, 0))
    assert after.event(GameEnded).points == (650, 0, 0, 0)
    assert after.why_not("colour red") == "deck_due"


@pytest.mark.parametrize(
    ("match", "tally", "over"),
    [
        ("best_of_3", Tally(1, (9, 0), (1, 0)), False),
        ("best_of_3", Tally(2, (9, 0), (2, 0)), True),
        ("best_of_3", Tally(3, (9, 0, 0), (1, 1, 1)), True),
        ("best_of_5", Tally(4, (9, 0), (2, 2)), False),
        ("best_of_5", Tally(3, (9, 0), (3, 0)), True),
        ("to_500", Tally(9, (499, 0), (9, 0)), False),
        ("to_500", Tally(1, (0, 500), (0, 1)), True),
        ("to_1000", Tally(2, (500, 650), (1, 1)), False),
        ("single", Tally(1, (0, 0), (1, 0)), True),
    ],
)
def test_when_a_match_is_over(match, tally, over):
    """Z37, Z59: by a majority or all games, or by points."""
    assert match_is_over(match, tally) is over


def test_what_ranks_a_match():
    """Z59: wins, then points; or points alone."""
    tally = Tally(3, (900, 300, 400), (1, 1, 1))
    assert match_worth("best_of_3", tally, 1) < match_worth("best_of_3", tally, 2)
    assert match_worth("best_of_3", Tally(3, (900, 300), (1, 2)), 0) == (1, 900)
    assert match_worth("to_500", tally, 0) == (900,)


def test_a_match_ends_with_reason_match():
    """Z60."""
    position = hand({**THREE_HOME, "red.1": 61}, "4", "6 6 6 6", match="to_500")
    outcome = position.play("4: move red.1 4").state.outcome
    assert (outcome.reason, outcome.ranks, outcome.scores) == ("match", (1, 2, 2, 2), (650, 0, 0, 0))


def test_others_see_only_how_many_cards_there_are():
    """Z40."""
    position = hand({"red.1": 20}, "4", "1 3 6 12")
    own, other = (position.rules.observe(position.state, seat) for seat in (0, 1))
    assert (own.hands[0], own.turn.card) == ((1, 3, 6, 12), 4)
    assert (other.hands[0], other.turn.card) == ((None,) * 4, None)
    assert own.pile == 52 - 17
    after = position.play("6: move red.1 6")
    drawn = after.event(CardDrawn)
    assert drawn.card is not None
    assert after.rules.redact(drawn, 1) == drawn
    assert after.rules.redact(drawn, 0) == CardDrawn(1, None, False)
    assert after.rules.redact(drawn, None) == CardDrawn(1, None, False)


def test_dealt_hands_are_redacted():
    """Z40."""
    after = dealt().draw()
    assert after.rules.hides_hands()
    seen = after.rules.redact(after.event(HandsDealt), 1)
    assert seen.hands == ((None,) * 4, after.event(HandsDealt).hands[1], (None,) * 4)


def test_open_hands_hide_nothing_but_the_pile():
    """Z34, Z40."""
    after = dealt(open_hands=True).draw()
    assert not after.rules.hides_hands()
    dealing = after.event(HandsDealt)
    assert after.rules.redact(dealing, None) == dealing
    assert after.rules.observe(after.state, None).hands == after.game.cards.hands
