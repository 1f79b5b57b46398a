"""Small pictures of a table: a running match, and house rules on the new-game page; must not know rules."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from common.core.options import Options
from common.ui.materials.marble import marble_swatch
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.observation import Observation
from qwirkle.engine.tile import Kind, parse_tile
from qwirkle.ui.camera import PITCH
from qwirkle.ui.tile_painter import paint_flat, paint_tile

_LARGEST = 64.0

_SAMPLE: dict[Cell, str] = {
    (-2, 0): "Bc",
    (-1, 0): "Bq",
    (0, 0): "Bd",
    (1, 0): "Bl",
    (2, 0): "Bs",
    (0, -1): "Yd",
    (0, 1): "Rd",
    (1, 1): "Rs",
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


def paint_tiles(painter: QPainter, rect: QRectF, tiles: Mapping[Cell, Kind], largest: float) -> None:
    """Paint tiles as large as fits, at most `largest` pixels a side, in the middle of a rectangle."""
    if not tiles:
        return
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    wide, high = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2
    side = min(rect.width() / (wide * PITCH), rect.height() / (high * PITCH), largest)
    side = max(round(side), 3)
    middle = QPointF((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    paint = paint_tile if side > 16 else paint_flat
    for (x, y), kind in sorted(tiles.items(), key=lambda placed: (placed[0][1], placed[0][0])):
        centre = rect.center() + QPointF(x - middle.x(), y - middle.y()) * (side * PITCH)
        paint(painter, QRectF(round(centre.x() - side / 2), round(centre.y() - side / 2), side, side), kind)


def paint_thumbnail(painter: QPainter, rect: QRectF, observation: Observation) -> None:
    """Paint a running match."""
    paint_marble_ground(painter, rect)
    paint_tiles(painter, rect, observation.board.tiles, rect.width() / 4)


def paint_preview(painter: QPainter, rect: QRectF, options: Options, seats: int) -> None:
    """Paint a table as it may look, with a rack for each player along the edges."""
    paint_marble_ground(painter, rect)
    side = rect.height() / 6.4
    tiles = {cell: parse_tile(text) for cell, text in _SAMPLE.items()}
    paint_tiles(painter, rect.adjusted(0, rect.height() * 0.04, 0, -side), tiles, side)
    _paint_racks(painter, rect, seats, is_open=options.flag("open_hands"))


def _paint_racks(painter: QPainter, rect: QRectF, seats: int, *, is_open: bool) -> None:
    """Paint six small tiles for each seat along the lower edge, face up where racks are open."""
    unit = min(rect.width() / (seats * 7.2), rect.height() / 14)
    width = seats * 6 * unit + (seats - 1) * unit
    left = rect.center().x() - width / 2
    for seat in range(seats):
        for place in range(6):
            kind = (seat * 7 + place * 5) % 36 if is_open or seat == 0 else None
            x = left + seat * 7 * unit + place * unit
            paint_flat(painter, QRectF(x, rect.bottom() - unit * 1.8, unit * 0.94, unit * 0.94), kind)
