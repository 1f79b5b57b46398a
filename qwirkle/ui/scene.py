"""The gestures of the table: tiles between rack and cells, chosen, walked, put; must not know rules."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from common.core.transition import Reason
from common.ui import drop_zone
from common.ui.drop_zone import DropZone
from common.ui.game_scene import ARROWS, Hand
from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.model import QwirkleModel
from qwirkle.ui.camera import Camera
from qwirkle.ui.tile_item import TileItem
from qwirkle.ui.tile_scene import TileScene

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class QwirkleScene(TileScene):
    """Lets the player lay tiles out. Zones are cells (their keys) and slots of the rack (numbers).

    `refused(Reason)` tells that a tile may not go where it was put; `picked_changed` that other tiles are
    chosen to be swapped.
    """

    refused = Signal(object)
    picked_changed = Signal()

    def __init__(self, model: QwirkleModel, camera: Camera, parent: QObject | None = None) -> None:
        super().__init__(model, camera, parent)
        self.is_swapping = False
        self.one_click = False
        self._spots: Mapping[Cell, int | None] = {}
        self._hovered: TileItem | None = None
        self.hand_changed.connect(self._on_hand_changed)

    # Swapping

    def set_swapping(self, swapping: bool) -> None:
        """Let clicks choose tiles to be swapped, or lay tiles out again."""
        self.take_back_all()
        self.is_swapping = swapping
        for tile in self.rack.tiles():
            self._mark(tile, False)
        self.picked_changed.emit()

    def picked(self) -> list[TileItem]:
        """The tiles chosen to be swapped."""
        return [tile for tile in self.rack.tiles() if tile.is_marked]

    def toggle(self, tile: TileItem) -> None:
        """Choose a tile to be swapped, or not any more."""
        if tile in self.rack.tiles():
            self._mark(tile, not tile.is_marked)
            self.picked_changed.emit()

    # What the gestures ask

    def may_take(self, piece: PieceItem) -> bool:
        """Only tiles of the rack, at home or laid out."""
        return piece in self.rack.slots and not self.is_swapping and not self.is_locked

    def takeable(self) -> Sequence[PieceItem]:
        """The tiles on the rack, from left to right."""
        return [tile for tile in self.rack.tiles() if not tile.is_staged]

    def zones(self, piece: PieceItem) -> Sequence[DropZone]:
        """The cells where a tile may go, in reading order."""
        tile = self._tile(piece)
        self._spots = self.model.spots(tile.kind, self.staged_kinds(tile)) if tile.kind is not None else {}
        return self._cell_zones()

    def zone_at(self, piece: PieceItem, point: QPointF) -> DropZone | None:
        """A slot of the rack, the legal cell nearby, or whatever cell lies there."""
        slot = self.rack.slot_at(point)
        if slot is not None:
            return DropZone(slot, self.rack.place(slot))
        if any(rect.contains(point) for rect in self._covered):
            return None
        near = drop_zone.nearest(self._zones, point)
        return near or self._zone(self.camera.cell_at(point))

    def show_zones(self, piece: PieceItem, zones: Sequence[DropZone]) -> None:
        """Show the legal cells."""
        self.marks.show_spots(self._spots)

    def hide_zones(self) -> None:
        """Show only what lies there."""
        self._spots = {}
        self.marks.hide_spots()
        self.show_claim()

    def preview(self, piece: PieceItem, zone: DropZone | None) -> None:
        """Show the tile as a ghost, and what it would score."""
        tile = self._tile(piece)
        ghosts = {}
        if zone is not None and zone.legal and isinstance(zone.key, tuple) and tile.kind is not None:
            ghosts[zone.key] = tile.kind
        self.marks.cover_spots(ghosts)
        self.show_claim(ghosts, tile if ghosts else None)

    def drop(self, piece: PieceItem, zone: DropZone) -> bool:
        """Lay the tile out, put it back, change its slot, or say why it may not lie there."""
        tile = self._tile(piece)
        if isinstance(zone.key, int):
            self._drop_on_rack(tile, zone.key)
        elif not isinstance(zone.key, tuple) or not zone.legal:
            self._refuse(tile, zone.key)
            return False
        else:
            self.stage(tile, zone.key)
            self.send_home(tile)
        return True

    def lifted(self, piece: PieceItem) -> None:
        """Give the tile in hand the size it has on the table."""
        self._tile(piece).set_side(self.camera.tile)

    def press_refused(self, piece: PieceItem) -> None:
        """Choose a tile to be swapped."""
        if self.is_swapping and not self.is_locked:
            self.toggle(self._tile(piece))

    # Mouse and keys beyond what all tables share

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let a right click bring a tile laid out back."""
        if event.button() == Qt.MouseButton.RightButton and self.held is None and not self.is_locked:
            self.queue.skip()
            tile = self.piece_at(event.scenePos())
            if isinstance(tile, TileItem) and tile.is_staged:
                self.take_back(tile)
                event.accept()
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Show which tile may be taken."""
        super().mouseMoveEvent(event)
        over = self.piece_at(event.scenePos()) if self.held is None else None
        may = over is not None and (self.may_take(over) or self.is_swapping)
        self._hover_tile(over if may and isinstance(over, TileItem) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a tile by its number, walk over any cell with Shift, take back."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        if self.is_locked or not self._own_key(event):
            super().keyPressEvent(event)
            return
        event.accept()

    def _own_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.queue.skip()
            self._choose_slot(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Backspace:
            self.queue.skip()
            self.take_back_last()
        elif key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.held:
            self._step_over(self.held, key)
        else:
            return False
        return True

    def _choose_slot(self, slot: int) -> None:
        tile = self.rack.slots[slot]
        if tile is None:
            return
        if self.is_swapping:
            self.toggle(tile)
        elif tile is self.held:
            self.cancel()
        elif tile.is_staged:
            self.take_back(tile)
        else:
            self.select_by_key(tile)

    def _step_over(self, piece: PieceItem, key: Qt.Key) -> None:
        step = _STEPS[key]
        key_of = self.over.key if self.over is not None else None
        start = key_of if isinstance(key_of, tuple) else next(iter(self._spots), (0, 0))
        cell = (start[0] + step[0], start[1] + step[1])
        zone = self._zone(cell)
        self._hover(piece, zone)
        self.marks.show_cursor(None if zone.legal else cell)

    def _walk(self, key: Qt.Key) -> None:
        super()._walk(key)
        self.marks.show_cursor(None)

    def _release(self) -> None:
        super()._release()
        self.marks.show_cursor(None)

    def _drop_on_rack(self, tile: TileItem, slot: int) -> None:
        if tile.is_staged:
            self.take_back(tile)
        other = self.rack.exchange(tile, slot)
        self.send_home(tile)
        if other is not None and not other.is_staged:
            self.send_home(other)
        self.show_away()

    def _refuse(self, tile: TileItem, key: object) -> None:
        if not isinstance(key, tuple) or tile.kind is None:
            return
        reason = self.model.reason_against_cell(tile.kind, key, self.staged_kinds(tile))
        self.flash_fault(reason, key)
        self.refused.emit(reason)

    def flash_fault(self, reason: Reason, cell: Cell) -> None:
        """Ring the line or the cell that is at fault."""
        cells = reason.facts.get("cells") or (cell,)
        self.marks.flash(cells, theme().tokens.tea)

    def _cell_zones(self) -> list[DropZone]:
        cells = sorted(self._spots, key=lambda cell: (cell[1], cell[0]))
        return [DropZone(cell, self.camera.rect(cell)) for cell in cells]

    def _zone(self, cell: Cell) -> DropZone:
        """The zone of any cell; an empty table takes the first tile wherever it is put."""
        is_free = bool(self._spots) and not self.board.tiles and self._nothing_else_staged()
        return DropZone(cell, self.camera.rect(cell), cell in self._spots or is_free)

    def _nothing_else_staged(self) -> bool:
        return all(tile is self.held for tile in self.staged.values())

    def follow_camera(self) -> None:
        """Keep the zones on their cells too."""
        super().follow_camera()
        if self.held is not None:
            self._zones = self._cell_zones()

    def _on_hand_changed(self) -> None:
        self.show_away()
        if self.one_click and self.hand is Hand.SELECTED and len(self._zones) == 1:
            self.put(self._zones[0])

    def _hover_tile(self, tile: TileItem | None) -> None:
        if tile is self._hovered:
            return
        if self._hovered is not None and self._hovered.scene() is self:
            self._hovered.set_flags(is_hovered=False)
        self._hovered = tile
        if tile is not None:
            tile.set_flags(is_hovered=True)

    def _mark(self, tile: TileItem, marked: bool) -> None:
        if tile.is_marked != marked:
            tile.is_marked = marked
            tile.update()

    def _tile(self, piece: PieceItem) -> TileItem:
        if not isinstance(piece, TileItem):
            raise TypeError(piece)
        return piece
