"""Where board, seats and panels stand in a window of any size; must not know any widget."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from common.ui.scale import SizeClass
from kizma.engine.pawn import Colour

RED, YELLOW, BLUE, GREEN = range(4)
SMALLEST_BOARD = 520.0
_GAP = 20.0
_PANEL_GAP = 16.0
_TOP, _BOTTOM = 10.0, 21.0
_COLUMN, _COLUMN_MAX = 220.0, 420.0
_COMPACT_COLUMN = 300.0
_SEAT, _COMPACT_SEAT = 110.0, 64.0
_CLOCK = 52.0


@dataclass(frozen=True)
class Metrics:
    """What the layout depends on: the table in pixels, pixels per dp, the scale of type, the colours."""

    size: QSizeF
    s: float
    type_scale: float
    size_class: SizeClass
    colours: Sequence[Colour]
    is_timed: bool = False

    @property
    def is_compact(self) -> bool:
        """Whether all panels share one column."""
        return self.size_class is SizeClass.COMPACT

    @property
    def text(self) -> float:
        """The scale of what holds mostly text."""
        return max(self.s, self.type_scale)


@dataclass(frozen=True)
class Layout:
    """Rectangles in pixels; ``clock`` is null where time does not count, ``tabs`` in a large window."""

    board: QRectF
    seats: Mapping[Colour, QRectF]
    log: QRectF
    card: QRectF
    clock: QRectF
    tabs: QRectF


def lay_out(metrics: Metrics) -> Layout:
    """Return where everything stands."""
    return _compact(metrics) if metrics.is_compact else _regular(metrics)


def _regular(metrics: Metrics) -> Layout:
    s, width, height = metrics.s, metrics.size.width(), metrics.size.height()
    gap = round(_GAP * s)
    side = min(
        height - (_TOP + _BOTTOM) * s, width - 4 * gap - 2 * _COLUMN * max(s, min(metrics.text, 1.25 * s))
    )
    side = round(max(side, min(SMALLEST_BOARD, height - 8)))
    column = round(min((width - side - 4 * gap) / 2, _COLUMN_MAX * s))
    top = round(_TOP * s + max((height - (_TOP + _BOTTOM) * s - side) / 2, 0))
    board = QRectF(round((width - side) / 2), top, side, side)
    left = QRectF(board.left() - gap - column, top, column, side)
    right = QRectF(board.right() + gap, top, column, side)
    seats, panels = _columns(left, right, metrics)
    log, clock = panels[0], QRectF()
    if metrics.is_timed:
        tall = round(_CLOCK * metrics.text)
        clock = QRectF(log.left(), log.top(), log.width(), tall)
        log = log.adjusted(0, tall + round(_PANEL_GAP * s), 0, 0)
    return Layout(board, seats, log, panels[1], clock, QRectF())


def _columns(
    left: QRectF, right: QRectF, metrics: Metrics
) -> tuple[dict[Colour, QRectF], tuple[QRectF, QRectF]]:
    """Seats beside their own yards, and between them what the panels get."""
    tall, gap = round(_SEAT * (metrics.s + metrics.text) / 2), round(_PANEL_GAP * metrics.s)
    seats: dict[Colour, QRectF] = {}
    panels = []
    for column, upper, lower in ((left, YELLOW, RED), (right, BLUE, GREEN)):
        panel = QRectF(column)
        if upper in metrics.colours:
            seats[upper] = QRectF(column.left(), column.top(), column.width(), tall)
            panel.setTop(column.top() + tall + gap)
        if lower in metrics.colours:
            seats[lower] = QRectF(column.left(), column.bottom() - tall, column.width(), tall)
            panel.setBottom(column.bottom() - tall - gap)
        panels.append(panel)
    return seats, (panels[0], panels[1])


def _compact(metrics: Metrics) -> Layout:
    s, width, height = metrics.s, metrics.size.width(), metrics.size.height()
    gap = round(12 * s)
    side = min(height - 2 * gap, width - 3 * gap - _COMPACT_COLUMN * s)
    side = round(max(side, min(SMALLEST_BOARD, height - 8)))
    board = QRectF(gap, round((height - side) / 2), side, side)
    column = QRectF(board.right() + gap, board.top(), width - board.right() - 2 * gap, side)
    seats, top = _grid(column, metrics, gap)
    tall = round(40 * metrics.text)
    tabs = QRectF(column.left(), top, column.width(), tall)
    clock = QRectF()
    if metrics.is_timed:
        wide = round(112 * metrics.text)
        clock = QRectF(column.right() - wide, top, wide, tall)
        tabs.setRight(clock.left() - gap)
    panel = QRectF(column.left(), top + tall + gap, column.width(), column.bottom() - top - tall - gap)
    return Layout(board, seats, panel, panel, clock, tabs)


def _grid(column: QRectF, metrics: Metrics, gap: int) -> tuple[dict[Colour, QRectF], float]:
    """Two by two seats that lie like their yards; a row nobody sits in is left out."""
    tall, wide = round(_COMPACT_SEAT * metrics.text), (column.width() - gap) / 2
    seats: dict[Colour, QRectF] = {}
    top = column.top()
    for row in ((YELLOW, BLUE), (RED, GREEN)):
        present = [colour for colour in row if colour in metrics.colours]
        for colour in present:
            left = column.left() + (wide + gap) * row.index(colour)
            seats[colour] = QRectF(left, top, wide, tall)
        if present:
            top += tall + gap
    return seats, top
