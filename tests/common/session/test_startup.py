"""Opening what is on disk, whatever has become of it."""

import sqlite3
from datetime import datetime

import pytest

from common.core.match import Match
from common.core.seats import Seat
from common.session.library import Library
from common.session.paths import Paths
from common.session.startup import StartRefused, Trouble, open_files

NOW = datetime(2026, 11, 30, 18, 5, 9)
ASIDE = "library.damaged-2026-11-30-180509.sqlite"


@pytest.fixture
def paths(tmp_path):
    return Paths(tmp_path / "Iğdır Şubesi", tmp_path / "Iğdır Şubesi" / "günlük")


def start(paths):
    found = open_files(paths, NOW)
    found.library.close()
    return found


def fill(paths, hat) -> None:
    paths.make()
    library = Library(paths.library)
    for _ in range(40):
        match = Match(hat, [Seat("Ali"), Seat("Veli")], hat.options.fresh(), bytes(32))
        match.draw()
        library.create(match)
    library.close()


def test_the_first_start_makes_everything(paths):
    found = start(paths)
    assert paths.library.exists()
    assert found.troubles == []


def test_a_damaged_library_is_set_aside_and_a_new_one_begun(paths):
    paths.make()
    paths.library.write_bytes(b"no database at all " * 100)
    found = start(paths)
    assert found.troubles == [Trouble.LIBRARY_DAMAGED]
    assert paths.library.with_name(ASIDE).read_bytes().startswith(b"no database")
    assert start(paths).troubles == []


def test_a_truncated_library_is_set_aside(paths, hat):
    fill(paths, hat)
    data = paths.library.read_bytes()
    paths.library.write_bytes(data[: len(data) // 2 + 100])
    assert start(paths).troubles == [Trouble.LIBRARY_DAMAGED]
    assert paths.library.with_name(ASIDE).exists()


def test_an_empty_library_file_is_a_new_library(paths):
    paths.make()
    paths.library.touch()
    assert start(paths).troubles == []


def test_a_library_of_a_later_version_is_left_alone(paths):
    start(paths)
    with sqlite3.connect(paths.library) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = paths.library.read_bytes()
    with pytest.raises(StartRefused) as refusal:
        start(paths)
    assert refusal.value.code == "library_too_new"
    assert paths.library.read_bytes() == before


def test_damaged_settings_are_told(paths):
    paths.make()
    paths.settings.write_text("{", encoding="utf-8")
    assert start(paths).troubles == [Trouble.SETTINGS_DAMAGED]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").touch()
    paths = Paths(tmp_path / "file" / "home", tmp_path / "file" / "logs")
    with pytest.raises(StartRefused) as refusal:
        start(paths)
    assert refusal.value.code == "folder"
    assert refusal.value.path == paths.home
