"""When the environment counts as finished, what is done when it does not, and what an interruption leaves."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from bootstrap import environment as module
from bootstrap.environment import Environment
from bootstrap.errors import NO_NETWORK, NO_VENV, BrokenEnvironmentError, DownloadError, SetupError
from bootstrap.stamp import FILE_NAME

RUNTIME_STEPS = ["venv", "-r", "-e"]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record what would be run instead of running it: ``venv``, ``-r`` (a lock), ``-e`` (the project)."""
    steps: list[str] = []

    def run(command: list[str]) -> None:
        steps.append(next(word for word in command if word in RUNTIME_STEPS))
        if steps[-1] == "venv":
            make_python(Path(command[-1]))

    monkeypatch.setattr(module, "_run", run)
    return steps


def make_python(folder: Path) -> None:
    python = Environment(folder.parent).python
    python.parent.mkdir(parents=True)
    python.touch()


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def run(command: list[str]) -> None:
        raise error

    monkeypatch.setattr(module, "_run", run)


def test_a_first_run_makes_everything_and_a_second_nothing(project: Path, steps: list[str]) -> None:
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS


def test_the_test_tools_come_into_the_same_environment_and_bring_the_runtime(
    project: Path, steps: list[str]
) -> None:
    Environment(project).reach("test")
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS


@pytest.mark.parametrize("name", ["packaging/requirements/runtime.txt", "pyproject.toml"])
def test_a_changed_input_installs_again_without_a_new_environment(
    project: Path, steps: list[str], name: str
) -> None:
    Environment(project).reach("runtime")
    with (project / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    Environment(project).reach("runtime")
    assert steps == [*RUNTIME_STEPS, "-r", "-e"]


def test_another_python_makes_a_new_environment(
    project: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(project).reach("runtime")
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS * 2


def test_a_moved_project_makes_a_new_environment(project: Path, steps: list[str]) -> None:
    Environment(project).reach("runtime")
    moved = project.rename(project.with_name("Kıraathane"))
    Environment(moved).reach("runtime")
    assert steps == RUNTIME_STEPS * 2


@pytest.mark.parametrize(
    "spoil", [lambda e: e.python.unlink(), lambda e: (e.folder / FILE_NAME).write_text("{")]
)
def test_a_broken_environment_is_made_again(
    project: Path, steps: list[str], spoil: Callable[[Environment], object]
) -> None:
    environment = Environment(project)
    environment.reach("runtime")
    (environment.folder / "leftover").touch()
    spoil(environment)
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS * 2
    assert not (environment.folder / "leftover").exists()


def test_a_file_where_the_environment_belongs_gives_way(project: Path, steps: list[str]) -> None:
    (project / ".venv").touch()
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS


def test_an_interrupted_installation_is_made_again(
    project: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(project).reach("runtime")
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        failing(patch, KeyboardInterrupt())
        Environment(project).reach("test")
    assert not Environment(project).has("runtime")
    Environment(project).reach("runtime")
    assert steps == RUNTIME_STEPS * 2


def test_a_failed_download_spoils_nothing_that_was_finished(
    project: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(project).reach("runtime")
    failing(monkeypatch, DownloadError(NO_NETWORK))
    with pytest.raises(DownloadError):
        Environment(project).reach("test")
    assert Environment(project).has("runtime")
    assert not Environment(project).has("test")


def test_an_environment_that_lost_its_packages_is_repaired(
    project: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: Environment) -> None:
        raise BrokenEnvironmentError("gone")

    environment = Environment(project)
    environment.reach("runtime")
    monkeypatch.setattr(Environment, "_check_qt", lost)
    environment.repair()
    environment.reach("runtime")
    assert steps == RUNTIME_STEPS * 2


def test_a_python_without_venv_is_told_the_remedy(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetupError) as caught:
        Environment(project).reach("runtime")
    assert str(caught.value) == NO_VENV
    assert "python3-venv" in NO_VENV


def test_the_environment_is_not_removed_from_under_its_own_python(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = Environment(project)
    monkeypatch.setattr(sys, "prefix", str(environment.folder))
    with pytest.raises(SetupError, match="from inside it"):
        environment.reach("runtime")
