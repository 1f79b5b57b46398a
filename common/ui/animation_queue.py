"""Plays what happened on a table, one step after the other; must not know what is moving."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

AnimationStep = Callable[[], QAbstractAnimation | None]
"""Begins one step: returns its animation, not yet started, or None when it was done at once."""


class AnimationQueue(QObject):
    """Runs steps in order; ``idle`` tells each time the last one has ended.

    The queue owns every animation and deletes it when it is over; were it a child of the item it moves,
    both could try to delete each other. A step is only begun when it is its turn, so it sees the table as
    the steps before have left it.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[AnimationStep] = deque()
        self._running: QAbstractAnimation | None = None
        self._skipping = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is running or waiting."""
        return self._running is None and not self._steps

    def add(self, *steps: AnimationStep) -> None:
        """Append steps and begin if nothing is running."""
        self._steps.extend(steps)
        if self._running is None and not self._skipping:
            self._begin_next()

    def skip(self) -> None:
        """Bring everything that runs or waits to its end at once."""
        self._skipping = True
        if self._running is not None:
            _finish(self._running)
        while self._steps:
            animation = self._next()
            if animation is not None:
                _finish(animation)
        self._skipping = False
        self._rest()

    def clear(self) -> None:
        """Forget everything without bringing it to its end."""
        self._steps.clear()
        running, self._running = self._running, None
        if running is not None:
            running.stop()
            running.deleteLater()

    def _begin_next(self) -> None:
        while self._steps:
            animation = self._next()
            if animation is not None:
                self._run(animation)
                return
        self._rest()

    def _next(self) -> QAbstractAnimation | None:
        animation = self._steps.popleft()()
        if animation is not None:
            animation.setParent(self)
        return animation

    def _run(self, animation: QAbstractAnimation) -> None:
        self._running = animation
        animation.finished.connect(self._on_finished)
        animation.start()

    def _on_finished(self) -> None:
        animation, self._running = self._running, None
        if animation is None:
            return
        animation.deleteLater()
        if not self._skipping:
            self._begin_next()

    def _rest(self) -> None:
        self._running = None
        self.idle.emit()


def _finish(animation: QAbstractAnimation) -> None:
    if animation.state() != QAbstractAnimation.State.Running:
        animation.start()
    animation.setCurrentTime(animation.totalDuration())
    animation.stop()
    animation.deleteLater()
