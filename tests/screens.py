"""Every page of the app as a picture: ``python -m tests.screens FOLDER [--quick]``.

Each page is shown by day and by night, in both languages, in small, usual and very large windows; texts
that are cut or overlap are listed at the end. Runs without a screen.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from itertools import product
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from common.app import make_application, make_context
from common.core.match import Match
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.core.simulate import draw_due_chance
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.app_context import AppContext
from common.ui.appearance import Appearance
from common.ui.main_window import MainWindow
from common.ui.translation import Translation
from tests.screen_checks import faults

SIZES = ((1024, 640), (1440, 900), (2560, 1440))
THEMES = ("light", "dark")
LANGUAGES = ("tr", "en")
SEED = bytes(range(32))
BOTS = (("Nermin", Level.USTA), ("Tevfik", Level.KALFA), ("Rıza", Level.CIRAK))


@dataclass(frozen=True)
class Look:
    """One way to show the app."""

    theme: str
    language: str
    size: tuple[int, int]
    text_size: int = 100

    def __str__(self) -> str:
        width, height = self.size
        return f"{width}x{height}-{self.theme}-{self.language}-{self.text_size}"


LOOKS = tuple(Look(theme, language, size) for theme, language, size in product(THEMES, LANGUAGES, SIZES))
LARGE_TEXT = tuple(Look("light", language, (1440, 900), 150) for language in LANGUAGES)


def wait(milliseconds: int) -> None:
    """Let the app run."""
    deadline = QDeadlineTimer(milliseconds)
    while not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


@contextmanager
def app_window(folder: Path) -> Iterator[tuple[MainWindow, AppContext]]:
    """Show the app on files in a folder."""
    app = make_application()
    paths = Paths(folder / "home", folder / "logs")
    opened = open_files(paths, datetime(2026, 11, 30, 12, 0))
    opened.settings.set("name", "Deniz")
    translation = Translation()
    context = make_context(paths, opened, translation)
    appearance = Appearance(opened.settings, app)
    window = MainWindow(context)
    window.show()
    try:
        yield window, context
    finally:
        window.close()
        context.bots.close()
        opened.library.close()
        translation.use("en")
        appearance.deleteLater()


def keep_matches(context: AppContext) -> None:
    """Put a few begun matches into the library, one of them damaged."""
    for info in [each for each in games().values() if each.screen] * 3:
        bots = [Seat(name, SeatKind.BOT, level) for name, level in BOTS]
        seats = [Seat("Deniz"), *bots][: min(info.seats[-1], 4)]
        match = Match(info, seats, info.options.fresh(), SEED)
        draw_due_chance(match)
        for _ in range(12):
            if match.actor is not None:
                match.play(match.legal_moves()[0])
                draw_due_chance(match)
        context.library.create(match)


def pages(window: MainWindow) -> dict[str, Callable[[], None]]:
    """Return how to get to each page."""
    navigator = window.navigator
    known = [info for info in games().values() if info.screen]
    found: dict[str, Callable[[], None]] = {"home": navigator.show_home}
    for info in known:
        found[f"new-game-{info.id}"] = lambda info=info: navigator.show_new_game(info.id)
        found[f"rules-{info.id}"] = lambda info=info: navigator.show_rules(info.id)
    found["saves"] = navigator.show_saves
    for section in range(4):
        found[f"settings-{section}"] = lambda section=section: navigator.show_settings(section)
    return found


def show(window: MainWindow, context: AppContext, look: Look) -> None:
    """Give the window a look."""
    for name, value in (("theme", look.theme), ("language", look.language), ("text_size", look.text_size)):
        context.settings.set(name, value)
    window.resize(*look.size)


def visit(window: MainWindow, go: Callable[[], None]) -> None:
    """Go to a page from the first one and wait until it stands."""
    window.navigator.show_home()
    go()
    wait(250)


def close_dialogs(window: MainWindow) -> None:
    """Close what lies over the page and let it go."""
    for dialog in window.dialogs():
        dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main(arguments: Sequence[str]) -> int:
    """Write the pictures into a folder; 1 if any text is cut."""
    target = Path(arguments[0])
    target.mkdir(parents=True, exist_ok=True)
    looks = LOOKS[:2] if "--quick" in arguments else LOOKS + LARGE_TEXT
    found = []
    with tempfile.TemporaryDirectory() as folder, app_window(Path(folder)) as (window, context):
        keep_matches(context)
        for look in looks:
            show(window, context, look)
            for name, go in pages(window).items():
                visit(window, go)
                window.grab().save(str(target / f"{name}-{look}.png"))
                found += [f"{name} {look}: {fault}" for fault in faults(window)]
                close_dialogs(window)
    return 1 if found else 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raise SystemExit(main(sys.argv[1:]))
