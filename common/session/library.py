"""Every match of this user in one SQLite file, one transaction a move; must not know any game or widget."""

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from common.core.match import LogLine, Match
from common.core.options import OptionError
from common.core.registry import UnknownGame, game
from common.core.seats import Level, Seat, SeatError, SeatKind
from common.core.transition import IllegalMove, MalformedMove, Outcome
from common.session.library_schema import LibraryTooNew, migrate


class LibraryDamaged(Exception):
    """The file is no database or cannot be read; nothing of it was changed."""


class MatchDamaged(Exception):
    """One match cannot be replayed; the others are not touched."""


class MatchTaken(Exception):
    """Another window has played on in this match since it was loaded."""


class SavingFailed(Exception):
    """The disk did not take a line; it can be tried again."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A row of the library as lists show it; ``updated`` is in seconds since 1970."""

    id: int
    game: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    updated: float
    plies: int
    result: dict[str, Any] | None


class Library:
    """The store of running and finished matches.

    Raises ``LibraryDamaged`` or ``LibraryTooNew`` when opened; two programs may use one file.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._db = sqlite3.connect(path, isolation_level=None, timeout=5.0)
        except sqlite3.DatabaseError as error:
            raise LibraryDamaged(str(path)) from error
        try:
            self._prepare()
        except sqlite3.DatabaseError as error:
            self.close()
            raise LibraryDamaged(str(path)) from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def create(self, match: Match) -> int:
        """Store a new match with the lines it has so far and return its id; raises ``SavingFailed``."""
        with self._transaction():
            cursor = self._db.execute(
                "INSERT INTO match (game, seats, options, seed, started, updated, clock) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    match.info.id,
                    json.dumps([_packed_seat(seat) for seat in match.seats]),
                    json.dumps(dict(match.options)),
                    match.seed,
                    match.started,
                    time.time(),
                    match.clock,
                ),
            )
            match_id = int(cursor.lastrowid or 0)
            self._insert_lines(match_id, 0, match.log)
        return match_id

    def append(self, match_id: int, ply: int, lines: Sequence[LogLine], clock: float | None) -> None:
        """Add the lines from index ``ply`` on; raises ``MatchTaken`` or ``SavingFailed``."""
        with self._transaction():
            if self._count(match_id) != ply:
                raise MatchTaken(match_id)
            self._insert_lines(match_id, ply, lines)
            self._touch(match_id, clock)

    def truncate(self, match_id: int, plies: int, ply: int) -> None:
        """Cut a log of ``plies`` lines down to ``ply``; raises ``MatchTaken`` or ``SavingFailed``."""
        with self._transaction():
            if self._count(match_id) != plies:
                raise MatchTaken(match_id)
            self._db.execute("DELETE FROM line WHERE match_id = ? AND ply >= ?", (match_id, ply))
            self._touch(match_id, None)

    def finish(self, match_id: int, seats: Sequence[Seat], outcome: Outcome) -> None:
        """Store the result of a match, by match and by seat; raises ``SavingFailed``."""
        result = {
            "ranks": outcome.ranks,
            "scores": outcome.scores,
            "winners": outcome.winners,
            "reason": outcome.reason,
        }
        with self._transaction():
            self._db.execute(
                "UPDATE match SET finished = ?, result = ? WHERE id = ?",
                (time.time(), json.dumps(result), match_id),
            )
            self._db.executemany(
                "INSERT OR REPLACE INTO seat_result VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (match_id, index, seat.name, seat.kind, seat.level, rank, score, index in outcome.winners)
                    for index, (seat, rank, score) in enumerate(
                        zip(seats, outcome.ranks, outcome.scores, strict=True)
                    )
                ],
            )

    def delete(self, match_id: int) -> None:
        """Forget a match; raises ``SavingFailed``."""
        with self._transaction():
            self._db.execute("DELETE FROM match WHERE id = ?", (match_id,))

    def running(self) -> list[SavedMatch]:
        """Return the unfinished matches, the last played first."""
        return self._listed("finished IS NULL")

    def finished(self) -> list[SavedMatch]:
        """Return the finished matches, the last played first."""
        return self._listed("finished IS NOT NULL")

    def load(self, match_id: int) -> Match:
        """Return a match by replaying its log; raises ``MatchDamaged``."""
        try:
            row = self._db.execute(
                "SELECT game, seats, options, seed, started, clock FROM match WHERE id = ?", (match_id,)
            ).fetchone()
            seats = _unpacked_seats(row[1])
            info = game(row[0])
            options = info.options.read(json.loads(row[2]), len(seats))
            match = Match(info, seats, options, row[3], row[4])
            match.clock = row[5]
            for line in self._lines(match_id):
                match.play_line(line)
        except (
            sqlite3.DatabaseError,
            UnknownGame,
            OptionError,
            SeatError,
            IllegalMove,
            MalformedMove,
            ValueError,
            KeyError,
            TypeError,
            AttributeError,
        ) as error:
            raise MatchDamaged(match_id) from error
        return match

    def _prepare(self) -> None:
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA foreign_keys=ON")
        migrate(self._db)
        if self._db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("quick_check")

    def _listed(self, condition: str) -> list[SavedMatch]:
        rows = self._db.execute(
            "SELECT id, game, seats, options, updated, result, "
            "(SELECT COUNT(*) FROM line WHERE match_id = match.id) "
            f"FROM match WHERE {condition} ORDER BY updated DESC, id DESC"
        ).fetchall()
        return [_saved(*row) for row in rows]

    def _lines(self, match_id: int) -> Iterator[LogLine]:
        rows = self._db.execute(
            "SELECT ply, actor, move FROM line WHERE match_id = ? ORDER BY ply", (match_id,)
        )
        for expected, (ply, actor, move) in enumerate(rows):
            if ply != expected:
                raise ValueError(ply)
            yield LogLine(actor, move)

    def _count(self, match_id: int) -> int:
        row = self._db.execute("SELECT COUNT(*) FROM line WHERE match_id = ?", (match_id,)).fetchone()
        return int(row[0])

    def _insert_lines(self, match_id: int, ply: int, lines: Sequence[LogLine]) -> None:
        now = time.time()
        self._db.executemany(
            "INSERT INTO line (match_id, ply, actor, move, played) VALUES (?, ?, ?, ?, ?)",
            [(match_id, ply + index, line.actor, line.move, now) for index, line in enumerate(lines)],
        )

    def _touch(self, match_id: int, clock: float | None) -> None:
        self._db.execute(
            "UPDATE match SET updated = ?, clock = COALESCE(?, clock) WHERE id = ?",
            (time.time(), clock, match_id),
        )

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except sqlite3.DatabaseError as error:
            raise SavingFailed(str(error)) from error


def _packed_seat(seat: Seat) -> dict[str, str]:
    level = {} if seat.level is None else {"level": str(seat.level)}
    wish = {"wish": seat.wish} if seat.wish else {}
    return {"name": seat.name, "kind": str(seat.kind), **level, **wish}


def _unpacked_seats(text: str) -> tuple[Seat, ...]:
    return tuple(map(_unpacked_seat, json.loads(text)))


def _unpacked_seat(entry: dict[str, str]) -> Seat:
    level = Level(entry["level"]) if "level" in entry else None
    return Seat(entry["name"], SeatKind(entry["kind"]), level, entry.get("wish", ""))


def _saved(
    match_id: int, game_id: str, seats: str, options: str, updated: float, result: str | None, plies: int
) -> SavedMatch:
    try:
        known = _unpacked_seats(seats)
        values = json.loads(options)
    except (SeatError, ValueError, KeyError, TypeError):
        known, values = (), {}
    return SavedMatch(
        match_id, game_id, known, values, updated, plies, json.loads(result) if result else None
    )


__all__ = [
    "Library",
    "LibraryDamaged",
    "LibraryTooNew",
    "MatchDamaged",
    "MatchTaken",
    "SavedMatch",
    "SavingFailed",
]
