"""Vector outlines written as path data; must not know what they depict."""

import re
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Z": 0}


@cache
def path_from(data: str) -> QPainterPath:
    """The outline of path data with absolute M, L, H, V, C, S and Z; raises ValueError on other commands."""
    pen = _Pen()
    for command, numbers in _commands(data):
        pen.draw(command, numbers)
    return pen.path


@cache
def star_path(points: int, outer: float, inner: float) -> QPainterPath:
    """A star about the origin with one point straight up; radii of its points and of its notches."""
    corners = []
    for index in range(2 * points):
        radius = inner if index % 2 else outer
        angle = pi * index / points
        corners.append(QPointF(radius * sin(angle), -radius * cos(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _commands(data: str) -> list[tuple[str, list[float]]]:
    """The commands with their numbers; one letter followed by several groups of numbers repeats."""
    result: list[tuple[str, list[float]]] = []
    letter, numbers = "", list[float]()
    for token in [*_TOKEN.findall(data), "Z"]:
        if not token.isalpha():
            numbers.append(float(token))
            continue
        result.extend(_groups(letter, numbers))
        letter, numbers = token, []
    return result


def _groups(letter: str, numbers: list[float]) -> list[tuple[str, list[float]]]:
    if not letter:
        return []
    size = _ARITY.get(letter)
    if size is None or (size == 0) != (not numbers) or (size and len(numbers) % size):
        raise ValueError(letter)
    if size == 0:
        return [(letter, [])]
    return [(letter, numbers[start : start + size]) for start in range(0, len(numbers), size)]


class _Pen:
    """Draws commands one after another; keeps the last control point for S."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self._handle = QPointF()

    def draw(self, command: str, n: list[float]) -> None:
        here = self.path.currentPosition()
        match command:
            case "M":
                self.path.moveTo(n[0], n[1])
            case "L":
                self.path.lineTo(n[0], n[1])
            case "H":
                self.path.lineTo(n[0], here.y())
            case "V":
                self.path.lineTo(here.x(), n[0])
            case "C":
                self._curve(QPointF(n[0], n[1]), QPointF(n[2], n[3]), QPointF(n[4], n[5]))
            case "S":
                self._curve(here * 2 - self._handle, QPointF(n[0], n[1]), QPointF(n[2], n[3]))
            case "Z":
                self.path.closeSubpath()

    def _curve(self, first: QPointF, second: QPointF, end: QPointF) -> None:
        self.path.cubicTo(first, second, end)
        self._handle = second
