"""The application object, which hears of files the system asks it to open; must not know the window."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from common import taskbar

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

NAME = "Kıraathane"


class Application(QApplication):
    """Keeps what macOS asks it to open until ``deliver_files`` says where to.

    An event filter on the application would hear of them too, but also of every event of every widget.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        taskbar.claim_windows()
        super().__init__(list(argv))
        self.setApplicationName("kiraathane")
        self.setApplicationDisplayName(NAME)
        self.setDesktopFileName("kiraathane")
        self._open_file: Callable[[Path], None] | None = None
        self._waiting: list[Path] = []

    def deliver_files(self, open_file: Callable[[Path], None]) -> None:
        """Call ``open_file`` with each file that has come and that will come."""
        self._open_file = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def event(self, event: "QEvent") -> bool:
        """Take the events that name a file; only they have one, and their class is slow to load."""
        name: str = event.file() if hasattr(event, "file") else ""
        if not name:
            return super().event(event)
        path = Path(name)
        if self._open_file is None:
            self._waiting.append(path)
        else:
            self._open_file(path)
        return True
