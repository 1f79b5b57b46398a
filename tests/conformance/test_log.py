"""The log is the game: written, read, taken back and played again it gives the same match."""

import json

import pytest

from common.core.match import LogLine, Match
from common.core.record import CorruptRecord, read_record, write_record

LOOKED_AT = 30
BACK = 40


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
    match.undo_to(playout.rng.randrange(max(0, end - BACK), end))
    match.undo_to(max(0, end - BACK))
    while match.can_redo:
        assert match.state == states[match.ply]
        match.redo()
    assert (match.log, match.state) == (playout.match.log, states[-1])


def test_facts_are_plain_and_differ_where_states_do(playout):
    match = playout.match
    seen = {}
    for ply in playout.rng.sample(range(match.ply + 1), min(LOOKED_AT, match.ply)):
        text = json.dumps(playout.rules.facts(match.state_at(ply)), allow_nan=False)
        assert json.dumps(json.loads(text)) == text
        assert seen.setdefault(text, match.state_at(ply)) == match.state_at(ply)


def test_a_line_by_the_wrong_seat_is_named(playout):
    members = json.loads(write_record(playout.match))
    ply, _ = playout.rng.choice(playout.decisions(5))
    actor, move = playout.match.log[ply].actor, playout.match.log[ply].move
    members["log"][ply:] = [f"{(actor + 1) % playout.case.seats} {move}"]
    with pytest.raises(CorruptRecord) as caught:
        read_record(json.dumps(members).encode())
    assert (caught.value.line, caught.value.code) == (ply + 1, "wrong_actor")
