"""What the manifest says that a package repeats: name, version, games; must not know any package format."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = DIST / "kiraathane"

SOURCES_ONLY = {".py", ".ts"}
"""Endings of files under ``assets`` that only the sources need."""


@dataclass(frozen=True, slots=True)
class Project:
    """The manifest in short; ``games`` are the packages that hold one, in the order of their names."""

    name: str
    version: str
    description: str
    games: tuple[str, ...]


@cache
def project() -> Project:
    """Read ``pyproject.toml``."""
    manifest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = manifest["entry-points"]["kiraathane.games"].values()
    packages = sorted({place.partition(":")[0].partition(".")[0] for place in games})
    return Project(manifest["name"], manifest["version"], manifest["description"], tuple(packages))


def shipped_assets() -> list[Path]:
    """Return every file below ``assets`` that an installed app needs, relative to that folder."""
    files = (path for path in ASSETS.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path.relative_to(ASSETS) for path in files if path.suffix not in SOURCES_ONLY)
