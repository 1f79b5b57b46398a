"""Lays the frozen app out as a Linux system wants it; must not know any package format."""

import gzip
import os
import shutil
from pathlib import Path

from . import icons, search_paths
from .project import ROOT

FOLDER = ROOT / "packaging" / "linux"
APP_ID = "io.github.kiraathane.kiraathane"
MIME_ICON = "application-x-kiraathane"
PROGRAM = "kiraathane"


def lay_out(frozen: Path, prefix: Path, programs: str) -> None:
    """Fill ``prefix`` (``/usr`` of the system to be); ``programs`` is its folder for what can be started."""
    shutil.copytree(frozen, prefix / "lib" / PROGRAM, symlinks=True)
    search_paths.clean(prefix / "lib" / PROGRAM / "_internal")
    for file in (prefix / "lib" / PROGRAM).rglob("*"):
        if file.is_file() and not file.is_symlink():
            file.chmod(0o644)
    (prefix / "lib" / PROGRAM / PROGRAM).chmod(0o755)
    start = prefix / programs / PROGRAM
    start.parent.mkdir(parents=True)
    start.symlink_to(Path(os.pardir) / "lib" / PROGRAM / PROGRAM)
    for source, target in shared_files().items():
        _copy(FOLDER / source, prefix / "share" / target)
    _lay_out_icons(prefix / "share" / "icons" / "hicolor")
    _compress(FOLDER / "kiraathane.6", prefix / "share" / "man" / "man6" / "kiraathane.6.gz")


def shared_files() -> dict[str, str]:
    """Return which file of ``packaging/linux`` goes where below ``share``."""
    return {
        "kiraathane.desktop": "applications/kiraathane.desktop",
        "kiraathane.xml": "mime/packages/kiraathane.xml",
        "kiraathane.metainfo.xml": f"metainfo/{APP_ID}.metainfo.xml",
    }


def write_compressed(target: Path, text: str) -> None:
    """Write a text as gzip, the same bytes whenever it is done."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    target.chmod(0o644)


def _lay_out_icons(theme: Path) -> None:
    for side in icons.SIZES:
        place = theme / f"{side}x{side}" / "apps" / f"{PROGRAM}.png"
        place.parent.mkdir(parents=True)
        place.write_bytes(icons.png(side))
    for kind, name in (("apps", PROGRAM), ("mimetypes", MIME_ICON)):
        place = theme / "scalable" / kind / f"{name}.svg"
        place.parent.mkdir(parents=True)
        place.write_text(icons.svg(), encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def _compress(source: Path, target: Path) -> None:
    write_compressed(target, source.read_text(encoding="utf-8"))
