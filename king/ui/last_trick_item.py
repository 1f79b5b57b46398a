"""The trick taken last: small in a corner, large on demand; must not know the rules."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QStyleOptionGraphicsItem,
    QWidget,
)

from common.core.seats import Seat
from common.ui import z_values
from common.ui.box import paint_box
from common.ui.theme import theme
from king.engine.cards import Card
from king.engine.trick import Trick
from king.ui import table_words
from king.ui.card_pictures import RATIO, paint_card
from king.ui.layout import Layout, Side, side_of
from king.ui.mini_card import HEIGHT, WIDTH, paint_mini_card
from king.ui.text_pen import TextPen, width_of

_PADDING, _GAP, _RADIUS = 10.0, 5.0, 12.0
_SHOWN = 0.8
"""Width of a card in the large view in widths of an own one."""


class LastTrickItem(QGraphicsObject):
    """Four mini cards on a plate; its position is the upper right corner. A click opens the large view."""

    def __init__(self) -> None:
        super().__init__()
        self._trick: Trick | None = None
        self.setZValue(z_values.MARK)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def trick(self) -> Trick | None:
        """The trick that is shown."""
        return self._trick

    def set_trick(self, trick: Trick | None) -> None:
        """Show another trick, or none."""
        if trick != self._trick:
            self.prepareGeometryChange()
            self._trick = trick
            self.setToolTip(table_words.last_trick())
            self.setVisible(trick is not None)
            self.update()

    def refresh(self) -> None:
        """Take the sizes of the theme anew."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the plate, left of and below the position."""
        dp = theme().dp
        row = 4 * dp(WIDTH) + 3 * dp(_GAP)
        width = max(row, width_of(table_words.last_trick(), "small")) + 2 * dp(_PADDING)
        height = theme().line_height("small") + dp(HEIGHT) + 2 * dp(_PADDING) + dp(4)
        return QRectF(-width, 0, width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint plate, heading and cards."""
        if self._trick is None:
            return
        box, dp = self.boundingRect(), theme().dp
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, box, dp(_RADIUS), theme().tokens.plate)
        head = QRectF(box.left(), box.top() + dp(_PADDING) * 0.7, box.width(), theme().line_height("small"))
        pen = TextPen(painter, head.left() + dp(_PADDING), head)
        pen.write(table_words.last_trick(), "small", theme().tokens.plate_text2)
        self._paint_row(painter, QPointF(box.left() + dp(_PADDING), head.bottom() + dp(5)))

    def _paint_row(self, painter: QPainter, start: QPointF) -> None:
        trick, dp = self._trick, theme().dp
        if trick is None:
            return
        for index, card in enumerate(trick.cards):
            box = QRectF(start, QSizeF(dp(WIDTH), dp(HEIGHT)))
            box.translate(index * dp(WIDTH + _GAP), 0)
            paint_mini_card(painter, card, box)
            if card == trick.winning:
                ring = box.adjusted(-1.5, -1.5, 1.5, 1.5)
                paint_box(painter, ring, dp(4), None, theme().tokens.brass_on_table, dp(2))


class TrickView(QGraphicsObject):
    """The last trick in full over the middle of the felt, each card on its player's side."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self._seats = seats
        self._layout = Layout(QRectF(0, 0, 100, 100), 1.0)
        self._viewer: int | None = None
        self._trick: Trick | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z_values.BADGE)
        self.hide()

    def lay(self, layout: Layout) -> None:
        """Take the places of another table."""
        self.prepareGeometryChange()
        self._layout = layout

    def open(self, trick: Trick, viewer: int | None) -> None:
        """Show a trick as a seat sees it."""
        self._trick, self._viewer = trick, viewer
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the panel."""
        card = self._card
        box = QRectF(0, 0, 4.9 * card.width(), 3.35 * card.height())
        box.moveCenter(self._layout.trick_centre)
        return box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint panel, cards and names."""
        trick = self._trick
        if trick is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme().tokens
        paint_box(painter, self.boundingRect(), theme().dp(20), tokens.surface, tokens.line)
        for seat, card in trick.plays():
            self._paint_play(painter, seat, card, card == trick.winning)

    @property
    def _card(self) -> QSizeF:
        width = _SHOWN * self._layout.card_width
        return QSizeF(width, width * RATIO)

    def _paint_play(self, painter: QPainter, seat: int, card: Card, is_winning: bool) -> None:
        side, size, tokens = side_of(seat, self._viewer), self._card, theme().tokens
        across = (
            QPointF(1.45 * size.width(), 0)
            if side in (Side.LEFT, Side.RIGHT)
            else QPointF(0, 0.84 * size.height())
        )
        sign = 1 if side in (Side.BOTTOM, Side.RIGHT) else -1
        box = QRectF(QPointF(), size)
        box.moveCenter(self._layout.trick_centre + across * sign - QPointF(0, 0.06 * size.height()))
        paint_card(painter, card, box)
        if is_winning:
            ring = box.adjusted(-2, -2, 2, 2)
            paint_box(painter, ring, size.width() * 0.09, None, tokens.brass, theme().dp(3))
        name = self._seats[seat].name
        text = QRectF(
            box.left() - size.width(), box.bottom() + 2, box.width() * 3, theme().line_height("small")
        )
        painter.setFont(theme().font("small_strong"))
        painter.setPen(tokens.brass_text if is_winning else tokens.text2)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, name)
