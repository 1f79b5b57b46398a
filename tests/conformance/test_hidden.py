"""Nobody sees what is hidden: with all of it drawn anew, no observation, event or decision changes."""

import json
from random import Random

from common.ai.bot import Limit
from common.ai.table import make_bot
from common.core.factory import load
from common.core.seats import PLAYING_LEVELS

LOOKED_AT = 6
BOT_LOOKED_AT = 2
QUICK = Limit(seconds=20.0, effort=0.02)


def resampled(playout, state, seat):
    """Return a state that looks the same to a seat, everything it cannot see drawn anew."""
    sample = load(playout.case.info.sampler)
    return sample(playout.rules, playout.rules.observe(state, seat), Random(playout.rng.random()))


def seats_of(playout):
    return range(playout.case.seats)


def test_an_observation_survives_packing(playout):
    rules = playout.rules
    for _, state in playout.decisions(LOOKED_AT):
        for seat in (None, *seats_of(playout)):
            observation = rules.observe(state, seat)
            packed = json.loads(json.dumps(rules.pack(observation)))
            assert rules.unpack(packed) == observation


def test_an_observation_shows_nothing_hidden(playout):
    rules = playout.rules
    for _, state in playout.decisions(LOOKED_AT):
        for seat in seats_of(playout):
            other = resampled(playout, state, seat)
            assert rules.observe(other, seat) == rules.observe(state, seat)
            assert rules.observe(other, None) == rules.observe(state, None)
            assert rules.actor(other) == rules.actor(state)
            assert rules.scores(other) == rules.scores(state)


def test_legality_needs_nothing_hidden(playout):
    rules = playout.rules
    for _, state in playout.decisions(LOOKED_AT):
        other = resampled(playout, state, rules.actor(state))
        assert set(rules.legal_moves(other)) == set(rules.legal_moves(state))


def test_an_event_shows_no_more_than_the_observation_after_it(playout):
    rules = playout.rules
    for ply, state in playout.decisions(LOOKED_AT):
        for seat in seats_of(playout):
            other = resampled(playout, state, seat)
            move = rules.parse(playout.match.log[ply].move)
            if rules.reason_against(other, move) is None:
                assert_events_look_alike(rules, seat, rules.apply(state, move), rules.apply(other, move))


def assert_events_look_alike(rules, seat, one, other):
    for viewer in (seat, None):
        if rules.observe(one.state, viewer) == rules.observe(other.state, viewer):
            assert seen(rules, one, viewer) == seen(rules, other, viewer)


def seen(rules, transition, viewer):
    """Return what a viewer notices of a transition."""
    shown = (rules.redact(event, viewer) for event in transition.events)
    return [event for event in shown if event is not None]


def test_resampling_really_draws_anew(playout):
    if not playout.rules.hides_hands() or not playout.case.whole:
        return
    states = [state for _, state in playout.decisions(LOOKED_AT)]
    others = [resampled(playout, state, playout.rules.actor(state)) for state in states]
    assert any(playout.fingerprint(a) != playout.fingerprint(b) for a, b in zip(states, others, strict=True))


def test_a_bot_decides_the_same_whatever_is_hidden(playout):
    rules, case = playout.rules, playout.case
    if not case.whole:
        return
    for level in PLAYING_LEVELS:
        bot = make_bot(case.info, level, case.options, case.seats)
        for ply, state in playout.decisions(BOT_LOOKED_AT):
            seat, legal = rules.actor(state), rules.legal_moves(state)
            observations = [rules.observe(state, seat), rules.observe(resampled(playout, state, seat), seat)]
            observations.append(rules.unpack(json.loads(json.dumps(rules.pack(observations[0])))))
            choices = [bot.choose(seen, legal, QUICK, Random(ply)) for seen in observations]
            assert choices[0].move in legal
            assert choices[0] == choices[1] == choices[2]
