"""A card of the deck as something to look at or to choose in a panel; must not know the rules."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.colors import faded
from common.ui.control import Control
from common.ui.theme import follow_theme, theme
from kizma.engine.cards import Card
from kizma.ui.card_painter import HEIGHT, RADIUS, WIDTH, card_pixmap
from kizma.ui.card_signs import Sign
from kizma.ui.die_painter import die_pixmap


@dataclass(frozen=True)
class HandCard:
    """A card of the hand; ``name`` is what it is called, ``is_drawn`` marks the one just drawn."""

    card: Card
    sign: Sign
    name: str
    is_playable: bool
    is_chosen: bool
    is_drawn: bool


class CardFace(QWidget):
    """Shows one card, its back, or the die, ``width`` dp wide."""

    def __init__(self, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._card: Card | None = None
        self._sign: Sign | None = None
        self._pips: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_width(self, width: float) -> None:
        """Have another width, in dp."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def show_card(self, card: Card | None, sign: Sign | None) -> None:
        """Show a card, with None its back."""
        self._card, self._sign, self._pips = card, sign, None
        self.update()

    def show_die(self, pips: int) -> None:
        """Show a face of the die."""
        self._pips = pips
        self.update()

    def sizeHint(self) -> QSize:
        """The card with room for its shadow."""
        width = theme().dp(self._width)
        return QSize(round(width + theme().dp(6)), round(width * HEIGHT / WIDTH + theme().dp(8)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow and picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, dp = theme().dp(self._width), theme().dp
        if self._pips is not None:
            side = width * 0.9
            painter.drawPixmap(QPointF(dp(2), dp(2)), die_pixmap(self._pips, side, self.devicePixelRatioF()))
        else:
            box = QRectF(dp(2), dp(2), width, width * HEIGHT / WIDTH)
            _paint_card(painter, box, self._card, self._sign, self.devicePixelRatioF())
        painter.end()


class HandButton(Control):
    """A card of the hand that can be chosen."""

    def __init__(self, width: float, parent: QWidget | None = None) -> None:
        super().__init__(8, parent)
        self._width = width
        self._held: HandCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_held(self, held: HandCard) -> None:
        """Show a card of the hand."""
        self._held = held
        self.setAccessibleName(held.name)
        self.setToolTip(held.name)
        self.update()

    def set_width(self, width: float) -> None:
        """Have another width, in pixels."""
        if width != self._width:
            self._width = width
            self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The card with room to be raised."""
        return QSize(round(self._width), round(self._width * HEIGHT / WIDTH + theme().dp(12)))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the card, raised if chosen, veiled if it cannot be played."""
        held, dp = self._held, theme().dp
        if held is None:
            return
        width = self._width - dp(3)
        raised = dp(8) if held.is_chosen else dp(3) * self.hover
        box = QRectF(dp(1), dp(9) - raised, width, width * HEIGHT / WIDTH)
        radius = RADIUS / WIDTH * width
        _paint_card(painter, box, held.card, held.sign, self.devicePixelRatioF())
        painter.setPen(Qt.PenStyle.NoPen)
        if not held.is_playable:
            painter.setBrush(faded(theme().tokens.sunken, 0.62))
            painter.drawRoundedRect(box, radius, radius)
        if held.is_chosen or held.is_drawn:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            color = theme().tokens.brass if held.is_chosen else faded(theme().tokens.brass, 0.6)
            painter.setPen(QPen(color, dp(3 if held.is_chosen else 1.5)))
            painter.drawRoundedRect(box, radius, radius)


def _paint_card(painter: QPainter, box: QRectF, card: Card | None, sign: Sign | None, dpr: float) -> None:
    radius = RADIUS / WIDTH * box.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in (0.05, 0.025):
        painter.setBrush(faded(theme().tokens.shadow, 0.10))
        shadow = box.translated(0, reach * box.width()).adjusted(-0.5, 0, 0.5, 0.5)
        painter.drawRoundedRect(shadow, radius, radius)
    painter.drawPixmap(box.topLeft(), card_pixmap(card, sign, round(box.width(), 1), dpr))
