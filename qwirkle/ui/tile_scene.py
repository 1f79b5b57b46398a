"""The tiles of rack and table and how they change places; must not know gestures or rules."""

from collections.abc import Mapping, Sequence
from random import Random

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QToolTip

from common.ui import z_values
from common.ui.game_scene import GameScene
from common.ui.piece_item import PieceItem
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.model import QwirkleModel
from qwirkle.ui.camera import Camera
from qwirkle.ui.layout import Layout
from qwirkle.ui.mark_layer import Claim, MarkLayer
from qwirkle.ui.rack_item import Rack
from qwirkle.ui.tile_item import TileItem
from qwirkle.ui.tile_layer import TileLayer
from qwirkle.ui.tile_names import tile_name

STAGED_Z = z_values.PIECE + 5


class TileScene(GameScene):
    """Holds the table's tiles, the rack, the tiles laid out for a move and those in flight.

    A tile laid out still belongs to its slot on the rack. `claim_changed(points)` tells what the tiles laid
    out and the one in hand would score, 0 where that is no move; `staged_changed` that others are laid out.
    """

    claim_changed = Signal(int)
    staged_changed = Signal()

    def __init__(self, model: QwirkleModel, camera: Camera, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.camera = camera
        self.board = TileLayer(camera, z_values.PIECE)
        self.marks = MarkLayer(camera)
        self.rack = Rack()
        for item in (self.marks.under, self.board, self.marks.over, self.rack):
            self.addItem(item)
        self.staged: dict[Cell, TileItem] = {}
        self.flyers: list[TileItem] = []
        self._covered: Sequence[QRectF] = ()
        self._next_key = 0
        camera.moved.connect(self.follow_camera)

    def lay_out(self, layout: Layout, covered: Sequence[QRectF]) -> None:
        """Stand where the layout says; `covered` are the rectangles under panels."""
        self.setSceneRect(layout.table)
        self._covered = covered
        self.marks.area = layout.free
        self.rack.lay_out(layout)
        self.follow_camera()

    def show_hand(self, kinds: Sequence[Kind]) -> None:
        """Let the rack hold exactly these tiles, all at home; those there already keep their slots."""
        missing = list(kinds)
        for tile in self.rack.tiles():
            if tile.kind in missing:
                missing.remove(tile.kind)
                self.rack.bring_home(tile)
                tile.setScale(1.0)
                tile.go_home()
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
        self.show_away()

    def make_flyer(self, kind: Kind | None, start: QPointF, side: float) -> TileItem:
        """Make a tile that flies over everything from a point; `clear_flyers` takes it away."""
        tile = TileItem(None, kind, side)
        tile.set_layer(z_values.FLYING)
        tile.setPos(start)
        self.addItem(tile)
        self.flyers.append(tile)
        return tile

    def clear_flyers(self) -> None:
        """Take all tiles in flight away."""
        for tile in self.flyers:
            self.removeItem(tile)
        self.flyers.clear()

    def airborne(self) -> list[TileItem]:
        """The tiles in hand or in flight that are over a panel."""
        moving = [*self.flyers, *(tile for tile in self.rack.tiles() if tile.is_lifted or not tile.is_home())]
        return [tile for tile in moving if self._is_covered(tile)]

    def land(self, placed: Mapping[Cell, Kind]) -> None:
        """Make tiles that were laid out or have flown part of the table."""
        self.clear_flyers()
        for cell in placed:
            if cell in self.staged:
                self.discard(self.staged[cell])
        self.board.show_tiles({**self.board.tiles, **placed})

    def is_bare(self, point: QPointF) -> bool:
        """Tell whether nothing but marble lies at a point."""
        return self.piece_at(point) is None and self.camera.cell_at(point) not in self.board.tiles

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Name the tile under the pointer."""
        point = event.scenePos()
        kind = self.board.tiles.get(self.camera.cell_at(point)) if self.piece_at(point) is None else None
        if kind is None:
            super().helpEvent(event)
            return
        QToolTip.showText(event.screenPos(), tile_name(kind), event.widget())
        event.accept()

    def staged_kinds(self, without: TileItem | None = None) -> dict[Cell, Kind]:
        """The tiles laid out, perhaps but for one."""
        return {
            cell: tile.kind
            for cell, tile in self.staged.items()
            if tile.kind is not None and tile is not without
        }

    def stage(self, tile: TileItem, cell: Cell) -> None:
        """Lay a tile of the rack out on a cell."""
        self._unstage(tile)
        self.staged[cell] = tile
        tile.is_staged = True
        tile.set_layer(STAGED_Z)
        tile.set_side(self.camera.tile)
        tile.set_home(self.camera.centre(cell))
        self._tell_staged()

    def take_back(self, tile: TileItem) -> None:
        """Bring a tile laid out back to the rack."""
        self._unstage(tile)
        self.send_home(tile)
        self._tell_staged()

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
        """Count the cells of the tiles laid out anew; the table moves along, so nothing is seen of it."""
        if by != (0, 0):
            self.staged = {(x + by[0], y + by[1]): tile for (x, y), tile in self.staged.items()}
            self.camera.pan(-self.camera.offset(by))

    def shuffle(self, random: Random) -> None:
        """Mix the tiles on the rack."""
        self.cancel()
        for tile in self.rack.shuffle(random):
            self.send_home(tile)
        self.show_away()

    def show_claim(self, ghosts: Mapping[Cell, Kind] | None = None, without: TileItem | None = None) -> None:
        """Show what the tiles laid out, with these ghosts and without one tile, would score."""
        together = {**self.staged_kinds(without), **(ghosts or {})}
        preview = self.model.preview(together)
        claim = None
        if preview is not None and preview.reason is None:
            claim = Claim.of(preview.lines, tuple(sorted(together)), preview.points)
        self.marks.show_claim(claim, ghosts or {})
        self.claim_changed.emit(claim.points if claim else 0)

    def show_away(self) -> None:
        """Draw the slots dashed whose tiles are elsewhere."""
        away = set(self.staged.values())
        if isinstance(self.held, TileItem) and self.held.is_lifted:
            away.add(self.held)
        self.rack.show_away(iter(away))

    def send_home(self, piece: PieceItem) -> None:
        """Let a tile fly back, in the size it has at home."""
        if isinstance(piece, TileItem) and not piece.is_staged and piece in self.rack.slots:
            self.rack.bring_home(piece)
        super().send_home(piece)

    def follow_camera(self) -> None:
        """Keep the tiles laid out on their cells."""
        for cell, tile in self.staged.items():
            tile.set_home(self.camera.centre(cell))
            if not tile.is_lifted:
                tile.set_side(self.camera.tile)
                tile.go_home()

    def _is_covered(self, tile: TileItem) -> bool:
        extent = tile.sceneBoundingRect()
        return any(rect.intersects(extent) for rect in self._covered)

    def _unstage(self, tile: TileItem) -> None:
        self.staged = {cell: other for cell, other in self.staged.items() if other is not tile}
        tile.is_staged = False

    def _tell_staged(self) -> None:
        self.staged_changed.emit()
        self.show_away()
        self.show_claim()
