"""The application object, which hears of files the system asks it to open; must not know the window."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps what macOS asks it to open until ``deliver_files`` says where to.

    An event filter on the application would hear of them too, but also of every event of every widget.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        super().__init__(list(argv))
        self._open_file: Callable[[Path], None] | None = None
        self._waiting: list[Path] = []

    def deliver_files(self, open_file: Callable[[Path], None]) -> None:
        """Call ``open_file`` with each file that has come and that will come."""
        self._open_file = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def event(self, event: QEvent) -> bool:
        """Take the events that name a file."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        path = Path(event.file())
        if self._open_file is None:
            self._waiting.append(path)
        else:
            self._open_file(path)
        return True
