"""Whether the window stays fluid while an üstat thinks: ``python -m tests.benchmarks.frames``.

A timer of 16 ms runs in the real window while the thinking process works without a pause; the gaps between
its ticks are the frames a person would see.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic, perf_counter

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from common.app import make_application, make_context
from common.core.match import Match
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.core.simulate import draw_due_chance
from common.session.paths import Paths
from common.session.players import Thinker
from common.session.startup import open_files
from common.ui.main_window import MainWindow
from common.ui.translation import Translation

FRAME_MS = 16
SECONDS = 12.0
PLIES = 12
CHOICES = 3


def gaps(game_id: str, seconds: float = SECONDS) -> list[float]:
    """Return the milliseconds between ticks while an üstat thinks without a pause about a person's turn."""
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(Path(folder), Path(folder) / "logs")
        opened = open_files(paths, datetime.now())
        context = make_context(paths, opened, Translation())
        window = MainWindow(context)
        window.resize(1440, 900)
        window.show()
        window.navigator.open_match(_position(game_id))
        page = window.stack.page
        _wait(app, page.table.is_at_rest, 5.0)
        thinker = Thinker(page.model, context.bots)
        thinker.chosen.connect(lambda *_choice: thinker.think(Level.USTAT))
        ticks: list[float] = []
        timer = QTimer(window)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(lambda: ticks.append(perf_counter()))
        timer.start(FRAME_MS)
        thinker.think(Level.USTAT)
        _wait(app, lambda: False, seconds)
        timer.stop()
        thinker.cancel()
        window.close()
        context.bots.close()
        opened.library.close()
    return [(after - before) * 1000 for before, after in pairwise(ticks)]


def _position(game_id: str) -> Match:
    """Return a match far enough that a person's turn gives much to think about."""
    info = games()[game_id]
    seats = [
        Seat("Deniz"),
        *(Seat(name, SeatKind.BOT, Level.USTAT) for name in ("Nermin", "Tevfik", "Feride")),
    ]
    match = Match(info, seats, info.options.fresh(), bytes(range(32)))
    draw_due_chance(match)
    rng = Random(1)
    while match.ply < PLIES or match.actor != 0 or len(match.legal_moves()) < CHOICES:
        match.play(rng.choice(match.legal_moves()))
        draw_due_chance(match)
    return match


def _wait(app: QApplication, done: Callable[[], bool], seconds: float) -> None:
    end = monotonic() + seconds
    while monotonic() < end and not done():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def main() -> int:
    """Print the gaps of every game and return 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for game_id, info in games().items():
        found = gaps(game_id)
        p99 = quantiles(found, n=100)[98]
        sys.stdout.write(
            f"{info.title}: {len(found)} frames, median {median(found):.1f} ms, "
            f"99 % {p99:.1f} ms, longest {max(found):.1f} ms\n"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
