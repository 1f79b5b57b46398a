"""The time left in a timed match, which stands still whenever it must; must not know any game or widget."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

TICK_MS = 200


class MatchClock(QObject):
    """Counts seconds down while it may.

    ``may_run`` is asked at every tick; while it says no, time stands still. ``ticked(seconds)`` tells the
    whole seconds left whenever they change; ``expired`` tells, at every tick with nothing left, that time
    is up.
    """

    ticked = Signal(int)
    expired = Signal()

    def __init__(self, seconds: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.may_run: Callable[[], bool] = lambda: False
        self._seconds = max(seconds, 0.0)
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    @property
    def seconds(self) -> float:
        """The seconds left."""
        return self._seconds

    def set_seconds(self, seconds: float) -> None:
        """Set the seconds left."""
        self._take(max(seconds, 0.0))

    def _tick(self) -> None:
        passed = self._since.restart() / 1000
        if not self.may_run():
            return
        self._take(max(self._seconds - passed, 0.0))
        if self._seconds == 0:
            self.expired.emit()

    def _take(self, seconds: float) -> None:
        changed = int(seconds) != int(self._seconds)
        self._seconds = seconds
        if changed:
            self.ticked.emit(int(seconds))
