"""Which installers each system gets, and their checksums; must not know how one is made."""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from . import archive, deb, macos, windows
from .freeze import freeze
from .project import DIST

SUMS = "SHA256SUMS"


def package() -> None:
    """Freeze the app, make the installers of this system and write their SHA-256 sums beside them."""
    frozen = freeze()
    files = list(_installers(frozen))
    for file in files:
        print(f"Made: {file}, {file.stat().st_size / 1e6:.1f} MB")
    write_sums(DIST / f"{SUMS}-{sys.platform}", files)


def write_sums(target: Path, files: Iterable[Path]) -> None:
    """Write the sums in the form that ``sha256sum --check`` reads."""
    lines = (f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    target.write_text("".join(lines), encoding="utf-8", newline="\n")


def _installers(frozen: Path) -> Iterable[Path]:
    if sys.platform == "win32":
        yield windows.build_installer()
    elif sys.platform == "darwin":
        yield macos.build_image()
    else:
        yield archive.build_tar(frozen)
        yield deb.build(frozen)
        if image := archive.build_appimage(frozen):
            yield image
