"""The game record, a match as one JSON text, written and read strictly; must not know any game or screen."""

import json
import os
import re
from collections.abc import Callable
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from common.core.chance import commitment
from common.core.game import GameInfo
from common.core.match import LogLine, Match
from common.core.options import OptionError, Options
from common.core.registry import UnknownGame, game
from common.core.seats import Level, Seat, SeatError, SeatKind
from common.core.strict_json import BadJson, Json, read_json
from common.core.transition import IllegalMove, MalformedMove, Outcome

FORMAT = "kiraathane-record"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_LINE = 1000
"""Characters in a log line; the longest real one, a bag of 108 tiles, has 331."""

MAX_CLOCK = 24 * 60 * 60
"""Seconds; the longest timed match has two hours."""

MIGRATIONS: dict[int, Callable[[dict[str, Json]], dict[str, Json]]] = {}
"""For each older version the function that turns its record into one of the next version."""

_HEX_64 = re.compile(r"[0-9a-fA-F]{64}")
_UTC_TIME = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z", re.ASCII)


class CorruptRecord(Exception):
    """A record that cannot be trusted.

    ``line`` is the number of the log line at fault, from 1, or 0 for the record itself; ``code`` says why;
    ``detail`` names the key, option, text or version meant, and may be empty.
    """

    def __init__(self, line: int, code: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {code}" + (f" ({detail})" if detail else ""))
        self.line = line
        self.code = code
        self.detail = detail


def write_record(match: Match) -> str:
    """Return a match as the text of a record."""
    return json.dumps(_members(match), ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def save_record(match: Match, path: Path) -> None:
    """Write a record to a file so that at every moment either the old or the new content is there whole.

    Raises ``OSError``; the old file is then untouched.
    """
    target = path.resolve()
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as file:
            file.write(write_record(match).encode())
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def read_record(source: bytes | Path) -> Match:
    """Return the match a record holds, replayed line by line; raises ``CorruptRecord``."""
    record = _migrated(_envelope(source))
    info = _game(_member(record, "game", str))
    match = _empty_match(info, record)
    for number, text in enumerate(_member(record, "log", list), 1):
        _play_line(match, number, text)
    _check_end(match, record)
    return match


def result_members(outcome: Outcome | None) -> dict[str, Json] | None:
    """Return an outcome as the record's ``result``; None while the match runs."""
    if outcome is None:
        return None
    return {
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


def app_version() -> str:
    """Return the version of the installed program, or ``source`` for a tree that is not installed."""
    try:
        return version("kiraathane")
    except PackageNotFoundError:
        return "source"


def _members(match: Match) -> dict[str, Json]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.info.id,
        "options": dict(match.options),
        "seats": [_seat_members(seat) for seat in match.seats],
        "seed": None if match.seed is None else match.seed.hex(),
        "commitment": match.commitment,
        "started": match.started,
        "app": app_version(),
        "log": [str(line) for line in match.log],
        "digest": match.digest(),
        "clock": match.clock,
        "result": result_members(match.outcome),
    }


def _seat_members(seat: Seat) -> dict[str, Json]:
    members: dict[str, Json] = {"name": seat.name, "kind": seat.kind.value}
    return members if seat.level is None else {**members, "level": seat.level.value}


def _envelope(source: bytes | Path) -> dict[str, Json]:
    data = source if isinstance(source, bytes) else _read_file(source)
    if len(data) > MAX_BYTES:
        raise CorruptRecord(0, "too_large")
    try:
        record = read_json(data)
    except BadJson as error:
        raise CorruptRecord(0, error.code, error.detail) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise CorruptRecord(0, "format")
    return record


def _read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CorruptRecord(0, "unreadable", error.strerror or "") from None


def _migrated(record: dict[str, Json]) -> dict[str, Json]:
    found = _member(record, "version", int)
    if found > VERSION:
        raise CorruptRecord(0, "version_newer", str(found))
    for older in range(found, VERSION):
        if older not in MIGRATIONS:
            raise CorruptRecord(0, "version", str(found))
        record = MIGRATIONS[older](record)
    return record


def _member(record: dict[str, Json], key: str, kind: type[Any]) -> Json:
    if key not in record:
        raise CorruptRecord(0, "key_missing", key)
    return _typed(record[key], key, kind)


def _optional(record: dict[str, Json], key: str, kind: type[Any]) -> Json:
    value = record.get(key)
    return None if value is None else _typed(value, key, kind)


def _typed(value: Json, key: str, kind: type[Any]) -> Json:
    # JSON's true is a Python int, but never a number of the record
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise CorruptRecord(0, "wrong_type", key)
    return value


def _game(game_id: str) -> GameInfo:
    try:
        return game(game_id)
    except UnknownGame:
        raise CorruptRecord(0, "game_unknown", game_id[:40]) from None


def _empty_match(info: GameInfo, record: dict[str, Json]) -> Match:
    seats = [_seat(entry) for entry in _member(record, "seats", list)]
    if len(seats) not in info.seats:
        raise CorruptRecord(0, "seat_count", str(len(seats)))
    options = _options(info, _member(record, "options", dict), len(seats))
    _member(record, "app", str)
    match = Match(info, seats, options, _seed(record), _started(record))
    match.clock = _clock(record)
    return match


def _seat(entry: Json) -> Seat:
    members = _typed(entry, "seats", dict)
    if not members.keys() <= {"name", "kind", "level"}:
        raise CorruptRecord(0, "wrong_type", "seats")
    level = _optional(members, "level", str)
    try:
        kind = SeatKind(_member(members, "kind", str))
        return Seat(_member(members, "name", str), kind, None if level is None else Level(level))
    except SeatError as error:
        raise CorruptRecord(0, error.code) from None
    except ValueError:
        raise CorruptRecord(0, "seat_kind") from None


def _options(info: GameInfo, values: dict[str, Json], seats: int) -> Options:
    try:
        options = info.options.read(values, seats)
    except OptionError as error:
        raise CorruptRecord(0, error.code, error.option[:40]) from None
    if len(values) != len(options):  # an option under its old and its new name
        raise CorruptRecord(0, "option_twice")
    return options


def _seed(record: dict[str, Json]) -> bytes | None:
    seed = _hex(record, "seed")
    committed = _hex(record, "commitment")
    if seed is None:
        return None
    if committed is not None and committed != commitment(bytes.fromhex(seed)):
        raise CorruptRecord(0, "commitment")
    return bytes.fromhex(seed)


def _hex(record: dict[str, Json], key: str) -> str | None:
    text = _optional(record, key, str)
    if text is not None and not _HEX_64.fullmatch(text):
        raise CorruptRecord(0, "wrong_type", key)
    return None if text is None else str(text).lower()


def _started(record: dict[str, Json]) -> str:
    started: str = _member(record, "started", str)
    try:
        if _UTC_TIME.fullmatch(started) and datetime.fromisoformat(started):
            return started
    except ValueError:
        pass
    raise CorruptRecord(0, "wrong_type", "started")


def _clock(record: dict[str, Json]) -> float | None:
    clock: float | None = _optional(record, "clock", int | float)  # type: ignore[arg-type]
    if clock is not None and not 0 <= clock <= MAX_CLOCK:
        raise CorruptRecord(0, "number_range", "clock")
    return clock


def _play_line(match: Match, number: int, text: Json) -> None:
    if not isinstance(text, str) or len(text) > MAX_LINE:
        raise CorruptRecord(number, "move_malformed")
    try:
        match.play_line(LogLine.parse(text))
    except MalformedMove:
        raise CorruptRecord(number, "move_malformed", text) from None
    except IllegalMove as error:
        raise CorruptRecord(number, error.reason.code, text) from None


def _check_end(match: Match, record: dict[str, Json]) -> None:
    digest = _hex(record, "digest")
    if digest is not None and digest != match.digest():
        raise CorruptRecord(0, "digest")
    result = _optional(record, "result", dict)
    if result is not None and not _same(result, result_members(match.outcome)):
        raise CorruptRecord(0, "result")


def _same(left: Json, right: Json) -> bool:
    # compared as texts, for Python takes 1, 1.0 and true for equal
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)
