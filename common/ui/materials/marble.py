"""Marble by recipe: clouds and broken veins on one tile, mirrored to repeat; must not know the table."""

from array import array
from functools import lru_cache
from math import floor
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from common.ui.colors import faded
from common.ui.materials.picture import draw_picture
from common.ui.tokens import DARK, LIGHT, Tokens

#: Side of the tile in logical pixels at zoom 1.
TILE = 2048
SEED = 4

SWATCH = QPointF(560, 430)
"""Where small pictures are cut from the tile: several veins and two clouds meet there."""

CLOUDS = 14
VEINS = 16

_CLOUD_UNIT = 8
"""Clouds are soft: they are painted so many times smaller than the tile."""

_GRAIN = 256
"""Side of the square of grain that repeats over the tile."""

_DEEP = QImage.Format.Format_RGBA64_Premultiplied


def paint_marble(painter: QPainter, exposed: QRectF, *, dark: bool) -> None:
    """Lay marble over `exposed`, in coordinates whose origin is a corner of a tile."""
    tile = marble_tile(dark)
    painter.save()
    is_scaled = painter.deviceTransform().m11() != 1.0
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_scaled)
    for column in range(floor(exposed.left() / TILE), floor(exposed.right() / TILE) + 1):
        for row in range(floor(exposed.top() / TILE), floor(exposed.bottom() / TILE) + 1):
            _lay(painter, tile, column, row, exposed)
    painter.restore()


@lru_cache(maxsize=2)
def marble_tile(dark: bool) -> QPixmap:
    """The one tile, painted once for each palette."""
    tokens = DARK if dark else LIGHT
    random = Random(SEED)
    ground = _grained(_clouds(random, tokens))
    painter = QPainter(ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(VEINS):
        start = QPointF(random.uniform(-0.25, 0.35) * TILE, (place + random.random()) * TILE * 1.4 / VEINS)
        _paint_vein(painter, random, start, tokens.marble_vein)
    painter.end()
    return QPixmap.fromImage(ground)


def marble_swatch(width: int, height: int, dpr: float, *, dark: bool) -> QPixmap:
    """A cached cut of the marble, for vignettes and small pictures; logical pixels."""
    return _swatch(width, height, dpr, dark)


@lru_cache(maxsize=16)
def _swatch(width: int, height: int, dpr: float, dark: bool) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(-SWATCH)
        paint_marble(painter, rect.translated(SWATCH), dark=dark)

    return draw_picture(width, height, dpr, paint)


def _lay(painter: QPainter, tile: QPixmap, column: int, row: int, exposed: QRectF) -> None:
    """Lay the part of one tile that is exposed, mirrored in odd columns and rows."""
    left, top = column * TILE, row * TILE
    part = exposed.intersected(QRectF(left, top, TILE, TILE))
    if part.isEmpty():
        return
    local = part.translated(-left, -top)
    flip_x, flip_y = column % 2 == 1, row % 2 == 1
    painter.save()
    painter.translate(left + (TILE if flip_x else 0), top + (TILE if flip_y else 0))
    painter.scale(-1 if flip_x else 1, -1 if flip_y else 1)
    x = TILE - local.right() if flip_x else local.left()
    y = TILE - local.bottom() if flip_y else local.top()
    source = QRectF(x, y, local.width(), local.height())
    painter.drawPixmap(source, tile, source)
    painter.restore()


def _clouds(random: Random, tokens: Tokens) -> QImage:
    """The clouds in sixteen bits a colour: in eight, such soft ones would show rings."""
    side = TILE // _CLOUD_UNIT
    image = QImage(side, side, _DEEP)
    image.fill(tokens.marble)
    painter = QPainter(image)
    painter.scale(1 / _CLOUD_UNIT, 1 / _CLOUD_UNIT)
    for place in range(CLOUDS):
        color, alpha = (tokens.marble_cloud, 0.45) if place % 2 else (tokens.marble_vein, 0.30)
        _paint_cloud(painter, random, faded(color, alpha))
    painter.end()
    return image


def _grained(clouds: QImage) -> QImage:
    """The clouds on the whole tile in eight bits; a grain finer than one step hides the steps."""
    whole = QImage(TILE, TILE, _DEEP)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(whole.rect()), clouds)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    grain = _grain()
    for x in range(0, TILE, _GRAIN):
        for y in range(0, TILE, _GRAIN):
            painter.drawImage(x, y, grain)
    painter.end()
    return whole.convertToFormat(QImage.Format.Format_RGB32)


def _grain() -> QImage:
    """Noise between nothing and one step of eight bits."""
    steps = array("H", iter(Random(SEED).randbytes(_GRAIN * _GRAIN)))
    grey = QImage(steps.tobytes(), _GRAIN, _GRAIN, 2 * _GRAIN, QImage.Format.Format_Grayscale16)
    return grey.convertToFormat(_DEEP)


def _paint_cloud(painter: QPainter, random: Random, color: QColor) -> None:
    radius = random.uniform(0.16, 0.34) * TILE
    painter.save()
    painter.translate(random.random() * TILE, random.random() * TILE)
    painter.rotate(random.uniform(-34, -18))
    painter.scale(1.7, 0.55)
    gradient = QRadialGradient(QPointF(0, 0), radius)
    gradient.setColorAt(0, color)
    gradient.setColorAt(0.55, faded(color, 0.5))
    gradient.setColorAt(1, faded(color, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def _paint_vein(painter: QPainter, random: Random, start: QPointF, color: QColor) -> None:
    """One broken line rising to the right, with a short branch now and then."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_vein_pen(random, color))
    path = QPainterPath(start)
    point = start
    while point.x() < TILE * 1.1:
        point = point + QPointF(random.uniform(40, 150), random.uniform(-95, 8))
        path.lineTo(point)
        if random.random() < 0.14:
            _paint_branch(painter, random, point, color)
    painter.drawPath(path)


def _paint_branch(painter: QPainter, random: Random, start: QPointF, color: QColor) -> None:
    path = QPainterPath(start)
    point = start
    for _ in range(random.randint(2, 4)):
        point = point + QPointF(random.uniform(30, 90), random.uniform(-6, 60))
        path.lineTo(point)
    painter.save()
    painter.setPen(_vein_pen(random, color, thinner=0.5))
    painter.drawPath(path)
    painter.restore()


def _vein_pen(random: Random, color: QColor, thinner: float = 1.0) -> QPen:
    pen = QPen(faded(color, random.uniform(0.45, 0.75)), random.uniform(0.8, 2.2) * thinner)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
