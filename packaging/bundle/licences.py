"""The licences of everything inside a frozen app, as one text; must not know why it is inside."""

import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from common.session.components import distributions

from . import debian_packages
from .project import ASSETS, ROOT, project

TEXTS = ROOT / "packaging" / "licences"
DEBIAN_NOTICES = Path("/usr/share/doc")
RULE = "=" * 78

_LICENCE_FILE = re.compile(
    r"\.dist-info/(?:licenses/)?(?:[^/]*/)*(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$"
)


def third_party(libraries: Iterable[Path], tools: Iterable[Distribution] = ()) -> str:
    """Return the licences of Python, of every package and font and of these libraries of the system.

    ``tools`` are packages of which the frozen app holds a part, though it does not import them.
    """
    return "\n\n".join((*_sections(libraries, tools), "")).replace("\r\n", "\n")


def write(target: Path, libraries: Iterable[Path]) -> None:
    """Write ``third_party`` into a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(third_party(libraries, [distribution("pyinstaller")]), encoding="utf-8")


def _sections(libraries: Iterable[Path], tools: Iterable[Distribution]) -> Iterator[str]:
    yield f"Kıraathane {project().version} holds the following software and fonts of others."
    yield _section(f"Python {platform.python_version()}", python_licence().read_text(encoding="utf-8"))
    for package in (*distributions()[1:], *tools):
        yield _package(package)
    for file in sorted((ASSETS / "fonts").glob("*.txt")):
        yield _section(f"Font {file.stem.partition('-')[0]}", file.read_text(encoding="utf-8"))
    for name, notice in sorted(_debian_packages(libraries).items()):
        yield _section(f"Library of the package {name}", notice)
    for file in sorted(TEXTS.glob("*.txt")):
        yield _section(file.stem, file.read_text(encoding="utf-8"))


def _section(title: str, text: str) -> str:
    return f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}"


def python_licence() -> Path:
    """Return the licence file of the running Python, wherever its installer put it."""
    folders = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    files = [folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    return next(file for file in files if file.is_file())


def _package(package: Distribution) -> str:
    metadata = package.metadata
    fields = (name for name in ("License-Expression", "License") if name in metadata)
    licence = next((metadata[name] for name in fields), "see below")
    texts = [f"Licence: {licence}", *(metadata.get_all("Project-URL") or ())]
    if "LGPL" in licence:
        texts.append(
            "Used under the LGPL, version 3, whose text stands below. Linked dynamically: its files may be\n"
            "replaced by others of the same interface. Its sources are published under its version number."
        )
    for file in package.files or ():
        if _LICENCE_FILE.search(file.as_posix()):
            texts.append(Path(str(file.locate())).read_text(encoding="utf-8"))
    return _section(f"{metadata['Name']} {package.version}", "\n\n".join(texts))


def _debian_packages(libraries: Iterable[Path]) -> dict[str, str]:
    """Return the notice of each Debian package these libraries come from; none on another system."""
    notices = {name: DEBIAN_NOTICES / name / "copyright" for name in debian_packages.owners(libraries)}
    return {name: file.read_text(encoding="utf-8") for name, file in notices.items() if file.is_file()}
