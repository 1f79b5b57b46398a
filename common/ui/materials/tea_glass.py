"""A glass of tea on its saucer, seen from above; must not know on which table it stands."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

_TEA = ((0.0, "#D2512F"), (0.55, "#AE2B22"), (1.0, "#6E1116"))
_PORCELAIN = ((0.0, "#FFFFFF"), (0.72, "#FBF8F4"), (0.8, "#E9E3DB"), (0.86, "#FDFBF8"), (1.0, "#EFE9E1"))
_RIM = QColor("#C2333E")
_STEEL = QColor("#C9C6C2")
_STEEL_EDGE = QColor("#8F8B86")
DOTS = 28


def paint_tea(painter: QPainter, rect: QRectF) -> None:
    """Paint saucer, glass, tea and spoon into the square `rect`, light from the top left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width() / 200, rect.height() / 200)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_shadow(painter)
    _paint_saucer(painter)
    _paint_glass(painter)
    _paint_spoon(painter)
    painter.restore()


def _disc(painter: QPainter, radius: float, stops: tuple[tuple[float, str], ...]) -> None:
    gradient = QRadialGradient(QPointF(0, 0), radius)
    for place, code in stops:
        gradient.setColorAt(place, QColor(code))
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_shadow(painter: QPainter) -> None:
    gradient = QRadialGradient(QPointF(3, 7), 94)
    gradient.setColorAt(0.86, QColor(20, 10, 4, 90))
    gradient.setColorAt(1, QColor(20, 10, 4, 0))
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(3, 7), 94, 94)


def _paint_saucer(painter: QPainter) -> None:
    _disc(painter, 90, _PORCELAIN)
    painter.setBrush(_RIM)
    for place in range(DOTS):
        angle = 2 * pi * place / DOTS
        painter.drawEllipse(QPointF(79 * cos(angle), 79 * sin(angle)), 2.6, 2.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_RIM, 1.4))
    painter.drawEllipse(QPointF(0, 0), 87, 87)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_glass(painter: QPainter) -> None:
    painter.setBrush(QColor(90, 60, 40, 46))
    painter.drawEllipse(QPointF(4, 7), 49, 49)
    painter.setBrush(QColor(255, 255, 255, 225))
    painter.drawEllipse(QPointF(0, 0), 48, 48)
    _disc(painter, 42, _TEA)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(255, 236, 214, 150), 4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawArc(QRectF(-33, -33, 66, 66), 115 * 16, 62 * 16)
    painter.setPen(QPen(QColor(150, 130, 118, 120), 1.2))
    painter.drawEllipse(QPointF(0, 0), 48, 48)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_spoon(painter: QPainter) -> None:
    """The spoon lies across the saucer, its bowl under the tea."""
    painter.save()
    painter.rotate(-24)
    painter.setPen(QPen(_STEEL_EDGE, 1))
    painter.setBrush(_STEEL)
    painter.drawRoundedRect(QRectF(18, -2.4, 78, 4.8), 2.4, 2.4)
    painter.drawEllipse(QPointF(20, 0), 9, 5.5)
    painter.restore()
