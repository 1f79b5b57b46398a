"""Where cards, plates and panels lie on the felt, for any size of table; must not know which cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from king.engine.trick import SEATS, TRICKS
from king.ui.card_pictures import RATIO

RAIL = 14.0
"""Width of the walnut rail in dp."""

OUTER_RADIUS, INNER_RADIUS = 32.0, 20.0
BACK = 0.55
"""Width of an opponent's card in widths of an own one."""

TRICK_CARD = 0.96
"""Width of a card in the trick in widths of an own one."""

PLATE = QSizeF(200, 56)
"""A seat's plate in dp; its width follows its text."""

OWN_PLATE_HEIGHT = 38.0
_HAND_RISE = 1.13
_OWN_PLATE_RISE = 2.3
_SIDE_PLATE_RISE = 2.63
_TUCKED = 0.54
_BACK_STEP, _SIDE_BACK_STEP = 0.195, 0.17
_SIDE_MIDDLE = 0.43
_EDGE = 19.0
_HAND_STEP, _HAND_STEP_MAX = 0.55, 0.7
_TURN = 0.82


class Side(IntEnum):
    """Where a seat sits as the viewer sees it, in order of play: counter-clockwise (K02)."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3


def side_of(seat: int, viewer: int | None) -> Side:
    """Return where a seat sits; without a viewer seat 0 is at the bottom."""
    return Side((seat - (viewer or 0)) % SEATS)


@dataclass(frozen=True, slots=True)
class Place:
    """The centre of a card, its turn in degrees and its width in pixels."""

    point: QPointF
    rotation: float
    width: float


@dataclass(frozen=True)
class Layout:
    """Places on one table: `table` is the outer edge of its rail, `s` the pixels per dp.

    What every card asks for is worked out once.
    """

    table: QRectF
    s: float

    @cached_property
    def felt(self) -> QRectF:
        """The cloth inside the rail."""
        rail = RAIL * self.s
        return self.table.adjusted(rail, rail, -rail, -rail)

    @cached_property
    def card_width(self) -> float:
        """The width of an own card."""
        return min(0.108 * self.table.width(), 0.136 * self.table.height())

    @cached_property
    def hand_centre(self) -> QPointF:
        """The middle of the fan of own cards."""
        return QPointF(self.table.center().x(), self.table.bottom() - _HAND_RISE * self.card_width)

    @property
    def hand_top(self) -> float:
        """The upper edge of the own cards while none is raised."""
        return self.hand_centre.y() - 0.5 * RATIO * self.card_width

    @property
    def hand_line(self) -> float:
        """A card let go with its centre above this line is played."""
        return self.hand_centre.y() - 0.75 * self.card_width

    @property
    def own_plate_centre(self) -> QPointF:
        """The middle of the viewer's plate."""
        return QPointF(self.table.center().x(), self.table.bottom() - _OWN_PLATE_RISE * self.card_width)

    @property
    def low_plate_centre(self) -> QPointF:
        """The middle of the viewer's plate while no card can be raised: close to the hand."""
        rise = (OWN_PLATE_HEIGHT / 2 + 8) * self.s
        return QPointF(self.table.center().x(), self.hand_top - rise)

    @property
    def top_plate_y(self) -> float:
        """The upper edge of the plate opposite."""
        return self.felt.top() + 0.42 * self.card_width + 26 * self.s

    @cached_property
    def trick_centre(self) -> QPointF:
        """The middle of the trick."""
        low = self.own_plate_centre.y() - OWN_PLATE_HEIGHT / 2 * self.s
        high = self.top_plate_y + PLATE.height() * self.s
        return QPointF(self.table.center().x(), (low + high) / 2 + 0.25 * self.card_width)

    @cached_property
    def hands(self) -> tuple[tuple[Place, ...], ...]:
        """The places of own cards from left to right, by the number of cards held."""
        return tuple(tuple(self._hand(count)) for count in range(TRICKS + 1))

    @cached_property
    def backs(self) -> dict[Side, tuple[tuple[Place, ...], ...]]:
        """The places of each side's cards, mostly tucked under the rail, by the number of cards held."""
        return {side: tuple(tuple(self._backs(side, count)) for count in range(TRICKS + 1)) for side in Side}

    def _hand(self, count: int) -> Iterator[Place]:
        width = self.card_width
        step = _HAND_STEP
        if count > 1:
            step = min(max(_HAND_STEP * (TRICKS - 1) / (count - 1), _HAND_STEP), _HAND_STEP_MAX)
        for index in range(count):
            off = index - (count - 1) / 2
            x = off * step * width
            point = self.hand_centre + QPointF(x, x * x / (50 * width))
            yield Place(point, _TURN * off, width)

    def _backs(self, side: Side, count: int) -> Iterator[Place]:
        width = BACK * self.card_width
        reach = (0.5 - _TUCKED) * RATIO * width
        step = _SIDE_BACK_STEP if side in (Side.LEFT, Side.RIGHT) else _BACK_STEP
        for index in range(count):
            off = index - (count - 1) / 2
            along = off * step * self.card_width
            yield self._back(side, off, along, reach - along * along / (26 * self.card_width))

    @cached_property
    def tricks(self) -> dict[Side, Place]:
        """Where each side's card to the trick lies."""
        return {side: self._trick(side) for side in Side}

    def _trick(self, side: Side) -> Place:
        width = TRICK_CARD * self.card_width
        across = QPointF(1.2 * width, 0) if side in (Side.LEFT, Side.RIGHT) else QPointF(0, 0.8 * width)
        sign = 1 if side in (Side.BOTTOM, Side.RIGHT) else -1
        turn = {Side.BOTTOM: -1.5, Side.RIGHT: 6.0, Side.TOP: 3.0, Side.LEFT: -5.0}[side]
        return Place(self.trick_centre + across * sign, turn, width)

    @property
    def slot(self) -> QRectF:
        """The dashed place for the viewer's card."""
        width = TRICK_CARD * self.card_width
        box = QRectF(0, 0, width, width * RATIO)
        box.moveCenter(self.tricks[Side.BOTTOM].point)
        return box

    @property
    def deck(self) -> Place:
        """Where the pack lies before it is dealt."""
        return Place(self.trick_centre, 0.0, BACK * self.card_width)

    def taken(self, side: Side) -> QPointF:
        """Return the point where a seat gathers its tricks: the edge of the table before it."""
        centre, felt = self.trick_centre, self.felt
        return {
            Side.BOTTOM: QPointF(centre.x(), felt.bottom()),
            Side.RIGHT: QPointF(felt.right(), centre.y()),
            Side.TOP: QPointF(centre.x(), felt.top()),
            Side.LEFT: QPointF(felt.left(), centre.y()),
        }[side]

    def plate(self, side: Side, size: QSizeF, *, low: bool = False) -> QRectF:
        """Return where a seat's plate of this size lies; `low` is the viewer's close to the hand."""
        box = QRectF(QPointF(), size)
        y = self.table.bottom() - _SIDE_PLATE_RISE * self.card_width
        match side:
            case Side.BOTTOM:
                box.moveCenter(self.low_plate_centre if low else self.own_plate_centre)
            case Side.RIGHT:
                box.moveCenter(QPointF(self.felt.right() - _EDGE * self.s - size.width() / 2, y))
            case Side.TOP:
                box.moveCenter(QPointF(self.table.center().x(), 0))
                box.moveTop(self.top_plate_y)
            case Side.LEFT:
                box.moveCenter(QPointF(self.felt.left() + _EDGE * self.s + size.width() / 2, y))
        return box

    @property
    def corner(self) -> QPointF:
        """The upper left corner of the contract plaque."""
        return self.felt.topLeft() + QPointF(24, 22) * self.s

    @property
    def far_corner(self) -> QPointF:
        """The upper right corner of the last trick."""
        return self.felt.topRight() + QPointF(-24, 22) * self.s

    @property
    def panel_area(self) -> QRectF:
        """The felt above the hand, where panels may open."""
        gap = 10 * self.s
        area = self.felt.adjusted(gap, gap, -gap, 0)
        area.setBottom(self.hand_top - gap)
        return area

    def _back(self, side: Side, off: float, along: float, reach: float) -> Place:
        width = BACK * self.card_width
        felt, middle = self.felt, self.table.top() + _SIDE_MIDDLE * self.table.height()
        turn = 0.9 * off
        match side:
            case Side.RIGHT:
                return Place(QPointF(felt.right() - reach, middle + along), 90 - turn, width)
            case Side.LEFT:
                return Place(QPointF(felt.left() + reach, middle + along), 90 + turn, width)
            case Side.TOP:
                return Place(QPointF(self.table.center().x() + along, felt.top() + reach), -turn, width)
        return Place(QPointF(self.table.center().x() + along, felt.bottom() - reach), turn, width)
