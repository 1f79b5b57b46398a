"""System libraries that Qt needs and a bare Linux lacks; must not know how the environment is made."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

_NOT_LOADED = re.compile(r"(lib[^\s/:]+\.so(?:\.\d+)*): cannot open shared object file")
_NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_SONAME = re.compile(r"(?P<name>.+)\.so(?:\.(?P<version>\d+))?$")
_IRREGULAR = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


def debian_package(library: str) -> str:
    """Return the Debian package of a shared library such as ``libEGL.so.1`` by Debian's naming rule."""
    if library in _IRREGULAR:
        return _IRREGULAR[library]
    found = _SONAME.match(library)
    if not found:
        return library
    name = found["name"].lower()
    joint = "-" if name[-1].isdigit() else ""
    return name + joint + (found["version"] or "")


def named_in(text: str) -> set[str]:
    """Return the libraries that an ImportError or an ``ldd`` listing calls missing."""
    return {*_NOT_LOADED.findall(text), *_NOT_FOUND.findall(text)}


def missing_for(files: Iterable[Path]) -> set[str]:
    """Return the libraries these binaries need and the system lacks; none where there is no ``ldd``."""
    ldd = shutil.which("ldd")
    if not ldd:
        return set()
    listings = [
        subprocess.run([ldd, str(file)], capture_output=True, text=True, check=False) for file in files
    ]
    return {library for listing in listings for library in named_in(listing.stdout)}


def sentence(libraries: Iterable[str]) -> str:
    """Say which libraries are missing and which Debian packages bring them."""
    names = sorted(libraries)
    packages = " ".join(sorted({debian_package(name) for name in names}))
    return (
        f"Qt needs system libraries that are missing here, {', '.join(names)}: install them "
        f"(Debian, Ubuntu: sudo apt install {packages}), then run the same command again."
    )
