"""Measures how long the frozen app takes to its first paint, against a bare window frozen the same way.

Both tell with a line that they were painted; the app is run once more until its first page was painted
and it has ended. The runs take turns, so that a busy machine slows all alike; the first of each fills the
caches and does not count.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from .freeze import programs
from .project import BUILD, ROOT
from .tools import ToolError, run

RUNS = 15
MOST = 1.3
"""How many times the bare window's time the app may take."""

SPEC = ROOT / "packaging" / "bare" / "bare.spec"


def measure() -> None:
    """Freeze the bare window, measure both and print the medians; raises ``ToolError`` if the app is slow."""
    bare, app = str(_frozen_bare_window()), str(programs()[-1])
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KIRAATHANE_HOME": home}
        _, *rounds = (_round(bare, app, environ) for _ in range(RUNS + 1))
    of_bare, of_app, of_page = (median(times) for times in zip(*rounds, strict=True))
    print(f"bare window {of_bare * 1000:.0f} ms, app {of_app * 1000:.0f} ms, {of_app / of_bare:.2f} times")
    print(f"first page {of_page * 1000:.0f} ms, the end of the app included; medians of {RUNS} runs")
    if of_app > MOST * of_bare:
        raise ToolError(f"the first paint takes more than {MOST} times that of a bare window")


def _round(bare: str, app: str, environ: Mapping[str, str]) -> tuple[float, float, float]:
    return (
        seconds([bare], environ),
        seconds([app, "--first-paint"], environ),
        seconds([app, "--smoke-start"], environ),
    )


def seconds(command: Sequence[str], environ: Mapping[str, str]) -> float:
    """Return how long a command takes to say its first line, or to end; raises ``ToolError`` if it fails."""
    begun = perf_counter()
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        taken = perf_counter() - begun
    if process.returncode:
        raise ToolError(f"{Path(command[0]).name} ended with exit code {process.returncode}")
    return taken


def _frozen_bare_window() -> Path:
    folder = BUILD / "bare"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    run([*command, "--distpath", str(folder), "--workpath", str(folder / "work"), str(SPEC)])
    name = "bare.exe" if sys.platform == "win32" else "bare"
    return folder / "bare" / name
