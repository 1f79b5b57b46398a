"""Matches recorded by independent programs: the same legal moves, scores, ends and faults."""

import json
from pathlib import Path

import pytest

from common import cli
from tests.conformance.cases import GAMES

VECTORS = Path(__file__).parents[1] / "vectors"
RECORDS = sorted(path for game in GAMES for path in (VECTORS / game).glob("*.kiraathane"))
EXPECTED = {
    game: VECTORS / game / "expected.json" for game in GAMES if (VECTORS / game / "expected.json").exists()
}


def expectations(kind):
    return [
        pytest.param(VECTORS / game / folder / f"{name}.kiraathane", expected, id=f"{game}-{name}")
        for game, file in EXPECTED.items()
        for part, folder in (("games", "."), ("bad", "bad"))
        if part == kind
        for name, expected in json.loads(file.read_text(encoding="utf-8"))[part].items()
    ]


@pytest.fixture
def run(capfdbinary):
    def command(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        return code, [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]

    return command


@pytest.mark.parametrize("game", [game for game in GAMES if game != "hat"])
def test_every_game_has_vectors(game):
    assert any(path.parent.name == game for path in RECORDS)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_legal_moves_and_scores_at_every_ply(run, record):
    text = record.with_suffix(".legal.jsonl").read_text(encoding="utf-8")
    assert run("record", "legal", record, "--all") == (0, [json.loads(line) for line in text.splitlines()])


@pytest.mark.parametrize(("record", "expected"), expectations("games"))
def test_the_end_of_a_record(run, record, expected):
    code, (summary,) = run("record", "check", record)
    assert code == 0
    assert {key: summary[key] for key in ("plies", "to_move", "scores", "result")} == {
        key: expected[key] for key in ("plies", "to_move", "scores", "result")
    }
    assert run("record", "legal", record)[1][0]["legal"] == expected["legal"]


@pytest.mark.parametrize(("record", "expected"), expectations("bad"))
def test_a_bad_record_is_refused_at_its_line(run, record, expected):
    code, (summary,) = run("record", "check", record)
    assert (code, summary["ok"], summary["line"]) == (1, False, expected["line"])
