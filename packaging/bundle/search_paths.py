"""Takes the build machine's own folders out of Linux binaries; must not know whose they are.

A Python that was built from source leads its libraries back to where it was installed. On another machine
that folder is nobody's, so anybody's. Paths relative to the file itself stay.
"""

import shutil
from pathlib import Path

from .tools import ToolError, ask, run

ELF = b"\x7fELF"
TOOL = "patchelf"


def clean(folder: Path) -> None:
    """Remove absolute search paths from every binary below a folder; raises ``ToolError``."""
    binaries = [file for file in sorted(folder.rglob("*")) if _is_binary(file)]
    if binaries and not shutil.which(TOOL):
        raise ToolError(f"{TOOL} is needed to make packages (Debian, Ubuntu: sudo apt install {TOOL})")
    for binary in binaries:
        if leads_elsewhere(ask([TOOL, "--print-rpath", str(binary)])):
            run([TOOL, "--remove-rpath", str(binary)])


def leads_elsewhere(paths: str) -> bool:
    """Tell whether one of these search paths, separated by colons, is not relative to the binary."""
    return any(path and not path.startswith("$ORIGIN") for path in paths.split(":"))


def _is_binary(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        is_binary = opened.read(len(ELF)) == ELF
    return is_binary and (".so" in file.name or not file.suffix)
