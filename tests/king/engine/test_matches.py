"""Whole matches: sums, quotas that never run dry, redeals that end, undo and the log."""

from collections import Counter
from random import Random

import pytest

from common.core.match import LogLine
from common.core.record import read_record, write_record
from common.core.transition import CHANCE
from king.engine.moves import KEEP, SPOIL, Call
from king.engine.options import PENALTY_IDS
from king.engine.state import Phase
from tests.king.play import deal_text, new_match, played, random_options, random_states


def finish(match, rng, pick=None):
    for _ in random_states(match, rng, pick):
        pass
    return match


@pytest.mark.parametrize("seed", range(3))
def test_k25_twenty_hands_sum_to_zero(seed):
    match = finish(new_match(seed), Random(seed))
    assert match.outcome.reason in ("complete", "king")
    if match.outcome.reason == "complete":
        assert sum(match.scores) == 0 and len(match.state.sheet) == 20


def only_calls(pick_call, rng):
    """A chooser that picks calls its own way and plays at random, keeping every hand."""

    def pick(state, moves):
        if state.phase is Phase.CALL:
            return pick_call(moves)
        return moves[0] if state.phase is Phase.ASK else rng.choice(moves)

    return pick


ADVERSARIES = {
    "first": lambda moves: moves[0],
    "last": lambda moves: moves[-1],
    "trumps first": lambda moves: min(moves, key=lambda call: call.contract.is_penalty),
    "same penalty": lambda moves: min(moves, key=lambda call: (not call.contract.is_penalty, call.name)),
}


@pytest.mark.parametrize("adversary", ADVERSARIES)
@pytest.mark.parametrize("length", [20, 12])
@pytest.mark.parametrize("once", [False, True])
def test_k03_k07_quotas_never_leave_a_caller_without_a_call(adversary, length, once):
    match = new_match(adversary, length=length, once_per_seat=once, koz_from_start=once, king_declared=True)
    rng = Random(adversary)
    finish(match, rng, only_calls(lambda moves: ADVERSARIES[adversary](plain(moves)), rng))
    calls = [(row.caller, row.call.contract_id) for row in match.state.sheet]
    assert len(calls) == length
    per_seat = Counter(seat for seat, call in calls if call in PENALTY_IDS)
    assert set(per_seat.values()) == {length // 4 - (2 if length == 20 else 1)}
    assert max(Counter(call for _, call in calls if call in PENALTY_IDS).values()) <= 2


def plain(moves):
    return [call for call in moves if not call.king]


def test_k23_seats_that_always_spoil_end_after_twenty_redeals():
    match = new_match("spoilers", rifki_spoil="wide", koz_spoil=True, length=12)
    most = 0
    for state in random_states(match, Random(3), lambda state, moves: SPOIL if SPOIL in moves else moves[-1]):
        most = max(most, state.redeals)
    assert most <= 20 and len(match.state.sheet) == 12


@pytest.mark.parametrize("seed", range(6))
def test_any_house_rules_come_to_an_end(seed):
    rng = Random(seed)
    match = finish(new_match(seed, **random_options(rng)), rng)
    assert match.outcome is not None and len(match.outcome.ranks) == 4


def test_undo_redo_and_the_record_lead_to_the_same_state():
    match = new_match("undo", length=12)
    for number, _ in enumerate(random_states(match, Random(5))):
        if number == 150:
            break
    facts = match.rules.facts(match.state)
    match.undo_to(20)
    while match.can_redo:
        match.redo()
    assert match.rules.facts(match.state) == facts
    assert resumed(match).state == match.state


def resumed(match):
    return read_record(write_record(match).encode())


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.CALL, Phase.PLAY, Phase.OVER])
def test_a_record_resumes_in_every_phase(phase):
    match = new_match("resume", length=12)
    rng = Random(11)
    while match.state.phase is not phase or (phase is Phase.PLAY and not match.state.board.trick.cards):
        match.draw() if match.actor == CHANCE else match.play(rng.choice(match.legal_moves()))
    again = resumed(match)
    assert again.state == match.state and again.legal_moves() == match.legal_moves()


def test_k23_a_record_resumes_at_a_question():
    match = new_match(None)
    lone = deal_text("2d", "Kh 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "Ah")
    played(match, f"- {lone}", "0 call rifki")
    again = resumed(match)
    assert again.state == match.state and list(again.legal_moves()) == [KEEP, SPOIL]


def test_a_log_line_of_the_wrong_seat_is_refused():
    match = new_match("wrong")
    match.draw()
    wrong = (match.actor + 1) % 4
    with pytest.raises(Exception, match="wrong_actor"):
        match.play_line(LogLine(wrong, str(Call("el"))))
