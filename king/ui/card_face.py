"""The faces and the back of a pack, drawn in a box of 100 by 140; must not know where a card lies."""

from functools import cache
from importlib import resources

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from common.ui.box import paint_box
from common.ui.colors import faded
from common.ui.fonts import SANS
from common.ui.materials.path_data import star_path
from common.ui.materials.suit import SuitName, paint_suit
from common.ui.theme import CardLetters
from common.ui.tokens import LIGHT
from king.engine.cards import ACE, JACK, KING, QUEEN, Card, Suit

WIDTH, HEIGHT = 100.0, 140.0
RADIUS = 7.5
BOX = QRectF(0, 0, WIDTH, HEIGHT)

SUIT_SHAPES: dict[Suit, SuitName] = {
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.HEARTS: "heart",
    Suit.SPADES: "spade",
}

_LETTERS = {
    CardLetters.INTERNATIONAL: {JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"},
    CardLetters.TURKISH: {JACK: "V", QUEEN: "K", KING: "P", ACE: "A"},
}
_STRONG_BLUE, _STRONG_GREEN = QColor("#1F5C99"), QColor("#1A6E54")

_LEFT, _MIDDLE, _RIGHT = 33.0, 50.0, 67.0
_TOP, _BOTTOM = 27.0, 113.0
_PIP, _ACE_PIP = 17.5, 30.0
_FRAME = QRectF(20.5, 12.5, 59, 115)
_STARS = (4, 6)
"""How many stars lie side by side and above each other on the back."""

_SIDES: dict[int, tuple[float, ...]] = {
    4: (_TOP, _BOTTOM),
    5: (_TOP, _BOTTOM),
    6: (_TOP, 70.0, _BOTTOM),
    7: (_TOP, 70.0, _BOTTOM),
    8: (_TOP, 70.0, _BOTTOM),
    9: (_TOP, 55.7, 84.3, _BOTTOM),
    10: (_TOP, 55.7, 84.3, _BOTTOM),
}
_CENTRES: dict[int, tuple[float, ...]] = {
    2: (_TOP, _BOTTOM),
    3: (_TOP, 70.0, _BOTTOM),
    5: (70.0,),
    7: (48.5,),
    8: (48.5, 91.5),
    9: (70.0,),
    10: (41.3, 98.7),
}


def rank_text(rank: int, letters: CardLetters) -> str:
    """The index of a rank: a number or the letter of the pack in use."""
    return _LETTERS[letters].get(rank, str(rank))


def suit_color(suit: Suit, strong: bool) -> QColor:
    """The colour a suit is printed in; `strong` gives every suit its own (Belirgin desenler)."""
    if strong and suit is Suit.DIAMONDS:
        return _STRONG_BLUE
    if strong and suit is Suit.CLUBS:
        return _STRONG_GREEN
    return LIGHT.card_red if suit in (Suit.DIAMONDS, Suit.HEARTS) else LIGHT.card_ink


def paint_face(painter: QPainter, card: Card, letters: CardLetters, strong: bool) -> None:
    """Paint a card face up into BOX."""
    color = suit_color(card.suit, strong)
    _paint_paper(painter)
    for turned in (False, True):
        _paint_half(painter, card, color, letters, turned)
    if card.rank == ACE:
        _paint_ace(painter, card.suit, color)
    elif card.rank >= JACK:
        _paint_court(painter, card, color)


def paint_back(painter: QPainter) -> None:
    """Paint a card face down into BOX."""
    _paint_paper(painter)
    panel = BOX.adjusted(5, 5, -5, -5)
    paint_box(painter, panel, 4.5, LIGHT.iznik)
    painter.save()
    painter.setClipRect(panel)
    _paint_stars(painter, panel.adjusted(1, 1, -1, -1))
    painter.restore()
    paint_box(painter, panel.adjusted(2, 2, -2, -2), 3, None, faded(QColor("#FFFFFF"), 0.45), 0.9)


def _paint_stars(painter: QPainter, panel: QRectF) -> None:
    """Cover the back with stars that touch at their points, each with a dark rosette in it."""
    columns, rows = _STARS
    wide, high = panel.width() / columns, panel.height() / rows
    star, rosette = star_path(8, 0.5 * wide, 0.383 * wide), star_path(8, 0.33 * wide, 0.28 * wide)
    line, ring = (QPen(faded(QColor("#FFFFFF"), alpha), width) for alpha, width in ((0.26, 0.5), (0.22, 1.4)))
    dark = faded(QColor("#0F3766"), 0.66)
    for index in range(columns * rows):
        centre = QPointF((index % columns + 0.5) * wide, (index // columns + 0.5) * high) + panel.topLeft()
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(star.translated(centre))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        painter.drawPath(rosette.translated(centre))
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, 0.14 * wide, 0.14 * wide)


def _paint_paper(painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_box(painter, BOX, RADIUS, LIGHT.card, LIGHT.card_edge, 1.0)


def _paint_half(painter: QPainter, card: Card, color: QColor, letters: CardLetters, turned: bool) -> None:
    """Paint one index and the pips of one half; the other half is the same, turned."""
    painter.save()
    if turned:
        painter.translate(WIDTH, HEIGHT)
        painter.rotate(180)
    _paint_index(painter, card, color, letters)
    if card.rank < JACK:
        for spot in _pips(card.rank, turned):
            _paint_pip(painter, card.suit, spot, _PIP, color)
    painter.restore()


def _paint_index(painter: QPainter, card: Card, color: QColor, letters: CardLetters) -> None:
    text = rank_text(card.rank, letters)
    font = QFont(SANS)
    font.setPixelSize(19)
    font.setWeight(QFont.Weight.Bold)
    if len(text) > 1:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -1.6)
    painter.setFont(font)
    painter.setPen(color)
    width = painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(12 - width / 2, 21), text)
    _paint_pip(painter, card.suit, QPointF(12, 31), 12, color)


def _pips(rank: int, turned: bool) -> list[QPointF]:
    """The pips of the upper half or, `turned`, those of the lower one as seen upside down."""
    spots = [QPointF(x, y) for y in _SIDES.get(rank, ()) for x in (_LEFT, _RIGHT)]
    spots += [QPointF(_MIDDLE, y) for y in _CENTRES.get(rank, ())]
    if turned:
        return [QPointF(WIDTH - spot.x(), HEIGHT - spot.y()) for spot in spots if spot.y() > HEIGHT / 2]
    return [spot for spot in spots if spot.y() <= HEIGHT / 2]


def _paint_pip(painter: QPainter, suit: Suit, centre: QPointF, size: float, color: QColor) -> None:
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    paint_suit(painter, SUIT_SHAPES[suit], box, color)


def _paint_ace(painter: QPainter, suit: Suit, color: QColor) -> None:
    painter.save()
    painter.translate(BOX.center())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#C99A45"), 1.1))
    painter.drawPath(star_path(8, 29, 22.2))
    painter.setBrush(QColor("#F4EDDF"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(star_path(8, 26, 19.9))
    painter.restore()
    _paint_pip(painter, suit, BOX.center(), _ACE_PIP, color)


def _paint_court(painter: QPainter, card: Card, color: QColor) -> None:
    _court_art(card).render(painter, BOX)
    inner = QPointF(_FRAME.left() + 7.5, _FRAME.top() + 8.5)
    _paint_pip(painter, card.suit, inner, 9.5, color)
    painter.save()
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180)
    _paint_pip(painter, card.suit, inner, 9.5, color)
    painter.restore()


@cache
def _court_art(card: Card) -> QSvgRenderer:
    art = (resources.files("assets") / "cards" / f"{card}.svg").read_bytes()
    return QSvgRenderer(QByteArray(art))
