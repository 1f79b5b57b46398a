"""The log is the game: written, read, taken back and played again it gives the same match."""

import json

import pytest

from common.core.match import LogLine, Match
from common.core.record import CorruptRecord, read_record, write_record
from tests.conformance.playout import SHORT


def test_a_record_gives_the_match_back(playout):
    match = playout.match
    text = write_record(match)
    again = read_record(text.encode())
    assert (again.state, again.log, again.options) == (match.state, match.log, match.options)
    assert again.digest() == match.digest()
    assert again.outcome == match.outcome
    assert write_record(again) == text


def test_a_log_needs_no_seed(playout):
    match = playout.match
    plain = Match(match.info, match.seats, match.options, None, match.started)
    for line in match.log:
        plain.play_line(LogLine.parse(str(line)))
    assert plain.state == match.state


def test_undo_and_redo_lead_through_the_same_states(playout):
    match = read_record(write_record(playout.match).encode())
    end = match.ply
    states = [match.state_at(ply) for ply in range(end + 1)]
    back = max(0, end - SHORT)
    match.undo_to(playout.rng.randrange(back, end))
    match.undo_to(back)
    assert match.state == states[back]
    while match.can_redo:
        match.redo()
        assert match.state == states[match.ply]
    assert (match.ply, match.log) == (end, playout.match.log)


def test_facts_are_plain_and_differ_where_states_do(playout):
    match = playout.match
    seen = {}
    for ply in range(min(match.ply, SHORT) + 1):
        state = match.state_at(ply)
        facts = playout.rules.facts(state)
        assert json.loads(json.dumps(facts)) == facts
        assert seen.setdefault(playout.fingerprint(state), state) == state


def test_a_line_by_the_wrong_seat_is_named(playout):
    members = json.loads(write_record(playout.match))
    ply, _ = playout.rng.choice(playout.decisions(5))
    actor, move = playout.match.log[ply].actor, playout.match.log[ply].move
    members["log"][ply] = f"{(actor + 1) % playout.case.seats} {move}"
    with pytest.raises(CorruptRecord) as caught:
        read_record(json.dumps(members).encode())
    assert (caught.value.line, caught.value.code) == (ply + 1, "wrong_actor")
