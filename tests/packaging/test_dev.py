"""dev.py itself: the version check and the usage, run as a newcomer runs them."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from bootstrap.command import COMMANDS, USAGE

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "packaging" / "dev.py"


def run_dev(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(project / "packaging" / "dev.py"), *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=project.parent,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 9), (3, 10)])
def test_an_old_python_is_told_in_one_sentence(version: tuple[int, int]) -> None:
    complaint = runpy.run_path(str(DEV))["complaint"]
    found = ".".join(map(str, version))
    assert complaint(version) == f"Python 3.11 or newer is needed, found {found}; get it from python.org"


@pytest.mark.parametrize("version", [(3, 11), (3, 13), (3, 20), (4, 0)])
def test_a_new_python_is_accepted(version: tuple[int, int]) -> None:
    assert runpy.run_path(str(DEV))["complaint"](version) == ""


def test_the_version_check_parses_under_python_3_6() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_ends_with_exit_code_1_and_no_traceback(project: Path) -> None:
    old = "import runpy, sys; sys.version_info = (3, 9, 18); runpy.run_path(sys.argv[1], run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", old, str(project / "packaging" / "dev.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "Python 3.11 or newer is needed, found 3.9; get it from python.org\n"


def test_help_works_in_a_folder_with_turkish_letters(project: Path) -> None:
    done = run_dev(project, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: python packaging/dev.py COMMAND")


@pytest.mark.parametrize("arguments", [(), ("brew",), ("screens",)])
def test_a_wrong_usage_ends_with_exit_code_2(project: Path, arguments: tuple[str, ...]) -> None:
    done = run_dev(project, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ")


def test_every_command_stands_in_the_usage() -> None:
    assert all(f"\n  {name} " in USAGE for name in COMMANDS)


def test_the_folder_is_no_package_that_hides_the_packaging_library() -> None:
    # With an __init__.py it would come before the library of that name, which pytest imports.
    assert not (ROOT / "packaging" / "__init__.py").exists()
