"""The pill under the card that takes the trick; must not know why it does."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import z_values
from common.ui.box import paint_box
from common.ui.theme import theme
from common.ui.tokens import LIGHT
from king.ui import table_words
from king.ui.card_item import CardItem
from king.ui.text_pen import width_of


class TakerPill(QGraphicsObject):
    """An ivory capsule with two words; its position is its centre."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z_values.BADGE)
        self.hide()

    def show_under(self, card: CardItem | None) -> None:
        """Lie at the foot of a card, or be hidden."""
        self.setVisible(card is not None)
        if card is not None:
            self.prepareGeometryChange()
            self.setPos(card.pos() + QPointF(0, card.size.height() * 0.44))

    def boundingRect(self) -> QRectF:
        """Return the capsule."""
        width = width_of(table_words.took_trick(), "small_strong") + theme().dp(24)
        height = theme().line_height("small") + theme().dp(8)
        return QRectF(-width / 2, -height / 2, width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint capsule and words."""
        box = self.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, box, box.height() / 2, LIGHT.ivory)
        painter.setFont(theme().font("small_strong"))
        painter.setPen(LIGHT.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, table_words.took_trick())
