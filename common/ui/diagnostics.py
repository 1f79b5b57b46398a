"""What a report of a fault should say about the app and its surroundings; must not know any match."""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from common.session.components import components
from common.session.paths import Paths

LOG_LINES = 40
"""How much of the log goes along: its last error with the way there."""


def diagnostics(paths: Paths) -> str:
    """Return the report, in English; the user's own folder is written ``~``."""
    return "\n".join(_lines(paths)).replace(str(Path.home()), "~") + "\n"


def _lines(paths: Paths) -> Iterator[str]:
    for part in components():
        yield f"{part.name} {part.version} ({part.licence or 'no licence named'})"
    yield f"Qt {qVersion()}, platform {QGuiApplication.platformName()}"
    yield f"{'Installed app' if is_frozen() else 'Python package'} on {platform.platform()}"
    yield f"Language {QLocale().name()} on a system in {QLocale.system().name()}"
    for screen in QGuiApplication.screens():
        size = screen.size()
        yield f"Screen {size.width()} x {size.height()} at {screen.devicePixelRatio():g}"
    yield ""
    yield from _log(paths.logs / "kiraathane.log")


def is_frozen() -> bool:
    """Tell whether this is the installed app rather than a Python package."""
    return bool(getattr(sys, "frozen", False))


def _log(file: Path) -> list[str]:
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ["No log."]
    return lines[-LOG_LINES:] or ["The log is empty."]
