"""Writes unexpected errors to the log folder and tells the app of them; must not know any page."""

import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

LOG_BYTES = 512 * 1024
LOG_FILES = 3

_log = logging.getLogger("kiraathane")


class CrashLog:
    """A log file for errors and one for crashes of the interpreter itself.

    A folder that cannot be written to leaves the program running without a log.
    """

    def __init__(self, folder: Path) -> None:
        self._handler: logging.Handler | None = None
        self._crashes = None
        self.on_error: Callable[[], None] | None = None
        try:
            self._handler = RotatingFileHandler(
                folder / "kiraathane.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
            )
            self._crashes = (folder / "crash.log").open("a", encoding="utf-8")
        except OSError:
            return
        _log.addHandler(self._handler)
        faulthandler.enable(self._crashes)

    def watch(self) -> None:
        """Take every error nobody has caught from now on."""
        sys.excepthook = self._on_error
        threading.excepthook = lambda args: self._write(args.exc_value)

    def close(self) -> None:
        """Close the files and let errors go their usual way again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()
        if self._handler is not None:
            _log.removeHandler(self._handler)
            self._handler.close()

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._write(error)
        if self.on_error is not None:
            self.on_error()

    def _write(self, error: BaseException | None) -> None:
        if error is not None:
            _log.error("".join(traceback.format_exception(error)))
