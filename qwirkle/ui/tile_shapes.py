"""The six shapes and six inlays of the tiles as paths in a tile of 100 units; must not know any pixel."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

TILE = 100.0
CENTRE = QPointF(50, 50)


@cache
def shape_path(shape: int) -> QPainterPath:
    """The outline of shape 0 to 5: circle, square, diamond, clover, star, sun."""
    return (_circle, _square, _diamond, _clover, _star, _sun)[shape]().translated(CENTRE)


@cache
def inlay_path(colour: int, strong: bool) -> QPainterPath:
    """What is cut into a tile of colour 0 to 5 (red has none); `strong` is half as large again."""
    path = (_plain, _dot, _ring, _bar, _two_bars, _cross)[colour]()
    if strong:
        path = _scaled(path, 1.5)
    return path.translated(CENTRE)


def _scaled(path: QPainterPath, factor: float) -> QPainterPath:
    result = QPainterPath()
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        point = QPointF(element.x, element.y) * factor
        if element.isMoveTo():
            result.moveTo(point)
        elif element.isLineTo():
            result.lineTo(point)
        elif element.isCurveTo():
            second, third = path.elementAt(index + 1), path.elementAt(index + 2)
            result.cubicTo(point, QPointF(second.x, second.y) * factor, QPointF(third.x, third.y) * factor)
    result.setFillRule(path.fillRule())
    return result


def _round_dot(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _thickened(path: QPainterPath, pen: float) -> QPainterPath:
    """The path with round joins as a pen would draw round it."""
    return path.united(_stroked(path, pen))


def _stroked(path: QPainterPath, pen: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(pen)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path).simplified()


def _polygon(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _circle() -> QPainterPath:
    return _round_dot(0, 0, 29)


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-26, -26, 52, 52), 4, 4)
    return path


def _diamond() -> QPainterPath:
    return _thickened(_polygon([QPointF(0, -35), QPointF(35, 0), QPointF(0, 35), QPointF(-35, 0)]), 3)


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-10, -10, 20, 20))
    for x, y in ((0, -17), (17, 0), (0, 17), (-17, 0)):
        path = path.united(_round_dot(x, y, 16.5))
    return path


def _star() -> QPainterPath:
    path = QPainterPath(QPointF(0, -37))
    path.cubicTo(3.5, -17, 17, -3.5, 37, 0)
    path.cubicTo(17, 3.5, 3.5, 17, 0, 37)
    path.cubicTo(-3.5, 17, -17, 3.5, -37, 0)
    path.cubicTo(-17, -3.5, -3.5, -17, 0, -37)
    return _thickened(path, 7)


def _sun() -> QPainterPath:
    points = []
    for corner in range(16):
        radius = 35.5 if corner % 2 == 0 else 23.5
        angle = pi * corner / 8
        points.append(QPointF(radius * sin(angle), -radius * cos(angle)))
    return _thickened(_polygon(points), 2.5)


def _plain() -> QPainterPath:
    return QPainterPath()


def _dot() -> QPainterPath:
    return _round_dot(0, 0, 6.5)


def _ring() -> QPainterPath:
    return _stroked(_round_dot(0, 0, 9.5), 4.6)


def _line(x1: float, y1: float, x2: float, y2: float, pen: float) -> QPainterPath:
    path = QPainterPath(QPointF(x1, y1))
    path.lineTo(x2, y2)
    return _stroked(path, pen)


def _bar() -> QPainterPath:
    return _line(0, -12, 0, 12, 6.4)


def _two_bars() -> QPainterPath:
    return _line(-10.5, -5, 10.5, -5, 5.2).united(_line(-10.5, 5.5, 10.5, 5.5, 5.2))


def _cross() -> QPainterPath:
    return _line(-8, -8, 8, 8, 5.6).united(_line(-8, 8, 8, -8, 5.6))
