"""Small pictures of the game for home, saved matches and set-up; must not know where they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from common.core.options import Options
from common.ui.materials.felt import paint_felt
from common.ui.theme import theme
from king.engine.cards import Card, cards
from king.engine.observation import Observation
from king.engine.trick import TRICKS
from king.ui.card_face import RADIUS, WIDTH
from king.ui.card_pictures import RATIO, paint_card
from king.ui.ground import paint_ground
from king.ui.layout import Layout, Place, Side

_LIFT = 0.16
"""How far the chosen card of the vignette rises, in shares of the picture's height."""

_FAN = cards("7s Ks 8h Qh Tc Ac Jd")
_CHOSEN = 1
_TRICK = cards("9s Js 4s")
_PREVIEW_HAND = cards("Ks 7s 2s Qh 8h 3h Ac Tc 6c 5c Qd Jd 4d")
_DESIGN_WIDTH = 1040.0


@dataclass(frozen=True, slots=True)
class _Pose:
    """A card in shares of the picture's width and height, its turn, its width in shares of the width."""

    x: float
    y: float
    turn: float
    width: float

    def place(self, rect: QRectF) -> Place:
        point = QPointF(rect.left() + self.x * rect.width(), rect.top() + self.y * rect.height())
        return Place(point, self.turn, self.width * rect.width())


_BACKS = [_Pose(0.5 + 0.083 * off, 0.055 - 0.016 * abs(off), -4.5 * off, 0.175) for off in range(-2, 3)]
_TABLE = (
    _Pose(0.345, 0.47, -8.0, 0.165),
    _Pose(0.485, 0.42, 3.0, 0.165),
    _Pose(0.625, 0.47, 12.0, 0.165),
)
_HAND = [_Pose(0.5 + 0.128 * off, 0.905 + 0.016 * off * off, 7.5 * off, 0.21) for off in range(-3, 4)]


def paint_vignette(painter: QPainter, rect: QRectF, lift: float) -> None:
    """Paint the still life of the home page; `lift` from 0 to 1 raises the chosen card."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _prepare(painter)
    paint_felt(painter, rect, theme().tokens.felt)
    for pose in _BACKS:
        _paint(painter, None, pose.place(rect))
    for card, pose in zip(_TRICK, _TABLE, strict=True):
        _paint(painter, card, pose.place(rect))
    for index, (card, pose) in enumerate(zip(_FAN, _HAND, strict=True)):
        chosen = index == _CHOSEN
        raised = _Pose(pose.x, pose.y - (0.07 + _LIFT * lift if chosen else 0), pose.turn, pose.width)
        _paint(painter, card, raised.place(rect), is_chosen=chosen)
    painter.restore()


def paint_thumbnail(painter: QPainter, rect: QRectF, observation: Any, _options: Options) -> None:
    """Paint a running match: the cards everybody can see, or the backs of the deck."""
    seen: Observation = observation
    painter.save()
    _prepare(painter)
    paint_felt(painter, rect, theme().tokens.felt)
    shown = _public_cards(seen)
    width = 0.36 if rect.width() < 1.4 * rect.height() else 0.24
    for index, card in enumerate(shown):
        off = index - (len(shown) - 1) / 2
        pose = _Pose(0.5 + 0.2 * off * width / 0.36, 0.5 + 0.02 * off * off, 9.0 * off, width)
        _paint(painter, card, pose.place(rect))
    painter.restore()


def paint_preview(painter: QPainter, rect: QRectF, options: Options, seats: int) -> None:
    """Paint a table before the first card is played."""
    layout = Layout(rect, rect.width() / _DESIGN_WIDTH)
    painter.save()
    _prepare(painter)
    paint_ground(painter, rect, layout.s)
    painter.setClipRect(layout.felt, Qt.ClipOperation.IntersectClip)
    for side in (Side.RIGHT, Side.TOP, Side.LEFT):
        for place in layout.backs[side][TRICKS]:
            _paint(painter, None, place)
    for card, place in zip(_PREVIEW_HAND, layout.hands[TRICKS], strict=True):
        _paint(painter, card, place)
    painter.restore()


def _public_cards(seen: Observation) -> Sequence[Card | None]:
    board = seen.board
    if board is not None and board.trick.cards:
        return board.trick.cards
    if board is not None and board.tricks:
        return board.tricks[-1].cards
    return (None, None, None)


def _prepare(painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def _paint(painter: QPainter, card: Card | None, place: Place, *, is_chosen: bool = False) -> None:
    box = QRectF(-place.width / 2, -place.width * RATIO / 2, place.width, place.width * RATIO)
    painter.save()
    painter.translate(place.point)
    painter.rotate(place.rotation)
    paint_card(painter, card, box, lifted=is_chosen)
    if is_chosen:
        pen = 0.04 * place.width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().tokens.brass_on_table, pen))
        radius = place.width * RADIUS / WIDTH
        painter.drawRoundedRect(box.adjusted(-pen / 2, -pen / 2, pen / 2, pen / 2), radius, radius)
    painter.restore()
