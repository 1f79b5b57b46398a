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

_THUMBNAIL_TILES = 3.3

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


def paint_thumbnail(painter: QPainter, rect: QRectF, observation: Observation, _options: Options) -> None:
    """Paint the part of a running match where the tiles lie closest together."""
    paint_marble_ground(painter, rect)
    tiles = observation.board.tiles
    side = max(round(rect.width() / _THUMBNAIL_TILES), 4)
    paint_tiles(painter, rect, tiles, side, QPointF(*_busiest(tiles)))


def _busiest(tiles: Collection[Cell]) -> Cell:
    """The cell with the most tiles on and round it; 0,0 on an empty table."""

    def crowd(cell: Cell) -> int:
        return sum((cell[0] + dx, cell[1] + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    return max(sorted(tiles), key=crowd, default=(0, 0))


def paint_preview(painter: QPainter, rect: QRectF, options: Options, seats: int) -> None:
    """Paint a table as it may look, with a rack for each player along the lower edge."""
    paint_marble_ground(painter, rect)
    tiles = {cell: parse_tile(text) for cell, text in _SAMPLE.items()}
    racks = _rack_places(rect, seats)
    board = QRectF(rect.topLeft(), QPointF(rect.right(), racks[0].top()))
    side = max(round(min(board.height() / 3.6, rect.width() / 7.4)), 4)
    paint_tiles(painter, board, tiles, side, middle_of(tiles))
    for seat, place in enumerate(racks):
        _paint_rack(painter, place, seat, is_open=options.flag("open_hands") or seat == 0)


def _rack_places(rect: QRectF, seats: int) -> list[QRectF]:
    """Places of six and a half by one and a half tiles along the lower edge, at most three in a row."""
    is_wide = rect.width() > 1.6 * rect.height()
    columns = min(seats, 3 if is_wide and seats != 4 else 2)
    unit = min(rect.width() / (columns * 7.2), rect.height() / 13)
    rows = -(-seats // columns)
    places = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        in_row = min(columns, seats - row * columns)
        x = rect.center().x() + (column - in_row / 2) * 7 * unit + 0.25 * unit
        y = rect.bottom() - (rows - row) * 1.75 * unit
        places.append(QRectF(x, y, 6.5 * unit, 1.4 * unit))
    return places


def _paint_rack(painter: QPainter, place: QRectF, seat: int, *, is_open: bool) -> None:
    """Paint a rack of six tiles, face up or face down."""
    unit = place.width() / 6.5
    _paint_bar(painter, place.adjusted(0, 0.3 * unit, 0, 0))
    for index in range(6):
        kind = (seat * 7 + index * 5) % len(KINDS) if is_open else None
        x = place.left() + (0.25 + index) * unit
        paint_flat(painter, QRectF(x, place.top(), unit * 0.96, unit * 0.96), kind)


def _paint_bar(painter: QPainter, rect: QRectF) -> None:
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, theme().tokens.walnut[0])
    wood.setColorAt(1, theme().tokens.walnut[-1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    radius = rect.height() * 0.14
    painter.drawRoundedRect(rect, radius, radius)
