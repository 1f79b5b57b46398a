"""Lets one window a user be enough: a second start hands its files to the first; must not know the window."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLockFile

PATIENCE_MS = 10_000
"""How long a second start waits for the first one, which may still be starting itself."""


class SingleInstance:
    """The claim on being the one running app for the data in ``home``."""

    def __init__(self, home: Path) -> None:
        """Prepare the claim; ``claim`` makes it."""
        self._home = home
        self._lock = QLockFile(str(home / "instance.lock"))
        self._lock.setStaleLockTime(0)
        self._leave: Callable[[], None] = lambda: None

    def claim(self) -> bool:
        """Become the one app unless another is.

        A lock left by a crash is recovered. False only if another running app holds the claim; where no
        lock can be had, every start is one of its own.
        """
        with contextlib.suppress(OSError):
            self._home.mkdir(parents=True, exist_ok=True)
        return self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self, on_call: Callable[[list[Path]], None]) -> None:
        """Call ``on_call`` with the files of each later start from now on; the claim has been made."""
        from common.instance_calls import CallListener, address  # noqa: PLC0415  # not before the first paint

        listener = CallListener(address(self._home))
        listener.called.connect(on_call)
        self._leave = listener.close

    def hand_over(self, files: Sequence[Path]) -> bool:
        """Give the files to the app that holds the claim; tell whether it took them."""
        from common.instance_calls import address, call  # noqa: PLC0415  # only a second start needs it

        return call(address(self._home), files, PATIENCE_MS)

    def close(self) -> None:
        """Give up the claim."""
        self._leave()
        self._lock.unlock()
