"""The rings round tiles: of the last move, of a chosen tile, of the keyboard; must not know which tile."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from common.ui.colors import faded
from common.ui.theme import theme
from qwirkle.ui.tile_painter import RADIUS


def paint_last_ring(painter: QPainter, box: QRectF) -> None:
    """Paint the brass ring with ivory halo of the last move round the tile `box`."""
    _ring(painter, box, 2.2, QPen(faded(theme().tokens.ivory, 0.85), theme().dp(5.2)))
    paint_chosen_ring(painter, box)


def paint_chosen_ring(painter: QPainter, box: QRectF) -> None:
    """Paint the brass ring of a tile that is selected or chosen to be swapped."""
    _ring(painter, box, 2.0, QPen(theme().tokens.brass, theme().dp(2.8)))


def paint_focus_ring(painter: QPainter, box: QRectF) -> None:
    """Paint the ring of the tile the keyboard stands on."""
    _ring(painter, box, 3.5, QPen(Qt.GlobalColor.white, theme().dp(6.0)))
    _ring(painter, box, 3.5, QPen(theme().tokens.focus, theme().dp(3.0)))


def _ring(painter: QPainter, box: QRectF, reach: float, pen: QPen) -> None:
    out = theme().dp(reach)
    radius = RADIUS / 100 * box.width() + out
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius, radius)
