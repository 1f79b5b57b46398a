"""The library keeps every line, survives two programs and damage, and tells what it cannot do."""

import sqlite3
from contextlib import closing

import pytest

from common.core.seats import Seat
from common.core.simulate import play_out
from common.session.journal import Journal
from common.session.library import Library, LibraryDamaged, MatchDamaged, MatchTaken, SavingFailed
from common.session.library_schema import MIGRATIONS, LibraryTooNew, migrate


def first(match):
    return match.legal_moves()[0]


def test_a_match_comes_back_exactly(new_match, library):
    match = new_match(swaps=True)
    match.draw()
    journal = Journal(library, match)
    for _ in range(3):
        match.play(first(match))
        journal.write()
    again = library.load(journal.match_id)
    assert again.log == match.log
    assert again.digest() == match.digest()
    assert (again.seed, again.started, again.seats) == (match.seed, match.started, match.seats)
    assert dict(again.options) == dict(match.options)


def test_what_a_seat_wishes_is_kept(new_match, library):
    match = new_match(Seat("Elif", wish="lay 3"), Seat("Ömer"))
    assert library.load(Journal(library, match).match_id).seats == match.seats


def test_undone_lines_are_gone_and_replaced(new_match, library):
    match = new_match()
    match.draw()
    journal = Journal(library, match)
    match.play(match.legal_moves()[0])
    journal.write()
    match.undo_to(1)
    match.play(match.legal_moves()[1])
    journal.write()
    assert library.load(journal.match_id).log == match.log


def test_a_finished_match_leaves_the_running_ones_and_keeps_results(new_match, library, tmp_path):
    match = new_match()
    journal = Journal(library, match)
    play_out(match, first)
    assert [saved.id for saved in library.running()] == [journal.match_id]
    journal.write()
    assert library.running() == []
    (saved,) = library.finished()
    assert saved.result == {
        "ranks": list(match.outcome.ranks),
        "scores": list(match.outcome.scores),
        "winners": list(match.outcome.winners),
        "reason": "empty_hands",
    }
    with closing(sqlite3.connect(tmp_path / "Ömer Şık" / "library.sqlite")) as db:
        rows = db.execute(
            "SELECT seat, name, kind, level, rank, score, won FROM seat_result ORDER BY seat"
        ).fetchall()
    assert [row[1:4] for row in rows] == [("Elif Şık", "human", None), ("Feride", "bot", "kalfa")]


def test_the_last_played_match_comes_first(new_match, library):
    older, newer = (Journal(library, new_match()) for _ in range(2))
    assert [saved.id for saved in library.running()] == [newer.match_id, older.match_id]
    library.delete(newer.match_id)
    assert [saved.id for saved in library.running()] == [older.match_id]


def test_two_programs_do_not_overwrite_each_other(new_match, library, tmp_path):
    match = new_match()
    match.draw()
    journal = Journal(library, match)
    other_library = Library(tmp_path / "Ömer Şık" / "library.sqlite")
    theirs = other_library.load(journal.match_id)
    their_journal = Journal(other_library, theirs, journal.match_id)
    match.play(first(match))
    journal.write()
    theirs.play(theirs.legal_moves()[1])
    with pytest.raises(MatchTaken):
        their_journal.write()
    assert other_library.load(journal.match_id).log == match.log
    other_library.close()


def test_a_locked_file_fails_to_save_and_is_made_up_for(new_match, library, tmp_path):
    match = new_match()
    match.draw()
    journal = Journal(library, match)
    library._db.execute("PRAGMA busy_timeout=50")
    blocker = sqlite3.connect(tmp_path / "Ömer Şık" / "library.sqlite", isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    match.play(first(match))
    with pytest.raises(SavingFailed):
        journal.write()
    blocker.execute("ROLLBACK")
    blocker.close()
    match.play(first(match))
    journal.write()
    assert library.load(journal.match_id).log == match.log


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE line SET move = 'lay 99' WHERE ply = 1",
        "UPDATE line SET actor = 1 WHERE ply = 1",
        "DELETE FROM line WHERE ply = 1",
        "UPDATE match SET options = '{}'",
        "UPDATE match SET options = 'not json'",
        "UPDATE match SET seats = '[]'",
        "UPDATE match SET seats = 'null'",
        "UPDATE match SET game = 'whist'",
        "UPDATE match SET seed = x'00'",
        "UPDATE line SET move = 'hat 1 2 3 4 5 6 7 8 9' WHERE ply = 0",
    ],
)
def test_one_damaged_match_is_told_and_leaves_the_others(new_match, library, damage):
    sound = Journal(library, new_match())
    match = new_match()
    match.draw()
    match.play(first(match))
    match.play(first(match))
    damaged = Journal(library, match)
    library._db.execute(damage)
    library._db.execute("UPDATE match SET updated = 0")
    with pytest.raises(MatchDamaged):
        library.load(damaged.match_id)
    assert {saved.id for saved in library.running()} == {sound.match_id, damaged.match_id}


@pytest.mark.parametrize("content", [b"no database at all, but long enough" * 40, b"\0" * 4096])
def test_a_file_that_is_no_library_is_refused_and_kept(tmp_path, content):
    path = tmp_path / "library.sqlite"
    path.write_bytes(content)
    with pytest.raises(LibraryDamaged):
        Library(path)
    assert path.read_bytes() == content


def test_a_truncated_library_is_refused(new_match, library, tmp_path):
    for _ in range(40):
        Journal(library, new_match())
    library._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = (tmp_path / "Ömer Şık" / "library.sqlite").read_bytes()
    cut = tmp_path / "cut.sqlite"
    cut.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(LibraryDamaged):
        Library(cut)


def test_a_library_of_a_later_version_is_refused_and_kept(tmp_path):
    path = tmp_path / "library.sqlite"
    Library(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with pytest.raises(LibraryTooNew):
        Library(path)


def test_an_older_library_grows_step_by_step(tmp_path):
    db = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    migrate(db, MIGRATIONS)
    later = [*MIGRATIONS, "ALTER TABLE match ADD COLUMN note TEXT;"]
    migrate(db, later)
    assert db.execute("PRAGMA user_version").fetchone()[0] == len(later)
    assert db.execute("SELECT note FROM match").fetchall() == []
    db.close()
