"""Draws cards before they are needed, one in a while, so no frame waits for many; must not know a table."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from king.engine.cards import Card
from king.ui.card_pictures import card_pixmap

_AFTER, _EVERY = 400, 30
"""Milliseconds before the first card, while a window may still be growing, and between two cards."""


class CardWarmer(QObject):
    """Sees to it that cards have their cached pictures."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: deque[tuple[Card | None, float]] = deque()
        self._dpr = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_next)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to draw."""
        return not self._wanted

    def warm(self, wanted: Iterable[tuple[Card | None, float]], dpr: float) -> None:
        """Draw cards of these widths, and nothing that was wanted before; `dpr` is the screen's."""
        self._wanted, self._dpr = deque(wanted), dpr
        self._timer.start(_AFTER)

    def _draw_next(self) -> None:
        self._timer.setInterval(_EVERY)
        if self._wanted:
            card, width = self._wanted.popleft()
            card_pixmap(card, width, self._dpr)
        else:
            self._timer.stop()
