"""What a seat may know (K29) and what it is told (K23)."""

import json
from random import Random

from common.core.transition import CHANCE
from king.ai.sampler import sample_state
from king.engine import events as ev
from king.engine.state import Phase
from tests.king.engine.test_flow import LONE_RIFKI, dealt
from tests.king.play import new_match, played, random_options, random_states, rules_with

EVERYBODY = (None, 0, 1, 2, 3)


def seen_by(match, seat):
    return match.rules.observe(match.state, seat)


def test_k29_a_thousand_observations_survive_packing_and_hide_the_other_hands():
    checked = 0
    for seed in range(8):
        rng = Random(seed)
        match = new_match(seed, **random_options(rng))
        for number, state in enumerate(random_states(match, rng)):
            if number % 19 == 0:
                checked += sum(is_blind(match.rules, state, seat, rng) for seat in EVERYBODY)
    assert checked >= 1000


def is_blind(rules, state, seat, rng):
    """Check that a seat's view is plain data and the same with everything hidden drawn anew."""
    observation = rules.observe(state, seat)
    packed = json.loads(json.dumps(rules.pack(observation)))
    assert rules.unpack(packed) == observation
    assert rules.observe(sample_state(rules, observation, rng), seat) == observation
    return True


def test_k23_the_question_is_hidden_from_all_but_the_seat_asked():
    asked, quiet = dealt(LONE_RIFKI), dealt(LONE_RIFKI, rifki_spoil="off")
    for match in (asked, quiet):
        played(match, "0 call rifki")
    for seat in (None, 0, 2, 3):
        assert seen_by(asked, seat) == seen_by(quiet, seat)
    assert seen_by(asked, 1).phase is Phase.ASK and seen_by(asked, 1).to_move == 1


def test_k23_question_and_answer_are_told_to_that_seat_only():
    rules = rules_with()
    for event in (ev.Asked(1), ev.Kept(1)):
        assert [rules.redact(event, seat) for seat in EVERYBODY] == [None, None, event, None, None]
    spoiled = ev.Spoiled(1, dealt(LONE_RIFKI).legal_moves()[4])
    assert all(rules.redact(spoiled, seat) == spoiled for seat in EVERYBODY)


def test_k29_a_deal_shows_only_the_own_hand():
    match = new_match(None)
    event = played(match, f"- {LONE_RIFKI}")[0]
    for seat in EVERYBODY:
        hands = match.rules.redact(event, seat).hands
        for owner in range(4):
            assert hands[owner] == (event.hands[owner] if owner == seat else (None,) * 13)


def test_k04_everybody_knows_where_the_two_of_diamonds_was_dealt():
    match = dealt()
    assert str(seen_by(match, 3).shown) == "2d"
    match = dealt(first_caller="random")
    assert seen_by(match, 3).shown is None


def test_k05_the_dealer_is_the_seat_before_the_caller():
    assert seen_by(dealt(), 1).dealer == 3
    assert new_match(None).rules.observe(new_match(None).state, 1).dealer is None


def test_k07_closed_calls_come_with_their_reason():
    observation = seen_by(dealt(koz_from_start=False), 2)
    reasons = {closed.call.name: closed.reason.code for closed in observation.closed}
    assert reasons["koz:s"] == "koz_not_yet" and reasons["koz:s king"] == "king_not_announced_here"
    assert "el" not in reasons
    assert observation.rights.penalties == (3, 3, 3, 3)


def test_k28_kanli_shows_its_order_and_no_rights():
    observation = seen_by(dealt(kanli=True), 2)
    assert observation.rights is None and observation.order[0] == "el" and len(observation.order) == 20


def test_k29_finished_tricks_stay_until_the_next_deal():
    match = new_match("kept", length=12)
    rng = Random(2)
    while not match.state.sheet:
        match.draw() if match.actor == CHANCE else match.play(rng.choice(match.legal_moves()))
    observation = seen_by(match, 0)
    assert observation.phase is Phase.DEAL and observation.live_board is None
    assert observation.board.tricks and observation.counts == (0, 0, 0, 0)
    match.draw()
    assert seen_by(match, 0).board is None
