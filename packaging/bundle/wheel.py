"""Builds the wheel and tries it in an environment that holds nothing else; must not know what it holds."""

import os
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from .project import DIST, ROOT, project, shipped_assets
from .tools import ToolError, run

LOCK = ROOT / "packaging" / "requirements" / "runtime.txt"
COMMANDS = (("kiraathane", "--version"), ("kiraathane-cli", "--version"), ("kiraathane", "demo"))


def try_wheel() -> None:
    """Build the wheel, check what it holds and play the demonstration from an empty environment."""
    wheel = build()
    check(names_in(wheel))
    with tempfile.TemporaryDirectory() as folder:
        scripts = install(wheel, Path(folder) / "empty")
        for program, *arguments in COMMANDS:
            run_there(Path(folder), [str(scripts / program), *arguments])
    print(f"Made: {wheel}, {wheel.stat().st_size / 1e6:.1f} MB")


def build() -> Path:
    """Build the wheel from a copy of the sources, which building would litter, and return its file."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST)]
    with tempfile.TemporaryDirectory() as folder:
        copy = _copied_sources(Path(folder) / "sources")
        run([*pip, "wheel", *options, str(copy)])
    return DIST / f"{project().name}-{project().version}-py3-none-any.whl"


def _copied_sources(folder: Path) -> Path:
    """Copy what the wheel is made of."""
    rubbish = shutil.ignore_patterns("__pycache__")
    for name in ("common", "assets", *project().games):
        shutil.copytree(ROOT / name, folder / name, ignore=rubbish)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def names_in(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def check(found: Iterable[str]) -> None:
    """Raise ``ToolError`` naming every asset and package that is not among the files of the wheel."""
    wanted = {f"assets/{file.as_posix()}" for file in shipped_assets()}
    wanted |= {f"{package}/__init__.py" for package in ("common", *project().games)}
    if missing := sorted(wanted - set(found)):
        raise ToolError(f"missing in the wheel: {', '.join(missing)}")


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel and what it needs into a new environment; return where its commands are."""
    run([sys.executable, "-m", "venv", str(folder)])
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    run([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)])
    run([*pip, "--no-deps", str(wheel)])
    return scripts


def run_there(folder: Path, command: list[str]) -> None:
    """Run a command of the new environment away from the sources, with nothing of them on its path."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run(command, folder, {**surroundings, "QT_QPA_PLATFORM": "offscreen"})
