"""Number cards, jokers and their back, painted once for each look; must not know what a card does."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from common.ui.fonts import SANS
from common.ui.materials.lattice import paint_lattice
from common.ui.materials.path_data import star_path
from common.ui.materials.picture import draw_picture
from common.ui.tokens import LIGHT
from kizma.engine.cards import JOKER, Card
from kizma.ui.card_signs import Sign, sign_path

WIDTH, HEIGHT = 100.0, 140.0
RADIUS = 7.5
BACKWARD_INK = LIGHT.iznik
_FRAME = QColor("#E6D6B4")


@lru_cache(maxsize=256)
def card_pixmap(card: Card | None, sign: Sign | None, width: float, dpr: float) -> QPixmap:
    """A card `width` logical pixels wide, or with None its back; `sign` says what it does."""
    return draw_picture(
        width, width * HEIGHT / WIDTH, dpr, lambda painter, rect: paint_card(painter, rect, card, sign)
    )


def paint_card(painter: QPainter, rect: QRectF, card: Card | None, sign: Sign | None) -> None:
    """Paint a card into a rectangle of 100 by 140."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.setPen(QPen(LIGHT.card_edge, 1.2))
    painter.setBrush(LIGHT.card)
    painter.drawRoundedRect(QRectF(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2), RADIUS, RADIUS)
    if card is None:
        _paint_back(painter)
    else:
        _paint_face(painter, card, sign)
    painter.restore()


def card_ink(sign: Sign | None) -> QColor:
    """The colour of a card's number: red, blue where it goes back."""
    return BACKWARD_INK if sign is Sign.BACK else LIGHT.card_red


def _paint_back(painter: QPainter) -> None:
    box = QRectF(5, 5, WIDTH - 10, HEIGHT - 10)
    path = QPainterPath()
    path.addRoundedRect(box, 4, 4)
    painter.fillPath(path, LIGHT.tea)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_lattice(painter, box, 22, QColor(255, 226, 190, 130))
    painter.restore()
    painter.setPen(QPen(QColor(255, 236, 214, 150), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 2.5, 2.5)


def _paint_face(painter: QPainter, card: Card, sign: Sign | None) -> None:
    painter.setPen(QPen(_FRAME, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(5, 5, WIDTH - 10, HEIGHT - 10), 4, 4)
    for turn in (0, 180):
        painter.save()
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(turn)
        painter.translate(-WIDTH / 2, -HEIGHT / 2)
        _paint_index(painter, card)
        painter.restore()
    if card == JOKER:
        painter.fillPath(star_path(8, 25, 15).translated(WIDTH / 2, 62), LIGHT.card_red)
        painter.fillPath(star_path(8, 9, 6).translated(WIDTH / 2, 62), LIGHT.brass_on_table)
    else:
        painter.setPen(card_ink(sign))
        painter.setFont(_font(62))
        painter.drawText(QRectF(0, 25, WIDTH, 70), Qt.AlignmentFlag.AlignCenter, str(card))
    if sign is not None:
        _paint_sign(painter, sign)


def _paint_index(painter: QPainter, card: Card) -> None:
    if card == JOKER:
        painter.fillPath(star_path(8, 6.5, 4).translated(15, 16), LIGHT.card_red)
        return
    painter.setPen(LIGHT.card_ink)
    painter.setFont(_font(17))
    painter.drawText(QRectF(4, 6, 22, 20), Qt.AlignmentFlag.AlignCenter, str(card))


def _paint_sign(painter: QPainter, sign: Sign) -> None:
    pen = QPen(BACKWARD_INK if sign is Sign.BACK else LIGHT.card_ink, 4.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sign_path(sign).translated(QPointF(WIDTH / 2, 107)))


def _font(pixels: int) -> QFont:
    font = QFont(SANS)
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(pixels)
    return font
