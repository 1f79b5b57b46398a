"""Which packages of the running Debian system the libraries belong to; must not know what for."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path


def owners(libraries: Iterable[Path]) -> set[str]:
    """Return the names of the packages these files come from; none on a system without ``dpkg``."""
    dpkg = shutil.which("dpkg-query")
    files = sorted(path for library in libraries for path in _recorded_paths(library))
    if not dpkg or not files:
        return set()
    listing = subprocess.run([dpkg, "--search", *files], capture_output=True, text=True, check=False).stdout
    return {line.partition(":")[0] for line in listing.splitlines()}


def _recorded_paths(library: Path) -> set[str]:
    """Return how a package may call a file: ``/lib`` is ``/usr/lib`` today, but not in every package."""
    path = str(library.resolve())
    return {path, path.removeprefix("/usr")}
