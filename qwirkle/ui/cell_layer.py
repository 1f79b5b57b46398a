"""What lies on cells of the table and moves with the camera; must not know what it means."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from qwirkle.ui.camera import Camera


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
        item.scene().removeItem(item)

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
