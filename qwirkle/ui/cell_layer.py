"""What lies on cells of the table and moves with the camera; must not know what it means."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.ui.camera import Camera
from qwirkle.ui.tile_item import TileItem


class CellItem(QGraphicsObject):
    """Something that lies on one or more cells of a layer."""

    def place(self, camera: Camera) -> None:
        """Take size and place from the camera, seen from the middle of cell 0,0."""
        raise NotImplementedError


class CellLayer(QGraphicsObject):
    """Holds items on cells; panning moves only the layer, zooming places every item anew."""

    def __init__(self, camera: Camera, z: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsObject.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(z)
        self._camera = camera
        self._items: list[CellItem] = []
        camera.moved.connect(self._follow)
        camera.zoomed.connect(self.place_all)
        self._follow()

    def add(self, item: CellItem) -> None:
        """Put an item on the layer."""
        item.setParentItem(self)
        item.place(self._camera)
        self._items.append(item)

    def remove(self, item: CellItem) -> None:
        """Take an item away for good."""
        self._items.remove(item)
        _forget(item)

    def place_all(self) -> None:
        """Place every item anew."""
        for item in self._items:
            item.place(self._camera)

    def boundingRect(self) -> QRectF:
        """Nothing: the layer itself draws nothing."""
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw nothing."""

    def _follow(self) -> None:
        self.setPos(self._camera.origin)


class TileLayer(CellLayer):
    """The tiles that lie on the table for good."""

    def __init__(self, camera: Camera, z: float) -> None:
        super().__init__(camera, z)
        self.tiles: dict[Cell, TileItem] = {}

    def put(self, cell: Cell, kind: Kind) -> TileItem:
        """Lay a tile on a cell."""
        tile = TileItem(cell, kind, self._camera.tile)
        tile.setParentItem(self)
        self.tiles[cell] = tile
        self._place(cell, tile)
        return tile

    def take(self, cell: Cell) -> None:
        """Take the tile on a cell away."""
        _forget(self.tiles.pop(cell))

    def show_tiles(self, tiles: dict[Cell, Kind]) -> None:
        """Lie exactly so; what lies so already stays untouched."""
        for cell in [cell for cell, tile in self.tiles.items() if tiles.get(cell) != tile.kind]:
            self.take(cell)
        for cell, kind in tiles.items():
            if cell not in self.tiles:
                self.put(cell, kind)

    def mark_last(self, cells: set[Cell]) -> None:
        """Ring the tiles on these cells and no others."""
        for cell, tile in self.tiles.items():
            if tile.is_last != (cell in cells):
                tile.is_last = cell in cells
                tile.update()

    def place_all(self) -> None:
        """Place every tile anew."""
        super().place_all()
        for cell, tile in self.tiles.items():
            self._place(cell, tile)

    def _place(self, cell: Cell, tile: TileItem) -> None:
        tile.set_side(self._camera.tile)
        tile.setPos(self._camera.offset(cell))
        tile.set_layer(cell[1] + cell[0] / 1000)


def _forget(item: QGraphicsObject) -> None:
    item.scene().removeItem(item)
