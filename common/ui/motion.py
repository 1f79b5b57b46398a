"""The ways pieces move on a table, as animations that belong to what they move; must not know any game."""

from functools import partial
from math import hypot, pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsObject

from common.ui import durations
from common.ui.theme import theme

ARC = 0.08
"""How far a flight bulges from the straight way, in shares of its length."""

SHAKE_WIDTH = 4.0
SHAKES = 3


def flight(
    item: QGraphicsObject,
    target: QPointF,
    milliseconds: int = durations.FLIGHT,
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    arc: float = ARC,
    rotation: float | None = None,
) -> QAbstractAnimation:
    """Return a flight of an item from where it then is to ``target``, easing its rotation to ``rotation``."""
    animation = _progress(item, milliseconds, curve)
    path = _Path(item, target, arc, rotation)
    # a bound method would not keep the path alive
    animation.valueChanged.connect(partial(_Path.move, path))
    return animation


def fade(item: QGraphicsObject, opacity: float, milliseconds: int = durations.PANEL) -> QAbstractAnimation:
    """Return a change of an item's opacity from what it then is."""
    animation = _progress(item, milliseconds, QEasingCurve.Type.OutCubic)
    start: list[float] = []

    def change(share: float) -> None:
        if not start:
            start.append(item.opacity())
        item.setOpacity(start[0] + (opacity - start[0]) * share)

    animation.valueChanged.connect(change)
    return animation


def shake(item: QGraphicsObject) -> QAbstractAnimation:
    """Return a short shake that says no."""
    animation = _progress(item, durations.SHAKE, QEasingCurve.Type.Linear)
    origin = item.pos()
    width = theme().dp(0.0 if theme().reduced_motion else SHAKE_WIDTH)
    animation.valueChanged.connect(
        lambda share: item.setPos(origin + QPointF(width * sin(2 * pi * SHAKES * share), 0))
    )
    return animation


def pause(item: QGraphicsObject, milliseconds: int) -> QAbstractAnimation:
    """Return a wait that changes nothing."""
    return _progress(item, milliseconds, QEasingCurve.Type.Linear)


class _Path:
    """From the item's place at the first tick to the target; jumps at once when motion is reduced."""

    def __init__(self, item: QGraphicsObject, target: QPointF, arc: float, rotation: float | None) -> None:
        self._item, self._target, self._arc, self._turn = item, target, arc, rotation
        self._start: tuple[QPointF, float] | None = None

    def move(self, share: float) -> None:
        """Put the item where it is after this share of the way."""
        if self._start is None:
            self._start = (self._item.pos(), self._item.rotation())
        share = 1.0 if theme().reduced_motion else share
        start, turn = self._start
        way = self._target - start
        bulge = self._arc * hypot(way.x(), way.y()) * sin(pi * share)
        self._item.setPos(start + way * share - QPointF(0, bulge))
        if self._turn is not None:
            self._item.setRotation(turn + (self._turn - turn) * share)


def _progress(item: QGraphicsObject, milliseconds: int, curve: QEasingCurve.Type) -> QVariantAnimation:
    animation = QVariantAnimation(item)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(max(theme().play_ms(milliseconds), 1))  # one without length never tells its end
    animation.setEasingCurve(curve)
    return animation
