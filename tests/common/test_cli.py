"""The commands without a screen: what they print, how they end, and what they leave alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from common import cli
from common.ai.arena import play_one
from common.commands import bots
from common.core.record import read_record

SEED = bytes(range(32)).hex()
ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(capfdbinary):
    """Run a command in this process; returns exit code, standard output and standard error."""

    def command(*arguments):
        try:
            code = cli.run([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return command


@pytest.fixture
def file(run, tmp_path):
    """A record in which seat 0 is to lay its first card."""
    path = tmp_path / "a.kiraathane"
    path.write_text(run("record", "new", "hat", "--seats", 2, "--seed", SEED)[1], encoding="utf-8")
    return path


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def test_new_draws_the_chance_that_is_due(file):
    match = read_record(file)
    assert (match.ply, match.actor, match.seed.hex()) == (1, 0, SEED)
    assert [seat.name for seat in match.seats] == ["Player 1", "Player 2"]


def test_new_with_names_and_house_rules(run):
    arguments = ["--names", "Şükrü", "Deniz,Feride", "--set", "bonus=off", "goal=low", "--set", "swaps=on"]
    members = json.loads(run("record", "new", "hat", *arguments)[1])
    assert [seat["name"] for seat in members["seats"]] == ["Şükrü", "Deniz", "Feride"]
    assert members["options"] == {"goal": "low", "bonus": 0, "swaps": True}


def test_new_with_a_preset(run):
    members = json.loads(run("record", "new", "hat", "--preset", "swapping", "--set", "bonus=7")[1])
    assert members["options"] == {"goal": "high", "bonus": 7, "swaps": True}


def test_new_takes_a_fresh_seed(run):
    seeds = {json.loads(run("record", "new", "hat")[1])["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_check_of_a_running_match(run, file):
    code, out, err = run("record", "check", file)
    expected = {"file": str(file), "ok": True, "plies": 1, "to_move": 0, "scores": [0, 0], "result": None}
    assert (code, lines(out), err) == (0, [expected], "")


def test_check_goes_on_after_a_bad_file(run, file, tmp_path):
    bad = tmp_path / "bad.kiraathane"
    bad.write_text(file.read_text().replace('"log": [', '"log": ["0 lay 1",'))
    code, out, err = run("record", "check", bad, tmp_path / "none", file)
    first, second, third = lines(out)
    assert code == 1
    assert first == {"file": str(bad), "ok": False, "line": 1, "reason": "wrong_actor"}
    assert (second["ok"], second["line"], second["reason"]) == (False, 0, "unreadable")
    assert third["ok"]
    assert len(err.splitlines()) == 2


def test_legal_at_the_end_of_the_log(run, file):
    hand = read_record(file).state.hands[0]
    (position,) = lines(run("record", "legal", file)[1])
    assert position == {"ply": 1, "actor": 0, "legal": [f"lay {card}" for card in hand], "scores": [0, 0]}


def play_to_the_end(run, file):
    while legal := lines(run("record", "legal", file)[1])[0]["legal"]:
        assert run("record", "append", file, legal[0])[0] == 0


def test_legal_of_a_finished_match(run, file):
    play_to_the_end(run, file)
    (position,) = lines(run("record", "legal", file)[1])
    assert (position["ply"], position["actor"], position["legal"]) == (5, None, [])


def test_legal_at_every_decision(run, file):
    play_to_the_end(run, file)
    positions = lines(run("record", "legal", file, "--all")[1])
    assert [(position["ply"], position["actor"]) for position in positions] == [
        (1, 0),
        (2, 1),
        (3, 0),
        (4, 1),
    ]
    log = read_record(file).log
    assert all(log[position["ply"]].move in position["legal"] for position in positions)


def test_legal_of_a_match_that_waits_for_chance(run, file):
    members = json.loads(file.read_text())
    file.write_text(json.dumps({**members, "log": [], "digest": None}))
    (position,) = lines(run("record", "legal", file)[1])
    assert (position["ply"], position["actor"], position["legal"]) == (0, "-", [])


def test_append_plays_several_moves_and_the_chance_between(run, tmp_path):
    file = tmp_path / "a.kiraathane"
    arguments = ("hat", "--seats", 2, "--seed", SEED, "--set", "swaps=on")
    file.write_text(run("record", "new", *arguments)[1], encoding="utf-8")
    first, second = (hand[0] for hand in read_record(file).state.hands)
    code, out, _ = run("record", "append", file, f"swap {first}", f"lay {second}")
    assert (code, lines(out)[0]["plies"], lines(out)[0]["to_move"]) == (0, 4, 0)
    assert [line.actor for line in read_record(file).log] == [-1, 0, -1, 1]


@pytest.mark.parametrize(
    ("moves", "line", "reason"),
    [(["lay 1"], 2, "card_not_held"), (["lay  4"], 2, "move_malformed"), (["-"], 2, "move_malformed")],
)
def test_append_refuses_and_leaves_the_file(run, file, moves, line, reason):
    before = file.read_bytes()
    code, out, err = run("record", "append", file, *moves)
    assert code == 1
    assert lines(out) == [{"file": str(file), "ok": False, "line": line, "reason": reason}]
    assert reason in err
    assert file.read_bytes() == before


def test_append_refuses_all_when_a_later_move_is_bad(run, file):
    before = file.read_bytes()
    good = lines(run("record", "legal", file)[1])[0]["legal"][0]
    code, out, _ = run("record", "append", file, good, good)
    assert (code, lines(out)[0]["line"]) == (1, 3)
    assert file.read_bytes() == before


def test_append_after_the_end(run, file):
    play_to_the_end(run, file)
    code, out, _ = run("record", "append", file, "lay 1")
    assert (code, lines(out)[0]["reason"]) == (1, "match_over")


def test_append_without_a_seed_waits_for_chance(run, tmp_path, file):
    members = json.loads(file.read_text())
    members |= {
        "options": {**members["options"], "swaps": True},
        "seed": None,
        "commitment": None,
        "digest": None,
    }
    file.write_text(json.dumps(members))
    card = read_record(file).state.hands[0][0]
    assert lines(run("record", "append", file, f"swap {card}")[1])[0]["to_move"] == "-"
    code, out, _ = run("record", "append", file, "lay 1")
    assert (code, lines(out)[0]["reason"]) == (1, "no_seed")


def test_play_repeats_with_its_seed(run, tmp_path):
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        code, out, _ = run(
            "play", "hat", "--seats", "usta,random", "--seed", SEED, "--set", "swaps=on", "--out", file
        )
        assert code == 0
    (end,) = lines(out)
    assert end["to_move"] is None
    assert end["seed"] == SEED
    assert end["result"]["reason"] == "empty_hands"
    assert read_record(files[0]).log == read_record(files[1]).log
    assert lines(run("record", "check", files[0])[1])[0]["result"] == end["result"]


def test_arena_writes_a_line_a_level(run):
    code, out, err = run("arena", "hat", "--seats", "usta,random", "--games", 6, "--seed", SEED)
    usta, other = lines(out)
    assert (code, err) == (0, "")
    assert list(usta)[:7] == ["level", "games", "wins", "win_rate", "mean_score", "se", "ci95"]
    assert (usta["level"], other["level"], usta["games"]) == ("usta", "random", 6)
    assert usta["wins"] + other["wins"] == 6
    assert usta["ci95"][0] <= usta["win_rate"] <= usta["ci95"][1]
    for kind in ("seconds_per_decision", "processor_seconds_per_decision"):
        assert set(usta[kind]) == {"median", "p95", "max"}
        assert 0 < usta[kind]["median"] <= usta[kind]["max"] < 60


@pytest.mark.parametrize("ended", [0, 3])
def test_an_arena_that_is_stopped_tells_what_it_has_found(run, monkeypatch, ended):
    def stopped(series, jobs):
        yield from (play_one(series, index) for index in range(ended))
        raise KeyboardInterrupt

    monkeypatch.setattr(bots, "play_series", stopped)
    code, out, err = run("arena", "hat", "--seats", "usta,random", "--games", 6)
    assert code == 130
    assert [line["games"] for line in lines(out)] == [ended] * 2 * bool(ended)
    assert err == f"kiraathane: stopped after {ended} of 6 matches\n"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["fly"], "fly"),
        (["record"], "COMMAND"),
        (["record", "check"], "FILE"),
        (["record", "new", "chess"], "chess"),
        (["record", "new", "hat", "--seats", "9"], "9"),
        (["record", "new", "hat", "--seats", "3", "--names", "Ali"], "names"),
        (["record", "new", "hat", "--names", "Ali", " "], "name"),
        (["record", "new", "hat", "--set", "swaps"], "option=value"),
        (["record", "new", "hat", "--set", "wind=on"], "wind"),
        (["record", "new", "hat", "--set", "swaps=yes"], "swaps"),
        (["record", "new", "hat", "--preset", "odd"], "odd"),
        (["record", "new", "hat", "--seed", "12"], "64"),
        (["play", "hat", "--seats", "usta"], "seats"),
        (["play", "hat", "--seats", "usta,expert"], "cirak"),
        (["play", "hat", "--seats", "usta,usta", "--effort", "nan"], "effort"),
        (["play", "hat", "--seats", "usta,usta", "--out", "/nowhere/a"], "nowhere"),
        (["arena", "hat", "--seats", "usta,usta"], "games"),
        (["arena", "hat", "--seats", "usta,usta", "--games", "0"], "games"),
        (["arena", "hat", "--seats", "usta,usta", "--games", "1", "--jobs", "0"], "jobs"),
    ],
)
def test_bad_usage_is_one_clear_sentence(run, arguments, word):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert word in err
    assert len(err.splitlines()) == 1


def test_version_and_help(run):
    code, out, _ = run("--version")
    assert (code, out.split()[0]) == (0, "kiraathane")
    code, out, _ = run("--help")
    assert code == 0
    assert all(command in out for command in ("record", "play", "arena", "demo", "--smoke-start"))


@pytest.mark.parametrize(
    ("arguments", "factory", "passed"),
    [
        ([], cli.APP, []),
        (["--smoke-start"], cli.APP, ["--smoke-start"]),
        (["--first-paint"], cli.APP, ["--first-paint"]),
        (["--smoke", "x"], cli.SMOKE, ["x"]),
        (["demo", "--out", "x"], cli.DEMO, ["--out", "x"]),
    ],
)
def test_the_screen_is_loaded_only_when_called_for(run, monkeypatch, arguments, factory, passed):
    called = []

    def load(name):
        return lambda argv: called.append((name, list(argv))) or 0

    monkeypatch.setattr(cli, "load", load)
    assert run(*arguments)[0] == 0
    assert called == [(factory, passed)]


def as_process(hat_path, *arguments, **streams):
    program = f"import sys; sys.path[:0] = [{str(hat_path)!r}, {str(ROOT)!r}]; "
    program += "from common.__main__ import main; code = main(); "
    program += "print(*(n for n in sys.modules if 'PySide6' in n), file=sys.stderr); sys.exit(code)"
    return subprocess.Popen([sys.executable, "-c", program, *arguments], **streams)


@pytest.mark.parametrize(
    "arguments",
    [
        ["record", "new", "hat"],
        ["play", "hat", "--seats", "usta,random"],
        ["arena", "hat", "--seats", "usta,random", "--games", "2"],
    ],
)
def test_no_command_loads_qt(hat_path, arguments):
    process = as_process(hat_path, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert out
    assert err.strip() == b""


def test_a_reader_that_leaves_is_no_fault(hat_path, run, tmp_path):
    file = tmp_path / "a.kiraathane"
    run("play", "hat", "--seats", "random,random", "--out", file)
    process = as_process(
        hat_path, "record", "legal", "--all", file, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        process.stdout.close()
        assert process.stderr.read().strip() == b""
    assert process.returncode == 1
