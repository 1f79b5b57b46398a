"""The archive for any Linux, and the folder an AppImage is made of; must not know how the app is laid out."""

import os
import shutil
import tarfile
from pathlib import Path

from . import linux_tree
from .project import BUILD, DIST, project
from .tools import run


def build_tar(frozen: Path) -> Path:
    """Pack the app as ``bin``, ``lib`` and ``share`` below one folder, to be unpacked over a prefix."""
    name = f"{project().name}-{project().version}-linux-{os.uname().machine}"
    root = BUILD / "tar" / name
    shutil.rmtree(root, ignore_errors=True)
    linux_tree.lay_out(frozen, root, "bin")
    target = DIST / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        archive.add(root, arcname=name, filter=_anonymous)
    return target


def lay_out_appdir(frozen: Path) -> Path:
    """Make the folder that ``appimagetool`` turns into one file."""
    root = BUILD / "Kiraathane.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    linux_tree.lay_out(frozen, root / "usr", "bin")
    share = root / "usr" / "share"
    shutil.copyfile(share / "applications" / "kiraathane.desktop", root / "kiraathane.desktop")
    shutil.copyfile(share / "icons/hicolor/256x256/apps/kiraathane.png", root / "kiraathane.png")
    (root / ".DirIcon").symlink_to("kiraathane.png")
    (root / "AppRun").symlink_to("usr/bin/kiraathane")
    return root


def build_appimage(frozen: Path) -> Path | None:
    """Make the AppImage where ``appimagetool`` is installed; it is no package of any distribution."""
    tool = shutil.which("appimagetool")
    if not tool:
        return None
    target = DIST / f"Kiraathane-{project().version}-{os.uname().machine}.AppImage"
    run([tool, str(lay_out_appdir(frozen)), str(target)])
    return target


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
