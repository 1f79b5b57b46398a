"""The tables of the library and how older files grow into them; must not know what the rows mean."""

import sqlite3
from collections.abc import Sequence

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE match (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        seats TEXT NOT NULL,
        options TEXT NOT NULL,
        seed BLOB,
        started TEXT NOT NULL,
        updated REAL NOT NULL,
        finished REAL,
        clock REAL,
        result TEXT
    );
    CREATE TABLE line (
        match_id INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        actor INTEGER NOT NULL,
        move TEXT NOT NULL,
        played REAL NOT NULL,
        PRIMARY KEY (match_id, ply)
    ) WITHOUT ROWID;
    CREATE TABLE seat_result (
        match_id INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        level TEXT,
        rank INTEGER NOT NULL,
        score INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX match_by_update ON match (finished, updated);
    """,
)
"""Entry n brings a file of schema version n to version n + 1."""


class LibraryTooNew(Exception):
    """The file was written by a later version of the program; nothing of it was changed."""


def migrate(db: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring a database to the newest schema, one transaction a step; raises ``LibraryTooNew``."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > len(migrations):
        raise LibraryTooNew(version)
    for step in range(version, len(migrations)):
        db.executescript(f"BEGIN IMMEDIATE; {migrations[step]} PRAGMA user_version = {step + 1}; COMMIT;")
