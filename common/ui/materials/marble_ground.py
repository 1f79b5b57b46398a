"""Marble under a window that moves: squares cut once and laid as they are; must not know what lies on it."""

from collections import OrderedDict
from collections.abc import Collection
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from common.ui.materials.marble import TILE, paint_marble

#: Side of a square in logical pixels: whole device pixels at every ratio in quarters.
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
        device = painter.device()
        dpr = device.devicePixelRatioF() if device else 1.0
        if (dpr, dark) != self._look:
            self._squares.clear()
            self._look = (dpr, dark)
        for row in range(floor(exposed.top() / SIDE), ceil(exposed.bottom() / SIDE)):
            for column in range(floor(exposed.left() / SIDE), ceil(exposed.right() / SIDE)):
                square = self._square(column % _AROUND, row % _AROUND, dpr, dark)
                painter.drawPixmap(QPointF(column * SIDE, row * SIDE), square)
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
    pixels = ceil(SIDE * dpr)
    square = QPixmap(pixels, pixels)
    square.setDevicePixelRatio(dpr)
    place = QRectF(column * SIDE, row * SIDE, SIDE, SIDE)
    painter = QPainter(square)
    painter.translate(-place.topLeft())
    paint_marble(painter, place, dark=dark)
    painter.end()
    return square
