"""The ring of the card form, for every number of squares and either entry; must not know pixels."""

from PySide6.QtCore import QPointF, QRectF

from kizma.engine.topology import Topology
from kizma.ui.board_plan import COLOUR_COUNT, BoardPlan, pits_of, turned, turned_box

RIM = 0.535
SIDE = 0.91
YARD = 4.4
_USUAL_INNER = 7.0
"""Cells from the inside of the ring to the middle on a board of 60 squares; smaller boards shrink by it."""


def ring_plan(topology: Topology) -> BoardPlan:
    """Lay out the board of a topology: starts and entries in the middle of each side."""
    count = topology.track // 4 + 1
    span = count + 2 * RIM
    middle = span / 2
    unit = (count / 2 - 1) / _USUAL_INNER
    offset = (count - 1) // 2
    behind = topology.track - topology.entry
    squares = _squares(count, offset + behind, topology.track)
    lane_point = squares[topology.entry]
    pitch = min(0.8 * unit * 5 / topology.lane, 0.92)
    lane = tuple(
        QPointF(lane_point.x(), lane_point.y() - 0.5 - pitch * (index + 0.5))
        for index in range(topology.lane)
    )
    depth = 1.2 * unit
    centre = _square(QPointF(middle, middle), 3.4 * unit)
    quarters = range(COLOUR_COUNT)
    yard_unit, yard = _yard(count, span, unit)
    yards = tuple(turned_box(yard, quarter, middle) for quarter in quarters)
    finish_y = centre.bottom() + 0.03 + depth / 2
    finishes = tuple(
        _finish(turned(QPointF(lane_point.x(), finish_y), quarter, middle), quarter, unit)
        for quarter in quarters
    )
    return BoardPlan(
        is_cross=False,
        topology=topology,
        span=span,
        frame=RIM,
        squares=squares,
        side=SIDE,
        lanes=tuple(tuple(turned(point, quarter, middle) for point in lane) for quarter in quarters),
        lane_side=pitch * 0.9125,
        yards=yards,
        yard_unit=yard_unit,
        pits=tuple(pits_of(box, yard_unit) for box in yards),
        finishes=finishes,
        finish_unit=unit,
        finish_pits=tuple(_finish_pits(box, quarter, unit) for quarter, box in enumerate(finishes)),
        entries=tuple(
            (topology.entry + quarter * topology.track // 4) % topology.track for quarter in quarters
        ),
        centre=centre,
    )


def _squares(count: int, offset: int, track: int) -> tuple[QPointF, ...]:
    """The middles from red's start, which lies `offset` squares left of the bottom right corner."""
    last = count - 1
    ring = [(last - step, last) for step in range(last)]
    ring += [(0, last - step) for step in range(last)]
    ring += [(step, 0) for step in range(last)]
    ring += [(last, step) for step in range(last)]
    found = (ring[(offset + index) % track] for index in range(track))
    return tuple(QPointF(RIM + x + 0.5, RIM + y + 0.5) for x, y in found)


def _yard(count: int, span: float, unit: float) -> tuple[float, QRectF]:
    """The size of a yard beside the usual one, and red's yard, clear of every Bitiş and of the felt."""
    off_middle = 0.5 if count % 2 == 0 else 0.0
    beside_finish = count / 2 - off_middle - 1.3 * unit - 0.06
    room = min(beside_finish, count / 2 - 1.7 * unit - 0.06)
    side = min(YARD, room - 1.1)
    inset = min(1 + (count / 2 - 1.28) / 2, room - side / 2)
    middle = QPointF(RIM + inset, span - RIM - inset)
    return side / YARD, _square(middle, side)


def _finish(middle: QPointF, quarter: int, unit: float) -> QRectF:
    width, height = (2.6, 1.2) if quarter % 2 == 0 else (1.2, 2.6)
    box = QRectF(0, 0, width * unit, height * unit)
    box.moveCenter(middle)
    return box


def _finish_pits(box: QRectF, quarter: int, unit: float) -> tuple[QPointF, ...]:
    """Four pits in a row below the word, or in a column under it that fills from its foot."""
    if quarter % 2 == 0:
        start, step = (
            QPointF(box.center().x() - 0.9 * unit, box.bottom() - 0.4 * unit),
            QPointF(0.6 * unit, 0),
        )
    else:
        start, step = QPointF(box.center().x(), box.bottom() - 0.37 * unit), QPointF(0, -0.495 * unit)
    return tuple(start + step * index for index in range(4))


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
