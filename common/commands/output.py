"""Results on standard output and progress on standard error; must not know what is reported."""

import json
import sys
from types import TracebackType

from common.core.game import Json

BAR_WIDTH = 30


def write_text(text: str) -> None:
    """Write text as UTF-8, whatever the terminal's own encoding."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def write_json(value: Json) -> None:
    """Write a value as one line of JSON."""
    write_text(json.dumps(value) + "\n")


def write_error(sentence: str) -> None:
    """Tell the person at the terminal what is wrong."""
    sys.stderr.write(f"kiraathane: {sentence}\n")


class Progress:
    """A bar on standard error that shows how much of ``total`` is done; nothing where no terminal listens."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> "Progress":
        """Draw the empty bar."""
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wipe the bar."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self) -> None:
        """Count one more as done."""
        self._done += 1
        self._draw()

    def _draw(self) -> None:
        if self._shown:
            filled = BAR_WIDTH * self._done // self._total
            bar = "#" * filled + "." * (BAR_WIDTH - filled)
            sys.stderr.write(f"\r[{bar}] {self._done}/{self._total}")
            sys.stderr.flush()
