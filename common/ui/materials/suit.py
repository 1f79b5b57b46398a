"""The four suits of a pack of cards as outlines, for fonts lack them; must not know any card."""

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from common.ui.materials.path_data import path_from

SuitName = Literal["spade", "heart", "diamond", "club"]

#: The suits are drawn in a box from minus this to plus this.
HALF_BOX = 10.0

_HEART = (
    "M0 9.8C-2.6 5.6-9.4 2.4-9.4-3.6C-9.4-7-7-9.2-4.4-9.2C-2.3-9.2-.8-8 0-5.9"
    "C.8-8 2.3-9.2 4.4-9.2C7-9.2 9.4-7 9.4-3.6C9.4 2.4 2.6 5.6 0 9.8Z"
)
_DIAMOND = "M0-10.2C1.8-6.4 4.4-3 7.6 0C4.4 3 1.8 6.4 0 10.2C-1.8 6.4-4.4 3-7.6 0C-4.4-3-1.8-6.4 0-10.2Z"
_SPADE = (
    "M0-9.9C2.4-6 9.2-2.4 9.2 2.4C9.2 5.3 7.1 7 4.8 7C3.2 7 1.9 6.2 1 4.9C1.3 7 2.2 8.6 4 9.9"
    "H-4C-2.2 8.6-1.3 7-1 4.9C-1.9 6.2-3.2 7-4.8 7C-7.1 7-9.2 5.3-9.2 2.4C-9.2-2.4-2.4-6 0-9.9Z"
)
_CLUB_STEM = "M-1.1 1H1.1C1.2 5.2 2.1 8.2 4 9.9H-4C-2.1 8.2-1.2 5.2-1.1 1Z"
_CLUB_LEAVES = (QPointF(0, -5.1), QPointF(-4.7, 2.1), QPointF(4.7, 2.1))


@cache
def suit_path(name: SuitName) -> QPainterPath:
    """The outline of a suit, centred on the origin in a box of 2 x HALF_BOX."""
    match name:
        case "heart":
            return path_from(_HEART)
        case "diamond":
            return path_from(_DIAMOND)
        case "spade":
            return path_from(_SPADE)
        case "club":
            return _club()


def paint_suit(painter: QPainter, name: SuitName, rect: QRectF, color: QColor) -> None:
    """Fill `rect` with a suit in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = rect.width() / (2 * HALF_BOX)
    painter.scale(scale, scale)
    painter.fillPath(suit_path(name), color)
    painter.restore()


def _club() -> QPainterPath:
    path = QPainterPath(path_from(_CLUB_STEM))
    path.setFillRule(Qt.FillRule.WindingFill)
    for centre in _CLUB_LEAVES:
        path.addEllipse(centre, 4.7, 4.7)
    path.addEllipse(QPointF(0, -0.2), 2.6, 2.6)
    return path
