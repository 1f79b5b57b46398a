"""Makes the package behind dev.py importable, and a copy of the command in a folder with a Turkish name."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder holding only what dev.py needs of the project."""
    root = tmp_path / "Ömer Şık"
    shutil.copytree(ROOT / "packaging", root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    return root
