"""A tile that can be seen or taken on the table or the rack; must not know the rules."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from common.ui.colors import faded
from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from qwirkle.engine.tile import Kind
from qwirkle.ui.tile_painter import LIFTED_MARGIN, MARGIN, RADIUS, tile_pixmap

TILT = 6.0
RAISE = 6.0
HOVER_SCALE = 1.06


class TileItem(PieceItem):
    """One tile; `kind` None lies face down.

    `is_last` draws the ring of the last move, `is_marked` the one of a tile chosen to be swapped.
    """

    def __init__(self, key: Hashable, kind: Kind | None, side: float) -> None:
        super().__init__(key, QSizeF(side, side))
        self.kind = kind
        self.is_last = False
        self.is_marked = False
        self.is_staged = False

    @property
    def side(self) -> float:
        """The side of the tile in pixels."""
        return self.size.width()

    def set_side(self, side: float) -> None:
        """Give the tile another size."""
        self.resize(QSizeF(side, side))

    def lift(self) -> None:
        """Take the tile in hand, a little aslant."""
        super().lift()
        self.setRotation(0.0 if theme().reduced_motion else TILT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cached picture and the rings."""
        side, device = self.side, painter.device()
        lifted = self.is_lifted
        if self.is_selected or self.is_marked:
            painter.translate(0, -theme().dp(RAISE))
        grown = HOVER_SCALE if self.is_hovered and not lifted else 1.0
        pixmap = tile_pixmap(
            self.kind, side * grown, device.devicePixelRatioF() if device else 1.0, lifted=lifted
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, lifted)
        size = pixmap.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        self._paint_rings(painter, QRectF(-side / 2, -side / 2, side, side))

    def boundingRect(self) -> QRectF:
        """The tile with room for shadow, rings and being raised."""
        room = self.side * (LIFTED_MARGIN + MARGIN) + theme().dp(RAISE)
        return self.area().adjusted(-room, -room, room, room)

    def _paint_rings(self, painter: QPainter, box: QRectF) -> None:
        tokens = theme().tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_last:
            self._ring(painter, box, 2.2, QPen(faded(tokens.ivory, 0.85), theme().dp(5.2)))
        if self.is_last or self.is_selected or self.is_marked:
            self._ring(painter, box, 2.0, QPen(tokens.brass, theme().dp(2.8)))
        if self.has_focus_ring:
            self._ring(painter, box, 3.5, QPen(Qt.GlobalColor.white, theme().dp(6.0)))
            self._ring(painter, box, 3.5, QPen(tokens.focus, theme().dp(3.0)))

    def _ring(self, painter: QPainter, box: QRectF, reach: float, pen: QPen) -> None:
        out = theme().dp(reach)
        radius = RADIUS / 100 * self.side + out
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius, radius)
