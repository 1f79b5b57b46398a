"""The dashed place in the trick for the viewer's card; must not know which card may come."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import z_values
from common.ui.colors import faded
from common.ui.theme import theme
from common.ui.tokens import DARK
from king.ui.card_face import RADIUS, WIDTH


class SlotItem(QGraphicsObject):
    """Shown while the viewer has to play; brighter while a card would go there."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()
        self._is_bright = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z_values.TARGET)
        self.hide()

    def set_box(self, box: QRectF) -> None:
        """Say where the place is, in scene coordinates."""
        self.prepareGeometryChange()
        self._box = box

    def set_bright(self, is_bright: bool) -> None:
        """Show that a card would go here, or not."""
        self._is_bright = is_bright
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the place."""
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shade and dashes."""
        tokens, dp = theme().tokens, theme().dp
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(tokens.brass_on_table, dp(2.6 if self._is_bright else 2))
        pen.setDashPattern([3, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        fill = faded(tokens.brass_on_table, 0.16) if self._is_bright else faded(DARK.felt[-1], 0.36)
        painter.setBrush(fill)
        radius = self._box.width() * RADIUS / WIDTH
        painter.drawRoundedRect(self._box, radius, radius)
