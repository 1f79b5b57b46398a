"""What a program of Windows says of itself; must not know what is inside."""

import os
from pathlib import Path

from .project import BUILD, DIST, ROOT, project
from .tools import run

FOLDER = ROOT / "packaging" / "windows"
SCRIPT = FOLDER / "kiraathane.iss"
TEMPLATE = FOLDER / "version.txt"
COMPILER_VARIABLE = "INNO_SETUP_COMPILER"


def build_installer() -> Path:
    """Compile the installer of the frozen app with Inno Setup and return its file."""
    compiler = os.environ.get(COMPILER_VARIABLE, "iscc")
    run([compiler, "/Qp", f"/DVersion={project().version}", str(SCRIPT)])
    return DIST / f"kiraathane-{project().version}-setup.exe"


def version_file(version: str) -> str:
    """Write the version resource for a version like ``1.2.3`` and return its path."""
    target = BUILD / "version.txt"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(version_resource(version), encoding="utf-8")
    return str(target)


def version_resource(version: str) -> str:
    """Return the version resource in the form PyInstaller reads: four numbers, and the version as text."""
    numbers = [int(part) for part in version.split(".")]
    four = (*numbers, 0, 0, 0, 0)[:4]
    text = TEMPLATE.read_text(encoding="utf-8")
    return text.replace("@NUMBERS@", repr(four)).replace("@VERSION@", version)
