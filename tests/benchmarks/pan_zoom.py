"""What a frame costs while Qwirkle's table moves under the hand: ``python -m tests.benchmarks.pan_zoom``.

A nearly finished match stands in the real window. The mouse drags the marble, turns the wheel and carries a
tile over the table; each movement is followed by the frame it asks for. Counted is the processor time of the
window's thread from the movement to the painted frame, whatever else the machine is doing.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import cos, pi, sin
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import thread_time

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from common.core.match import Match
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.core.simulate import draw_due_chance
from common.ui.main_window import MainWindow
from qwirkle.engine.moves import Place
from qwirkle.ui.table import QwirkleTable
from tests.screens import Look, app_window, show

SCALES = (1, 2)
SIZES = ((1440, 900), (2560, 1440))
THEMES = ("light", "dark")
TILES = 96
FRAMES = 60
SEED = 3
_WARM_UP = 4

REST_MS = 400
"""Before each movement the table rests as long as a person would look at it."""


@dataclass
class Frames:
    """The milliseconds of the frames of each movement."""

    pan: list[float] = field(default_factory=list)
    zoom: list[float] = field(default_factory=list)
    carry: list[float] = field(default_factory=list)

    def named(self) -> dict[str, list[float]]:
        """All of them with their names."""
        return {"pan": self.pan, "zoom": self.zoom, "carry": self.carry}


class _Painted(QObject):
    """Tells whether a widget was painted since it was last asked."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self._was = False
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Remember a paint event."""
        self._was = self._was or event.type() == QEvent.Type.Paint
        return False

    def take(self) -> bool:
        """Return the answer and begin anew."""
        was, self._was = self._was, False
        return was


class Mover:
    """Moves the table of a window by mouse and wheel and measures the frames."""

    def __init__(self, window: MainWindow, table: QwirkleTable) -> None:
        self._window = window
        self._table = table
        self._painted = _Painted(table.view.viewport())

    def measure(self, count: int) -> Frames:
        """Return the frames of each movement, so many of each."""
        frames = Frames()
        self._table.fit()
        self._table.skip()
        for movements, times in (
            (self._pan(count), frames.pan),
            (self._zoom(count), frames.zoom),
            (self._carry(count), frames.carry),
        ):
            _idle(REST_MS)
            self._run(movements, times)
        return frames

    def _run(self, movements: Iterator[Callable[[], None]], times: list[float]) -> None:
        for place, movement in enumerate(movements):
            _idle(0)
            self._painted.take()
            begun = thread_time()
            movement()
            QApplication.processEvents()
            spent = (thread_time() - begun) * 1000
            if self._painted.take() and place >= _WARM_UP:
                times.append(spent)

    def _pan(self, count: int) -> Iterator[Callable[[], None]]:
        """Drag the marble in a wide loop."""
        start = self._bare_point()
        self._press(start)
        reach = self._table.height() / 4
        for step in range(1, count + _WARM_UP + 1):
            angle = 2 * pi * step / count
            way = QPointF(sin(angle) * reach * 1.5, (1 - cos(angle)) * reach / 2)
            yield lambda point=start + way: self._move(point)
        self._release(start)

    def _zoom(self, count: int) -> Iterator[Callable[[], None]]:
        """Turn the wheel all the way in and out again."""
        point = QPointF(self._table.view.rect().center()) - QPointF(60, 90)
        for step in range(count + _WARM_UP):
            turn = 120 if (step // 15) % 2 == 0 else -120
            yield lambda turn=turn: self._wheel(point, turn)

    def _carry(self, count: int) -> Iterator[Callable[[], None]]:
        """Take a tile from the rack and carry it over the table in a wide loop."""
        scene = self._table.scene
        tile = max(scene.rack.tiles(), key=lambda held: len(scene.model.spots(held.kind, {})))
        self._press(tile.pos())
        middle = QPointF(self._table.view.rect().center())
        for step in range(count + _WARM_UP):
            angle = 2 * pi * step / count
            way = QPointF(cos(angle) * self._table.width() / 4, sin(angle) * self._table.height() / 4)
            yield lambda point=middle + way: self._move(point)
        scene.cancel()
        self._table.skip()
        self._release(middle)

    def _bare_point(self) -> QPointF:
        """A place in the middle of the window where no tile lies."""
        centre, scene = QPointF(self._table.view.rect().center()), self._table.scene
        ways = (QPointF(x, y) for y in range(0, -300, -10) for x in range(-300, 300, 10))
        return next(centre + way for way in ways if scene.piece_at(centre + way) is None)

    def _press(self, point: QPointF) -> None:
        QTest.mousePress(*self._at(point))
        QApplication.processEvents()

    def _release(self, point: QPointF) -> None:
        QTest.mouseRelease(*self._at(point))
        QApplication.processEvents()

    def _move(self, point: QPointF) -> None:
        QTest.mouseMove(self._window.windowHandle(), self._in_window(point))

    def _wheel(self, point: QPointF, turn: int) -> None:
        QTest.wheelEvent(self._window.windowHandle(), QPointF(self._in_window(point)), QPoint(0, turn))

    def _at(self, point: QPointF) -> tuple[object, Qt.MouseButton, Qt.KeyboardModifier, QPoint]:
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        return self._window.windowHandle(), left, plain, self._in_window(point)

    def _in_window(self, point: QPointF) -> QPoint:
        return self._table.view.viewport().mapTo(self._window, point).toPoint()


def full_table(tiles: int = TILES) -> Match:
    """Return a match with so many tiles on the table, played at random, on a turn of the person."""
    info = games()["qwirkle"]
    seats = [Seat("Deniz"), Seat("Nermin", SeatKind.BOT, Level.USTA)]
    match = Match(info, seats, info.options.fresh(), bytes([SEED]) * 32)
    rng = Random(SEED)
    draw_due_chance(match)
    while len(match.state.board.tiles) < tiles or match.actor != 0:
        placements = [move for move in match.legal_moves() if isinstance(move, Place)]
        match.play(rng.choice(placements or match.legal_moves()))
        draw_due_chance(match)
    return match


def measure(sizes: Sequence[tuple[int, int]] = SIZES, count: int = FRAMES) -> Iterator[tuple[str, Frames]]:
    """Go through sizes and themes; each gives its name and its frames."""
    with tempfile.TemporaryDirectory() as folder, app_window(Path(folder)) as (window, context):
        show(window, context, Look(THEMES[0], "tr", sizes[0]))
        window.navigator.open_match(full_table())
        mover = Mover(window, window.stack.page.table)
        for size, theme in product(sizes, THEMES):
            show(window, context, Look(theme, "tr", size))
            _idle(REST_MS)
            yield f"{size[0]}x{size[1]} {theme}", mover.measure(count)


def _idle(milliseconds: int) -> None:
    """Let the window do what it still has to do."""
    deadline = QDeadlineTimer(milliseconds)
    QApplication.processEvents()
    while not deadline.hasExpired():
        QApplication.processEvents()


def _report(scale: str) -> None:
    for name, frames in measure():
        for movement, times in frames.named().items():
            sys.stdout.write(
                f"{name} scale {scale} {movement:5}: {len(times)} frames, median {median(times):.1f} ms, "
                f"99 % {quantiles(times, n=100)[98]:.1f} ms, longest {max(times):.1f} ms\n"
            )
            sys.stdout.flush()


def main(arguments: Sequence[str] = ()) -> int:
    """Print the figures of each scale, every one in an app of its own, and return 0."""
    if arguments:
        _report(arguments[0])
        return 0
    for scale in map(str, SCALES):
        command = [sys.executable, "-m", "tests.benchmarks.pan_zoom", scale]
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "QT_SCALE_FACTOR": scale}
        subprocess.run(command, env=environment, check=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
