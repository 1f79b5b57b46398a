"""The time left in a timed match, which stands still whenever it must; must not know any game or widget."""

from PySide6.QtCore import QElapsedTimer, QObject, Signal

TICK_MS = 200
"""How often whoever shows the match should call ``beat``."""


class MatchClock(QObject):
    """Counts seconds down while somebody beats it.

    ``ticked(seconds)`` tells the whole seconds left whenever they change; ``expired`` tells, at every beat
    with nothing left, that time is up.
    """

    ticked = Signal(int)
    expired = Signal()

    def __init__(self, seconds: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds = max(seconds, 0.0)
        self._since = QElapsedTimer()

    @property
    def seconds(self) -> float:
        """The seconds left."""
        return self._seconds

    def set_seconds(self, seconds: float) -> None:
        """Set the seconds left."""
        self._take(max(seconds, 0.0))

    def beat(self, *, runs: bool) -> None:
        """Let the time since the last beat pass, unless time stands still now or did so then."""
        was_running = self._since.isValid()
        passed = self._since.restart() / 1000 if was_running else 0.0
        if not runs:
            self._since.invalidate()
            return
        if not was_running:
            self._since.start()
        self._take(max(self._seconds - passed, 0.0))
        if self._seconds == 0:
            self.expired.emit()

    def _take(self, seconds: float) -> None:
        changed = int(seconds) != int(self._seconds)
        self._seconds = seconds
        if changed:
            self.ticked.emit(int(seconds))
