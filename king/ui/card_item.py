"""One card on the table; must not know the rules or whose turn it is."""

from collections.abc import Hashable
from math import cos, radians, sin
from typing import Any

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
from king.engine.cards import Card
from king.ui.card_face import RADIUS, WIDTH
from king.ui.card_pictures import RATIO, paint_card, paint_card_shadow
from king.ui.layout import Place

HOVER_RISE, LEGAL_RISE, SELECTED_RISE = 0.1, 0.23, 0.43
"""How far a card stands out of the fan, in card widths."""

VEIL = 0.36
RING = 0.04


class CardItem(PieceItem):
    """A card, face up or, without a `face`, face down; its position is its centre as it lies in the fan.

    Besides the flags of every piece: `is_veiled` may not be played, `is_advised` is what the hint says,
    `is_winning` takes the trick. `clip` is the felt in scene coordinates that shows of a tucked card.
    """

    def __init__(self, key: Hashable, face: Card | None, width: float) -> None:
        super().__init__(key, QSizeF(width, width * RATIO))
        self.face = face
        self.clip: QRectF | None = None
        self.is_veiled = False
        self.is_advised = False
        self.is_winning = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges)
        self._rise = 0.0
        self._rising = QVariantAnimation(self)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rising.valueChanged.connect(self._set_rise)

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
        self.resize(QSizeF(place.width, place.width * RATIO))
        self.set_home(place.point, place.rotation)
        self.set_layer(z)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.go_home()

    def leave_fan(self) -> None:
        """Forget all flags of a card in the hand, without any visible jump."""
        offset = self._offset()
        self._rising.stop()
        for name in ("is_playable", "is_veiled", "is_selected", "is_hovered", "is_advised", "has_focus_ring"):
            setattr(self, name, False)
        self._rise = 0.0
        self.setPos(self.pos() + offset)
        self.setToolTip("")

    def show_face(self, card: Card) -> None:
        """Turn the card up."""
        self.face = card
        self.clip = None
        self.update()

    def flags_changed(self) -> None:
        """Rise or sink to where the flags want the card."""
        self._rising.stop()
        if self.wanted_rise == self._rise:
            return
        self._rising.setStartValue(self._rise)
        self._rising.setEndValue(self.wanted_rise)
        self._rising.setDuration(theme().play_ms(durations.SELECT))
        self._rising.start()

    def settle(self) -> None:
        """Let go of the card."""
        super().settle()
        self.flags_changed()

    def area(self) -> QRectF:
        """Return the card's rectangle, as far as it is raised."""
        return super().area().translated(0, -self._rise * self.width)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: Any) -> Any:
        """Paint a tucked card anew wherever it goes, for what shows of it depends on the place."""
        if change is QGraphicsItem.GraphicsItemChange.ItemPositionHasChanged and self.clip is not None:
            self.update()
        return super().itemChange(change, value)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Rise a little under the pointer."""
        self.set_flags(is_hovered=True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Sink again."""
        self.set_flags(is_hovered=False)

    def boundingRect(self) -> QRectF:
        """Return the card with shadow and rings at any height."""
        room = 0.26 * self.width
        return super().area().adjusted(-room, -room - (SELECTED_RISE + HOVER_RISE) * self.width, room, room)

    def shape(self) -> QPainterPath:
        """Return the card's own outline for the pointer, with the gap a raised card leaves below it."""
        path = QPainterPath()
        path.addRect(self.area())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, card, veil and rings."""
        rect = self.area()
        if self.clip is not None:
            painter.setClipPath(self._felt())
        paint_card_shadow(painter, rect, self.is_lifted or self.is_selected)
        paint_card(painter, self.face, rect)
        if self.is_veiled:
            self._paint_veil(painter, rect)
        self._paint_rings(painter, rect)

    def _paint_veil(self, painter: QPainter, rect: QRectF) -> None:
        felt = theme().tokens.felt[1]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, self._radius(), faded(felt, VEIL))

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

    def _felt(self) -> QPainterPath:
        path = QPainterPath()
        if self.clip is not None:
            path.addRect(self.clip)
        return self.mapFromScene(path)

    def _offset(self) -> QPointF:
        turn, rise = radians(self.rotation()), self._rise * self.width * self.scale()
        return QPointF(sin(turn) * rise, -cos(turn) * rise)

    def _set_rise(self, rise: float) -> None:
        self._rise = rise
        self.update()


def fan_layer(index: int) -> float:
    """The layer of a card in the hand, each over the one to its left."""
    return z_values.HAND + index * 0.1


def trick_layer(place: int) -> float:
    """The layer of a card in the trick, each over the one played before."""
    return z_values.PIECE + place * 0.1


def back_layer(index: int) -> float:
    """The layer of an opponent's card."""
    return z_values.CELL + index * 0.1
