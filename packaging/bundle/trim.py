"""Which parts of Qt a frozen app keeps; must not know the rest of what is frozen.

The hooks of PyInstaller take every plugin of a Qt module with all it is linked against: Quick for a
virtual keyboard nobody opens, GTK for a theme, databases, TLS. Names differ between the systems
(``libQt6Core.so.6``, ``Qt6Core.dll``, ``QtCore.framework``); the rules here hold for all three.
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""Where a file goes, where it comes from, and its kind: a line of PyInstaller's tables of contents."""

MODULES = frozenset({"Core", "DBus", "Gui", "Network", "Svg", "WaylandClient", "Widgets", "XcbQpa"})
"""Qt's libraries that the app or a kept plugin is linked against."""

PLUGINS = {
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Kinds of plugins and the names of those that are kept: for windows, their frames and keyboards.

Widgets are painted without OpenGL, so what connects it to a window system is left out.
"""

UNUSED_BINDINGS = ("PySide6.QtDBus", "PySide6.QtOpenGL", "PySide6.QtQml")
"""Bindings that come along with others and that nothing imports; Qt's own libraries need none of them."""

UNUSED_STANDARD_MODULES = (
    *("_hashlib", "_ssl"),  # OpenSSL: SHA-256 has an implementation of Python's own, and nothing is sent
    *("curses", "doctest", "lib2to3", "pydoc", "readline", "test", "tkinter", "unittest"),
    *(() if sys.platform == "win32" else ("ctypes", "_ctypes")),  # else each start would load it
)
"""Modules that others import only when they find them, or only for developers."""

TRANSLATIONS = re.compile(r"(?:^|/)translations/(?!qtbase_tr\.qm$)")
COMPILERS = re.compile(r"^lib(?:stdc\+\+|gcc_s)\.so")
"""Libraries of a compiler that every Linux has; copies older than its own would keep its drivers out."""

UNUSED = re.compile(r"(?:^|/)(?:opengl32sw\.dll|d3dcompiler_\d+\.dll|PySide6/Qt/qml/.*|PySide6/qml/.*)$")
"""A software renderer and the shader compiler of Quick: widgets paint without either."""

_MODULE = re.compile(r"(?:^|/)(?:lib)?Qt6?([A-Z]\w*)\.(?:so|abi3|dll|pyd|framework|dylib)")
_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+)/(?:lib)?([^/]+?)\.(?:so|dll|dylib)$")


def is_kept(destination: str) -> bool:
    """Tell whether a file of Qt stays; what is not of Qt always does."""
    path = destination.replace("\\", "/")
    if any(unwanted.search(path) for unwanted in (TRANSLATIONS, COMPILERS, UNUSED)):
        return False
    if plugin := _PLUGIN.search(path):
        return plugin[2] in PLUGINS.get(plugin[1], ())
    module = _MODULE.search(path)
    return module is None or module[1] in MODULES


def trimmed(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that stay."""
    return [entry for entry in entries if is_kept(entry[0])]


def without_orphans(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Drop the libraries of a Linux system that nothing needs once the plugins using them are gone.

    Such libraries lie at the top of the bundle; ``imports`` gives the names a binary is linked against.
    """
    entries = list(entries)
    orphans = {entry[0]: entry[1] for entry in entries if _is_system_library(entry[0])}
    waiting = [entry[1] for entry in entries if entry[0] not in orphans and entry[2] != "SYMLINK"]
    while waiting:
        needed = {name for name in imports(waiting.pop()) if name in orphans}
        waiting += [orphans.pop(name) for name in needed]
    return [entry for entry in entries if entry[0] not in orphans]


def _is_system_library(destination: str) -> bool:
    path = PurePosixPath(destination)
    return len(path.parts) == 1 and ".so" in path.name and not path.name.startswith("libpython")
