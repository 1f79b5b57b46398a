"""Tells when a window has been painted for the first time; must not know what it shows."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """``seen`` comes once, after the paint, when control is back in the event loop."""

    seen = Signal()
    _painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._painted.connect(self.seen, Qt.ConnectionType.QueuedConnection)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the paint."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._painted.emit()
        return False
