"""What a program of Windows says of itself; must not know what is inside."""

from pathlib import Path

from .project import BUILD, ROOT

FOLDER = ROOT / "packaging" / "windows"
SCRIPT = FOLDER / "kiraathane.iss"
TEMPLATE = FOLDER / "version.txt"


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
    text = Path(TEMPLATE).read_text(encoding="utf-8")
    return text.replace("@NUMBERS@", repr(four)).replace("@VERSION@", version)
