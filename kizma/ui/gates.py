"""Where the table waits for the person, and what is shown once he lets it go on; must not know the rules."""

from collections import deque
from collections.abc import Sequence
from enum import Enum, auto

from common.ui.animation_queue import AnimationQueue, AnimationStep


class Gate(Enum):
    """What is waited for: a click on the deck, on the die, on the score sheet."""

    DRAW = auto()
    ROLL = auto()
    SHEET = auto()


class Gates:
    """Steps of the animation queue, parted by gates; those behind a gate wait until it is opened."""

    def __init__(self, queue: AnimationQueue) -> None:
        self._queue = queue
        self._waiting: deque[tuple[Gate, list[AnimationStep]]] = deque()

    @property
    def first(self) -> Gate | None:
        """The gate that is to be opened next, or None."""
        return self._waiting[0][0] if self._waiting else None

    def holds(self, gate: Gate) -> bool:
        """Tell whether such a gate is waiting."""
        return any(kind is gate for kind, _ in self._waiting)

    def enqueue(self, found: Sequence[AnimationStep | Gate]) -> None:
        """Queue the steps before the first gate, and keep the others behind theirs.

        The gates stand before the first step begins: a queue that comes to rest must find them closed.
        """
        free: list[AnimationStep] = []
        for entry in found:
            if isinstance(entry, Gate):
                self._waiting.append((entry, []))
            elif self._waiting:
                self._waiting[-1][1].append(entry)
            else:
                free.append(entry)
        self._queue.add(*free)

    def open(self) -> Gate:
        """Open the first gate: what waited behind it is queued; raises ``IndexError`` without one."""
        gate, steps = self._waiting.popleft()
        self._queue.add(*steps)
        return gate

    def clear(self) -> None:
        """Forget all."""
        self._waiting.clear()
