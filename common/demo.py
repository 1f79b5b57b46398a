"""Shows every game without a person: bots play each to its end in the real window; must not know any game."""

import os
import sys
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from common.app import make_application, make_context
from common.core.chance import new_seed
from common.core.game import GameInfo
from common.core.match import Match
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import CHANCE
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.appearance import Appearance
from common.ui.game_page import GamePage
from common.ui.game_setup import BOT_NAMES
from common.ui.main_window import MainWindow
from common.ui.translation import Translation

ANIMATED_SECONDS = 2.0
"""How long the moves of a match are shown at the usual pace."""

BOT_SECONDS = 40.0
"""How long bots play a match, animations skipped, before any legal moves bring it to its end."""

HALF_SECONDS = 6.0
HALF_PLIES = 30
"""When a match is saved, left and taken up again: after both, on a slow machine too."""

PAUSE_MS = 400
STEP_MS = 5
SIZE = (1440, 900)


def run_demo(arguments: Sequence[str]) -> int:
    """Play every game that has a screen; ``arguments`` may name the folder for the pictures.

    Half-way each match is left, the window closed, and the match taken up again in a new one. Returns 0
    when every match has come to its end.
    """
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application()
    target = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="kiraathane-demo-"))
    target.mkdir(parents=True, exist_ok=True)
    known = [info for info in games().values() if info.screen]
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(Path(folder) / "home", Path(folder) / "logs")
        ended = [play(app, paths, target, info) for info in known]
    sys.stdout.write(f"{sum(ended)} of {len(known)} games played to their end; pictures in {target}\n")
    return 0 if all(ended) else 1


def play(app: QApplication, paths: Paths, target: Path, info: GameInfo) -> bool:
    """Play one match in two sittings and tell whether it was the same match and came to its end."""
    begun = monotonic()
    with Sitting(app, paths, target, info) as first:
        first.begin()
        first.watch(begun + HALF_SECONDS, animated_until=begun + ANIMATED_SECONDS)
        first.watch(begun + BOT_SECONDS, until_ply=HALF_PLIES)
        left = first.page.model.match.digest()
    with Sitting(app, paths, target, info) as second:
        second.resume()
        is_same = second.page.model.match.digest() == left
        second.take_picture("3-resumed")
        second.watch(begun + BOT_SECONDS)
        second.finish()
        plies, outcome = second.page.model.ply, second.page.model.outcome
    sys.stdout.write(f"{info.title}: {plies} log lines in {monotonic() - begun:.0f} s\n")
    return is_same and outcome is not None


class Sitting:
    """One window on the files, from opening to closing; each a new start of the app but for the process."""

    def __init__(self, app: QApplication, paths: Paths, target: Path, info: GameInfo) -> None:
        self._app = app
        self._target = target
        self._info = info
        self._rng = Random(info.id)
        self._opened = open_files(paths, datetime.now())
        self._context = make_context(paths, self._opened, Translation())
        self._appearance = Appearance(self._opened.settings, app)
        self._window = MainWindow(self._context)
        self._window.resize(*SIZE)

    def __enter__(self) -> "Sitting":
        """Show the window."""
        self._window.show()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close window, thinking process and library."""
        self._window.close()
        self._context.bots.close()
        self._opened.library.close()
        self._appearance.deleteLater()
        self._window.deleteLater()

    @property
    def page(self) -> GamePage:
        """The match on screen."""
        page = self._window.stack.page
        if not isinstance(page, GamePage):
            raise TypeError(type(page).__name__)
        return page

    def begin(self) -> None:
        """Open a match of bots only, by way of the pages before it."""
        self.take_picture("1-home")
        self._window.navigator.show_new_game(self._info.id)
        self.take_picture("2-new-game")
        seats = [Seat(name, SeatKind.BOT, Level.CIRAK) for name in BOT_NAMES]
        count = min(self._info.seats[-1], 4)
        match = Match(self._info, seats[:count], self._info.options.fresh(), new_seed())
        self._window.navigator.open_match(match)

    def resume(self) -> None:
        """Take up the match played last."""
        library = self._context.library
        matches = [*library.running(), *library.finished()]
        latest = max(matches, key=lambda saved: saved.updated)
        self._window.navigator.resume(latest.id)

    def watch(self, until: float, animated_until: float = 0.0, until_ply: int | None = None) -> None:
        """Let the bots play until a moment, a ply or the end, skipping animations once some were shown."""
        page = self.page
        while page.model.outcome is None and monotonic() < until:
            if until_ply is not None and page.model.ply >= until_ply:
                return
            self._run(STEP_MS)
            if monotonic() > animated_until:
                page.table.skip()

    def finish(self) -> None:
        """Play any legal moves to the end and show the result."""
        page = self.page
        page.controller.pause()
        while page.model.outcome is None:
            if page.model.actor == CHANCE:
                page.model.draw()
            else:
                page.model.submit(self._rng.choice(page.model.legal_moves()), page.model.ply)
            page.table.skip()
        self.take_picture("4-end")

    def take_picture(self, name: str) -> None:
        """Let the window settle and write it into the folder."""
        self._run(PAUSE_MS)
        self._window.grab().save(str(self._target / f"{self._info.id}-{name}.png"))

    def _run(self, milliseconds: int) -> None:
        deadline = QDeadlineTimer(milliseconds)
        while not deadline.hasExpired():
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, milliseconds)
