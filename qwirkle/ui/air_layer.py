"""Tiles in hand or in flight, drawn over the panels too; must not know where they fly."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from qwirkle.ui.tile_item import TileItem
from qwirkle.ui.tile_scene import TileScene


class AirLayer(QWidget):
    """Lies over everything on the table and takes no mouse; the scene draws what is not under a panel."""

    def __init__(self, scene: TileScene, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene = scene
        self._drawn = QRectF()
        scene.changed.connect(self._follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles that are over a panel."""
        tiles = self._scene.airborne()
        if not tiles:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tile in tiles:
            painter.setTransform(tile.sceneTransform())
            painter.setOpacity(tile.effectiveOpacity())
            tile.paint(painter, QStyleOptionGraphicsItem())
        painter.end()

    def _follow(self) -> None:
        """Repaint where tiles were and are."""
        area = QRectF()
        for tile in self._scene.airborne():
            area = area.united(_extent(tile))
        if not area.isNull() or not self._drawn.isNull():
            self.update(area.united(self._drawn).toAlignedRect())
        self._drawn = area


def _extent(tile: TileItem) -> QRectF:
    transform: QTransform = tile.sceneTransform()
    return transform.mapRect(tile.boundingRect())
