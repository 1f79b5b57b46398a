"""Pictures of the tiles, painted once for each look; must not know where a tile lies."""

from functools import lru_cache
from math import ceil, erf, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from common.ui.theme import theme
from qwirkle.engine.tile import Kind, colour_of, shape_of
from qwirkle.ui.tile_shapes import TILE, inlay_path, shape_path

COLOURS = tuple(QColor(f"#{code}") for code in ("E8404E", "FB9A2B", "FFF38C", "35C69C", "3A86DC", "E9B0FB"))
BODY = QColor("#1C1A1D")
OUTLINE = QColor("#85818A")
RADIUS = 13.0
INSET = 1.5

MARGIN = 0.12
"""Room for the shadow of a resting tile on each side of its picture, in tile sides."""

LIFTED_MARGIN = 0.32
"""The same for a tile in hand."""


def tile_pixmap(kind: Kind | None, side: float, dpr: float, *, lifted: bool = False) -> QPixmap:
    """The picture of a tile with its shadow; `side` in logical pixels, None is a tile face down.

    The picture reaches `MARGIN` or, lifted, `LIFTED_MARGIN` sides beyond the tile.
    """
    pixels = max(round(side * dpr), 1)
    return _shadowed(kind, pixels, dpr, theme().is_dark, theme().patterns, lifted)


def flat_pixmap(kind: Kind | None, side: float, dpr: float) -> QPixmap:
    """The picture of a tile without shadow, exactly as large as the tile."""
    pixels = max(round(side * dpr), 1)
    return _flat(kind, pixels, dpr, theme().is_dark, theme().patterns)


def paint_tile(painter: QPainter, rect: QRectF, kind: Kind | None) -> None:
    """Paint a tile with its resting shadow; `rect` is the tile itself."""
    pixmap = tile_pixmap(kind, rect.width(), _ratio(painter))
    room = rect.width() * MARGIN
    painter.drawPixmap(rect.adjusted(-room, -room, room, room), pixmap, QRectF(pixmap.rect()))


def paint_flat(painter: QPainter, rect: QRectF, kind: Kind | None) -> None:
    """Paint a tile without shadow into `rect`."""
    pixmap = flat_pixmap(kind, rect.width(), _ratio(painter))
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatioF() if device else 1.0


def _canvas(pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def draw_tile(kind: Kind | None, pixels: int, *, lifted: bool = False) -> QPixmap:
    """Paint a tile with its shadow anew; `pixels` is its side in device pixels, the picture's ratio is 1."""
    return _on(QPixmap(_blank(pixels, theme().is_dark, lifted)), kind, pixels, theme().patterns)


@lru_cache(maxsize=512)
def _flat(kind: Kind | None, pixels: int, dpr: float, dark: bool, strong: bool) -> QPixmap:
    pixmap = _canvas(pixels)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / TILE, pixels / TILE)
    _paint_body(painter, dark)
    painter.end()
    _on(pixmap, kind, pixels, strong)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=256)
def _shadowed(kind: Kind | None, pixels: int, dpr: float, dark: bool, strong: bool, lifted: bool) -> QPixmap:
    pixmap = _on(QPixmap(_blank(pixels, dark, lifted)), kind, pixels, strong)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=32)
def _blank(pixels: int, dark: bool, lifted: bool) -> QPixmap:
    """The body of a tile on its shadow."""
    pixmap = _shadow(pixels, dark, lifted)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = (pixmap.width() - pixels) // 2
    painter.translate(room, room)
    painter.scale(pixels / TILE, pixels / TILE)
    _paint_body(painter, dark)
    painter.end()
    return pixmap


def _on(pixmap: QPixmap, kind: Kind | None, pixels: int, strong: bool) -> QPixmap:
    """Paint shape and inlay of a kind into the middle of a picture and return it."""
    if kind is not None:
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = (pixmap.width() - pixels) // 2
        painter.translate(room, room)
        painter.scale(pixels / TILE, pixels / TILE)
        painter.fillPath(shape_path(shape_of(kind)), COLOURS[colour_of(kind)])
        painter.fillPath(inlay_path(colour_of(kind), strong), BODY)
        painter.end()
    return pixmap


def _shadow(pixels: int, dark: bool, lifted: bool) -> QPixmap:
    """The shadow of a tile: rounded boxes laid inside each other, each as dark as a soft edge is there."""
    room = ceil(pixels * (LIFTED_MARGIN if lifted else MARGIN))
    drop, blur, alpha = (0.13, 0.08, 0.40) if lifted else (0.03, 0.035, 0.26)
    pixmap = _canvas(pixels + 2 * room)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    box = QRectF(room, room, pixels, pixels).translated(drop * pixels * 0.4, drop * pixels)
    spread = 2 * blur * pixels
    steps = 16
    for step in range(steps + 1):
        distance = spread - 2 * spread * step / steps
        painter.setBrush(_shade(min(alpha * (1.6 if dark else 1.0), 0.5), distance, spread / 2))
        corner = max(RADIUS / TILE * pixels + distance, 0.5)
        painter.drawRoundedRect(box.adjusted(-distance, -distance, distance, distance), corner, corner)
    painter.end()
    return pixmap


def _shade(alpha: float, distance: float, sigma: float) -> QColor:
    color = QColor(theme().tokens.shadow)
    color.setAlphaF(alpha * 0.5 * (1 - erf(distance / (sigma * sqrt(2)))))
    return color


def _paint_body(painter: QPainter, dark: bool) -> None:
    inset = INSET
    box = QRectF(inset, inset, TILE - 2 * inset, TILE - 2 * inset)
    body = QLinearGradient(0, 0, 0, TILE)
    for stop, code in ((0.0, "343036"), (0.12, "232024"), (1.0, "19171A")):
        body.setColorAt(stop, QColor(f"#{code}"))
    painter.setPen(QPen(OUTLINE, 1.6) if dark else Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawRoundedRect(box, RADIUS, RADIUS)
    painter.setPen(QPen(QColor(255, 255, 255, 51), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_top_light(box))


def _top_light(box: QRectF) -> QPainterPath:
    top = box.top() + 1.4
    path = QPainterPath(QPointF(box.left() + RADIUS * 0.6, top + 1.6))
    path.quadTo(QPointF(box.left() + RADIUS, top), QPointF(box.left() + RADIUS * 1.4, top))
    path.lineTo(box.right() - RADIUS * 1.4, top)
    path.quadTo(QPointF(box.right() - RADIUS, top), QPointF(box.right() - RADIUS * 0.6, top + 1.6))
    return path
