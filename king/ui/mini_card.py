"""Cards so small that only rank and suit are shown: what a seat has taken; must not know who."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from common.ui.box import paint_box
from common.ui.fonts import SANS
from common.ui.materials.suit import paint_suit
from common.ui.theme import theme
from common.ui.tokens import LIGHT
from king.engine.cards import Card
from king.ui.card_face import SUIT_SHAPES, rank_text, suit_color

WIDTH, HEIGHT, PITCH = 21.0, 30.0, 13.0
"""Size of a mini card and the step to the next one in a row, in dp."""


def row_width(count: int) -> float:
    """The width of a row of so many mini cards, in pixels."""
    return theme().dp(WIDTH + PITCH * (count - 1))


def paint_mini_cards(painter: QPainter, cards: Sequence[Card], start: QPointF) -> None:
    """Paint a row of mini cards to the right of `start`, its upper left corner."""
    dp = theme().dp
    for index, card in enumerate(cards):
        box = QRectF(start.x() + dp(PITCH) * index, start.y(), dp(WIDTH), dp(HEIGHT))
        paint_mini_card(painter, card, box)


def paint_mini_card(painter: QPainter, card: Card, box: QRectF) -> None:
    """Paint one mini card into `box`."""
    color = suit_color(card.suit, theme().patterns)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_box(painter, box, box.width() * 0.14, LIGHT.card, LIGHT.card_edge, 1.0)
    font = QFont(SANS)
    font.setPixelSize(max(round(box.height() * 0.43), 8))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(color)
    half = QRectF(box.left(), box.top() + box.height() * 0.04, box.width() * 0.62, box.height() * 0.48)
    painter.drawText(half, Qt.AlignmentFlag.AlignCenter, rank_text(card.rank, theme().card_letters))
    side = box.width() * 0.42
    mark = QRectF(box.left() + box.width() * 0.1, box.top() + box.height() * 0.56, side, side)
    paint_suit(painter, SUIT_SHAPES[card.suit], mark, color)
