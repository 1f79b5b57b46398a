"""The 15 by 15 cross of the dice form; must not know pixels."""

from PySide6.QtCore import QPointF, QRectF

from kizma.engine.topology import Topology
from kizma.ui.board_plan import COLOUR_COUNT, BoardPlan, pits_of, turned, turned_box

RIM = 0.3
SIDE = 0.91
COUNT = 15
_MIDDLE = RIM + COUNT / 2

_QUARTER = (
    *((6, row) for row in range(13, 8, -1)),
    *((column, 8) for column in range(5, -1, -1)),
    (0, 7),
    (0, 6),
)
"""The thirteen squares from red's start to the one before yellow's, as columns and rows."""


def cross_plan(topology: Topology) -> BoardPlan:
    """Lay out the cross; each arm carries one lane in its middle."""
    quarters = range(COLOUR_COUNT)
    quarter = [_cell(x, y) for x, y in _QUARTER]
    lane = [_cell(7, row) for row in range(13, 8, -1)]
    yard = QRectF(RIM + 0.3, RIM + 9.3, 5.4, 5.4)
    yards = tuple(turned_box(yard, turn, _MIDDLE) for turn in quarters)
    wedge = QRectF(RIM + 6, RIM + 7.5, 3, 1.5)
    centre = QRectF(_MIDDLE - 0.85, _MIDDLE - 0.85, 1.7, 1.7)
    spots = [
        QPointF(_MIDDLE + 0.56 * (index - 1.5), _MIDDLE + 1.22 - 0.02 * (index % 2)) for index in range(4)
    ]
    return BoardPlan(
        is_cross=True,
        topology=topology,
        span=COUNT + 2 * RIM,
        frame=RIM,
        squares=tuple(turned(point, turn, _MIDDLE) for turn in quarters for point in quarter),
        side=SIDE,
        lanes=tuple(tuple(turned(point, turn, _MIDDLE) for point in lane) for turn in quarters),
        lane_side=SIDE,
        yards=yards,
        yard_unit=1.0,
        pits=tuple(pits_of(box, 1.18) for box in yards),
        finishes=tuple(turned_box(wedge, turn, _MIDDLE) for turn in quarters),
        finish_unit=0.85,
        finish_pits=tuple(tuple(turned(point, turn, _MIDDLE) for point in spots) for turn in quarters),
        entries=tuple((topology.entry + 13 * turn) % 52 for turn in quarters),
        centre=centre,
    )


def _cell(column: int, row: int) -> QPointF:
    return QPointF(RIM + column + 0.5, RIM + row + 0.5)
