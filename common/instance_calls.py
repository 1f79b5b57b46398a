"""How a later start calls the app that runs already; must not know who may call whom."""

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a Wayland desktop gives a program it starts: the right to come to the front, once."""

LONGEST_MESSAGE = 64 * 1024
_RETRY_MS = 20
_TAKEN = b"taken\n"


def address(home: Path) -> str:
    """Return where this user's app for this folder is called; sockets go where the system keeps them."""
    name = "kiraathane-" + sha256(str(home.absolute()).encode()).hexdigest()[:16]
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return str(Path(runtime) / name) if runtime else name


class CallListener(QObject):
    """Hears calls under a name; ``called(files)`` brings the absolute paths a later start was given."""

    called = Signal(list)

    def __init__(self, name: str) -> None:
        """Listen from now on; the caller knows that nobody else does, so what lies there was left behind."""
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        self._received: dict[QLocalSocket, bytes] = {}
        QLocalServer.removeServer(name)
        self._server.listen(name)

    @property
    def address(self) -> str:
        """Where it listens, in the system's own form."""
        return self._server.fullServerName()

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

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


def call(name: str, files: Sequence[Path], patience_ms: int) -> bool:
    """Give the files to whoever listens under the name; tell whether they were taken in time."""
    deadline = QDeadlineTimer(patience_ms)
    socket = QLocalSocket()
    while not _connected(socket, name, deadline):
        if deadline.hasExpired():
            return False
        QThread.msleep(_RETRY_MS)
    names = [str(file.absolute()) for file in files]
    message = json.dumps({"files": names, "token": os.environ.get(ACTIVATION_TOKEN, "")})
    _let_others_come_to_the_front()
    socket.write(message.encode() + b"\n")
    answer = b""
    while _TAKEN not in answer and socket.waitForReadyRead(deadline.remainingTime()):
        answer += socket.readAll().data()
    return _TAKEN in answer


def _connected(socket: QLocalSocket, name: str, deadline: QDeadlineTimer) -> bool:
    socket.connectToServer(name)
    return socket.waitForConnected(deadline.remainingTime())


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
