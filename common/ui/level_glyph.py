"""How strong a computer player is, in glasses of tea; must not know the players."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.colors import faded
from common.ui.materials.path_data import path_from
from common.ui.theme import follow_theme, theme

#: One glass in a box 8 wide and 12 high, and the distance to the next.
WIDTH, HEIGHT, PITCH = 8.0, 12.0, 9.2

_GLASS = (
    "M.4.6H7.6C7.6 3.6 5.9 4.4 5.9 6C5.9 7.3 7.4 7.9 7.4 9.6C7.4 11.1 6.2 11.6 4 11.6"
    "S.6 11.1.6 9.6C.6 7.9 2.1 7.3 2.1 6C2.1 4.4.4 3.6.4.6Z"
)


def level_width(total: int, height: float) -> float:
    """The width of `total` glasses at that height, in the same unit."""
    return ((total - 1) * PITCH + WIDTH) * height / HEIGHT


def paint_level(painter: QPainter, rect: QRectF, filled: int, total: int, color: QColor) -> None:
    """Paint `filled` full and `total - filled` empty glasses from the left edge of `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = rect.height() / HEIGHT
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    glass: QPainterPath = path_from(_GLASS)
    for place in range(total):
        full = place < filled
        painter.setBrush(color if full else Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen if full else QPen(faded(color, 0.55), 0.8))
        painter.drawPath(glass)
        painter.translate(PITCH, 0)
    painter.restore()


class LevelGlyph(QWidget):
    """The glasses beside the word of the level."""

    def __init__(self, filled: int, total: int = 3, parent: QWidget | None = None) -> None:
        """`filled` of `total` glasses are full."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._filled = filled
        self._total = total
        follow_theme(self)

    def set_level(self, filled: int) -> None:
        """Fill another number of glasses."""
        self._filled = filled
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the small type beside it."""
        height = self._height()
        return QSize(ceil(level_width(self._total, height)), ceil(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glasses."""
        painter = QPainter(self)
        top = (self.height() - self._height()) / 2
        box = QRectF(0, top, self.width(), self._height())
        paint_level(painter, box, self._filled, self._total, theme().tokens.brass_text)
        painter.end()

    def _height(self) -> float:
        return HEIGHT * max(theme().s, theme().type_scale)
