"""Rounded boxes with an outline that stays inside them; must not know whose box it is."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def paint_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None = None,
    line: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Fill and outline `rect`; radius and width in logical pixels, radius cut to half the shorter side."""
    inset = width / 2 if line is not None else 0.0
    inner = rect.adjusted(inset, inset, -inset, -inset)
    corner = max(min(radius, rect.width() / 2, rect.height() / 2) - inset, 0.0)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, width) if line is not None else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(inner, corner, corner)
