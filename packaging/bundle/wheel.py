"""Builds the wheel and tries it in an environment that holds nothing else; must not know what it holds."""

import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from .freeze import FreezeError
from .project import DIST, ROOT, project, shipped_assets

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
    """Build the wheel from the sources and return its file."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST)]
    subprocess.run([*pip, "wheel", *options, str(ROOT)], check=True)
    return DIST / f"{project().name}-{project().version}-py3-none-any.whl"


def names_in(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def check(found: Iterable[str]) -> None:
    """Raise ``FreezeError`` naming every asset and package that is not among the files of the wheel."""
    wanted = {f"assets/{file.as_posix()}" for file in shipped_assets()}
    wanted |= {f"{package}/__init__.py" for package in ("common", *project().games)}
    if missing := sorted(wanted - set(found)):
        raise FreezeError(f"missing in the wheel: {', '.join(missing)}")


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel and what it needs into a new environment; return where its commands are."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return scripts


def run_there(folder: Path, command: list[str]) -> None:
    """Run a command of the new environment away from the sources, with nothing of them on its path."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=folder, env={**surroundings, "QT_QPA_PLATFORM": "offscreen"}, check=True)
