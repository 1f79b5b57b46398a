"""Measures how long the frozen app takes to its first paint, against a bare window frozen the same way.

Both end after their first paint; what is timed is the whole run. The runs take turns, so that a busy
machine slows both alike; the first of each fills the caches and does not count.
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
    bare, app = [str(_frozen_bare_window())], [str(programs()[0]), "--smoke-start"]
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KIRAATHANE_HOME": home}
        for command in (bare, app):
            seconds(command, environ)
        pairs = [(seconds(bare, environ), seconds(app, environ)) for _ in range(RUNS)]
    bare_median, app_median = (median(times) for times in zip(*pairs, strict=True))
    ratio = app_median / bare_median
    times = f"bare window {bare_median * 1000:.0f} ms, app {app_median * 1000:.0f} ms"
    print(f"{times}, {ratio:.2f} times, medians of {RUNS} runs")
    if ratio > MOST:
        raise ToolError(f"the first paint takes {ratio:.2f} times that of a bare window, allowed are {MOST}")


def seconds(command: Sequence[str], environ: Mapping[str, str]) -> float:
    """Return how long a command runs; raises ``ToolError`` if it fails."""
    begun = perf_counter()
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    if done.returncode:
        raise ToolError(f"{Path(command[0]).name} ended with exit code {done.returncode}")
    return perf_counter() - begun


def _frozen_bare_window() -> Path:
    folder = BUILD / "bare"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    run([*command, "--distpath", str(folder), "--workpath", str(folder / "work"), str(SPEC)], ROOT)
    name = "bare.exe" if sys.platform == "win32" else "bare"
    return folder / "bare" / name
