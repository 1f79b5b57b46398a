"""A place on a table where a lifted piece may be let go; must not know any game."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt

SNAP = 0.6
"""How near to a zone's centre, in zone sizes, a piece must be let go to snap into it."""

_DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


@dataclass(frozen=True, slots=True)
class DropZone:
    """A place in scene coordinates; ``key`` is the game's own name for it.

    ``legal`` tells whether a move goes there: a piece let go elsewhere flies home, and the game says why.
    """

    key: Hashable
    rect: QRectF
    legal: bool = True

    def distance(self, point: QPointF) -> float:
        """Return how far a point is from the centre, in zone sizes."""
        offset = point - self.rect.center()
        return max(abs(offset.x()) / self.rect.width(), abs(offset.y()) / self.rect.height())


def nearest(zones: Sequence[DropZone], point: QPointF) -> DropZone | None:
    """Return the zone a piece let go at a point snaps into, or None when none is near enough."""
    near = [zone for zone in zones if zone.distance(point) <= SNAP]
    return min(near, key=lambda zone: zone.distance(point), default=None)


def step(zones: Sequence[DropZone], current: DropZone | None, key: Qt.Key) -> DropZone | None:
    """Return the zone an arrow key leads to from the current one: the nearest that lies in its direction.

    From no zone it leads to the first. Where nothing lies ahead the current one stays.
    """
    if current is None:
        return zones[0] if zones else None
    heading = _DIRECTIONS[key]
    ahead = [zone for zone in zones if _along(current, zone, heading) > 0]
    return min(ahead, key=lambda zone: _cost(current, zone, heading), default=current)


def _along(start: DropZone, end: DropZone, heading: QPointF) -> float:
    return QPointF.dotProduct(end.rect.center() - start.rect.center(), heading)


def _cost(start: DropZone, end: DropZone, heading: QPointF) -> float:
    offset = end.rect.center() - start.rect.center()
    along = QPointF.dotProduct(offset, heading)
    across = abs(offset.x() * heading.y()) + abs(offset.y() * heading.x())
    return along + 2 * across
