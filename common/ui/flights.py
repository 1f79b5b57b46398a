"""Several pieces moving at once, each with its own start, as one animation; must not know any game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsObject

from common.ui import durations
from common.ui.motion import ARC
from common.ui.theme import theme


@dataclass(frozen=True, slots=True)
class Flight:
    """One item's way to a place, turning and growing on it.

    `delay` and `duration` are milliseconds before the player's pace; `opacity` is what it ends with.
    """

    item: QGraphicsObject
    target: QPointF
    rotation: float = 0.0
    scale: float = 1.0
    delay: int = 0
    duration: int = durations.FLIGHT
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    arc: float = ARC
    opacity: float = 1.0

    @property
    def end(self) -> int:
        """When the item arrives, in milliseconds after the first flight could begin."""
        return self.delay + self.duration


def fly(
    owner: QObject, flights: Sequence[Flight], landed: Callable[[], None] | None = None
) -> QAbstractAnimation:
    """Return one animation of all flights; `landed` is called when it is over.

    It belongs to `owner`, which must outlive the items, for example their scene: an item that is dropped on
    landing would otherwise take the animation along that is just letting go of it. Each item starts from
    where it then is, and is shown if it was hidden until then. Reduced motion lets it jump.
    """
    total = max(flight.end for flight in flights)
    animation = QVariantAnimation(owner)
    animation.setStartValue(0.0)
    animation.setEndValue(float(total))
    animation.setDuration(max(theme().play_ms(total), 1))
    ways = [_Way(flight) for flight in flights]

    def move(elapsed: float) -> None:
        for way in ways:
            way.move(elapsed)

    animation.valueChanged.connect(move)
    if landed is not None:
        animation.finished.connect(landed)
    return animation


class _Way:
    """From where the item is when it first moves to its target."""

    def __init__(self, flight: Flight) -> None:
        self._flight = flight
        self._curve = QEasingCurve(flight.curve)
        self._start: tuple[QPointF, float, float, float] | None = None
        self._has_landed = False

    def move(self, elapsed: float) -> None:
        """Put the item where it is so many milliseconds after the first flight could begin."""
        flight = self._flight
        if self._has_landed or elapsed < flight.delay:
            return
        if self._start is None:
            item = flight.item
            item.show()
            self._start = (item.pos(), item.rotation(), item.scale(), item.opacity())
        self._has_landed = elapsed >= flight.end
        share = min((elapsed - flight.delay) / flight.duration, 1.0) if flight.duration else 1.0
        self._place(1.0 if theme().reduced_motion else self._curve.valueForProgress(share), self._start)

    def _place(self, share: float, start: tuple[QPointF, float, float, float]) -> None:
        flight, (origin, turn, scale, opacity) = self._flight, start
        way = flight.target - origin
        bulge = flight.arc * hypot(way.x(), way.y()) * sin(pi * share)
        flight.item.setPos(origin + way * share - QPointF(0, bulge))
        if turn != flight.rotation:
            flight.item.setRotation(turn + (flight.rotation - turn) * share)
        if scale != flight.scale:
            flight.item.setScale(scale + (flight.scale - scale) * share)
        if opacity != flight.opacity:
            flight.item.setOpacity(opacity + (flight.opacity - opacity) * share)
