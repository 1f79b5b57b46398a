"""The board of a scene: wood, marks, felt and sixteen pawns at their places; must not know moves."""

from collections.abc import Iterable, Mapping, Sequence
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from common.ui import durations, z_values
from common.ui.shadow import Level, paint_shadow
from common.ui.theme import theme
from kizma.engine.pawn import PAWNS, Pawn, colour_of
from kizma.engine.topology import YARD, Place
from kizma.ui.board_painter import RADIUS, BoardLook, board_pixmap, plan_for
from kizma.ui.board_plan import Spot
from kizma.ui.centre_item import CentreItem
from kizma.ui.marks import MarkItem
from kizma.ui.pawn_item import PawnItem

HOP = 0.25
ONLY_OPEN_UNDER = 2.4
"""Cells the felt must be wide to hold deck and open card side by side."""


class WoodItem(QGraphicsItem):
    """The cached picture of the empty board."""

    def __init__(self, look: BoardLook) -> None:
        super().__init__()
        self.look = look
        self._box = QRectF()
        self.setZValue(z_values.TABLE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay_out(self, box: QRectF) -> None:
        """Fill a square."""
        self.prepareGeometryChange()
        self._box = box

    def boundingRect(self) -> QRectF:
        """The board with its shadow."""
        return self._box.adjusted(-80, -80, 80, 80)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the picture, and the shadow where it is to be painted again."""
        device = painter.device()
        if not self._box.contains(option.exposedRect):
            cell = self._box.width() / plan_for(self.look).span
            paint_shadow(painter, self._box, Level.SH3, RADIUS * cell / theme().s)
        dpr = device.devicePixelRatioF() if device else 1.0
        painter.drawPixmap(self._box.topLeft(), board_pixmap(self.look, round(self._box.width()), dpr))


class BoardView:
    """All items of the board; ``places`` is what is shown of the pawns now."""

    def __init__(self, scene: QGraphicsScene, look: BoardLook) -> None:
        self.plan = plan_for(look)
        self.box = QRectF(0, 0, 1, 1)
        self.wood = WoodItem(look)
        self.under = MarkItem(labels=False, z=z_values.TARGET)
        self.labels = MarkItem(labels=True, z=z_values.BADGE)
        self.centre = CentreItem()
        self.centre.setZValue(z_values.CELL)
        self.pawns = [PawnItem(pawn) for pawn in PAWNS]
        self.places: list[Place] = [YARD] * len(self.pawns)
        for item in (self.wood, self.under, self.labels, self.centre, *self.pawns):
            scene.addItem(item)
        self.use(look)

    @property
    def cell(self) -> float:
        """The side of a cell in pixels."""
        return self.box.width() / self.plan.span

    def use(self, look: BoardLook) -> None:
        """Show the board of these colours."""
        self.wood.look = look
        self.wood.update()
        for pawn in self.pawns:
            pawn.setVisible(pawn.colour in look.used)

    def lay_out(self, box: QRectF) -> None:
        """Fill a square of the scene."""
        self.box = box
        cell = self.cell
        self.wood.lay_out(box)
        for layer in (self.under, self.labels):
            layer.lay_out(box, cell)
        felt = QRectF(self.plan.centre.topLeft() * cell + box.topLeft(), self.plan.centre.size() * cell)
        self.centre.lay_out(felt, cell, only_open=self.plan.centre.width() < ONLY_OPEN_UNDER)
        self.place_pawns(self.places)

    # Places

    def place_pawns(self, places: Iterable[Place]) -> None:
        """Put every pawn where it stands, at once."""
        self.places = list(places)
        self.stand_all()
        for pawn in self.pawns:
            pawn.go_home()
            pawn.stack_by_y()

    def stand_all(self) -> None:
        """Let every pawn belong to where ``places`` says, without moving it."""
        for pawn, spot in self._spots().items():
            self.pawns[pawn].stand(spot, self.cell, self.box.topLeft())

    def move_to(self, pawn: Pawn, place: Place) -> None:
        """Note a pawn's new place and let all belong where they now do."""
        self.places[pawn] = place
        self.stand_all()

    def spot(self, pawn: Pawn, place: Place) -> Spot:
        """Return a pawn's spot at a place, in cells."""
        return self.plan.spot(pawn, place)

    def point(self, pawn: Pawn, place: Place) -> QPointF:
        """Return the middle of a place in the scene."""
        return self.box.topLeft() + self.spot(pawn, place).point * self.cell

    def side_at(self, pawn: Pawn, place: Place) -> float:
        """Return the side of the square at a place, in pixels."""
        topology = self.plan.topology
        if topology.is_on_track(place):
            return self.plan.side * self.cell
        if topology.is_in_lane(place):
            return self.plan.lane_side * self.cell
        return (0.95 * self.plan.yard_unit if place == YARD else 0.62 * self.plan.finish_unit) * self.cell

    def zone_box(self, pawn: Pawn, place: Place) -> QRectF:
        """Return the box a pawn may be dropped into for a place: for Bitiş the whole plate."""
        if place == self.plan.topology.finish:
            plate = self.plan.finishes[colour_of(pawn)]
            return QRectF(plate.topLeft() * self.cell + self.box.topLeft(), plate.size() * self.cell)
        point, side = self.point(pawn, place), max(self.side_at(pawn, place), 0.7 * self.cell)
        return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)

    def place_near(self, pawn: Pawn, point: QPointF) -> Place | None:
        """Return the place of a pawn whose square holds a point of the scene, or None."""
        topology = self.plan.topology
        for square, middle in enumerate(self.plan.squares):
            if self._holds(self.box.topLeft() + middle * self.cell, self.plan.side * self.cell, point):
                return topology.place_at(colour_of(pawn), square)
        off_ring = range(topology.entry + 1, topology.finish + 1)
        return next((place for place in off_ring if self.zone_box(pawn, place).contains(point)), None)

    # Moving

    def walk(self, pawn: Pawn, path: Sequence[Place]) -> QAbstractAnimation:
        """Return a pawn's way square by square, with a hop on each."""
        item = self.pawns[pawn]
        points = [self.point(pawn, place) for place in path]
        steps = len(points) - 1
        total = min(durations.STEP * steps, durations.WALK_MAX)
        animation = QVariantAnimation(item)
        animation.setStartValue(0.0)
        animation.setEndValue(float(steps))
        animation.setDuration(theme().play_ms(total))
        ease = QEasingCurve(QEasingCurve.Type.InOutSine)

        def move(way: float) -> None:
            way = float(steps) if theme().reduced_motion else way
            index = min(int(way), steps - 1)
            share = ease.valueForProgress(way - index)
            here = points[index] + (points[index + 1] - points[index]) * share
            item.setPos(here - QPointF(0, HOP * self.cell * sin(pi * share)))
            item.stack_by_y()

        animation.valueChanged.connect(move)
        return animation

    def _spots(self) -> Mapping[Pawn, Spot]:
        """The spots of all pawns; two on one square stand side by side."""
        crowds: dict[tuple[int, Place], list[Pawn]] = {}
        for pawn, place in enumerate(self.places):
            crowds.setdefault((colour_of(pawn), place), []).append(pawn)
        found: dict[Pawn, Spot] = {}
        for (_, place), crowd in crowds.items():
            is_pair = len(crowd) > 1 and self.plan.topology.is_on_track(place)
            for index, pawn in enumerate(crowd):
                spot = self.plan.spot(pawn, place)
                aside = QPointF(0.2 * (2 * index - 1), 0.04 * (2 * index - 1))
                found[pawn] = Spot(spot.point + aside, 0.86 * spot.size) if is_pair else spot
        return found

    def _holds(self, middle: QPointF, side: float, point: QPointF) -> bool:
        offset = point - middle
        return max(abs(offset.x()), abs(offset.y())) <= side / 2
