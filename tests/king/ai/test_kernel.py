"""The bit kernel against the engine: same legal cards, points and ends in all variants (K09 to K21)."""

from random import Random

import pytest

from king.ai.bits import ALL, BIT, CARD, SUITS, bits, hand_of, highest, singles
from king.ai.greedy import greedy_card
from king.ai.inference import replayed
from king.ai.playout import play_out
from king.ai.position import Position
from king.ai.terms import terms_of
from king.engine.cards import DECK
from king.engine.contracts import CONTRACTS
from king.engine.moves import Call, Deal, DrawCaller, Play
from king.engine.state import Phase
from tests.king.play import random_options, rules_with


def called(rules, contract, rng):
    """An engine state in which the first hand is about to be led, nobody asked."""
    state = rules.initial()
    state = rules.apply(state, Deal(tuple(rng.sample(DECK, 52)))).state
    if state.phase is Phase.DRAW_CALLER:
        state = rules.apply(state, DrawCaller(rng.randrange(4))).state
    return rules.apply(state, Call(contract)).state


def quiet_rules(rng):
    """Random house rules in which any contract may be called first and nobody spoils."""
    fixed = {
        "kanli": False,
        "koz_from_start": True,
        "rifki_spoil": "off",
        "koz_spoil": False,
        "king_tricks": 13,
    }
    return rules_with(**{**random_options(rng), **fixed})


def position_of(state, options):
    position = replayed(state.board, terms_of(state.board.call.contract_id, options))
    position.hands = [bits(hand) for hand in state.hands]
    return position


@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("seed", range(6))
def test_random_plays_agree_with_the_engine(contract, seed):
    rng = Random(f"{contract} {seed}")
    rules = quiet_rules(rng)
    state = called(rules, contract, rng)
    position = position_of(state, rules.options)
    while state.live_board is not None:
        legal = tuple(move.card for move in rules.legal_moves(state))
        assert hand_of(position.options()) == legal
        assert position.seat == rules.actor(state) and tuple(position.points()) == state.board.points()
        played = rng.choice(legal)
        state = rules.apply(state, Play(played)).state
        position.put(BIT[played])
    assert position.over
    assert not state.sheet or tuple(position.points()) == state.sheet[-1].points


@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("seed", range(6))
def test_play_outs_are_what_four_greedy_players_do_in_the_engine(contract, seed):
    rng = Random(f"greedy {contract} {seed}")
    rules = quiet_rules(rng)
    state = called(rules, contract, rng)
    for _ in range(rng.randrange(20)):
        if state.live_board is not None and len(state.board.tricks) < 12:
            state = rules.apply(state, rng.choice(rules.legal_moves(state))).state
    if state.live_board is None:
        return
    position = position_of(state, rules.options)
    play_out(position)
    while state.live_board is not None:
        now = position_of(state, rules.options)
        unseen = ALL & ~now.seen & ~now.hands[now.seat]
        move = Play(CARD[greedy_card(now, unseen)])
        assert move in rules.legal_moves(state)
        state = rules.apply(state, move).state
    assert not state.sheet or tuple(position.points()) == state.sheet[-1].points


def test_a_play_out_of_a_finished_hand_changes_nothing():
    rng = Random(1)
    rules = quiet_rules(rng)
    position = position_of(called(rules, "el", rng), rules.options)
    play_out(position)
    before = position.points()
    play_out(position)
    assert position.over and position.points() == before


def test_a_copy_is_played_on_alone():
    position = Position(terms_of("el", rules_with().options), 0, [bits(DECK[i::4]) for i in range(4)])
    twin = position.copy()
    play_out(twin)
    assert position.tricks == 0 and position.taken == [0] * 4 and sum(twin.points()) == -650


def test_bits_keep_cards_and_order():
    assert hand_of(bits(DECK)) == DECK and bits(DECK) == ALL
    assert [CARD[bit].rank for bit in singles(ALL)] == sorted(card.rank for card in DECK)
    assert all(CARD[highest(suit)].rank == 14 for suit in SUITS)
