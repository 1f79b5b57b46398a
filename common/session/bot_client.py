"""Keeps the thinking process alive and passes questions and answers; must not know what a move means."""

import logging
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from common.ai.protocol import Answer, BadMessage, Failure, Request, decode_reply, encode
from common.ai.worker import serve

log = logging.getLogger(__name__)

Pipe: TypeAlias = "Connection[bytes, bytes]"

GRACE_SECONDS = 3.0
"""How much longer than its limit a request may take before the process counts as stuck."""


class BotClient(QObject):
    """One pre-spawned child process that thinks about one request at a time.

    ``answered(answer)`` brings an ``Answer``; ``failed(request_id, code)`` tells of ``late`` (past its
    limit), ``dead`` (the process ended), ``garbled`` (no readable answer) or ``failed`` (the bot gave up).
    Whatever the code, the next request finds a process that can answer.
    """

    answered = Signal(object)
    failed = Signal(int, str)
    _arrived = Signal(int, bytes)
    _ended = Signal(int)

    def __init__(self, target: Callable[[Pipe], None] = serve, grace: float = GRACE_SECONDS) -> None:
        super().__init__()
        self._target = target
        self._grace = grace
        self._generation = 0
        self._pending: int | None = None
        self._connection: Pipe | None = None
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
            self._send(encode(request))
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

    def _listen(self, connection: Pipe, generation: int) -> None:
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
            reply = decode_reply(message)
        except BadMessage:
            self._give_up("garbled")
            return
        if reply.id == self._pending:
            self._pending = None
            self._deadline.stop()
            self._deliver(reply)

    def _deliver(self, reply: Answer | Failure) -> None:
        if isinstance(reply, Failure):
            log.error("the thinking process failed: %s", reply.error)
            self.failed.emit(reply.id, "failed")
        else:
            self.answered.emit(reply)

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
