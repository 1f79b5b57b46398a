"""The table's scene: tiles between rack and cells, tried out until they are confirmed; must not know rules."""

from collections.abc import Mapping, Sequence
from random import Random

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from common.core.transition import Reason
from common.ui import drop_zone, z_values
from common.ui.drop_zone import DropZone
from common.ui.game_scene import ARROWS, GameScene, Hand
from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.model import QwirkleModel
from qwirkle.ui.camera import Camera
from qwirkle.ui.cell_layer import TileLayer
from qwirkle.ui.layout import Layout
from qwirkle.ui.mark_layer import Claim, MarkLayer
from qwirkle.ui.rack_item import Rack
from qwirkle.ui.tile_item import TileItem

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class QwirkleScene(GameScene):
    """Lays tiles out for a move. Zones are cells (their keys) and slots of the rack (numbers).

    `claim_changed(points)` tells what tiles laid out and the one in hand would score, 0 where that is no
    move; `staged_changed` that other tiles are laid out; `refused(Reason)` that a tile may not go where it
    was put; `picked_changed` that other tiles are chosen to be swapped.
    """

    claim_changed = Signal(int)
    staged_changed = Signal()
    refused = Signal(object)
    picked_changed = Signal()

    def __init__(self, model: QwirkleModel, camera: Camera, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.camera = camera
        self.board = TileLayer(camera, z_values.PIECE)
        self.marks = MarkLayer(camera)
        self.rack = Rack()
        for item in (self.board, self.marks.under, self.marks.over, self.rack):
            self.addItem(item)
        self.staged: dict[Cell, TileItem] = {}
        self.is_swapping = False
        self.one_click = False
        self._covered: Sequence[QRectF] = ()
        self._spots: Mapping[Cell, int | None] = {}
        self._hovered: TileItem | None = None
        self._next_key = 0
        camera.moved.connect(self._follow_camera)
        self.hand_changed.connect(self._on_hand_changed)

    # What stands where

    def lay_out(self, layout: Layout, covered: Sequence[QRectF]) -> None:
        """Stand where the layout says; `covered` are the rectangles under panels."""
        self.setSceneRect(layout.table)
        self._covered = covered
        self.marks.area = layout.free
        self.rack.lay_out(layout)
        self._follow_camera()

    def show_hand(self, kinds: Sequence[Kind]) -> None:
        """Let the rack hold exactly these tiles; those that are there already keep their slots."""
        missing = list(kinds)
        for tile in self.rack.tiles():
            if tile.kind in missing:
                missing.remove(tile.kind)
            else:
                self.discard(tile)
        for kind in missing:
            self.add_to_rack(kind).go_home()

    def add_to_rack(self, kind: Kind) -> TileItem:
        """Make a tile that belongs to the first free slot."""
        self._next_key += 1
        tile = TileItem(self._next_key, kind, self.rack.side())
        self.addItem(tile)
        self.rack.put(tile)
        return tile

    def discard(self, tile: TileItem) -> None:
        """Take a tile of the rack away for good."""
        if tile is self.held:
            self._release()
        self._unstage(tile)
        self.rack.drop_tile(tile)
        self.removeItem(tile)
        self._show_away()

    def make_flyer(self, kind: Kind | None, start: QPointF, side: float) -> TileItem:
        """Make a tile that flies over everything from a point; take it away with `removeItem`."""
        tile = TileItem(None, kind, side)
        tile.set_layer(z_values.FLYING)
        tile.setPos(start)
        self.addItem(tile)
        return tile

    # Tiles laid out

    def staged_kinds(self) -> dict[Cell, Kind]:
        """The tiles laid out."""
        return {cell: tile.kind for cell, tile in self.staged.items() if tile.kind is not None}

    def stage(self, tile: TileItem, cell: Cell) -> None:
        """Lay a tile of the rack out on a cell."""
        self._unstage(tile)
        self.staged[cell] = tile
        tile.is_staged = True
        tile.set_layer(z_values.HAND - 8)
        tile.set_side(self.camera.tile)
        tile.set_home(self.camera.centre(cell))
        self.staged_changed.emit()
        self._show_away()
        self.show_claim()

    def take_back(self, tile: TileItem) -> None:
        """Bring a tile laid out back to the rack."""
        self._unstage(tile)
        self.rack.bring_home(tile)
        self.send_home(tile)
        self.staged_changed.emit()
        self._show_away()
        self.show_claim()

    def take_back_all(self) -> None:
        """Bring all tiles back to the rack."""
        self.cancel()
        for tile in list(self.staged.values()):
            self.take_back(tile)

    def take_back_last(self) -> None:
        """Bring the tile laid out last back."""
        self.cancel()
        if self.staged:
            self.take_back(list(self.staged.values())[-1])

    def shift_staged(self, by: Cell) -> None:
        """Count the cells of the tiles laid out anew, the table moving along so that nothing is seen of it."""
        if by != (0, 0):
            moved = {(x + by[0], y + by[1]): tile for (x, y), tile in self.staged.items()}
            self.staged = moved
            self.camera.pan(-self.camera.offset(by))

    def shuffle(self, random: Random) -> None:
        """Mix the tiles on the rack."""
        self.cancel()
        for tile in self.rack.shuffle(random):
            self.send_home(tile)
        self._show_away()

    def show_claim(self, ghosts: Mapping[Cell, Kind] | None = None) -> None:
        """Show what the tiles laid out, with these ghosts, would score."""
        together = {**self.staged_kinds(), **(ghosts or {})}
        preview = self.model.preview(together)
        claim = None
        if preview is not None and preview.reason is None:
            has_qwirkle = any(line.is_qwirkle for line in preview.lines)
            claim = Claim(
                preview.lines, tuple(sorted(together)), preview.points, "Qwirkle" if has_qwirkle else ""
            )
        self.marks.show_claim(claim, ghosts or {})
        self.claim_changed.emit(claim.points if claim else 0)

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
        others = {cell: kind for cell, kind in self.staged_kinds().items() if self.staged[cell] is not tile}
        self._spots = self.model.spots(tile.kind, others) if tile.kind is not None else {}
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
        staying = {cell: other for cell, other in self.staged.items() if other is not tile}
        whole, self.staged = self.staged, staying if ghosts else self.staged
        self.show_claim(ghosts)
        self.staged = whole

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

    def send_home(self, piece: PieceItem) -> None:
        """Let a tile fly back, in the size it has at home."""
        tile = self._tile(piece)
        if not tile.is_staged and tile in self.rack.slots:
            self.rack.bring_home(tile)
        super().send_home(piece)

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
            self.select(tile)

    def _step_over(self, piece: PieceItem, key: Qt.Key) -> None:
        step = _STEPS[key]
        key_of = self.over.key if self.over is not None else None
        start = key_of if isinstance(key_of, tuple) else next(iter(self._spots), (0, 0))
        zone = self._zone((start[0] + step[0], start[1] + step[1]))
        self._hover(piece, zone)
        self.marks.show_cursor(None if zone.legal else zone.key)

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
        self._show_away()

    def _refuse(self, tile: TileItem, key: object) -> None:
        if not isinstance(key, tuple) or tile.kind is None:
            return
        others = {cell: kind for cell, kind in self.staged_kinds().items() if self.staged[cell] is not tile}
        reason = self.model.reason_against_cell(tile.kind, key, others)
        self.flash_fault(reason, key)
        self.refused.emit(reason)

    def flash_fault(self, reason: Reason, cell: Cell) -> None:
        """Ring the line or the cell that is at fault."""
        cells = reason.facts.get("cells") or (cell,)
        self.marks.flash(cells, theme().tokens.tea)

    def _unstage(self, tile: TileItem) -> None:
        self.staged = {cell: other for cell, other in self.staged.items() if other is not tile}
        tile.is_staged = False

    def _cell_zones(self) -> list[DropZone]:
        cells = sorted(self._spots, key=lambda cell: (cell[1], cell[0]))
        return [DropZone(cell, self.camera.rect(cell)) for cell in cells]

    def _zone(self, cell: Cell) -> DropZone:
        """The zone of any cell; an empty table takes the first tile wherever it is put."""
        is_free = bool(self._spots) and not self.board.tiles and self._nothing_else_staged()
        return DropZone(cell, self.camera.rect(cell), cell in self._spots or is_free)

    def _nothing_else_staged(self) -> bool:
        return all(tile is self.held for tile in self.staged.values())

    def _follow_camera(self) -> None:
        for cell, tile in self.staged.items():
            tile.set_home(self.camera.centre(cell))
            if not tile.is_lifted:
                tile.set_side(self.camera.tile)
                tile.go_home()
        if self.held is not None:
            self._zones = self._cell_zones()

    def _on_hand_changed(self) -> None:
        self._show_away()
        if self.one_click and self.hand is Hand.SELECTED and len(self._zones) == 1:
            self.put(self._zones[0])

    def _show_away(self) -> None:
        away = set(self.staged.values())
        if self.hand is Hand.DRAGGING and isinstance(self.held, TileItem):
            away.add(self.held)
        self.rack.show_away(iter(away))

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
