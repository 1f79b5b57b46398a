"""The project's checks in their order, the tests last; must not know how their tools were installed."""

import os
import subprocess
import sys
from collections.abc import Sequence

from .environment import Environment


def steps(environment: Environment, pytest_arguments: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return each check's title and command line."""
    python = str(environment.python)
    return [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("import-linter", [str(environment.scripts / "lint-imports"), "--no-logo"]),
        ("pytest", [python, "-m", "pytest", *pytest_arguments]),
    ]


def run(environment: Environment, pytest_arguments: Sequence[str]) -> int:
    """Run the checks from the project's folder; return the exit code of the first that fails, else 0."""
    for title, command in steps(environment, pytest_arguments):
        print(f"== {title}", flush=True)
        code = run_offscreen(environment, command)
        if code:
            print(f"{title} failed with exit code {code}.", file=sys.stderr)
            return code
    return 0


def run_offscreen(environment: Environment, command: Sequence[str]) -> int:
    """Run a command from the project's folder with Qt painting offscreen; return its exit code."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, cwd=environment.root, env=surroundings, check=False).returncode
