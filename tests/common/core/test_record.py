"""The record: what is written is read back, and nothing else is."""

import json
import os
import stat

import pytest

from common.core import record
from common.core.match import Match
from common.core.record import CorruptRecord, read_record, save_record, write_record
from common.core.seats import Level, Seat, SeatKind

SEED = bytes(range(32))
SEATS = (Seat("Deniz"), Seat("Şükrü", SeatKind.BOT, Level.USTA))


@pytest.fixture
def match(hat):
    """A finished match; its log is one mixing and four cards."""
    match = Match(hat, SEATS, hat.options.fresh(), SEED, "2026-11-30T12:00:00Z")
    match.draw()
    while match.actor is not None:
        match.play(match.legal_moves()[0])
    return match


@pytest.fixture
def members(match):
    return json.loads(write_record(match))


def corrupt(members):
    with pytest.raises(CorruptRecord) as caught:
        read_record(json.dumps(members).encode())
    return caught.value.line, caught.value.code


def without(members, key):
    return {name: value for name, value in members.items() if name != key}


def test_a_record_reads_back_as_it_was_written(match):
    text = write_record(match)
    again = read_record(text.encode())
    assert again.log == match.log
    assert again.state == match.state
    assert (again.seats, again.options, again.seed) == (match.seats, match.options, match.seed)
    assert (again.started, again.clock) == (match.started, match.clock)
    assert write_record(again) == text


def test_a_running_match_has_no_result(match):
    match.undo_to(2)
    members = json.loads(write_record(match))
    assert members["result"] is None
    assert read_record(json.dumps(members).encode()).actor == 1


def test_keys_stand_in_the_order_of_the_format(members):
    assert list(members) == [
        "format", "version", "game", "options", "seats", "seed", "commitment", "started", "app", "log",
        "digest", "clock", "result",
    ]  # fmt: skip


@pytest.mark.parametrize("key", ["digest", "seed", "commitment", "clock", "result"])
def test_what_records_from_elsewhere_may_lack(members, key):
    for lacking in (without(members, key), {**members, key: None}):
        read_record(json.dumps(lacking).encode())


def test_a_missing_result_is_filled_in(members):
    match = read_record(json.dumps({**members, "result": None}).encode())
    assert json.loads(write_record(match))["result"] == members["result"]


def test_unknown_top_level_keys_are_ignored(members):
    read_record(json.dumps({**members, "comment": ["a", {"b": 1}]}).encode())


@pytest.mark.parametrize("key", ["version", "game", "options", "seats", "started", "app", "log"])
def test_required_keys(members, key):
    assert corrupt(without(members, key)) == (0, "key_missing")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", "1"), ("version", True), ("version", 1.0), ("game", 3), ("options", []), ("seats", {}),
        ("seats", ["Deniz", "Feride"]), ("app", 1), ("log", "- hat"), ("seed", 7), ("seed", "00"),
        ("seed", " " * 64), ("digest", "xyz"), ("digest", 0), ("commitment", []), ("started", 5),
        ("started", "2026-13-30T12:00:00Z"), ("started", "2026-11-30 12:00"),
        ("started", "٢٠٢٦-11-30T12:00:00Z"), ("clock", "12"), ("clock", True), ("clock", [1]),
        ("result", [1]), ("result", "home"),
    ],
)  # fmt: skip
def test_wrong_types(members, key, value):
    assert corrupt({**members, key: value}) == (0, "wrong_type")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "pgn"}, "format"),
        ({"game": "chess"}, "game_unknown"),
        ({"version": 0}, "version"),
        ({"version": 2}, "version_newer"),
        ({"clock": -1}, "number_range"),
        ({"clock": 10**400}, "number_range"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"digest": "00" * 32}, "digest"),
        ({"seats": [{"name": "Deniz", "kind": "human"}]}, "seat_count"),
    ],
)
def test_what_contradicts_the_record(members, change, code):
    assert corrupt({**members, **change}) == (0, code)


def test_a_newer_version_names_the_version_it_needs(members):
    with pytest.raises(CorruptRecord) as caught:
        read_record(json.dumps({**members, "version": 7}).encode())
    assert caught.value.detail == "7"
    assert "7" in str(caught.value)


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        ({"kind": "human"}, "key_missing"),
        ({"name": "", "kind": "human"}, "seat_name"),
        ({"name": "x" * 41, "kind": "human"}, "seat_name"),
        ({"name": "a\nb", "kind": "human"}, "seat_name"),
        ({"name": "\ud800", "kind": "human"}, "seat_name"),
        ({"name": 3, "kind": "human"}, "wrong_type"),
        ({"name": "Ali", "kind": "cat"}, "seat_kind"),
        ({"name": "Ali", "kind": "bot"}, "seat_level"),
        ({"name": "Ali", "kind": "bot", "level": "expert"}, "seat_kind"),
        ({"name": "Ali", "kind": "human", "level": "usta"}, "seat_level"),
        ({"name": "Ali", "kind": "human", "rating": 9}, "wrong_type"),
    ],
)
def test_seats_that_cannot_be(members, seat, code):
    assert corrupt({**members, "seats": [seat, members["seats"][1]]}) == (0, code)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"goal": "middle"}, "option_value"),
        ({"goal": 1}, "option_value"),
        ({"swaps": 0}, "option_value"),
        ({"swaps": "off"}, "option_value"),
        ({"bonus": True}, "option_value"),
        ({"bonus": 3.0}, "option_value"),
        ({"bonus": 21}, "option_value"),
        ({"colour": "red"}, "option_unknown"),
        ({"aim": "high"}, "option_twice"),
    ],
)
def test_options_that_cannot_be(members, change, code):
    assert corrupt({**members, "options": {**members["options"], **change}}) == (0, code)


def test_a_missing_option(members):
    assert corrupt({**members, "options": without(members["options"], "goal")}) == (0, "option_missing")


def test_an_option_by_its_older_name(members):
    options = {**without(members["options"], "goal"), "aim": "low"}
    match = read_record(json.dumps({**members, "options": options, "result": None}).encode())
    assert match.options["goal"] == "low"


def test_an_older_version_goes_through_every_migration(members, monkeypatch):
    monkeypatch.setattr(record, "VERSION", 3)
    monkeypatch.setitem(record.MIGRATIONS, 1, lambda old: {**old, "log": old["moves"]})
    monkeypatch.setitem(record.MIGRATIONS, 2, lambda old: {**old, "game": old["game"].lower()})
    old = {**without(members, "log"), "moves": members["log"], "game": "HAT"}
    assert json.loads(write_record(read_record(json.dumps(old).encode())))["log"] == members["log"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (5, "move_malformed"), (None, "move_malformed"), ("", "move_malformed"), ("0", "move_malformed"),
        ("0  lay 4", "move_malformed"), ("00 lay 4", "move_malformed"), ("+1 lay 4", "move_malformed"),
        ("٠ lay 4", "move_malformed"), ("0 lay four", "move_malformed"), ("0 lay 4 ", "move_malformed"),
        ("x lay 4", "move_malformed"), ("0 lay " + "4" * 5000, "move_malformed"),
        ("9" * 5000 + " lay 4", "move_malformed"), ("1 lay 1", "wrong_actor"), ("7 lay 4", "wrong_actor"),
        ("- hat 1 2", "wrong_actor"), ("0 lay 1", "card_not_held"),
    ],
)  # fmt: skip
def test_a_bad_line_is_named_by_its_number(members, line, code):
    log = [members["log"][0], line, *members["log"][2:]]
    held = members["log"][0].split()[2:4]
    assert "1" not in held  # the deal of this seed; the case above says a card not held
    assert corrupt({**members, "log": log}) == (2, code)


def test_a_line_after_the_end(members):
    log = [*members["log"], "0 lay 1"]
    assert corrupt({**members, "log": log}) == (6, "match_over")


def test_with_a_seed_chance_must_be_what_the_seed_yields(members):
    log = ["- hat 1 2 3 4 5 6 7 8 9"]
    changed = {**members, "log": log, "digest": None, "result": None}
    assert corrupt(changed) == (1, "chance_differs_from_seed")
    assert read_record(json.dumps({**changed, "seed": None, "commitment": None}).encode()).ply == 1


@pytest.mark.parametrize(
    "change",
    [
        {"winners": []}, {"scores": [1, 2]}, {"reason": "other"}, {"ranks": [True, 2]}, {"ranks": [1.0, 2]},
        {"extra": 1},
    ],
)  # fmt: skip
def test_a_result_that_differs_from_the_replay(members, change):
    assert corrupt({**members, "result": {**members["result"], **change}}) == (0, "result")


def test_a_result_in_a_running_match(members):
    cut = {**members, "log": members["log"][:-1], "digest": None}
    assert corrupt(cut) == (0, "result")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"[]", "format"),
        (b"null", "format"),
        (b"\xef\xbb\xbf{}", "not_json"),
        (b"\xff\xfe{\x00}\x00", "not_utf8"),
        (b'{"a": NaN}', "number_range"),
        (b'{"a": -Infinity}', "number_range"),
        (b'{"a": 1e999}', "number_range"),
        (b'{"a": ' + b"9" * 5000 + b"}", "number_range"),
        (b'{"format": "x", "format": "x"}', "duplicate_key"),
        (b"[" * 200_000, "not_json"),
        (b" " * (4 * 1024 * 1024 + 1), "too_large"),
    ],
)
def test_bytes_that_are_no_record(data, code):
    with pytest.raises(CorruptRecord) as caught:
        read_record(data)
    assert (caught.value.line, caught.value.code) == (0, code)


def test_a_file_of_four_mebibytes_is_read(match):
    padded = write_record(match).encode().ljust(4 * 1024 * 1024)
    assert read_record(padded).ply == match.ply


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(CorruptRecord, match="unreadable"):
        read_record(tmp_path / "none.kiraathane")


def test_saving_replaces_the_file_whole(match, tmp_path):
    path = tmp_path / "a.kiraathane"
    path.write_text("old")
    save_record(match, path)
    assert path.read_text(encoding="utf-8") == write_record(match)
    assert list(tmp_path.iterdir()) == [path]
    assert read_record(path).log == match.log


def test_a_failed_save_leaves_the_old_file(match, tmp_path, monkeypatch):
    path = tmp_path / "a.kiraathane"
    path.write_text("old")

    def full(descriptor):
        assert stat.S_ISREG(os.fstat(descriptor).st_mode)
        raise OSError("no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        save_record(match, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
