"""Where everything of a board lies, counted in cells; must not know pixels, colours or rules."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from kizma.engine.pawn import Pawn
from kizma.engine.topology import YARD, Place, Topology

COLOUR_COUNT = 4
FINISH_PAWN = 0.58
"""How large a pawn in Bitiş stands, beside one on the ring."""


@dataclass(frozen=True)
class Spot:
    """A place for a pawn: the middle of its square and the size the pawn has there (1 on the ring)."""

    point: QPointF
    size: float = 1.0


@dataclass(frozen=True)
class BoardPlan:
    """One board, its corner at the origin; lengths in cells.

    ``span`` is the side of the board, ``frame`` the width of its rim. ``squares`` are the middles of the
    ring clockwise from red's start. All rows of four are by colour; ``pits`` and ``finish_pits`` hold four
    middles for each. ``entries`` are indices of squares before the lanes. ``centre`` is the felt.
    """

    is_cross: bool
    topology: Topology
    span: float
    frame: float
    squares: tuple[QPointF, ...]
    side: float
    lanes: tuple[tuple[QPointF, ...], ...]
    lane_side: float
    yards: tuple[QRectF, ...]
    yard_unit: float
    pits: tuple[tuple[QPointF, ...], ...]
    finishes: tuple[QRectF, ...]
    finish_unit: float
    finish_pits: tuple[tuple[QPointF, ...], ...]
    entries: tuple[int, ...]
    centre: QRectF

    @property
    def starts(self) -> tuple[int, ...]:
        """The squares where pawns enter, by colour."""
        return tuple(row[0] for row in self.topology.squares)

    def spot(self, pawn: Pawn, place: Place) -> Spot:
        """Return where a pawn stands at a place."""
        colour, number = pawn >> 2, pawn & 3
        topology = self.topology
        if place == YARD:
            return Spot(self.pits[colour][number], self.yard_unit)
        if place == topology.finish:
            return Spot(self.finish_pits[colour][number], FINISH_PAWN * self.finish_unit)
        if topology.is_in_lane(place):
            return Spot(self.lanes[colour][place - topology.entry - 1], self.lane_size)
        return Spot(self.squares[topology.squares[colour][place]])

    @property
    def lane_size(self) -> float:
        """How large a pawn in a lane stands."""
        return min(self.lane_side / 0.73, 1.0)


def turned(point: QPointF, quarters: int, centre: float) -> QPointF:
    """Return a point turned clockwise about the middle of the board by so many quarters."""
    x, y = point.x() - centre, point.y() - centre
    for _ in range(quarters % 4):
        x, y = -y, x
    return QPointF(x + centre, y + centre)


def turned_box(box: QRectF, quarters: int, centre: float) -> QRectF:
    """Return an upright box turned clockwise about the middle of the board."""
    return QRectF(
        turned(box.topLeft(), quarters, centre), turned(box.bottomRight(), quarters, centre)
    ).normalized()


def pits_of(yard: QRectF, unit: float) -> tuple[QPointF, ...]:
    """Return the four pits of a yard, in reading order."""
    reach = 0.96 * unit
    steps = ((-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach))
    return tuple(yard.center() + QPointF(x, y) for x, y in steps)
