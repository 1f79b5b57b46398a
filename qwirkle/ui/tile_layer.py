"""The tiles that lie on the table for good, drawn as one item; must not know the rules."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QDeadlineTimer, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui.materials.picture import use_device_pixels
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.ui.camera import Camera
from qwirkle.ui.tile_painter import MARGIN
from qwirkle.ui.tile_rings import paint_last_ring
from qwirkle.ui.tile_stock import TileStock

REST_MS = 90
"""So long after the last change of size the tiles are painted sharp."""

SLICE_MS = 3
"""So long at a time, that a hand that goes on moving is not held up."""

_RUNGS = (0.4, 0.55, 0.75, 1.0, 1.4, 2.0)
"""Zooms whose pictures are painted ahead, so that there is always a near one."""

_LARGEST_RUNG = 200
"""Nothing larger is painted ahead, in device pixels."""


class TileLayer(QGraphicsObject):
    """Tiles on cells; a new size is first drawn from the nearest pictures, and sharp once it rests."""

    def __init__(self, camera: Camera, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._camera = camera
        self._tiles: dict[Cell, Kind] = {}
        self._last: frozenset[Cell] = frozenset()
        self._stock = TileStock()
        self._bounds = QRectF()
        self._dpr = 1.0
        self._is_ready = False
        self._sharpening = QTimer(self)
        self._sharpening.setSingleShot(True)
        self._sharpening.timeout.connect(self._sharpen)
        camera.moved.connect(self._follow)
        camera.zoomed.connect(self._resize)
        self._follow()

    @property
    def tiles(self) -> Mapping[Cell, Kind]:
        """What lies on which cell."""
        return self._tiles

    @property
    def last(self) -> frozenset[Cell]:
        """The cells that are ringed."""
        return self._last

    @property
    def is_sharp(self) -> bool:
        """Whether all tiles are painted in the size they are shown in."""
        return self._stock.missing(self._tiles.values(), self._pixels(self._camera.tile)) is None

    def put(self, cell: Cell, kind: Kind) -> None:
        """Lay a tile on a cell."""
        self.show_tiles({**self._tiles, cell: kind})

    def show_tiles(self, tiles: Mapping[Cell, Kind]) -> None:
        """Lie exactly so; the tiles of a row below throw no shadow on those above."""
        if tiles != self._tiles:
            self._tiles = dict(sorted(tiles.items(), key=lambda tile: (tile[0][1], tile[0][0])))
            self._last &= self._tiles.keys()
            self._resize()

    def mark_last(self, cells: Iterable[Cell]) -> None:
        """Ring the tiles on these cells and no others."""
        last = frozenset(cell for cell in cells if cell in self._tiles)
        if last != self._last:
            self._last = last
            self.update()

    def boundingRect(self) -> QRectF:
        """All cells with room for shadows and rings."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tiles that are to be seen."""
        device = painter.device()
        self._dpr = device.devicePixelRatioF() if device else 1.0
        if self._stock.use_look(self._dpr):
            self._is_ready = False
        seen = self._seen(option.exposedRect)
        self._paint_tiles(painter, seen)
        for cell, _ in seen:
            if cell in self._last:
                paint_last_ring(painter, self._square(cell))
        if not self._is_ready and not self._sharpening.isActive():
            self._sharpening.start(REST_MS)

    def _seen(self, exposed: QRectF) -> list[tuple[Cell, Kind]]:
        """The tiles that reach into a rectangle."""
        pitch = self._camera.pitch
        left, right = exposed.left() / pitch - 1, exposed.right() / pitch + 1
        top, bottom = exposed.top() / pitch - 1, exposed.bottom() / pitch + 1
        return [
            (cell, kind)
            for cell, kind in self._tiles.items()
            if left < cell[0] < right and top < cell[1] < bottom
        ]

    def _paint_tiles(self, painter: QPainter, seen: Sequence[tuple[Cell, Kind]]) -> None:
        if not seen:
            return
        pixels = self._pixels(self._camera.tile)
        pictures, size = self._stock.pictures({kind for _, kind in seen}, pixels)
        whole = pictures[seen[0][1]].rect()
        painter.save()
        pitch = use_device_pixels(painter) * self._camera.pitch
        if size == pixels:
            half = whole.width() // 2
            for (x, y), kind in seen:
                painter.drawPixmap(round(x * pitch) - half, round(y * pitch) - half, pictures[kind])
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            width, source = whole.width() * pixels / size, QRectF(whole)
            for (x, y), kind in seen:
                box = QRectF(x * pitch - width / 2, y * pitch - width / 2, width, width)
                painter.drawPixmap(box, pictures[kind], source)
        painter.restore()

    def _square(self, cell: Cell) -> QRectF:
        side, centre = self._camera.tile, self._camera.offset(cell)
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)

    def _sharpen(self) -> None:
        """Paint for a moment what is missing in the size shown, then what may be shown next."""
        was_sharp, slice_end = self.is_sharp, QDeadlineTimer(SLICE_MS)
        while (missing := self._next_missing()) and not slice_end.hasExpired():
            self._stock.paint(*missing)
        if not was_sharp and self.is_sharp:
            self.update()
        if missing:
            self._sharpening.start(0)
        else:
            self._is_ready = True
            self._stock.forget_all_but(set(self._rungs()))

    def _next_missing(self) -> tuple[Kind, int] | None:
        """A kind and a size not painted yet; the size shown comes first."""
        for pixels in (self._pixels(self._camera.tile), *self._rungs()):
            kind = self._stock.missing(self._tiles.values(), pixels)
            if kind is not None:
                return kind, pixels
        return None

    def _rungs(self) -> list[int]:
        """The sizes that are always to be at hand."""
        rungs = (self._pixels(self._camera.tile_at(zoom)) for zoom in _RUNGS)
        return [rung for rung in rungs if rung <= _LARGEST_RUNG]

    def _pixels(self, side: float) -> int:
        return max(round(side * self._dpr), 1)

    def _resize(self) -> None:
        """Reach round all cells in their present size."""
        self.prepareGeometryChange()
        room = self._camera.tile * (1 + MARGIN) + theme().dp(6)
        xs, ys = [x for x, _ in self._tiles] or [0], [y for _, y in self._tiles] or [0]
        first, last = self._camera.offset((min(xs), min(ys))), self._camera.offset((max(xs), max(ys)))
        self._bounds = QRectF(first, last).adjusted(-room, -room, room, room)
        self._is_ready = False
        self.update()

    def _follow(self) -> None:
        """Lie where the camera says; while it moves nothing is painted ahead."""
        self.setPos(self._camera.origin)
        if self._sharpening.isActive():
            self._sharpening.start(REST_MS)
