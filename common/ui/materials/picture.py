"""A blank sharp picture to paint a material into once; must not know the material."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap


def draw_picture(
    width: float, height: float, dpr: float, paint: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    """A pixmap of that many logical pixels at device ratio `dpr`, painted by `paint`; transparent before."""
    pixmap = QPixmap(max(round(width * dpr), 1), max(round(height * dpr), 1))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap
