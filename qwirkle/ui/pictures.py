"""Small pictures of a table: a running match, and house rules on the new-game page; must not know rules."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter

from common.core.options import Options
from common.ui.materials.marble import marble_swatch
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.observation import Observation
from qwirkle.engine.tile import KINDS, Kind, parse_tile
from qwirkle.ui.camera import PITCH
from qwirkle.ui.tile_painter import paint_flat, paint_tile

_THUMBNAIL_TILES = 4.2

_SAMPLE: dict[Cell, str] = {
    (-2, 0): "Bc",
    (-1, 0): "Bq",
    (0, 0): "Bd",
    (1, 0): "Bl",
    (2, 0): "Bs",
    (0, -1): "Yd",
    (0, 1): "Rd",
    (1, 1): "Rl",
    (-2, 1): "Oc",
    (-3, 1): "Od",
}


def paint_marble_ground(painter: QPainter, rect: QRectF) -> None:
    """Fill a rectangle with marble."""
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    size: QSize = rect.size().toSize()
    swatch = marble_swatch(max(size.width(), 1), max(size.height(), 1), dpr, dark=theme().is_dark)
    painter.drawPixmap(rect, swatch, QRectF(swatch.rect()))


def paint_tiles(
    painter: QPainter, rect: QRectF, tiles: Mapping[Cell, Kind], side: float, middle: QPointF
) -> None:
    """Paint the tiles a rectangle shows, `side` pixels large, with one point of the table in its middle."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for (x, y), kind in sorted(tiles.items(), key=lambda placed: (placed[0][1], placed[0][0])):
        centre = rect.center() + QPointF(x - middle.x(), y - middle.y()) * (side * PITCH)
        box = QRectF(round(centre.x() - side / 2), round(centre.y() - side / 2), side, side)
        if box.intersects(rect):
            paint_tile(painter, box, kind)
    painter.restore()


def middle_of(cells: Collection[Cell]) -> QPointF:
    """The middle of the rectangle these cells span."""
    xs, ys = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    return QPointF((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)


def paint_thumbnail(painter: QPainter, rect: QRectF, observation: Observation) -> None:
    """Paint the part of a running match where the last tiles were placed."""
    paint_marble_ground(painter, rect)
    placed = [turn.placed for turn in observation.turns if turn.placed]
    middle = middle_of([cell for cell, _ in placed[-1]] if placed else [])
    side = max(round(rect.width() / _THUMBNAIL_TILES), 4)
    paint_tiles(painter, rect, observation.board.tiles, side, middle)


def paint_preview(painter: QPainter, rect: QRectF, options: Options, seats: int) -> None:
    """Paint a table as it may look, with a rack for each player along the lower edge."""
    paint_marble_ground(painter, rect)
    tiles = {cell: parse_tile(text) for cell, text in _SAMPLE.items()}
    side = max(round(min(rect.height() / 4.6, rect.width() / 8)), 4)
    board = rect.adjusted(0, 0, 0, -rect.height() * 0.22)
    paint_tiles(painter, board, tiles, side, middle_of(tiles))
    _paint_racks(painter, rect, seats, is_open=options.flag("open_hands"))


def _paint_racks(painter: QPainter, rect: QRectF, seats: int, *, is_open: bool) -> None:
    """Paint a rack of six tiles for each seat, face up where racks are open."""
    unit = min(rect.width() / (seats * 7.4), rect.height() / 9)
    width = seats * 6.6 * unit + (seats - 1) * 0.5 * unit
    left, top = rect.center().x() - width / 2, rect.bottom() - 1.7 * unit
    for seat in range(seats):
        x = left + seat * 7.1 * unit
        _paint_bar(painter, QRectF(x, top + 0.25 * unit, 6.6 * unit, 1.1 * unit))
        for place in range(6):
            kind = (seat * 7 + place * 5) % len(KINDS) if is_open or seat == 0 else None
            paint_flat(painter, QRectF(x + (0.3 + place) * unit, top, unit * 0.96, unit * 0.96), kind)


def _paint_bar(painter: QPainter, rect: QRectF) -> None:
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, theme().tokens.walnut[0])
    wood.setColorAt(1, theme().tokens.walnut[-1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    radius = rect.height() * 0.14
    painter.drawRoundedRect(rect, radius, radius)
