"""What holds in every state of random matches under random house rules."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from common.core.transition import CHANCE, IllegalMove
from kizma.engine.cards import full_deck
from kizma.engine.moves import Pass
from kizma.engine.pawn import PAWNS
from kizma.engine.rules import KizmaRules
from kizma.engine.topology import NOWHERE, YARD
from tests.kizma.position import random_match
from tests.kizma.variants import random_options

seeds = st.integers(0, 2**32)


def check_cards(rules, state):
    """All cards of the deck are somewhere, each once."""
    cards, turn = state.game.cards, state.game.turn
    there = Counter([*cards.pile, *cards.used, *sum(cards.hands, ())])
    there.update([turn.card] if turn.card is not None else [])
    there.update([11] if turn.eleven else [])
    assert there == Counter(full_deck(rules.options))


def check_squares(rules, state):
    """No two pawns share a square, but two of a colour where dice may double (Z08, Z22, Z53)."""
    topology, places = rules.topology, state.game.places
    dice = rules.options.word("form") == "dice"
    doubling = dice and rules.options.flag("doubling")
    squares = Counter(
        square for pawn in PAWNS if (square := topology.squares[pawn >> 2][places[pawn]]) != NOWHERE
    )
    for square, count in squares.items():
        owners = {pawn >> 2 for pawn in PAWNS if topology.squares[pawn >> 2][places[pawn]] == square}
        assert count == 1 or (doubling and count == 2 and len(owners) == 1)
    lanes = Counter((pawn >> 2, places[pawn]) for pawn in PAWNS if topology.is_in_lane(places[pawn]))
    assert not lanes or max(lanes.values()) == 1
    assert all(YARD <= place <= topology.finish for place in places)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_cards_are_conserved_and_squares_are_not_shared(seed):
    """Z06, Z08, Z22, Z53; and every match ends."""
    rng = Random(seed)
    options, seats = random_options(rng)
    rules = KizmaRules(options, seats)
    for state in random_match(rules, rng):
        if state.game is not None:
            check_squares(rules, state)
            if options.word("form") == "cards" and state.outcome is None:
                check_cards(rules, state)


@settings(max_examples=12, deadline=None)
@given(seeds)
def test_a_move_has_a_reason_against_it_exactly_when_it_is_not_legal(seed):
    """Z05, Z51: moves that were legal a little earlier are the near misses."""
    rng = Random(seed)
    options, seats = random_options(rng, match="single")
    rules = KizmaRules(options, seats)
    tried = {Pass()}
    for state in random_match(rules, rng)[::3]:
        legal = rules.legal_moves(state)
        tried.update(legal)
        for move in rng.sample(sorted(tried, key=repr), min(12, len(tried))):
            reason = rules.reason_against(state, move)
            if rules.actor(state) not in (None, CHANCE):
                assert (reason is None) == (move in legal)
            if reason is not None:
                assert_refused(rules, state, move, reason)


def assert_refused(rules, state, move, reason):
    try:
        rules.apply(state, move)
    except IllegalMove as refused:
        assert refused.reason == reason
    else:
        raise AssertionError(move)


@settings(max_examples=12, deadline=None)
@given(seeds)
def test_a_match_is_what_its_texts_say(seed):
    """Z50, Z51: every text reads back as its move and moves are listed once."""
    rng = Random(seed)
    options, seats = random_options(rng, match="single")
    rules = KizmaRules(options, seats)
    for state in random_match(rules, rng)[::5]:
        texts = [rules.text(move) for move in rules.legal_moves(state)]
        assert len(set(texts)) == len(texts)
        assert [rules.parse(text) for text in texts] == list(rules.legal_moves(state))
