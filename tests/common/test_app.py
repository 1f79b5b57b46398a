"""The app as a process of its own: first paint, refusals, the log of errors."""

import logging
import os
import subprocess
import sys
from time import monotonic, sleep

import pytest

from common.app import refusal_text
from common.core.match import Match
from common.core.record import save_record
from common.core.seats import Seat
from common.session.crash_log import CrashLog
from common.session.library import Library
from common.session.startup import StartRefused


def start(home, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "KIRAATHANE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "common", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_the_window_opens_and_ends_after_its_first_paint(tmp_path):
    done = start(tmp_path / "Ömer Şık", "--smoke-start")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "Ömer Şık" / "library.sqlite").exists()


def test_the_empty_window_can_be_measured(tmp_path):
    done = start(tmp_path / "home", "--first-paint")
    assert (done.returncode, done.stdout, done.stderr) == (0, "painted\n", "")
    assert not (tmp_path / "home").exists()


def test_files_the_system_asks_to_open_wait_for_the_window():
    script = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QUrl;"
        "from PySide6.QtGui import QFileOpenEvent; from common.application import Application;"
        "app = Application([]); seen = [];"
        "send = lambda name: app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(name)));"
        "send('/a.kiraathane'); app.deliver_files(seen.append); send('/b.kiraathane');"
        "sys.exit(seen != [Path('/a.kiraathane'), Path('/b.kiraathane')])"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    assert subprocess.run([sys.executable, "-c", script], env=environment, check=False).returncode == 0


def test_a_second_start_opens_its_file_in_the_first_window(tmp_path, hat):
    record = tmp_path / "maç.kiraathane"
    save_record(Match(hat, [Seat("Ali"), Seat("Veli")], hat.options.fresh(), bytes(32)), record)
    environment = {**os.environ, "KIRAATHANE_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "common"]
    with subprocess.Popen(command, env=environment) as first:
        try:
            wait_for((tmp_path / "home" / "instance.lock").exists)
            second = subprocess.run([*command, str(record)], env=environment, timeout=60, check=False)
            assert second.returncode == 0
            assert first.poll() is None
        finally:
            first.terminate()


def wait_for(is_true, seconds=30.0) -> None:
    deadline = monotonic() + seconds
    while not is_true():
        assert monotonic() < deadline
        sleep(0.05)


def test_a_folder_that_cannot_be_written_to_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()
    done = start(tmp_path / "file" / "home", "--smoke-start")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "file" / "home") in done.stderr


def test_a_later_library_is_one_sentence(tmp_path):
    library = Library(tmp_path / "library.sqlite")
    library.close()
    with (tmp_path / "library.sqlite").open("r+b") as file:
        file.seek(60)
        file.write((99).to_bytes(4, "big"))
    done = start(tmp_path, "--smoke-start")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "newer version" in done.stderr or "daha yeni" in done.stderr


@pytest.mark.parametrize("code", ["folder", "library_too_new"])
def test_every_refusal_has_a_sentence(qapp, tmp_path, code):
    assert refusal_text(StartRefused(code, tmp_path)).endswith(".")


def test_an_uncaught_error_is_logged_and_told(tmp_path):
    log = CrashLog(tmp_path)
    told = []
    log.on_error = lambda: told.append(True)
    log.watch()
    try:
        sys.excepthook(ValueError, ValueError("torba boş"), None)
    finally:
        log.close()
    assert told == [True]
    assert "ValueError: torba boş" in (tmp_path / "kiraathane.log").read_text(encoding="utf-8")


def test_a_log_folder_that_cannot_be_written_to_stops_nothing(tmp_path):
    (tmp_path / "file").touch()
    log = CrashLog(tmp_path / "file" / "logs")
    log.watch()
    log.close()
    assert logging.getLogger("kiraathane").handlers == []
