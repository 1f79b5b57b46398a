"""The bots: lawful under all house rules, blind to what is hidden, sensible where the best is clear."""

from random import Random
from time import perf_counter

import pytest

from common.ai.bot import Limit
from common.core.seats import PLAYING_LEVELS, Level
from king.ai.belief import Belief
from king.ai.bits import bits
from king.ai.bots import make_bot
from king.ai.call_averages import AVERAGES
from king.ai.card_choice import candidates
from king.ai.hand_value import estimated_points, strength
from king.ai.knowledge import Knowledge
from king.ai.position import Position
from king.ai.sampler import sample_state
from king.ai.terms import terms_of
from king.ai.utility import KING_GAIN, KING_LOSS, utility
from king.engine.cards import cards
from king.engine.moves import SPOIL, Call
from king.engine.state import Phase
from tests.king.play import cards_played, deal_text, new_match, played, random_options, random_states

QUICK = Limit(seconds=20.0, effort=0.05)
STRONG = (Level.USTA, Level.USTAT)


def choice(match, level, limit=QUICK, seed=1):
    observation = match.rules.observe(match.state, match.actor)
    bot = make_bot(level, match.options, 4)
    return bot.choose(observation, match.legal_moves(), limit, Random(seed))


@pytest.mark.parametrize("level", PLAYING_LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_every_level_is_lawful_under_any_house_rules(level, seed):
    rng = Random(f"{level} {seed}")
    match = new_match(seed, **random_options(rng))
    for number, state in enumerate(random_states(match, rng)):
        if number % 37 == 0:
            assert choice(match, level).move in match.rules.legal_moves(state)


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_k29_a_decision_does_not_depend_on_what_is_hidden(level):
    match = new_match("hidden", length=12)
    bot = make_bot(level, match.options, 4)
    for number, state in enumerate(random_states(match, Random(6))):
        if number % 61:
            continue
        seat = match.actor
        observation = match.rules.observe(state, seat)
        other = match.rules.observe(sample_state(match.rules, observation, Random(number)), seat)
        moves = match.legal_moves()
        assert bot.choose(observation, moves, QUICK, Random(3)) == bot.choose(other, moves, QUICK, Random(3))


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_k23_a_hand_that_may_be_spoiled_is(level):
    match = new_match(None)
    lone = deal_text("2d", "Kh 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "Ah")
    played(match, f"- {lone}", "0 call rifki")
    assert choice(match, level).move is SPOIL


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_k27_an_announced_call_is_made_again(level):
    low = "3d 4d 5d 6d 7d 8d 9d Td 2c 3c 4c 5c 6c"
    match = new_match(None, koz_spoil=True, king_declared=True)
    played(match, f"- {deal_text('2d', low)}", "0 call koz:h king", "1 spoil", f"- {deal_text('2d')}")
    assert choice(match, level).move == Call("koz:h", king=True)


@pytest.mark.parametrize("level", STRONG)
def test_a_single_move_is_played_at_once(level):
    match = new_match(None)
    played(match, f"- {deal_text('2d Ac', '3c')}", "0 call el")
    cards_played(match, "Ac")
    observation = match.rules.observe(match.state, 1)
    only = match.legal_moves()[:1]
    assert (
        make_bot(level, match.options, 4).choose(observation, only, QUICK, Random(1)).why.code == "only_move"
    )


@pytest.mark.parametrize("level", STRONG)
def test_thinking_ends_in_time(level):
    match = new_match(None)
    played(match, f"- {deal_text('2d')}", "0 call el")
    begun = perf_counter()
    choice(match, level, Limit(seconds=0.05, effort=1000))
    assert perf_counter() - begun < 1.0


SPADES = "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s"


@pytest.mark.parametrize("level", (Level.KALFA, *STRONG))
def test_k06_a_hand_full_of_trumps_calls_them(level):
    match = new_match(None)
    played(match, f"- {deal_text('2d ' + SPADES, '2s')}")
    assert choice(match, level).move == Call("koz:s")


@pytest.mark.parametrize("level", STRONG)
def test_k24_a_sure_king_is_announced(level):
    match = new_match(None, king_declared=True, king_tricks=10)
    played(match, f"- {deal_text('2d ' + SPADES, '2s')}")
    assert choice(match, level).move == Call("koz:s", king=True)


@pytest.mark.parametrize("level", STRONG)
def test_k24_a_running_king_is_stopped_before_everything_else(level):
    hands = ("2d Kd " + SPADES[:-3], "Ad 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc 4d", "2s 5d", "3s 6d")
    match = new_match(None)
    played(match, f"- {deal_text(*hands)}", "0 call koz:s")
    cards_played(match, "Kd")
    assert str(choice(match, level).move) == "Ad"


@pytest.mark.parametrize(
    ("declared", "announced", "taken", "caller_gains", "others_gain"),
    [
        (False, False, 13, KING_GAIN, -KING_LOSS),
        (False, False, 12, 0, 0),
        (True, False, 13, 0, 0),
        (True, True, 13, KING_GAIN, -KING_LOSS),
        (True, True, 12, -KING_LOSS, KING_GAIN),
    ],
)
def test_k24_what_a_king_is_worth(declared, announced, taken, caller_gains, others_gain):
    terms = terms_of("koz:s", new_match(None, king_declared=declared).options)
    position = Position(terms, 0, [0] * 4)
    position.taken = [taken, 13 - taken, 0, 0]
    assert utility(position, 0, announced) == 50 * taken + caller_gains
    assert utility(position, 2, announced) == others_gain


@pytest.mark.parametrize("level", (Level.KALFA, *STRONG))
def test_the_last_to_play_ducks_under_a_queen(level):
    match = new_match(None)
    hands = ("2d 9c", "Qc 3h", "Tc 4h", "Jc Kc 2h")
    played(match, f"- {deal_text(*hands)}", "0 call kiz")
    cards_played(match, "9c Qc Tc")
    assert str(choice(match, level, Limit(20, 0.5)).move) == "Jc"


@pytest.mark.parametrize("level", (Level.KALFA, *STRONG))
def test_the_cheapest_winning_trump_is_played(level):
    match = new_match(None)
    hands = ("2d Ac", "2c 3c", "4c 5c", "6s 7s 8s As 2h 3h 4h 5h 6h 7h 8h 9h Th")
    played(match, f"- {deal_text(*hands)}", "0 call koz:s")
    cards_played(match, "Ac 2c 4c")
    assert str(choice(match, level, Limit(20, 0.5)).move) == "6s"


def test_cirak_is_loose_now_and_then():
    match = new_match(None)
    played(match, f"- {deal_text('2d')}", "0 call el")
    kalfa = choice(match, Level.KALFA).move
    loose = sum(choice(match, Level.CIRAK, seed=seed).move != kalfa for seed in range(200))
    assert 15 < loose < 60


def test_cards_as_good_as_each_other_are_tried_once():
    match = new_match(None)
    played(match, f"- {deal_text('2d 3d 4d 6d 7d Kc Qc Jc', '5d')}", "0 call erkek")
    knowledge = Knowledge(match.rules.observe(match.state, 0), match.options)
    tried = bits(cards("4d 7d Kc Qc Jc"))
    shown = [one.card for one in candidates(knowledge.position(), knowledge.unseen)]
    assert set(shown) >= {card for card in shown if card & tried} and len(shown) == len(set(shown))
    assert not any(card & bits(cards("2d 3d 6d")) for card in shown)


def test_a_deal_that_explains_a_call_weighs_more():
    match = new_match(None)
    played(match, f"- {deal_text('2d')}", "0 call koz:s")
    belief = Belief(match.rules.observe(match.state, 1), match.options)
    strong, weak = bits(cards("2d " + SPADES)), bits(cards("2d 2c 3c 4c 5c 6c 7c 8c 9c 2h 3h 4h 5h"))
    assert belief.weight([strong, 0, 0, 0]) > 3 * belief.weight([weak, 0, 0, 0])


def test_hand_values_follow_the_rules_of_thumb():
    hand = bits(cards("As Ks Qs Js 9s Ac Kd 2h 3h 4h 5h 2c 2d"))
    assert strength(hand, "koz:s") == 2 * 5 + 4 + 3 + 2 + 1 + 2 + 1
    low = bits(cards("2c 3c 4c 2d 3d 4d 2h 3h 4h 2s 3s 4s 5s"))
    high = bits(cards("Ac Kc Qc Ad Kd Qd Ah Kh Qh As Ks Qs Js"))
    for penalty in ("el", "kupa", "erkek", "kiz", "rifki", "soniki"):
        assert estimated_points(low, penalty) > AVERAGES[penalty] > estimated_points(high, penalty)


def test_levels_ask_in_the_call_phase_too():
    match = new_match("calls")
    match.draw()
    assert match.state.phase is Phase.CALL
    for level in PLAYING_LEVELS:
        assert choice(match, level).why.code in ("best_call", "cheapest_penalty", "strong_trumps")
