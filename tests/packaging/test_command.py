"""What the commands start, in which surroundings, and how they end when something fails."""

import errno
from collections.abc import Mapping
from pathlib import Path

import pytest
from bootstrap import checks, command, display
from bootstrap.environment import Environment
from bootstrap.errors import NO_NETWORK, NO_SPACE, DownloadError
from bootstrap.stamp import Stamp

Started = list[tuple[list[str], Mapping[str, str]]]


@pytest.fixture
def environment(project: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """Return an environment that counts as finished, though its interpreter is an empty file."""
    environment = Environment(project)
    environment.scripts.mkdir(parents=True)
    environment.python.touch()
    stamp = Stamp(environment.folder)
    for goal, inputs in environment.inputs.items():
        stamp.set(goal, inputs)
    stamp.save()
    monkeypatch.setattr(command, "ROOT", project)
    return environment


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    started: Started = []

    def become(line: list[str], surroundings: Mapping[str, str]) -> int:
        started.append((line, surroundings))
        return 7

    monkeypatch.setattr(command, "_become", become)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    return started


def test_play_starts_the_app_with_its_arguments(
    environment: Environment, started: Started, capfd: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["play", "record", "check", "Şişli.kiraathane"]) == 7
    line = [str(environment.python), "-m", "common", "record", "check", "Şişli.kiraathane"]
    assert [line for line, _ in started] == [line]
    assert capfd.readouterr() == ("", "")


def test_play_with_a_display_opens_the_window(
    environment: Environment, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "has_display", lambda *_: True)
    command.main(["play", "--lang", "tr"])
    line, surroundings = started[0]
    assert line[1:] == ["-m", "common", "--lang", "tr"]
    assert "QT_QPA_PLATFORM" not in surroundings


def test_play_without_a_display_says_so_once_and_runs_the_demonstration(
    environment: Environment,
    started: Started,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(display, "has_display", lambda *_: False)
    command.main(["play"])
    line, surroundings = started[0]
    assert line[1:] == ["-m", "common", "demo"]
    assert surroundings["QT_QPA_PLATFORM"] == "offscreen"
    assert capfd.readouterr().err == display.NO_DISPLAY + "\n"


def test_the_tests_come_last_and_take_the_further_arguments(environment: Environment) -> None:
    titles = [title for title, _ in checks.steps(environment, ["-k", "king"])]
    assert titles == ["ruff check", "ruff format", "mypy", "import-linter", "pytest"]
    assert checks.steps(environment, ["-k", "king"])[-1][1][1:] == ["-m", "pytest", "-k", "king"]


def test_the_checks_stop_at_the_first_failure_with_its_exit_code(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    codes = iter([0, 3])
    monkeypatch.setattr(checks, "run_offscreen", lambda *_: next(codes))
    assert command.main(["test"]) == 3
    assert capfd.readouterr() == ("== ruff check\n== ruff format\n", "ruff format failed with exit code 3.\n")


def test_screens_are_painted_into_a_folder_seen_from_where_the_reader_stands(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines: list[list[str]] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(checks, "run_offscreen", lambda _, line: lines.append(line) or 0)
    assert command.main(["screens", "out"]) == 0
    assert lines == [[str(environment.python), "-m", "tests.screens", str(tmp_path / "out")]]


@pytest.mark.parametrize(
    ("error", "sentence", "code"),
    [
        (DownloadError(NO_NETWORK), NO_NETWORK, 1),
        (OSError(errno.ENOSPC, "No space left on device"), NO_SPACE, 1),
        (KeyboardInterrupt(), "Interrupted: run the same command again to finish.", 130),
    ],
)
def test_a_failure_is_one_sentence(
    error: BaseException,
    sentence: str,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def fail(root: Path) -> Environment:
        raise error

    monkeypatch.setattr(command, "Environment", fail)
    assert command.main(["setup"]) == code
    assert capfd.readouterr() == ("", sentence + "\n")
