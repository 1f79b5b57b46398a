"""The empty table: walnut rail, brass line and felt; must not know what lies on it."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from common.ui.colors import faded, mix
from common.ui.materials.felt import paint_felt
from common.ui.materials.picture import draw_picture
from common.ui.materials.walnut import paint_edge_light, paint_walnut
from common.ui.theme import theme
from common.ui.tokens import DARK, LIGHT
from king.ui.layout import INNER_RADIUS, OUTER_RADIUS, RAIL

_BRASS_LINE = 5.0
"""How far outside the felt the brass line runs, in dp."""

_FELT_LINE = 20.0
_WOOD = 11
"""The piece of wood; only what of it shows round the felt is painted."""


def paint_ground(painter: QPainter, table: QRectF, s: float) -> None:
    """Paint the table whose rail has this outer edge; `s` is pixels per dp."""
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    picture = _picture(round(table.width()), round(table.height()), dpr, s, theme().is_dark)
    painter.drawPixmap(table, picture, QRectF(picture.rect()))


@lru_cache(maxsize=6)
def _picture(width: int, height: int, dpr: float, s: float, dark: bool) -> QPixmap:
    return draw_picture(width, height, dpr, lambda painter, rect: _paint(painter, rect, s, dark))


def _paint(painter: QPainter, rect: QRectF, s: float, dark: bool) -> None:
    tokens = DARK if dark else LIGHT
    rail = RAIL * s
    painter.save()
    painter.setClipPath(_rounded(rect, OUTER_RADIUS * s))
    for number, side in enumerate(_sides(rect, s)):
        light, dark_end = tokens.frame[0], tokens.frame[-1]
        shares = ((y - rect.top()) / rect.height() for y in (side.top(), side.bottom()))
        colors = tuple(mix(light, dark_end, share) for share in shares)
        paint_walnut(painter, side, colors, seed=_WOOD + number, scale=s)
    painter.restore()
    paint_edge_light(painter, rect, OUTER_RADIUS * s, max(1.2 * s, 1.0))
    felt = rect.adjusted(rail, rail, -rail, -rail)
    line = felt.adjusted(-_BRASS_LINE * s, -_BRASS_LINE * s, _BRASS_LINE * s, _BRASS_LINE * s)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tokens.brass if dark else LIGHT.brass_on_table.darker(135), max(1.6 * s, 1.0)))
    painter.drawRoundedRect(line, (INNER_RADIUS + _BRASS_LINE) * s, (INNER_RADIUS + _BRASS_LINE) * s)
    _paint_cloth(painter, felt, s, dark)


def _sides(rect: QRectF, s: float) -> Iterator[QRectF]:
    """Go through the pieces of wood: beams above and below, with the posts between them."""
    high, wide = OUTER_RADIUS * s, (RAIL + 1) * s
    yield QRectF(rect.left(), rect.top(), rect.width(), high)
    yield QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
    yield QRectF(rect.left(), rect.top() + high, wide, rect.height() - 2 * high)
    yield QRectF(rect.right() - wide, rect.top() + high, wide, rect.height() - 2 * high)


def _paint_cloth(painter: QPainter, felt: QRectF, s: float, dark: bool) -> None:
    tokens = DARK if dark else LIGHT
    edge = _rounded(felt, INNER_RADIUS * s)
    painter.save()
    painter.setClipPath(edge)
    paint_felt(painter, felt, tokens.felt, line_inset=_FELT_LINE * s, radius=INNER_RADIUS * 0.7 * s)
    painter.restore()
    shade = faded(tokens.card_ink, 0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shade, max(1.5 * s, 1.0)))
    painter.drawPath(edge)
    for step in range(1, 5):
        painter.setPen(QPen(faded(tokens.card_ink, 0.07), step * 2.4 * s))
        painter.setClipPath(edge)
        painter.drawPath(edge)
    painter.setClipping(False)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
