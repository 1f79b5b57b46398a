"""Lets one window a user be enough: a second start hands its files to the first; must not know the window."""

import contextlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a Wayland desktop gives a program it starts: the right to come to the front, once."""

PATIENCE_MS = 2000
"""How long a second start waits for the first one, which may still be starting itself."""

LONGEST_MESSAGE = 64 * 1024
_RETRY_MS = 20
_TAKEN = b"taken\n"


class SingleInstance(QObject):
    """The claim on being the one running app for the data in ``home``.

    ``called(files)`` brings the absolute paths a later start was given; the list may be empty.
    """

    called = Signal(list)

    def __init__(self, home: Path) -> None:
        """Prepare the claim; ``claim`` makes it."""
        super().__init__()
        self._name = _server_name(home)
        self._home = home
        self._lock = QLockFile(str(home / "instance.lock"))
        self._lock.setStaleLockTime(0)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        self._received: dict[QLocalSocket, bytes] = {}

    def claim(self) -> bool:
        """Become the one app unless another is; listen to later starts from then on.

        A lock left by a crash is recovered. False only if another running app holds the claim; where
        locks or sockets cannot be had, every start is one of its own.
        """
        with contextlib.suppress(OSError):
            self._home.mkdir(parents=True, exist_ok=True)
        if not self._lock.tryLock(0):
            return self._lock.error() is not QLockFile.LockError.LockFailedError
        QLocalServer.removeServer(self._name)  # whoever listened there is gone, for the lock was free
        self._server.listen(self._name)
        return True

    def hand_over(self, files: Sequence[Path], environ: Mapping[str, str] = os.environ) -> bool:
        """Give the files to the app that holds the claim; tell whether it took them."""
        deadline = QDeadlineTimer(PATIENCE_MS)
        socket = QLocalSocket()
        while not _connected(socket, self._name):
            if deadline.hasExpired():
                return False
            QThread.msleep(_RETRY_MS)
        names = [str(file.absolute()) for file in files]
        message = json.dumps({"files": names, "token": environ.get(ACTIVATION_TOKEN, "")})
        _let_others_come_to_the_front()
        socket.write(message.encode() + b"\n")
        answer = b""
        while _TAKEN not in answer and socket.waitForReadyRead(deadline.remainingTime()):
            answer += socket.readAll().data()
        return _TAKEN in answer

    def close(self) -> None:
        """Give up the claim."""
        self._server.close()
        self._lock.unlock()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._received[socket] = b""
            socket.readyRead.connect(lambda socket=socket: self._on_data(socket))
            socket.disconnected.connect(lambda socket=socket: self._forget(socket))
            self._on_data(socket)

    def _on_data(self, socket: QLocalSocket) -> None:
        received = self._received.get(socket, b"") + socket.readAll().data()
        self._received[socket] = received
        if not received.endswith(b"\n") and len(received) <= LONGEST_MESSAGE:
            return
        files = _read(received)
        if files is None:
            socket.abort()
            return
        socket.write(_TAKEN)
        socket.disconnectFromServer()
        self.called.emit(files)

    def _forget(self, socket: QLocalSocket) -> None:
        self._received.pop(socket, None)
        socket.deleteLater()


def _server_name(home: Path) -> str:
    """Return a name of its own for each user and folder; sockets go where the system keeps a user's own."""
    name = "kiraathane-" + sha256(str(home.absolute()).encode()).hexdigest()[:16]
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return str(Path(runtime) / name) if runtime else name


def _connected(socket: QLocalSocket, name: str) -> bool:
    socket.connectToServer(name)
    return socket.waitForConnected(PATIENCE_MS)


def _read(message: bytes) -> list[Path] | None:
    """Return the files of a message and keep its token for the window; None if it is none of ours."""
    with contextlib.suppress(ValueError, KeyError, TypeError):
        content = json.loads(message[:LONGEST_MESSAGE])
        files, token = [Path(file) for file in content["files"]], content["token"]
        if isinstance(token, str) and token:
            os.environ[ACTIVATION_TOKEN] = token
        return files
    return None


def _let_others_come_to_the_front() -> None:
    """Pass on the right to the foreground, which Windows gives to the program just started."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  # only this system needs it

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
