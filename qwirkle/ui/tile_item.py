"""A tile of the rack, at home, laid out, in hand or in flight; must not know the rules."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from qwirkle.engine.tile import Kind
from qwirkle.ui.tile_names import tile_name
from qwirkle.ui.tile_painter import LIFTED_MARGIN, MARGIN, tile_pixmap
from qwirkle.ui.tile_rings import paint_chosen_ring, paint_focus_ring

TILT = 6.0
RAISE = 6.0
HOVER_SCALE = 1.06


class TileItem(PieceItem):
    """One tile; `kind` None lies face down.

    `is_marked` draws the ring of a tile chosen to be swapped.
    """

    def __init__(self, key: Hashable, kind: Kind | None, side: float) -> None:
        super().__init__(key, QSizeF(side, side))
        self.kind = kind
        if kind is not None:
            self.setToolTip(tile_name(kind))
        self.is_marked = False
        self.is_staged = False
        self._bounds = self._room()
        self._kept: tuple[object, QPointF, QPixmap] | None = None

    @property
    def side(self) -> float:
        """The side of the tile in pixels."""
        return self.size.width()

    def set_side(self, side: float) -> None:
        """Give the tile another size."""
        self.resize(QSizeF(side, side))

    def is_home(self) -> bool:
        """Tell whether the tile is where it belongs."""
        return self.pos() == self.home

    def lift(self) -> None:
        """Take the tile in hand, a little aslant."""
        super().lift()
        self.setRotation(0.0 if theme().reduced_motion else TILT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cached picture and the rings."""
        if self.is_selected or self.is_marked:
            painter.translate(0, -theme().dp(RAISE))
        corner, pixmap = self._picture(painter)
        if self.is_lifted:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(corner, pixmap)
        if self.is_selected or self.is_marked:
            paint_chosen_ring(painter, self.area())
        if self.has_focus_ring:
            paint_focus_ring(painter, self.area())

    def boundingRect(self) -> QRectF:
        """The tile with room for shadow, rings and being raised."""
        return self._bounds

    def resize(self, size: QSizeF) -> None:
        """Give the tile another size."""
        super().resize(size)
        self._bounds = self._room()

    def _room(self) -> QRectF:
        room = self.side * (LIFTED_MARGIN + MARGIN) + theme().dp(RAISE)
        return self.area().adjusted(-room, -room, room, room)

    def _picture(self, painter: QPainter) -> tuple[QPointF, QPixmap]:
        """The tile's picture and where its corner lies; asked for anew only when something is different."""
        device, look = painter.device(), theme()
        dpr = device.devicePixelRatioF() if device else 1.0
        key = (self.side, dpr, self.is_lifted, self.is_hovered, look.is_dark, look.patterns)
        if self._kept is None or self._kept[0] != key:
            grown = HOVER_SCALE if self.is_hovered and not self.is_lifted else 1.0
            pixmap = tile_pixmap(self.kind, self.side * grown, dpr, lifted=self.is_lifted)
            size = pixmap.deviceIndependentSize()
            self._kept = (key, QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        return self._kept[1], self._kept[2]
