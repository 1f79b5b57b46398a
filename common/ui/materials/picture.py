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


def use_device_pixels(painter: QPainter) -> float:
    """Make a painter's unit one device pixel and its origin a whole one; return pixels per unit before.

    A picture of whole pixels drawn so is copied as it is, at a ratio like 1.25 too, where Qt would stretch it
    and leave seams between neighbours.
    """
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    painter.scale(1 / dpr, 1 / dpr)
    place = painter.deviceTransform()
    painter.translate(round(place.dx()) - place.dx(), round(place.dy()) - place.dy())
    return dpr
