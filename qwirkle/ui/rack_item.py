"""The walnut rack and the slots its tiles belong to; must not know the rules."""

from collections.abc import Iterator, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import z_values
from common.ui.colors import faded
from common.ui.materials.picture import draw_picture
from common.ui.materials.walnut import paint_edge_light, paint_walnut
from common.ui.shadow import Level, paint_shadow
from common.ui.theme import theme
from qwirkle.engine.tile import Kind
from qwirkle.ui.layout import Layout
from qwirkle.ui.tile_item import TileItem
from qwirkle.ui.tile_painter import RADIUS

SEED = 7
_RADIUS = 12.0


class Rack(QGraphicsObject):
    """Six slots, each with the tile that belongs there, wherever it is now.

    A slot whose tile is elsewhere is drawn dashed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(z_values.HAND - 5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.slots: list[TileItem | None] = [None] * 6
        self._places: Sequence[QRectF] = ()
        self._bar = QRectF()
        self._picture: tuple[object, QPixmap] | None = None
        self._away: set[int] = set()

    def lay_out(self, layout: Layout) -> None:
        """Stand where the layout says; the tiles' homes follow."""
        self.prepareGeometryChange()
        self._bar, self._places = layout.rack, layout.slots
        self.setVisible(not self._bar.isEmpty())
        for tile in self.tiles():
            if not tile.is_staged:
                self.bring_home(tile)
                tile.go_home()

    def tiles(self) -> list[TileItem]:
        """All tiles that belong here, from left to right."""
        return [tile for tile in self.slots if tile is not None]

    def slot_of(self, tile: TileItem) -> int:
        """The slot a tile belongs to."""
        return self.slots.index(tile)

    def centre(self, slot: int) -> QPointF:
        """The middle of a slot."""
        return self._places[slot].center() if self._places else self._bar.center()

    def place(self, slot: int) -> QRectF:
        """The square of a slot."""
        return self._places[slot]

    def side(self) -> float:
        """The side of a tile here."""
        return self._places[0].width() if self._places else 8.0

    def slot_at(self, point: QPointF) -> int | None:
        """The slot a point is nearest to, or None off the rack."""
        if not self._places:
            return None
        reach = self._bar.united(self._places[0])
        if not reach.contains(point):
            return None
        return min(range(len(self._places)), key=lambda slot: abs(self.centre(slot).x() - point.x()))

    def bring_home(self, tile: TileItem) -> None:
        """Give a tile the size and home of its slot, without moving it."""
        tile.set_side(self.side())
        tile.set_home(self.centre(self.slot_of(tile)))
        tile.set_layer(z_values.HAND)

    def put(self, tile: TileItem) -> None:
        """Let a tile belong to the first free slot."""
        self.slots[self.slots.index(None)] = tile
        self.bring_home(tile)

    def exchange(self, tile: TileItem, slot: int) -> TileItem | None:
        """Let a tile belong to another slot; return the tile that changes places with it."""
        here, other = self.slot_of(tile), self.slots[slot]
        self.slots[here], self.slots[slot] = other, tile
        self.bring_home(tile)
        if other is not None and other is not tile and not other.is_staged:
            self.bring_home(other)
        return None if other is tile else other

    def shuffle(self, random: Random) -> list[TileItem]:
        """Let the tiles change slots; return those that are to fly to their new ones."""
        random.shuffle(self.slots)
        resting = [tile for tile in self.tiles() if not tile.is_staged]
        for tile in resting:
            self.bring_home(tile)
        return resting

    def drop_tile(self, tile: TileItem) -> None:
        """Let a tile belong here no more."""
        self.slots[self.slot_of(tile)] = None

    def find(self, kind: Kind) -> TileItem | None:
        """A tile of a kind, one that is at home if possible."""
        found = [tile for tile in self.tiles() if tile.kind == kind]
        return min(found, key=lambda tile: tile.is_staged, default=None)

    def show_away(self, away: Iterator[TileItem]) -> None:
        """Draw the slots of these tiles dashed."""
        slots = {self.slot_of(tile) for tile in away if tile in self.slots}
        if slots != self._away:
            self._away = slots
            self.update()

    def boundingRect(self) -> QRectF:
        """The bar with tiles and shadow."""
        reach = theme().dp(40)
        return self._bar.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the bar and the dashed slots."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self._bar, Level.SH3, _RADIUS)
        painter.drawPixmap(self._bar.topLeft(), self._bar_picture(painter))
        for slot in self._away:
            self._paint_slot(painter, self._places[slot])

    def _paint_slot(self, painter: QPainter, place: QRectF) -> None:
        tokens = theme().tokens
        box = place.adjusted(1, 1, -1, -1)
        pen = QPen(tokens.brass_on_table, theme().dp(1.6))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(faded(tokens.toast, 0.4))
        radius = RADIUS / 100 * place.width()
        painter.drawRoundedRect(box, radius, radius)

    def _bar_picture(self, painter: QPainter) -> QPixmap:
        device = painter.device()
        dpr = device.devicePixelRatioF() if device else 1.0
        key = (self._bar.size().toTuple(), dpr, theme().s)
        if self._picture is None or self._picture[0] != key:
            width, height = self._bar.width(), self._bar.height()
            self._picture = (key, draw_picture(width, height, dpr, _paint_bar))
        return self._picture[1]


def _paint_bar(painter: QPainter, rect: QRectF) -> None:
    dp, tokens = theme().dp, theme().tokens
    wood = draw_picture(
        rect.width(),
        rect.height(),
        painter.device().devicePixelRatioF(),
        lambda wooden, whole: paint_walnut(wooden, whole, tokens.walnut, seed=SEED, scale=theme().s),
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(rect, dp(_RADIUS), dp(_RADIUS))
    paint_edge_light(painter, rect, dp(_RADIUS), dp(1.2))
    groove = QRectF(rect.left() + dp(14), rect.bottom() - dp(26), rect.width() - dp(28), dp(12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(tokens.toast, 0.55))
    painter.drawRoundedRect(groove, dp(6), dp(6))
    painter.setPen(QPen(faded(tokens.brass_on_table, 0.16), dp(1)))
    painter.drawLine(
        QPointF(groove.left() + dp(6), groove.bottom() + 0.5),
        QPointF(groove.right() - dp(6), groove.bottom() + 0.5),
    )
