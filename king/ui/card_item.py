"""One card on the table; must not know the rules or whose turn it is."""

from collections.abc import Hashable
from math import cos, radians, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from common.ui import durations, z_values
from common.ui.box import paint_box
from common.ui.colors import faded
from common.ui.piece_item import PieceItem
from common.ui.theme import theme
from common.ui.tokens import DARK
from king.engine.cards import Card
from king.ui.card_face import RADIUS, WIDTH
from king.ui.card_pictures import RATIO, paint_card, shadow_room
from king.ui.layout import Place

HOVER_RISE, LEGAL_RISE, SELECTED_RISE = 0.1, 0.23, 0.43
"""How far a card stands out of the fan, in card widths."""

VEIL = 0.36
RING = 0.04


class CardItem(PieceItem):
    """A card, face up or, without a `face`, face down; its position is its centre as it lies in the fan.

    Besides the flags of every piece: `is_veiled` may not be played, `is_advised` is what the hint says,
    `is_winning` takes the trick. A tucked card shows only where it lies on the felt.
    """

    def __init__(self, key: Hashable, face: Card | None, width: float) -> None:
        super().__init__(key, QSizeF(width, width * RATIO))
        self.face = face
        self.is_veiled = False
        self.is_advised = False
        self.is_winning = False
        self._rise = 0.0
        self._rising: QVariantAnimation | None = None
        self._area = self._bounds = QRectF()
        self._measure()

    @property
    def width(self) -> float:
        """The width of the card in pixels."""
        return self.size.width()

    @property
    def wanted_rise(self) -> float:
        """How far the card should stand out of the fan, in card widths."""
        if self.is_lifted:
            return self._rise
        if self.is_selected:
            return SELECTED_RISE
        rise = LEGAL_RISE if self.is_playable else 0.0
        reached = self.is_playable and (self.is_hovered or self.has_focus_ring or self.is_advised)
        return rise + (HOVER_RISE if reached else 0.0)

    def put(self, place: Place, z: float) -> None:
        """Lay the card at its place at once."""
        self.show()
        self.resize(QSizeF(place.width, place.width * RATIO))
        self.set_home(place.point, place.rotation)
        self.set_layer(z)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.go_home()

    def resize(self, size: QSizeF) -> None:
        """Give the card another size."""
        if size != self._size:
            super().resize(size)
            self._measure()

    def tuck(self, felt: QGraphicsItem | None) -> None:
        """Let only what lies on the felt be seen, or, without one, all of the card."""
        if felt is not self.parentItem():
            self.setParentItem(felt)  # type: ignore[arg-type]

    def leave_fan(self) -> None:
        """Forget all flags of a card in the hand, without any visible jump."""
        offset = self._offset()
        self._stop_rising()
        for name in ("is_playable", "is_veiled", "is_selected", "is_hovered", "is_advised", "has_focus_ring"):
            setattr(self, name, False)
        self._set_rise(0.0)
        self.setPos(self.pos() + offset)
        self.setToolTip("")

    def show_face(self, card: Card) -> None:
        """Turn the card up."""
        self.face = card
        self.tuck(None)
        self.update()

    def flags_changed(self) -> None:
        """Rise or sink to where the flags want the card."""
        self._stop_rising()
        self._change_bounds()
        if self.wanted_rise != self._rise:
            self._begin_rising()

    def lift(self) -> None:
        """Take the card in hand."""
        super().lift()
        self._change_bounds()

    def settle(self) -> None:
        """Let go of the card."""
        super().settle()
        self.flags_changed()

    def area(self) -> QRectF:
        """Return the card's rectangle, as far as it is raised."""
        return self._area

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Rise a little under the pointer."""
        self.set_flags(is_hovered=True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Sink again."""
        self.set_flags(is_hovered=False)

    def boundingRect(self) -> QRectF:
        """Return the card with shadow and rings, as far as it is raised."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return the card's own outline for the pointer, with the gap a raised card leaves below it."""
        path = QPainterPath()
        path.addRect(self.area())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, card, veil and rings."""
        rect = self._area
        paint_card(painter, self.face, rect, lifted=self._is_high)
        if self.is_veiled:
            self._paint_veil(painter, rect)
        self._paint_rings(painter, rect)

    def _paint_veil(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, self._radius(), faded(DARK.felt[-1], VEIL))

    def _paint_rings(self, painter: QPainter, rect: QRectF) -> None:
        tokens = theme().tokens
        if self.is_selected or self.is_lifted or self.is_advised:
            self._paint_ring(painter, rect, tokens.brass_on_table, RING * self.width)
        if self.is_winning:
            self._paint_ring(painter, rect, QColor(tokens.ivory), RING * self.width)
        if self.has_focus_ring:
            self._paint_ring(painter, rect, tokens.focus, theme().dp(3))
            outer = rect.adjusted(-theme().dp(4), -theme().dp(4), theme().dp(4), theme().dp(4))
            self._paint_ring(painter, outer, QColor("#FFFFFF"), theme().dp(1.5))

    def _paint_ring(self, painter: QPainter, rect: QRectF, color: QColor, pen: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, pen))
        half = pen / 2
        painter.drawRoundedRect(rect.adjusted(-half, -half, half, half), self._radius(), self._radius())

    def _radius(self) -> float:
        return self.width * RADIUS / WIDTH

    def _offset(self) -> QPointF:
        turn, rise = radians(self.rotation()), self._rise * self.width * self.scale()
        return QPointF(sin(turn) * rise, -cos(turn) * rise)

    @property
    def _is_high(self) -> bool:
        return self.is_lifted or self.is_selected

    def _begin_rising(self) -> None:
        if self._rising is None:
            self._rising = QVariantAnimation(self)
            self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._rising.valueChanged.connect(self._set_rise)
        self._rising.setStartValue(self._rise)
        self._rising.setEndValue(self.wanted_rise)
        self._rising.setDuration(theme().play_ms(durations.SELECT))
        self._rising.start()

    def _stop_rising(self) -> None:
        if self._rising is not None:
            self._rising.stop()

    def _set_rise(self, rise: float) -> None:
        self._rise = rise
        self._change_bounds()

    def _change_bounds(self) -> None:
        self.prepareGeometryChange()
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Work out what the view asks for many times a frame."""
        self._area = super().area().translated(0, -self._rise * self.width)
        room = shadow_room(self.width, lifted=self._is_high) + 1
        self._bounds = self._area.adjusted(-room, -room, room, room)


def fan_layer(index: int) -> float:
    """The layer of a card in the hand, each over the one to its left."""
    return z_values.HAND + index * 0.1


def trick_layer(place: int) -> float:
    """The layer of a card in the trick, each over the one played before."""
    return z_values.PIECE + place * 0.1


def back_layer(index: int) -> float:
    """The layer of an opponent's card."""
    return z_values.CELL + index * 0.1
