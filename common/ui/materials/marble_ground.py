"""Marble under a window that moves: squares cut once and laid as they are; must not know what lies on it."""

from collections import OrderedDict
from collections.abc import Collection
from math import floor

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from common.ui.materials.marble import TILE, paint_marble
from common.ui.materials.picture import use_device_pixels

#: Side of a square in logical pixels, or so nearly as whole device pixels allow.
SIDE = 256
_AROUND = 2 * TILE // SIDE
"""After so many squares the mirrored tiles repeat."""

_Key = tuple[int, int]


class MarbleGround:
    """Lays the marble quickly: an opaque square at the screen's own resolution is only copied.

    It keeps about twice as many squares as the window shows, so that panning cuts few new ones.
    """

    def __init__(self) -> None:
        self._squares: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._look: tuple[float, bool] | None = None

    @property
    def kept(self) -> Collection[tuple[int, int]]:
        """Columns and rows of the squares kept."""
        return self._squares.keys()

    def draw(self, painter: QPainter, exposed: QRectF, *, dark: bool, window: QSize) -> None:
        """Lay marble over `exposed` as `paint_marble` does; `window` is how much is seen at most."""
        painter.save()
        dpr = use_device_pixels(painter)
        if (dpr, dark) != self._look:
            self._squares.clear()
            self._look = (dpr, dark)
        side = round(SIDE * dpr)
        unit = side / dpr
        for row in range(floor(exposed.top() / unit), floor(exposed.bottom() / unit) + 1):
            for column in range(floor(exposed.left() / unit), floor(exposed.right() / unit) + 1):
                square = self._square(column % _AROUND, row % _AROUND, dpr, dark)
                painter.drawPixmap(column * side, row * side, square)
        painter.restore()
        self._forget_beyond(2 * (window.width() // SIDE + 2) * (window.height() // SIDE + 2))

    def _square(self, column: int, row: int, dpr: float, dark: bool) -> QPixmap:
        square = self._squares.get((column, row))
        if square is None:
            square = self._squares[column, row] = _cut(column, row, dpr, dark)
        else:
            self._squares.move_to_end((column, row))
        return square

    def _forget_beyond(self, count: int) -> None:
        while len(self._squares) > count:
            self._squares.popitem(last=False)


def _cut(column: int, row: int, dpr: float, dark: bool) -> QPixmap:
    side = round(SIDE * dpr)
    square = QPixmap(side, side)
    painter = QPainter(square)
    painter.scale(side / SIDE, side / SIDE)
    place = QRectF(column * SIDE, row * SIDE, SIDE, SIDE)
    painter.translate(-place.topLeft())
    paint_marble(painter, place, dark=dark)
    painter.end()
    return square
