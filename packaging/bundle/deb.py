"""The package for Debian and its kin, made with ``dpkg-deb``; must not know how the app is laid out."""

import os
import shutil
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from hashlib import md5
from pathlib import Path

from . import debian_packages, linux_tree
from .project import BUILD, DIST, ROOT, Project, project
from .tools import ask, run

MAINTAINER = "The Kıraathane authors <kiraathane@packages.invalid>"
"""Whoever builds for others says who they are, by Debian's own variables DEBFULLNAME and DEBEMAIL."""

_CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: fontconfig-config, {depends}
Section: games
Priority: optional
Description: board and card games of a Turkish coffeehouse
 Kızma Birader, King and Qwirkle against bots of four levels, or with friends
 who hand the screen around. Every game saves itself and can be taken up again.
 The app speaks Turkish and English.
"""

_SOURCE = "Source: kiraathane\n\nPackage: kiraathane\nArchitecture: any\n"
"""As much of a source package as ``dpkg-shlibdeps`` asks for."""


def build(frozen: Path) -> Path:
    """Build the package of a frozen app and return its file."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    root.chmod(0o755)
    linux_tree.lay_out(frozen, root / "usr", "games")
    _write_documents(root / "usr" / "share", project())
    _write_control(root, project())
    target = DIST / f"{project().name}_{project().version}_{ask(['dpkg', '--print-architecture'])}.deb"
    unfinished = BUILD / target.name
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(unfinished)])
    unfinished.replace(target)
    return target


def maintainer() -> str:
    """Return who builds this package."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{address}>" if name and address else MAINTAINER


def changelog(version: str, moment: datetime) -> str:
    """Return the changelog in Debian's form; what changed stands in the one beside it."""
    return (
        f"kiraathane ({version}) unstable; urgency=medium\n\n"
        f"  * Version {version}; its changes stand in NEWS.gz beside this file.\n\n"
        f" -- {maintainer()}  {format_datetime(moment)}\n"
    )


def copyright_text() -> str:
    """Return the copyright file: the machine-readable head and the licence, indented as it must be."""
    head = (linux_tree.FOLDER / "copyright").read_text(encoding="utf-8").rstrip()
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("Permission")
    lines = "".join(terms[1:]).strip().splitlines()
    return f"{head}\n" + "".join(f" {line or '.'}\n" for line in lines)


def _write_documents(share: Path, about: Project) -> None:
    folder = share / "doc" / about.name
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(copyright_text(), encoding="utf-8")
    linux_tree.write_compressed(folder / "changelog.gz", changelog(about.version, _moment()))
    linux_tree.write_compressed(folder / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    overrides = share / "lintian" / "overrides" / about.name
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(linux_tree.FOLDER / "lintian-overrides", overrides)


def _write_control(root: Path, about: Project) -> None:
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    (root / "DEBIAN").mkdir(mode=0o755)
    control = _CONTROL.format(
        name=about.name,
        version=about.version,
        architecture=ask(["dpkg", "--print-architecture"]),
        maintainer=maintainer(),
        kilobytes=sum(-(-file.stat().st_size // 1024) for file in files),
        depends=_dependencies(root / "usr" / "lib" / about.name),
    )
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    sums = [f"{md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files]
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")


def _dependencies(app: Path) -> str:
    """Return the packages with what the app needs and does not bring along, as ``dpkg-shlibdeps`` finds them.

    It takes each library the app brings for that of the system, from which it was copied; those packages
    are left out.
    """
    binaries = [app / linux_tree.PROGRAM, *_libraries(app)]
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info"]
    command += [f"-l{folder}" for folder in sorted({str(binary.parent) for binary in binaries})]
    command += [f"-x{package}" for package in sorted(_brought_along(app / "_internal"))]
    command += [f"-e{binary}" for binary in binaries]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        (Path(folder) / "debian" / "control").write_text(_SOURCE)
        return ask(command, Path(folder)).removeprefix("shlibs:Depends=")


def _brought_along(internal: Path) -> set[str]:
    """Return the packages whose libraries lie in the app; they were copied from where the system has them."""
    names = {file.name for file in internal.glob("*.so*")}
    places = [Path(line.rpartition(" => ")[2]) for line in ask(["/sbin/ldconfig", "-p"]).splitlines()]
    return debian_packages.owners(place for place in places if place.name in names)


def _libraries(app: Path) -> Iterable[Path]:
    return sorted(file for file in app.rglob("*.so*") if file.is_file() and not file.is_symlink())


def _moment() -> datetime:
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
