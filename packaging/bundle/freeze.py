"""Freezes the app and proves that what came out is whole; must not know how it is installed."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from . import icons
from .project import BUILD, DIST, FROZEN, ROOT, shipped_assets
from .tools import ToolError, run

SPEC = ROOT / "packaging" / "kiraathane.spec"
LARGEST = 125_000_000
"""Bytes a frozen app may have: a size to download."""


def freeze() -> Path:
    """Freeze the app, check it and return its folder; raises ``ToolError``."""
    icons.write(BUILD / "icons")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), str(SPEC)]
    # not from the project's folder, where building a wheel may have left an older description of it
    run(command, BUILD)
    check_assets(contents(FROZEN))
    size = total_bytes(FROZEN)
    print(f"Frozen: {FROZEN}, {size / 1e6:.1f} MB", flush=True)
    if size > LARGEST:
        raise ToolError(f"{size} bytes are more than the {LARGEST} allowed")
    for program in programs():
        smoke(program)
    return FROZEN


def contents(folder: Path) -> set[str]:
    """Return the files of a frozen app, relative to where its modules and data lie."""
    inner = folder / "_internal"
    return {file.relative_to(inner).as_posix() for file in inner.rglob("*") if file.is_file()}


def check_assets(found: set[str]) -> None:
    """Raise ``ToolError`` naming every asset of the sources that is not among the files found."""
    wanted = {f"assets/{file.as_posix()}" for file in shipped_assets()}
    wanted |= {"assets/licences/LICENSE", "assets/licences/THIRD_PARTY.txt"}
    if missing := sorted(wanted - found):
        raise ToolError(f"missing inside: {', '.join(missing)}")


def programs() -> list[Path]:
    """Return what can be started of the frozen app on this system."""
    if sys.platform == "win32":
        return [FROZEN / "kiraathane.exe", FROZEN / "kiraathane-cli.exe"]
    if sys.platform == "darwin":
        return [DIST / "Kıraathane.app" / "Contents" / "MacOS" / "kiraathane"]
    return [FROZEN / "kiraathane"]


def smoke(program: Path) -> None:
    """Let a frozen program check itself; raises ``ToolError`` if it finds anything wrong."""
    target = BUILD / "smoke" / program.stem
    run([str(program), "--smoke", str(target)], environ={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def total_bytes(folder: Path) -> int:
    """Return how many bytes the files of a folder have, links counted once."""
    return sum(_sizes(folder.rglob("*")))


def _sizes(files: Iterable[Path]) -> Iterable[int]:
    return (file.stat().st_size for file in files if file.is_file() and not file.is_symlink())
