"""The lattice of eight-pointed stars; must not know what it adorns."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from common.ui.materials.path_data import star_path
from common.ui.materials.picture import draw_picture

#: Width of the line as a share of the cell.
LINE = 0.04


@lru_cache(maxsize=32)
def lattice_path(columns: int, rows: int) -> QPainterPath:
    """Stars on a grid of cells of side 1 with its corner at the origin; neighbours touch at their points."""
    path = QPainterPath()
    outer, inner = star_path(8, 0.5, 0.383), star_path(8, 0.2, 0.2 * 0.766)
    for column in range(columns):
        for row in range(rows):
            path.addPath(outer.translated(column + 0.5, row + 0.5))
            path.addPath(inner.translated(column + 0.5, row + 0.5))
    return path


def paint_lattice(painter: QPainter, rect: QRectF, cell: float, color: QColor) -> None:
    """Cover `rect` with lattice of about `cell` logical pixels, a whole number of cells each way."""
    columns = max(round(rect.width() / cell), 1)
    rows = max(ceil(rect.height() / (rect.width() / columns) - 0.25), 1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / columns, rect.height() / rows)
    painter.setPen(QPen(color, LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lattice_path(columns, rows))
    painter.restore()


def lattice_pixmap(width: int, height: int, dpr: float, cell: float, color: QColor) -> QPixmap:
    """A cached piece of lattice of that many logical pixels on a transparent ground."""
    return _piece(width, height, dpr, cell, color.rgba())


@lru_cache(maxsize=24)
def _piece(width: int, height: int, dpr: float, cell: float, rgba: int) -> QPixmap:
    color = QColor.fromRgba(rgba)
    return draw_picture(width, height, dpr, lambda painter, rect: paint_lattice(painter, rect, cell, color))
