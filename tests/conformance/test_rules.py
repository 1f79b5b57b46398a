"""Rules are pure, complete and strict: whatever is offered is accepted, and nothing else is."""

from copy import deepcopy
from dataclasses import fields

import pytest

from common.core.chance import ChanceStream
from common.core.transition import CHANCE, IllegalMove, MalformedMove
from tests.conformance.near_misses import near_misses

LOOKED_AT = 6
TRIED = 15
OTHER_SEED = bytes(reversed(range(32)))


def test_a_whole_match_ends(playout):
    if playout.case.whole:
        assert playout.match.actor is None


def test_an_ended_match_has_an_outcome_and_no_moves(playout):
    match = playout.match
    assert (match.outcome is None) == (match.actor is not None)
    if match.outcome is None:
        return
    outcome = match.outcome
    assert match.legal_moves() in ((), [])
    assert outcome.scores == match.scores
    assert len(outcome.ranks) == len(outcome.scores) == playout.case.seats
    assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    for _, state in playout.decisions(3):
        with pytest.raises(IllegalMove):
            match.play(playout.rules.legal_moves(state)[0])


def test_states_are_frozen_data(playout):
    for _, state in playout.decisions(LOOKED_AT):
        name = state._fields[0] if isinstance(state, tuple) else fields(state)[0].name
        with pytest.raises(AttributeError):
            setattr(state, name, None)
        assert state == deepcopy(state)
        assert hash(state) == hash(deepcopy(state))


def test_every_method_is_pure(playout):
    rules = playout.rules
    for ply, state in playout.decisions(LOOKED_AT):
        before = deepcopy(state)
        move = rules.parse(playout.match.log[ply].move)
        first, second = rules.apply(state, move), rules.apply(state, move)
        for seat in (None, *range(playout.case.seats)):
            rules.observe(state, seat)
        assert list(rules.legal_moves(state)) == list(rules.legal_moves(state))
        assert (first.state, first.events) == (second.state, second.events)
        assert first.state == playout.match.state_at(ply + 1)
        assert state == before


def test_every_legal_move_is_accepted(playout):
    rules = playout.rules
    for _, state in playout.decisions(LOOKED_AT):
        legal = rules.legal_moves(state)
        assert legal
        assert len({rules.text(move) for move in legal}) == len(legal)
        for move in playout.rng.sample(list(legal), min(TRIED, len(legal))):
            assert rules.reason_against(state, move) is None
            assert rules.parse(rules.text(move)) == move
            rules.apply(state, move)


def refused(rules, state, move):
    """Tell whether a state refuses a move, and prove that all ways of asking agree."""
    before = hash(state)
    legal = move in rules.legal_moves(state)
    if rules.actor_of(state, move) == rules.actor(state):
        assert (rules.reason_against(state, move) is None) == legal
        if not legal:
            with pytest.raises(IllegalMove):
                rules.apply(state, move)
    assert hash(state) == before
    return not legal


def test_moves_of_other_moments_are_judged_alike_everywhere(playout):
    rules, log = playout.rules, playout.match.log
    for _, state in playout.decisions(LOOKED_AT):
        for line in playout.rng.sample(log, min(TRIED, len(log))):
            refused(rules, state, rules.parse(line.move))


def test_near_misses_are_malformed_or_judged_alike_everywhere(playout):
    rules = playout.rules
    for ply, state in playout.decisions(LOOKED_AT):
        for text in near_misses(playout.match.log[ply].move, playout.rng):
            try:
                move = rules.parse(text)
            except MalformedMove:
                continue
            assert rules.text(move) == text
            refused(rules, state, move)


def test_what_is_no_move_at_all_is_malformed(playout):
    for text in ("", " ", "-", "é", "\n", "move", "9" * 400, "a\x00b", "١", "{}"):
        with pytest.raises(MalformedMove):
            playout.rules.parse(text)


def test_chance_comes_from_the_seed_alone(playout):
    rules, match = playout.rules, playout.match
    for ply, state in playout.chances(LOOKED_AT):
        assert rules.actor(state) == CHANCE
        assert rules.legal_moves(state) in ((), [])
        move = rules.draw(state, ChanceStream(match.seed, ply))
        assert rules.text(move) == match.log[ply].move
        assert rules.is_drawn(move)
        assert rules.apply(state, move).state == match.state_at(ply + 1)


def test_chance_may_fall_otherwise(playout):
    rules = playout.rules
    for ply, state in playout.chances(LOOKED_AT):
        move = rules.draw(state, ChanceStream(OTHER_SEED, ply))
        assert rules.parse(rules.text(move)) == move
        rules.apply(state, move)


def test_no_seat_moves_while_chance_is_due(playout):
    rules = playout.rules
    seat_moves = [rules.legal_moves(state)[0] for _, state in playout.decisions(3)]
    for _, state in playout.chances(3):
        for move in seat_moves:
            with pytest.raises(IllegalMove):
                rules.apply(state, move)


def test_chance_never_moves_out_of_turn(playout):
    rules, log = playout.rules, playout.match.log
    chance_moves = [rules.parse(log[ply].move) for ply, _ in playout.chances(3)]
    for _, state in playout.decisions(3):
        for move in chance_moves:
            assert rules.reason_against(state, move) is not None
            with pytest.raises(IllegalMove):
                rules.apply(state, move)


def test_there_is_one_score_a_seat(playout):
    for _, state in playout.decisions(LOOKED_AT):
        assert len(playout.rules.scores(state)) == playout.case.seats
        assert playout.rules.outcome(state) is None
