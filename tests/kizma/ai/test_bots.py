"""The levels of play: legal, repeatable, quick, and not blind."""

from random import Random
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from common.ai.bot import Limit
from common.core.seats import PLAYING_LEVELS, Level
from common.core.transition import CHANCE
from kizma.ai.bots import make_bot
from kizma.ai.sampler import sample_state, unseen
from kizma.engine.cards import full_deck
from kizma.engine.rules import KizmaRules
from tests.kizma.position import Position, cards, random_match, start
from tests.kizma.variants import random_options

LIMIT = Limit(seconds=20.0, effort=0.25)
CODES = {
    "advances",
    "any_colour",
    "brings_home",
    "captures",
    "enters",
    "flees",
    "goes_back",
    "keeps_still",
    "lays_off",
    "only_move",
    "reaches_lane",
    "sacrifices",
    "splits",
    "wins",
}


def choose(position: Position, level: Level, seed: int = 1, limit: Limit = LIMIT):
    """Return what a bot of a level plays in a position, as a text, and its reason's code."""
    rules, state = position.rules, position.state
    seat = rules.actor(state)
    bot = make_bot(level, rules.options, rules.seats)
    choice = bot.choose(rules.observe(state, seat), rules.legal_moves(state), limit, Random(seed))
    return rules.text(choice.move), choice.why.code


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32))
def test_every_level_plays_every_variant(seed):
    """Any combination of house rules works; a choice is legal, explained and repeatable."""
    rng = Random(seed)
    options, seats = random_options(rng, match="single")
    rules = KizmaRules(options, seats)
    states = [state for state in random_match(rules, rng) if rules.actor(state) not in (None, CHANCE)]
    bots = {level: make_bot(level, options, seats) for level in PLAYING_LEVELS}
    for state in rng.sample(states, min(5, len(states))):
        legal = rules.legal_moves(state)
        seen = rules.observe(state, rules.actor(state))
        for level, bot in bots.items():
            choice = bot.choose(seen, legal, LIMIT, Random(7))
            assert choice.move in legal
            assert choice.why.code in CODES
            assert bot.choose(seen, legal, LIMIT, Random(7)) == choice, level


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**32))
def test_bots_do_not_see_what_is_hidden(seed):
    """Z40: with the pile and other hands drawn anew they decide the same."""
    rng = Random(seed)
    options, seats = random_options(rng, match="single", scored=True, form="cards", open_hands=False)
    rules = KizmaRules(options, seats)
    states = [state for state in random_match(rules, rng) if rules.actor(state) not in (None, CHANCE)]
    for state in rng.sample(states, 3):
        seat = rules.actor(state)
        other = sample_state(rules, rules.observe(state, seat), rng)
        assert rules.observe(other, seat) == rules.observe(state, seat)
        for level in PLAYING_LEVELS:
            assert choose(Position(rules, state), level) == choose(Position(rules, other), level)


def test_samples_hold_the_whole_deck():
    """Z06, Z40: what is not seen lies in the pile or in hands, in no particular order."""
    position = cards({"red.1": 9}, "4", hands={"red": "1 3 6 12", "yellow": "8 8 8 8"}, seats=3, scored=True)
    seen = position.rules.observe(position.state, 0)
    assert len(unseen(seen, full_deck(position.rules.options))) == 52 - 5
    hands = set()
    for number in range(30):
        state = sample_state(position.rules, seen, Random(number))
        assert state.game is not None
        assert state.game.cards.hands[0] == (1, 3, 6, 12)
        hands.add(state.game.cards.hands[1])
    assert len(hands) > 20


@pytest.mark.parametrize("level", [Level.KALFA, Level.USTA, Level.USTAT])
def test_a_win_is_taken(level):
    places = {"red.1": 62, "red.2": 65, "red.3": 65, "red.4": 65, "yellow.1": 40}
    assert choose(cards(places, "J"), level) == ("run red.1 3", "wins")


@pytest.mark.parametrize("level", [Level.KALFA, Level.USTA, Level.USTAT])
def test_a_far_pawn_is_captured(level):
    position = cards({"red.1": 8, "red.2": 20, "yellow.1": 57}, "4")
    assert choose(position, level) == ("move red.1 4", "captures")


@pytest.mark.parametrize("level", [Level.KALFA, Level.USTA, Level.USTAT])
def test_a_pawn_in_danger_flees(level):
    """Two opponents one and two squares behind the farthest pawn, nobody near the other."""
    position = cards({"red.1": 50, "red.2": 5, "yellow.1": 34, "blue.1": 18}, "10")
    assert choose(position, level)[0] == "move red.1 10"


@pytest.mark.parametrize("level", [Level.USTA, Level.USTAT])
def test_partners_count_as_one(level):
    """Z30, Z31: the partner's far pawn is not hit when there is another way."""
    position = cards({"red.1": 26, "blue.1": 0, "red.2": 5, "blue.2": 40}, "4", partners=True)
    assert choose(position, level)[0] != "move red.1 4"
    home = {f"{colour}.{number}": 65 for colour in ("red", "blue") for number in (1, 2, 3, 4)}
    winning = cards({**home, "blue.1": 62, "yellow.1": 9}, "J", partners=True)
    assert choose(winning, level) == ("run blue.1 3", "wins")


def test_the_least_bad_pawn_is_sacrificed():
    """Z32."""
    position = cards({"red.1": 50, "blue.1": 2}, "J", partners=True)
    assert choose(position, Level.USTAT) == ("home blue.1", "sacrifices")


def test_a_useless_card_is_laid_off():
    """Z35: and the joker is kept."""
    hands = {"red": "6 12 12 J", "yellow": "8 8 8 8"}
    position = cards({}, "4", hands=hands, seats=3, scored=True)
    move, code = choose(position, Level.USTAT)
    assert move != "discard J"
    assert code == "lays_off"


def test_one_move_and_the_colour_need_no_thought():
    assert choose(cards({"red.1": 9}, "6"), Level.USTAT) == ("move red.1 6", "only_move")
    assert choose(start(starter="first_seat"), Level.KALFA)[1] == "any_colour"


def test_an_apprentice_is_loose():
    """Over many seeds it plays more than one move, yet mostly the farthest step."""
    position = cards({"red.1": 8, "red.2": 20, "yellow.1": 57}, "4")
    moves = [choose(position, Level.CIRAK, seed)[0] for seed in range(40)]
    assert 2 <= moves.count("move red.2 4") < 20
    assert len(set(moves)) == 2


def test_without_time_the_best_guess_is_played():
    position = cards({"red.1": 8, "red.2": 20, "yellow.1": 30, "blue.1": 9}, "7")
    hurried = choose(position, Level.USTAT, limit=Limit(seconds=0.0))
    assert hurried == choose(position, Level.USTA)


def test_hurried_hands_play_the_best_guess():
    hands = {"red": "6 12 4 8", "yellow": "8 8 8 10"}
    position = cards({"red.1": 8, "red.2": 20}, "5", hands=hands, seats=3, scored=True)
    assert choose(position, Level.USTAT, limit=Limit(seconds=0.0)) == choose(position, Level.USTA)


@pytest.mark.parametrize("changes", [{}, {"partners": True}, {"scored": True}, {"form": "dice"}])
def test_a_move_takes_no_time_to_speak_of(changes):
    """The median stays far below the third of a second that a move may take."""
    rng = Random(11)
    rules = start(4, **changes).rules
    states = [state for state in random_match(rules, rng) if rules.actor(state) not in (None, CHANCE)]
    bot = make_bot(Level.USTAT, rules.options, 4)
    taken = []
    for state in rng.sample(states, 15):
        seen, legal = rules.observe(state, rules.actor(state)), rules.legal_moves(state)
        begun = perf_counter()
        bot.choose(seen, legal, Limit(), Random(1))
        taken.append(perf_counter() - begun)
    assert median(taken) < 0.3
