"""Cards as sharp cached pictures for each size, screen and look of the pack; must not know any table."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from common.ui.materials.picture import draw_picture
from common.ui.theme import CardLetters, theme
from king.engine.cards import Card
from king.ui.card_face import BOX, HEIGHT, RADIUS, WIDTH, paint_back, paint_face

RATIO = HEIGHT / WIDTH
"""Height of a card over its width."""

_RESTING_ROOM, _LIFTED_ROOM = 0.08, 0.25
"""Room for a shadow round the card, in card widths."""

_RESTING = (0.03, 0.035, 0.26)
_LIFTED = (0.12, 0.08, 0.40)
"""How far down a shadow falls, its blur (both in card widths) and its darkness."""


def card_pixmap(card: Card | None, width: float, dpr: float) -> QPixmap:
    """The picture of a card `width` logical pixels wide with the shadow it throws as it lies there.

    It is larger than the card by `shadow_room` on each side. None is a card face down.
    """
    if card is None:
        return _back(round(width, 2), dpr)
    return _face(card, round(width, 2), dpr, theme().card_letters, theme().patterns)


def shadow_room(width: float, *, lifted: bool = False) -> int:
    """The room that the shadow round a card takes on each side, in whole pixels."""
    return ceil(width * (_LIFTED_ROOM if lifted else _RESTING_ROOM))


def paint_card(painter: QPainter, card: Card | None, rect: QRectF, *, lifted: bool = False) -> None:
    """Paint a card into `rect`, and the shadow round it, as sharp as the painter's device allows."""
    device, width = painter.device(), rect.width()
    dpr = device.devicePixelRatioF() if device else 1.0
    if lifted:
        room = shadow_room(width, lifted=True)
        _paint_round(painter, rect, _shadow(round(width, 2), dpr, lifted=True), room)
    _paint_round(painter, rect, card_pixmap(card, width, dpr), shadow_room(width))


def _paint_round(painter: QPainter, rect: QRectF, picture: QPixmap, room: int) -> None:
    painter.drawPixmap(rect.adjusted(-room, -room, room, room), picture, QRectF(picture.rect()))


@lru_cache(maxsize=220)
def _face(card: Card, width: float, dpr: float, letters: CardLetters, strong: bool) -> QPixmap:
    return _drawn(width, dpr, lambda painter: paint_face(painter, card, letters, strong))


@lru_cache(maxsize=12)
def _back(width: float, dpr: float) -> QPixmap:
    return _drawn(width, dpr, paint_back)


def _drawn(width: float, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    room, height = shadow_room(width), width * RATIO

    def with_shadow(painter: QPainter, _rect: QRectF) -> None:
        painter.drawPixmap(0, 0, _shadow(width, dpr, lifted=False))
        painter.translate(room, room)
        painter.scale(width / BOX.width(), height / BOX.height())
        paint(painter)

    return draw_picture(width + 2 * room, height + 2 * room, dpr, with_shadow)


@lru_cache(maxsize=24)
def _shadow(width: float, dpr: float, *, lifted: bool) -> QPixmap:
    drop, blur, dark = _LIFTED if lifted else _RESTING
    room, radius = shadow_room(width, lifted=lifted), width * RADIUS / WIDTH
    card = QRectF(room, room, width, width * RATIO).translated(0.5 * drop * width, drop * width)

    def layers(painter: QPainter, _rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        steps = 10
        for step in range(steps):
            spread = blur * width * (1 - 2 * step / (steps - 1))
            painter.setBrush(QColor.fromRgbF(0.05, 0.03, 0.02, dark / steps * 1.15))
            corner = max(radius + spread, 1.0)
            painter.drawRoundedRect(card.adjusted(-spread, -spread, spread, spread), corner, corner)

    return draw_picture(width + 2 * room, width * RATIO + 2 * room, dpr, layers)
