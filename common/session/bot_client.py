"""Keeps the thinking process alive and passes questions and answers; must not know what a move means."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from common.ai.protocol import Answer, ProtocolError, Request, read_answer
from common.ai.worker import serve

GRACE_SECONDS = 3.0
"""How much longer than its limit a request may take before the process counts as stuck."""


class BotClient(QObject):
    """One pre-spawned child process that thinks about one request at a time.

    ``answered(answer)`` brings an ``Answer``; ``failed(request_id, code)`` tells of ``late`` (past its
    limit), ``dead`` (the process ended) or ``garbled`` (no readable answer). After each of these the
    process has been replaced, so that the next request finds a fresh one.
    """

    answered = Signal(object)
    failed = Signal(int, str)
    _arrived = Signal(int, bytes)
    _ended = Signal(int)

    def __init__(self, target: Callable[[Connection], None] = serve, grace: float = GRACE_SECONDS) -> None:
        super().__init__()
        self._target = target
        self._grace = grace
        self._generation = 0
        self._pending: int | None = None
        self._connection: Connection | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(lambda: self._give_up("late"))
        self._arrived.connect(self._on_arrived)
        self._ended.connect(self._on_ended)
        self._spawn()

    @property
    def pid(self) -> int | None:
        """The process id of the child that is alive now."""
        return self._process.pid

    def ask(self, request: Request) -> None:
        """Send a request; one that was still pending is dropped together with its process."""
        self.cancel()
        if self._connection is None:
            self._spawn()
        self._pending = request.id
        try:
            self._send(request.encode())
        except (OSError, ValueError):
            self._give_up("dead")
            return
        self._deadline.start(int((request.seconds + self._grace) * 1000))

    def cancel(self) -> None:
        """Stop thinking about the pending request; its answer will never come."""
        if self._pending is not None:
            self._pending = None
            self._deadline.stop()
            self._kill()
            self._spawn()

    def close(self) -> None:
        """End the child process."""
        self._pending = None
        self._deadline.stop()
        self._kill()

    def _send(self, message: bytes) -> None:
        if self._connection is None:
            raise OSError("closed")
        self._connection.send_bytes(message)

    def _spawn(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._generation += 1
        self._listener = Thread(target=self._listen, args=(self._connection, self._generation), daemon=True)
        self._listener.start()

    def _listen(self, connection: Connection, generation: int) -> None:
        try:
            while True:
                self._arrived.emit(generation, connection.recv_bytes())
        except (EOFError, OSError):
            self._tell_end(generation)

    def _tell_end(self, generation: int) -> None:
        try:
            self._ended.emit(generation)
        except RuntimeError:  # the client itself has gone before its child
            return

    def _kill(self) -> None:
        self._generation += 1
        self._process.kill()
        self._process.join()
        if self._connection is not None:
            self._listener.join()
            self._connection.close()
            self._connection = None

    def _on_arrived(self, generation: int, message: bytes) -> None:
        if generation != self._generation or self._pending is None:
            return
        try:
            answer = read_answer(message)
        except ProtocolError:
            self._give_up("garbled")
            return
        if answer.id == self._pending:
            self._pending = None
            self._deadline.stop()
            self._deliver(answer)

    def _deliver(self, answer: Answer) -> None:
        if answer.error is None:
            self.answered.emit(answer)
        else:
            self.failed.emit(answer.id, answer.error)

    def _on_ended(self, generation: int) -> None:
        if generation == self._generation:
            self._give_up("dead")

    def _give_up(self, code: str) -> None:
        request_id, self._pending = self._pending, None
        self._deadline.stop()
        self._kill()
        if request_id is not None:
            self._spawn()
            self.failed.emit(request_id, code)
