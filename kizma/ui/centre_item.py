"""The felt in the middle: deck and open card, or the die; must not know whose turn it is."""

from random import Random

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import durations
from common.ui.theme import theme
from common.ui.tokens import LIGHT
from kizma.engine.cards import Card
from kizma.ui.card_painter import HEIGHT, WIDTH, card_pixmap
from kizma.ui.card_signs import Sign
from kizma.ui.die_painter import die_pixmap

CARD, DIE = 1.27, 1.4
FLIP = 180
"""How long a card takes from deck to open pile, turning over on the way: passes must be quick."""

_STACK = 4
_PILE_TILTS = (-5.0, 7.0)
_TOP_TILT = 3.0
_TUMBLES = 7


class CentreItem(QGraphicsObject):
    """Shows a count, the top open card, and a card on its way; or the face of the die.

    ``depth`` says how many open cards lie under the top one. With ``only_open`` there is no room for the
    deck: the open card lies alone. ``is_waiting`` draws the brass ring that asks for a click.
    """

    def __init__(self) -> None:
        super().__init__()
        self._felt = QRectF()
        self._cell = 1.0
        self._tilt = 0.0
        self._gone: float | None = None
        self._turns = True
        self._flying: tuple[Card | None, Sign | None] = (None, None)
        self._flight = (QPointF(), QPointF())
        self.is_cards = True
        self.only_open = False
        self.count = 0
        self.depth = 0
        self.open: Card | None = None
        self.sign: Sign | None = None
        self.pips: int | None = None
        self.is_waiting = False
        self.words = ("", "")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay_out(self, felt: QRectF, cell: float, *, only_open: bool) -> None:
        """Lie on the felt of a board whose cells are so large."""
        self.prepareGeometryChange()
        self._felt, self._cell, self.only_open = felt, cell, only_open

    def show_cards(self, count: int, card: Card | None, sign: Sign | None, words: tuple[str, str]) -> None:
        """Show how many cards the deck holds and which one lies open; ``words`` stand under them."""
        self.count, self.open, self.sign, self.words = count, card, sign, words
        self.is_cards = True
        self.update()

    def show_die(self, pips: int | None) -> None:
        """Show a face of the die."""
        self.is_cards, self.pips = False, pips
        self.update()

    def set_waiting(self, waiting: bool) -> None:
        """Ask for a click, or not."""
        self.is_waiting = waiting
        self.update()

    def deck_box(self) -> QRectF:
        """Where the deck lies, or where it would."""
        return self._card_box(-1)

    def open_box(self) -> QRectF:
        """Where the open card lies."""
        return self._card_box(1)

    def active_box(self) -> QRectF:
        """What a click draws or rolls with."""
        if not self.is_cards:
            return self._die_box()
        return self._felt if self.only_open else self.deck_box()

    def turn_over(
        self, card: Card | None, sign: Sign | None, start: QPointF | None = None
    ) -> QAbstractAnimation:
        """Return a card's way onto the open pile: from the deck, turning over, or open from a point."""
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(theme().play_ms(FLIP if start is None else durations.FLIGHT))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)

        def move(share: float) -> None:
            if self._gone is None:
                self.prepareGeometryChange()
                self._flying, self._turns = (card, sign), start is None
                self._flight = (start or self.deck_box().center(), self.open_box().center())
                self._gone = 0.0
            before = self._flying_box(self._gone)
            self._gone = share
            self.update(self._with_shadow(before.united(self._flying_box(share))))

        animation.valueChanged.connect(move)
        animation.finished.connect(lambda: self._land(card, sign))
        return animation

    def tumble(self, pips: int) -> QAbstractAnimation:
        """Return the die's tumble to a face."""
        faces = Random(pips).choices(range(1, 7), k=_TUMBLES)
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(theme().play_ms(durations.DIE_ROLL))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)

        def turn(share: float) -> None:
            still = theme().reduced_motion or share >= 1.0
            self.pips = pips if still else faces[min(int(share * _TUMBLES), _TUMBLES - 1)]
            self._tilt = 0.0 if still else 300 * (1 - share)
            self.update()

        animation.valueChanged.connect(turn)
        return animation

    def boundingRect(self) -> QRectF:
        """The felt and the way a card may come from a seat."""
        if self._gone is None:
            return self._felt
        return self._felt.united(self._with_shadow(self._flying_box(0.0)))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what lies there."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.is_cards:
            self._paint_die(painter)
            return
        if not self.only_open:
            self._paint_deck(painter)
        if self.open is not None:
            self._paint_pile(painter, self.open, self.sign)
        self._paint_counts(painter)
        if self.is_waiting:
            self._paint_ring(painter, self.open_box() if self.only_open else self.deck_box())
        if self._gone is not None:
            self._paint_flying(painter, self._gone)

    def _land(self, card: Card | None, sign: Sign | None) -> None:
        self.prepareGeometryChange()
        self._gone = None
        self.open, self.sign = card, sign
        self.update()

    def _card_box(self, side: int) -> QRectF:
        """The box of the deck (-1) or of the open card (1)."""
        unit = self._felt.width() / 3.4
        if self.only_open:
            height = self._felt.height() * 0.8
            width = height * WIDTH / HEIGHT
            middle = self._felt.center()
        else:
            width = CARD * unit
            height = width * HEIGHT / WIDTH
            middle = self._felt.center() + QPointF(side * 0.72 * unit, -0.28 * unit)
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def _die_box(self) -> QRectF:
        side = min(DIE * self._cell, self._felt.width() * 0.66)
        middle = self._felt.center()
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def _paint_deck(self, painter: QPainter) -> None:
        box = self.deck_box()
        edges = min((self.count + 11) // 12, _STACK)
        step = 0.035 * self._cell
        if not edges:
            painter.setPen(QPen(QColor(247, 241, 230, 90), max(0.03 * self._cell, 1.0), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 0.08 * self._cell, 0.08 * self._cell)
        for index in range(edges):
            offset = (edges - 1 - index) * step
            self._paint_card(painter, box.translated(offset * 0.6, offset), None, None)

    def _paint_pile(self, painter: QPainter, card: Card, sign: Sign | None) -> None:
        """The open card on those before it, each lying a little aslant."""
        box = self.open_box()
        tilts = (*_PILE_TILTS[: min(self.depth, len(_PILE_TILTS))], 0.0 if self.only_open else _TOP_TILT)
        for index, tilt in enumerate(tilts):
            painter.save()
            painter.translate(box.center())
            painter.rotate(tilt)
            painter.translate(-box.center())
            if index == len(tilts) - 1:
                self._paint_card(painter, box, card, sign)
            else:
                self._paint_blank(painter, box)
            painter.restore()

    def _paint_blank(self, painter: QPainter, box: QRectF) -> None:
        radius = box.width() * 0.075
        painter.setPen(QPen(LIGHT.card_edge, max(0.012 * self._cell, 1.0)))
        painter.setBrush(LIGHT.card)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_card(self, painter: QPainter, box: QRectF, card: Card | None, sign: Sign | None) -> None:
        radius = box.width() * 0.075
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(6, 20, 14, 60))
        painter.drawRoundedRect(box.translated(0.01 * box.width(), 0.03 * box.width()), radius, radius)
        painter.drawPixmap(box.topLeft(), card_pixmap(card, sign, round(box.width(), 1), _ratio(painter)))

    def _flying_box(self, share: float) -> QRectF:
        """Where a card is that has this share of its way behind it."""
        start, end = self._flight
        box = self.open_box()
        box.moveCenter(start + (end - start) * share)
        return box

    def _with_shadow(self, box: QRectF) -> QRectF:
        room = 0.1 * self._cell
        return box.adjusted(-room, -room, room, room)

    def _paint_flying(self, painter: QPainter, share: float) -> None:
        card, sign = self._flying
        box = self._flying_box(share)
        face_up = not self._turns or share > 0.5
        squeeze = max(abs(1 - 2 * share), 0.04) if self._turns else 1.0
        painter.save()
        painter.translate(box.center())
        painter.scale(squeeze, 1.0)
        painter.translate(-box.center())
        self._paint_card(painter, box, card if face_up else None, sign)
        painter.restore()

    def _paint_counts(self, painter: QPainter) -> None:
        if self.only_open:
            return
        painter.setFont(theme().font("label_strong"))
        painter.setPen(LIGHT.plate_text)
        top = self.deck_box().bottom() + 0.16 * self._cell
        height = self._felt.bottom() - 0.16 * self._cell - top
        for box, word in ((self.deck_box(), self.words[0]), (self.open_box(), self.words[1])):
            painter.drawText(
                QRectF(box.left() - 8, top, box.width() + 16, height), Qt.AlignmentFlag.AlignCenter, word
            )

    def _paint_die(self, painter: QPainter) -> None:
        box = self._die_box()
        painter.save()
        painter.translate(box.center())
        painter.rotate(self._tilt)
        painter.translate(-box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(6, 20, 14, 90))
        painter.drawRoundedRect(box.translated(0, 0.06 * self._cell), box.width() * 0.2, box.width() * 0.2)
        pixmap = die_pixmap(self.pips or 1, round(box.width(), 1), _ratio(painter))
        painter.drawPixmap(box.topLeft(), pixmap)
        painter.restore()
        if self.is_waiting:
            self._paint_ring(painter, box)

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        reach = 0.09 * self._cell
        radius = box.width() * 0.12
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().tokens.brass_on_table, max(0.08 * self._cell, 2.5)))
        painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius, radius)


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatioF() if device else 1.0
