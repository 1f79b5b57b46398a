"""The board without pawns and cards, painted once for each look; must not know whose turn it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from common.core.options import Options
from common.ui.colors import faded, mix
from common.ui.materials.felt import paint_felt
from common.ui.materials.picture import draw_picture
from common.ui.materials.walnut import paint_edge_light, paint_walnut
from common.ui.theme import theme
from common.ui.tokens import DARK, LIGHT, Gradient
from kizma.engine.topology import Topology
from kizma.ui.board_plan import BoardPlan
from kizma.ui.colours import COLOUR_COUNT, color_of
from kizma.ui.cross_plan import cross_plan
from kizma.ui.plate_painter import paint_finish, paint_wedge, paint_yard
from kizma.ui.ring_plan import ring_plan
from kizma.ui.square_painter import paint_entry, paint_ivory, paint_lane, paint_start

RADIUS = 0.49
UNUSED_ALPHA = 0.35
_FRAME_SEED, _VENEER_SEED = 7, 23


@dataclass(frozen=True)
class BoardLook:
    """What a picture of a board depends on; ``used`` are the colours somebody plays."""

    form: str
    track: int
    entry: int
    lane: int
    used: tuple[int, ...]

    @classmethod
    def of(cls, options: Options, used: tuple[int, ...]) -> "BoardLook":
        """Return the look of the board the house rules ask for."""
        topology = Topology.of(options)
        return cls(options.word("form"), topology.track, topology.entry, topology.lane, used)


@lru_cache(maxsize=8)
def board_plan(form: str, track: int, entry: int, lane: int) -> BoardPlan:
    """Return the geometry of a board."""
    topology = Topology.make(track, entry, lane)
    return cross_plan(topology) if form == "dice" else ring_plan(topology)


def plan_for(look: BoardLook) -> BoardPlan:
    """Return the geometry of a look's board."""
    return board_plan(look.form, look.track, look.entry, look.lane)


def board_pixmap(look: BoardLook, side: int, dpr: float) -> QPixmap:
    """The board, `side` logical pixels square, under the present theme."""
    word = QCoreApplication.translate("KizmaTable", "Finish")
    return _board(look, side, dpr, theme().is_dark, theme().patterns, word)


@lru_cache(maxsize=6)
def _board(look: BoardLook, side: int, dpr: float, dark: bool, strong: bool, word: str) -> QPixmap:
    return draw_picture(
        side, side, dpr, lambda painter, rect: paint_board(painter, rect, look, dark, strong, word)
    )


def paint_board(
    painter: QPainter, rect: QRectF, look: BoardLook, dark: bool, strong: bool, word: str
) -> None:
    """Paint a board into the square `rect`."""
    plan = plan_for(look)
    cell = rect.width() / plan.span
    painter.save()
    painter.translate(rect.topLeft())
    _paint_wood(painter, QRectF(0, 0, rect.width(), rect.width()), plan, cell, dark)
    painter.scale(cell, cell)
    _paint_ring(painter, plan, look.used)
    for colour in range(COLOUR_COUNT):
        painter.setOpacity(1.0 if colour in look.used else UNUSED_ALPHA)
        _paint_colour(painter, plan, colour, strong, word)
    painter.setOpacity(1.0)
    painter.restore()
    _paint_centre(painter, rect, plan, cell, dark)


def _paint_wood(painter: QPainter, box: QRectF, plan: BoardPlan, cell: float, dark: bool) -> None:
    radius = RADIUS * cell
    outline = QPainterPath()
    outline.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    scale = cell / 45
    rim = (plan.frame - 0.02) * cell
    frame = (DARK if dark else LIGHT).frame
    for number, beam in enumerate(_beams(box, rim, radius)):
        colors = _shades(frame, (beam.top() - box.top()) / box.height(), beam.height() / box.height())
        paint_walnut(painter, beam, colors, seed=_FRAME_SEED + number, scale=scale)
    veneer = box.adjusted(rim, rim, -rim, -rim)
    inner = QPainterPath()
    inner.addRoundedRect(veneer, radius * 0.45, radius * 0.45)
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    paint_walnut(painter, veneer, LIGHT.veneer, seed=_VENEER_SEED, upright=True, scale=scale)
    _inner_shadow(painter, veneer, radius * 0.45, cell)
    painter.restore()
    paint_edge_light(painter, box, radius, max(cell * 0.035, 1.0))
    inset = plan.frame * 0.55 * cell
    painter.setPen(QPen(faded(LIGHT.brass_on_table, 0.75), 0.045 * cell))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)


def _beams(box: QRectF, rim: float, radius: float) -> Iterator[QRectF]:
    """Go through what shows of the frame: posts left and right, beams above and below over their ends."""
    high, wide = ceil(max(radius, rim + radius / 2)), ceil(rim) + 1
    for left in (box.left(), box.right() - wide):
        yield QRectF(left, box.top() + high - 1, wide, box.height() - 2 * high + 2)
    for top in (box.top(), box.bottom() - high):
        yield QRectF(box.left(), top, box.width(), high)


def _shades(colors: Gradient, start: float, share: float) -> Gradient:
    """Return the ends of a part of a gradient."""
    return tuple(mix(colors[0], colors[-1], place) for place in (start, start + share))


def _inner_shadow(painter: QPainter, box: QRectF, radius: float, cell: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(4):
        painter.setPen(QPen(QColor(18, 8, 2, 46 - 9 * step), 0.05 * cell * (step + 1)))
        painter.drawRoundedRect(box, radius, radius)


def _paint_ring(painter: QPainter, plan: BoardPlan, used: tuple[int, ...]) -> None:
    for index, middle in enumerate(plan.squares):
        if index in plan.starts and plan.starts.index(index) in used:
            quarter = plan.starts.index(index)
            paint_start(painter, middle, plan.side, color_of(quarter), _heading(plan, index))
        elif index in plan.entries and plan.entries.index(index) in used:
            quarter = plan.entries.index(index)
            paint_entry(painter, middle, plan.side, color_of(quarter), quarter)
        else:
            paint_ivory(painter, middle, plan.side)


def _heading(plan: BoardPlan, square: int) -> int:
    """The quarter turns from leftwards to the way play goes on from a square."""
    here, there = plan.squares[square], plan.squares[(square + 1) % len(plan.squares)]
    step = QPointF(round(there.x() - here.x()), round(there.y() - here.y()))
    return {(-1, 0): 0, (0, -1): 1, (1, 0): 2, (0, 1): 3}[int(step.x()), int(step.y())]


def _paint_colour(painter: QPainter, plan: BoardPlan, colour: int, strong: bool, word: str) -> None:
    tones = color_of(colour)
    paint_yard(painter, plan.yards[colour], plan.pits[colour], _pit_unit(plan), tones, strong)
    for middle in plan.lanes[colour]:
        paint_lane(painter, middle, plan.lane_side, tones, strong)
    box, pits = plan.finishes[colour], plan.finish_pits[colour]
    if plan.is_cross:
        centre = QPointF(plan.span / 2, plan.span / 2)
        paint_wedge(painter, box, centre, pits, tones, colour)
    else:
        paint_finish(painter, box, pits, plan.finish_unit, tones, word)


def _pit_unit(plan: BoardPlan) -> float:
    return plan.yards[0].width() / 4.4


def _paint_centre(painter: QPainter, rect: QRectF, plan: BoardPlan, cell: float, dark: bool) -> None:
    box = QRectF(plan.centre.topLeft() * cell, plan.centre.size() * cell).translated(rect.topLeft())
    radius = box.width() / 2 if plan.is_cross else 0.36 * cell
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(14, 8, 4, 150))
    grown = box.adjusted(-0.05 * cell, -0.04 * cell, 0.05 * cell, 0.08 * cell)
    painter.drawRoundedRect(grown, radius * 1.05, radius * 1.05)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_felt(painter, box, (DARK if dark else LIGHT).felt)
    painter.restore()
    inset = 0.13 * cell
    painter.setPen(QPen(faded(LIGHT.brass_on_table, 0.8), max(0.035 * cell, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = max(radius - inset, 1.0)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inner, inner)
