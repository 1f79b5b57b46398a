"""A pawn on the board that can be seen and taken; must not know the rules."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from common.ui import z_values
from common.ui.colors import faded
from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from kizma.engine.pawn import Pawn, colour_of
from kizma.ui.board_plan import Spot
from kizma.ui.pawn_painter import HEIGHT, ROOM, WIDTH, pawn_pixmap

TALL = 1.16
"""The height of a pawn in cells."""

FOOT = 0.37
"""How far its foot is below the middle of its square, in cells."""

HOVER_LIFT, SELECT_LIFT = 0.06, 0.2


class PawnItem(PieceItem):
    """One pawn; its position is the middle of the square it stands on, its size that of its picture.

    ``pulse`` is the strength of the halo of a pawn that may move, 0 to 1.
    """

    def __init__(self, pawn: Pawn) -> None:
        super().__init__(pawn, QSizeF(1, 1))
        self.pawn = pawn
        self.colour = colour_of(pawn)
        self.cell = 1.0
        self.pulse = 1.0
        self._set_area()

    def stand(self, spot: Spot, cell: float, origin: QPointF) -> None:
        """Belong to a spot of a board whose cells are so large, without moving there."""
        self.set_home(origin + spot.point * cell)
        self.set_cell(cell * spot.size)

    def set_cell(self, cell: float) -> None:
        """Have the size that goes with cells this large."""
        if cell != self.cell:
            self.cell = cell
            self.resize(QSizeF(TALL * cell * WIDTH / HEIGHT, TALL * cell))
            self._set_area()
            self.update()

    def stack_by_y(self) -> None:
        """Lie over pawns that stand farther up."""
        self.set_layer(z_values.PIECE + min(max(self.y() / 5000, 0.0), 1.0) * (z_values.LAYER_ROOM - 1))

    def area(self) -> QRectF:
        """The pawn from head to foot."""
        return self._area

    def boundingRect(self) -> QRectF:
        """The pawn with shadow, halo and room to be lifted."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the halo, then the pawn above it."""
        device, cell = painter.device(), self.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_selected or self.is_lifted:
            self._paint_halo(painter, solid=True)
        elif self.is_playable:
            self._paint_halo(painter, solid=False)
        raised = SELECT_LIFT if self.is_selected else HOVER_LIFT if self.is_hovered else 0.0
        height = TALL * cell
        pixmap = pawn_pixmap(self.colour, round(height, 2), device.devicePixelRatioF() if device else 1.0)
        room, top = ROOM * height / HEIGHT, FOOT * cell - height - raised * cell
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(-self.size.width() / 2 - room, top - room), pixmap)
        if self.has_focus_ring:
            self._paint_focus(painter)

    def _set_area(self) -> None:
        """Compute once what the scene asks for many times in a frame."""
        size, room = self.size, 0.42 * self.cell
        self._area = QRectF(-size.width() / 2, FOOT * self.cell - size.height(), size.width(), size.height())
        self._bounds = self._area.adjusted(-room, -room, room, room)

    def _paint_halo(self, painter: QPainter, *, solid: bool) -> None:
        cell, middle = self.cell, QPointF(0, 0.24 * self.cell)
        brass = theme().tokens.brass_on_table
        width = max(0.075 * cell, 2.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme().tokens.card_ink, 0.55), width + max(0.04 * cell, 1.5)))
        painter.drawEllipse(middle, 0.54 * cell, 0.27 * cell)
        pen = QPen(brass if solid else faded(brass, self.pulse), width)
        if not solid:
            pen.setDashPattern([1.6, 1.1])
        painter.setPen(pen)
        painter.drawEllipse(middle, 0.54 * cell, 0.27 * cell)

    def _paint_focus(self, painter: QPainter) -> None:
        box = self.area().adjusted(-0.1 * self.cell, -0.1 * self.cell, 0.1 * self.cell, 0.06 * self.cell)
        radius = 0.3 * self.cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Qt.GlobalColor.white, theme().dp(6)))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(theme().tokens.focus, theme().dp(3)))
        painter.drawRoundedRect(box, radius, radius)
