"""A thing on a table that can be taken by hand: a tile, card or pawn; must not know any game."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import z_values

LIFTED_SCALE = 1.08


class PieceItem(QGraphicsObject):
    """One piece, its position at its centre.

    ``key`` is the game's own name for it. ``home`` is where it returns to when it is let go elsewhere.
    Subclasses paint themselves from cached pixmaps; what they look like follows the flags below.
    """

    def __init__(self, key: Hashable, size: QSizeF) -> None:
        super().__init__()
        self.key = key
        self.home = QPointF()
        self.home_rotation = 0.0
        self._size = size
        self._resting_z = z_values.PIECE
        self.is_lifted = False
        self.is_selected = False
        self.is_hovered = False
        self.is_playable = False
        self.has_focus_ring = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    @property
    def size(self) -> QSizeF:
        """Width and height in scene units."""
        return self._size

    def resize(self, size: QSizeF) -> None:
        """Give the piece another size."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size

    def set_home(self, point: QPointF, rotation: float = 0.0) -> None:
        """Say where the piece belongs, without moving it."""
        self.home, self.home_rotation = point, rotation

    def go_home(self) -> None:
        """Put the piece where it belongs at once."""
        self.setPos(self.home)
        self.setRotation(self.home_rotation)

    def set_layer(self, z: float) -> None:
        """Say which layer the piece lies in while it is not in hand."""
        self._resting_z = z
        if not self.is_lifted:
            self.setZValue(z)

    def lift(self) -> None:
        """Take the piece in hand: above everything, a little larger."""
        self.is_lifted = True
        self.setZValue(z_values.DRAGGED)
        self.setScale(LIFTED_SCALE)
        self.update()

    def settle(self) -> None:
        """Let go of the piece."""
        self.is_lifted = False
        self.setZValue(self._resting_z)
        self.setScale(1.0)
        self.update()

    def set_flags(self, **flags: bool) -> None:
        """Set ``is_selected``, ``is_hovered``, ``is_playable`` or ``has_focus_ring`` and repaint."""
        if any(getattr(self, name) != value for name, value in flags.items()):
            for name, value in flags.items():
                setattr(self, name, value)
            self.flags_changed()
            self.update()

    def flags_changed(self) -> None:
        """Answer a change of flags beyond repainting."""

    def area(self) -> QRectF:
        """Return the piece's own rectangle around its position."""
        return QRectF(
            -self._size.width() / 2, -self._size.height() / 2, self._size.width(), self._size.height()
        )

    def boundingRect(self) -> QRectF:
        """Return the rectangle with room for shadow and rings."""
        room = 0.25 * max(self._size.width(), self._size.height())
        return self.area().adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the piece; every game has its own."""
        raise NotImplementedError
