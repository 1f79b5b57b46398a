"""Where everything stands over the marble, for each size of the window; must not know any widget."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from common.ui.scale import SizeClass

RACK_TILE = 71.68
"""The side of a tile on the rack in dp: 1.12 tiles of the table."""

RACK_SLOTS = 6
_RACK = (7.45, 1.28)
_SLOT_PITCH = 1.133
_RISE = 14.0
"""How far a tile on the rack stands above the bar, in dp."""

_SIDE = 232.0
_SIDE_MAX = 420.0
_MARGIN = 20.0
_GAP = 16.0
_STRIP = 44.0
_BUTTON_GAP = 20.0


@dataclass(frozen=True)
class Metrics:
    """What the layout depends on: the size of the table in pixels, pixels per dp, the scale of type."""

    size: QSizeF
    s: float
    type_scale: float
    size_class: SizeClass
    seats: int
    has_rack: bool = True

    @property
    def is_compact(self) -> bool:
        """Whether panels give way to a strip and buttons."""
        return self.size_class is SizeClass.COMPACT


@dataclass(frozen=True)
class Layout:
    """Rectangles in pixels; null where a part is not shown.

    `left` and `right` are the columns of the floating panels, `free` the middle they leave to the table.
    `rack` is the walnut bar, `slots` the squares of its tiles. `swap_stack` ends left of the rack,
    `confirm_stack` begins right of it; both are points: their top right and top left corners.
    """

    table: QRectF
    left: QRectF
    right: QRectF
    strip: QRectF
    minimap: QRectF
    rack: QRectF
    slots: tuple[QRectF, ...]
    swap_stack: QPointF
    confirm_stack: QPointF
    free: QRectF


def lay_out(metrics: Metrics) -> Layout:
    """Return where everything stands."""
    table = QRectF(QPointF(), metrics.size)
    rack = _rack(table, metrics)
    gap = _BUTTON_GAP * metrics.s
    left, right, strip, minimap = QRectF(), QRectF(), QRectF(), QRectF()
    if metrics.is_compact:
        strip = _strip(table, metrics)
    else:
        left, right = _columns(table, metrics)
        minimap = _minimap(left, metrics)
    return Layout(
        table=table,
        left=left,
        right=right,
        strip=strip,
        minimap=minimap,
        rack=rack,
        slots=_slots(rack, metrics.s),
        swap_stack=QPointF(rack.left() - gap, rack.top()),
        confirm_stack=QPointF(rack.right() + gap, rack.top()),
        free=_free(table, rack, (left, right, strip), metrics),
    )


def rack_tile(s: float) -> float:
    """The side of a tile on the rack in pixels: a whole number, so that tiles are sharp."""
    return max(round(RACK_TILE * s), 8)


def _rack(table: QRectF, metrics: Metrics) -> QRectF:
    if not metrics.has_rack:
        return QRectF(table.center().x(), table.bottom(), 0, 0)
    side = rack_tile(metrics.s)
    width, height = round(_RACK[0] * side), round(_RACK[1] * side)
    bottom = round((12.0 if metrics.is_compact else 22.0) * metrics.s)
    return QRectF(round(table.center().x() - width / 2), table.bottom() - bottom - height, width, height)


def _slots(rack: QRectF, s: float) -> tuple[QRectF, ...]:
    side = rack_tile(s)
    if rack.isEmpty():
        return ()
    pitch = _SLOT_PITCH * side
    first = rack.center().x() - pitch * (RACK_SLOTS - 1) / 2
    top = rack.top() - round(_RISE * s)
    return tuple(
        QRectF(round(first + pitch * index - side / 2), top, side, side) for index in range(RACK_SLOTS)
    )


def _columns(table: QRectF, metrics: Metrics) -> tuple[QRectF, QRectF]:
    margin = round(_MARGIN * metrics.s)
    width = round(min(_SIDE * max(metrics.s, metrics.type_scale), _SIDE_MAX * metrics.s))
    height = table.height() - 2 * margin
    left = QRectF(margin, margin, width, height)
    return left, QRectF(table.right() - margin - width, margin, width, height)


def _minimap(left: QRectF, metrics: Metrics) -> QRectF:
    height = round(136 * metrics.s)
    return QRectF(left.left(), left.bottom() - height, left.width(), height)


def _strip(table: QRectF, metrics: Metrics) -> QRectF:
    margin = round(12 * metrics.s)
    height = round(_STRIP * max(metrics.s, metrics.type_scale))
    return QRectF(margin, round(8 * metrics.s), table.width() - 2 * margin, height)


def _free(table: QRectF, rack: QRectF, around: tuple[QRectF, QRectF, QRectF], metrics: Metrics) -> QRectF:
    left_panel, right_panel, strip = around
    gap = _GAP * metrics.s
    left = left_panel.right() + gap if left_panel.width() else table.left() + gap
    right = right_panel.left() - gap if right_panel.width() else table.right() - gap
    top = strip.bottom() + gap / 2 if strip.height() else table.top() + gap / 2
    bottom = rack.top() - _RISE * metrics.s - gap / 2 if rack.height() else table.bottom() - gap
    return QRectF(QPointF(left, top), QPointF(right, bottom))
