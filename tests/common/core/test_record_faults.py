"""Whatever is done to a record, it is read whole or refused with a line and a code."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from common.core.match import Match
from common.core.record import CorruptRecord, read_record, write_record
from common.core.seats import Level, Seat, SeatKind

SEATS = (Seat("Deniz"), Seat("Şükrü", SeatKind.BOT, Level.USTA))
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
REPEATED = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture
def text(hat):
    """A finished match of the toy game as a record."""
    match = Match(hat, SEATS, hat.options.fresh({"swaps": True}), bytes(range(32)), "2026-11-30T12:00:00Z")
    match.draw()
    while match.actor is not None:
        match.play(match.legal_moves()[0])
    return write_record(match)


def read_or_refuse(data: bytes) -> Match | None:
    try:
        return read_record(data)
    except CorruptRecord as error:
        assert error.line >= 0
        assert error.code
        return None


@REPEATED
@given(data=st.data())
def test_changed_bytes(text, data):
    changed = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(changed) - 1))
        changed[place : place + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    match = read_or_refuse(bytes(changed))
    if match is not None:
        assert read_record(write_record(match).encode()).log == match.log


@REPEATED
@given(data=st.data())
def test_one_member_replaced_by_anything(text, data):
    members = json.loads(text)
    key = data.draw(st.sampled_from(sorted(members)))
    members[key] = data.draw(JUNK)
    read_or_refuse(json.dumps(members).encode())


@REPEATED
@given(data=st.data())
def test_one_line_of_the_log_replaced_by_anything(text, data):
    members = json.loads(text)
    place = data.draw(st.integers(0, len(members["log"]) - 1))
    members["log"][place] = data.draw(st.one_of(JUNK, st.sampled_from(members["log"])))
    members["result"] = members["digest"] = None
    with_fault = json.dumps(members).encode()
    if members["log"] != json.loads(text)["log"]:
        with pytest.raises(CorruptRecord) as refused:
            read_record(with_fault)
        assert 0 <= refused.value.line <= len(members["log"])
    else:
        assert read_record(with_fault).log


@given(data=st.binary(max_size=200))
def test_bytes_from_nowhere(data):
    assert read_or_refuse(data) is None
