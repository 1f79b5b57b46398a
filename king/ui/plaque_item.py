"""The plaque in the corner of the felt: the contract and what to mind; must not know the rules."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import z_values
from common.ui.box import paint_box
from common.ui.materials.suit import paint_suit
from common.ui.theme import theme
from common.ui.tokens import DARK
from king.engine.cards import Suit
from king.ui.card_face import SUIT_SHAPES
from king.ui.text_pen import TextPen, width_of

WIDTH = 226.0
_RADIUS, _PADDING, _GAP = 12.0, 15.0, 3.0


@dataclass(frozen=True, slots=True)
class PlaqueFacts:
    """The texts of a plaque; `trump` paints its suit after the name."""

    above: str
    points: str
    name: str
    trump: Suit | None
    below: str
    is_penalty: bool


class PlaqueItem(QGraphicsObject):
    """The contract of the hand; hidden while there is none. The position is the upper left corner."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: PlaqueFacts | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z_values.MARK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def facts(self) -> PlaqueFacts | None:
        """What the plaque says, or None."""
        return self._facts

    def set_facts(self, facts: PlaqueFacts | None) -> None:
        """Say something else, or nothing."""
        if facts != self._facts:
            self.prepareGeometryChange()
            self._facts = facts
            self.setVisible(facts is not None)
            self.update()

    def refresh(self) -> None:
        """Take the sizes of the theme anew."""
        self.prepareGeometryChange()
        self.update()

    def box(self) -> QRectF:
        """Return the plaque in its own coordinates."""
        return QRectF(QPointF(), self._inner().size()).adjusted(0, 0, 2 * self._padding, 2 * self._padding)

    def boundingRect(self) -> QRectF:
        """Return the plaque."""
        return self.box()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the plaque."""
        facts, tokens = self._facts, theme().tokens
        if facts is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, self.box(), theme().dp(_RADIUS), tokens.plate)
        inner = self._inner().translated(self._padding, self._padding)
        self._paint_head(painter, facts, inner)
        self._paint_name(painter, facts, inner)
        painter.setFont(theme().font("small"))
        painter.setPen(tokens.plate_text)
        top = inner.top() + self._head_height
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        painter.drawText(
            QRectF(inner.left(), top, inner.width(), inner.bottom() - top + 2), flags, facts.below
        )

    @property
    def _padding(self) -> float:
        return theme().dp(_PADDING)

    @property
    def _head_height(self) -> float:
        return theme().line_height("small") + theme().line_height("game") + 2 * theme().dp(_GAP)

    def _inner(self) -> QRectF:
        facts = self._facts
        if facts is None:
            return QRectF()
        head = width_of(facts.above, "small") + width_of(facts.points, "number") + theme().dp(14)
        name = width_of(facts.name, "game") + (theme().dp(34) if facts.trump else 0)
        width = max(theme().dp(WIDTH) - 2 * self._padding, head, name)
        wrapped = (
            theme()
            .metrics("small")
            .boundingRect(QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), facts.below)
        )
        return QRectF(0, 0, width, self._head_height + wrapped.height())

    def _paint_head(self, painter: QPainter, facts: PlaqueFacts, inner: QRectF) -> None:
        tokens = theme().tokens
        line = QRectF(inner.left(), inner.top(), inner.width(), theme().line_height("small"))
        TextPen(painter, inner.left(), line).write(facts.above, "small", tokens.plate_text2)
        color = tokens.plate_penalty if facts.is_penalty else DARK.cuha
        start = inner.right() - width_of(facts.points, "number")
        TextPen(painter, start, line).write(facts.points, "number", color)

    def _paint_name(self, painter: QPainter, facts: PlaqueFacts, inner: QRectF) -> None:
        tokens = theme().tokens
        top = inner.top() + theme().line_height("small") + theme().dp(_GAP)
        line = QRectF(inner.left(), top, inner.width(), theme().line_height("game"))
        pen = TextPen(painter, inner.left(), line)
        pen.write(facts.name, "game", tokens.plate_text)
        if facts.trump is not None:
            side = theme().line_height("game") * 0.62
            mark = QRectF(pen.x + theme().dp(8), line.center().y() - side / 2, side, side)
            red = facts.trump in (Suit.HEARTS, Suit.DIAMONDS)
            paint_suit(painter, SUIT_SHAPES[facts.trump], mark, DARK.tea_text if red else tokens.plate_text)
