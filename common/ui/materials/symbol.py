"""The four player symbols as outlines; must not know who plays under them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from common.ui.materials.path_data import path_from, star_path
from common.ui.seat_colors import SymbolName

#: The symbols are drawn in a box from minus this to plus this.
HALF_BOX = 10.0

_LALE = (
    "M0 10C-5.5 9.5-8.5 5.5-8.5.5C-8.5-3.5-7.5-7-6.5-9.5C-4.8-8-3.3-6.3-2.5-4.2C-2-6.5-1.2-8.5 0-10.5"
    "C1.2-8.5 2-6.5 2.5-4.2C3.3-6.3 4.8-8 6.5-9.5C7.5-7 8.5-3.5 8.5.5C8.5 5.5 5.5 9.5 0 10Z"
)
_YAPRAK = "M-8.5 8.5C-10.5-1-4-9.5 9.5-9.5C9.5 4 1 10.5-8.5 8.5Z"
_DAMLA = (
    "M0-10.8C3.6-5.8 7.8-1.5 7.8 3C7.8 7.3 4.3 10.2 0 10.2C-4.3 10.2-7.8 7.3-7.8 3C-7.8-1.5-3.6-5.8 0-10.8Z"
)


def symbol_path(name: SymbolName) -> QPainterPath:
    """The outline of a symbol, centred on the origin in a box of 2 x HALF_BOX."""
    match name:
        case "lale":
            return path_from(_LALE)
        case "gunes":
            return star_path(8, 10.5, 6.2)
        case "damla":
            return path_from(_DAMLA)
        case "yaprak":
            return path_from(_YAPRAK)


def paint_symbol(painter: QPainter, name: SymbolName, rect: QRectF, fill: QColor, vein: QColor) -> None:
    """Fill `rect` with a symbol; `vein` is the colour of the leaf's vein, the ground it lies on."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = rect.width() / (2 * HALF_BOX)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(symbol_path(name))
    if name == "yaprak":
        vein_pen = QPen(vein, 1.7)
        vein_pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(vein_pen)
        painter.drawLine(QPointF(-6.5, 6.5), QPointF(4, -4))
    painter.restore()
