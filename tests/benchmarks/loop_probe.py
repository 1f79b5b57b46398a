"""Measures the turns of the window's event loop and its painted frames; must not know what is played.

A turn is all the window's thread does between two waits for something to happen: nothing that a person does
is answered meanwhile. Processor time is that of the window's thread alone, so other programs do not count.
"""

import gc
import sys
from collections import Counter
from dataclasses import dataclass, field
from heapq import heappush, heappushpop
from pathlib import Path
from threading import Event, Thread, get_ident
from time import perf_counter, thread_time
from types import FrameType

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

from common.ui.main_window import MainWindow

KEPT = 12
"""How many of the longest turns are kept."""

LIMITS = (8, 16, 32)
"""Milliseconds beyond which turns are counted."""

LONG_MS = 16
"""A turn this long by the clock is worth a look even if it took little processor time."""

TICK_MS = 4
SAMPLE_SECONDS = 0.003
CALLERS = 3
ROOT = str(Path(__file__).parents[2])


@dataclass(order=True)
class Turn:
    """Milliseconds of processor and of wall-clock time, and which functions were seen to run."""

    processor: float
    wall: float
    seen: Counter[str] = field(compare=False, default_factory=Counter)

    def __str__(self) -> str:
        known = "; ".join(f"{count} x {place}" for place, count in self.seen.most_common(3))
        return f"{self.processor:6.1f} ms of processor time in {self.wall:6.1f} ms: {known or 'not seen'}"


class ProbedWindow(MainWindow):
    """The real window, which notes what each frame has cost; `frames` in ms, `painting` the last part."""

    def begin(self) -> None:
        """Count from now on."""
        self.frames: list[float] = []
        self.painting: list[float] = []
        self._last = thread_time()

    def event(self, event: QEvent) -> bool:
        """Take the time of painting a frame, and of all since the frame before."""
        if event.type() != QEvent.Type.UpdateRequest or not hasattr(self, "frames"):
            return super().event(event)
        start = thread_time()
        answer = super().event(event)
        now = thread_time()
        self.painting.append((now - start) * 1000)
        self.frames.append((now - self._last) * 1000)
        self._last = now
        return answer


class LoopProbe(QObject):
    """Follows the event loop of the thread it is made in, from `start` to `stop`.

    A timer ticks as often as the loop lets it; the gap between two ticks is a turn, with the few
    milliseconds in it that the loop may have waited.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0
        self.over: Counter[int] = Counter()
        self.longest_collection = 0.0
        self._by_processor: list[Turn] = []
        self._by_wall: list[tuple[float, Turn]] = []
        self._samples: list[str] = []
        self._main = get_ident()
        self._ended = Event()
        self._watcher = Thread(target=self._watch, daemon=True)
        self._heart = QTimer(self)
        self._heart.setTimerType(Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._on_tick)

    def start(self) -> None:
        """Begin to measure."""
        gc.callbacks.append(self._on_collection)
        self._last = (thread_time(), perf_counter())
        self._heart.start(TICK_MS)
        self._watcher.start()

    def stop(self) -> None:
        """Measure no longer."""
        self._heart.stop()
        gc.callbacks.remove(self._on_collection)
        self._ended.set()
        self._watcher.join()

    def longest(self) -> list[Turn]:
        """Return the turns that took most processor time, the longest first."""
        return sorted(self._by_processor, reverse=True)

    def longest_by_clock(self) -> Turn | None:
        """Return the turn that took longest by the clock on the wall, if any was long at all."""
        return max(self._by_wall)[1] if self._by_wall else None

    def _on_tick(self) -> None:
        now = (thread_time(), perf_counter())
        processor, wall = ((new - old) * 1000 for new, old in zip(now, self._last, strict=True))
        self._last = now
        samples, self._samples = self._samples, []
        self.turns += 1
        if processor > LIMITS[0] or wall > LONG_MS:
            self._note(Turn(processor, wall, Counter(samples)))

    def _note(self, turn: Turn) -> None:
        for limit in LIMITS:
            self.over[limit] += turn.processor > limit
        _keep(self._by_processor, turn)
        _keep(self._by_wall, (turn.wall, turn))

    def _on_collection(self, phase: str, _info: dict[str, int]) -> None:
        """Note the longest garbage collection in the window's thread, in milliseconds."""
        if get_ident() != self._main:
            return
        if phase == "start":
            self._collecting = thread_time()
        else:
            taken = (thread_time() - self._collecting) * 1000
            self.longest_collection = max(self.longest_collection, taken)

    def _watch(self) -> None:
        while not self._ended.wait(SAMPLE_SECONDS):
            place = _place(sys._current_frames().get(self._main))
            if place:
                self._samples.append(place)


def _keep(heap: list, entry: object) -> None:
    if len(heap) < KEPT:
        heappush(heap, entry)
    else:
        heappushpop(heap, entry)


def _place(frame: FrameType | None) -> str:
    """Name the innermost functions of the project that are running, the innermost first."""
    names: list[str] = []
    while frame is not None and len(names) < CALLERS:
        code = frame.f_code
        if code.co_filename.startswith(ROOT) and "benchmarks" not in code.co_filename:
            module = code.co_filename[len(ROOT) + 1 :].removesuffix(".py").replace("/", ".")
            names.append(f"{module}.{code.co_qualname}" if not names else code.co_qualname)
        frame = frame.f_back
    return " < ".join(names)
