"""The hands, totals and ends that the reference records of King lead to; faulty ones fail at their line."""

import json
from pathlib import Path

import pytest

from common.core.record import CorruptRecord, read_record

FOLDER = Path(__file__).parents[2] / "vectors" / "king"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


@pytest.mark.parametrize("name", EXPECTED["games"])
def test_k25_k26_the_sheet_of_a_reference_record(name):
    match = read_record(FOLDER / f"{name}.kiraathane")
    expected = EXPECTED["games"][name]
    sheet = [[row.caller, row.call.name, list(row.points)] for row in match.state.sheet]
    assert sheet == expected["hands"] and list(match.scores) == expected["scores"]
    assert sorted(map(str, match.legal_moves())) == expected["legal"]
    assert match.ply == expected["plies"]


@pytest.mark.parametrize("name", EXPECTED["games"])
def test_what_may_be_played_at_every_line_of_a_reference_record(name):
    match = read_record(FOLDER / f"{name}.kiraathane")
    for line in (FOLDER / f"{name}.legal.jsonl").read_text().splitlines():
        expected = json.loads(line)
        state = match.state_at(expected["ply"])
        assert match.rules.actor(state) == expected["actor"]
        assert sorted(map(match.rules.text, match.rules.legal_moves(state))) == expected["legal"]
        assert list(match.rules.scores(state)) == expected["scores"]


@pytest.mark.parametrize("name", EXPECTED["bad"])
def test_a_faulty_record_is_refused_at_its_line(name):
    with pytest.raises(CorruptRecord) as refused:
        read_record(FOLDER / "bad" / f"{name}.kiraathane")
    assert refused.value.line == EXPECTED["bad"][name]["line"]
