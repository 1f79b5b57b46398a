"""Where a window may stand on the screens there are; must not know the window."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

TITLE_BAR = 32
"""Height in logical pixels that a window's frame needs above its content."""


def clamped(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """Return the wanted rectangle, moved and shrunk until it lies on one of the screens' free areas.

    The screen that shows most of it is taken, the first one if none shows any. All in logical pixels.
    """
    screen = max(screens, key=lambda each: _area(each.intersected(wanted)))
    room = screen.adjusted(0, TITLE_BAR, 0, 0)
    width, height = min(wanted.width(), room.width()), min(wanted.height(), room.height())
    x = min(max(wanted.x(), room.left()), room.left() + room.width() - width)
    y = min(max(wanted.y(), room.top()), room.top() + room.height() - height)
    return QRect(x, y, width, height)


def smallest(wanted: QSize, screens: Sequence[QRect]) -> QSize:
    """Return the least size of a window: as wanted, or less on a screen that has less room."""
    width = max(screen.width() for screen in screens)
    height = max(screen.height() - TITLE_BAR for screen in screens)
    return QSize(min(wanted.width(), width), min(wanted.height(), height))


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
