"""Soft shadows as cached nine-patches; must not know what throws them."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import product
from math import ceil, erf, sqrt

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.companion import Companion
from common.ui.theme import follow_theme, theme

STRONGEST = 0.5

Strips = tuple[tuple[QPointF, QPixmap], ...]
"""Parts of a shadow and where they lie from its upper left corner."""


@dataclass(frozen=True)
class Layer:
    """One layer of a shadow: downward offset and blur in dp, alpha 0 to 1."""

    dy: float
    blur: float
    alpha: float


class Level(Enum):
    """How high something lies: SH1 on the page, SH2 a panel, SH3 opened over everything."""

    SH1 = (Layer(1, 2, 0.10),)
    SH2 = (Layer(2, 6, 0.10), Layer(8, 24, 0.08))
    SH3 = (Layer(6, 16, 0.16), Layer(24, 56, 0.18))


@dataclass(frozen=True)
class NinePatch:
    """A shadow picture whose four corners of `corner` device pixels are kept while its edges stretch.

    `reach` is how many device pixels lie outside the box, `rounding` how many more its corners leave free.
    """

    pixmap: QPixmap
    corner: int
    reach: int
    rounding: int
    dpr: float


def shadow_reach(level: Level) -> int:
    """How far a shadow reaches beyond the box on any side, in logical pixels."""
    return ceil(max(theme().dp(layer.blur + layer.dy) for layer in level.value))


def paint_shadow(painter: QPainter, box: QRectF, level: Level, radius: float) -> None:
    """Paint the shadow of `box` (logical pixels, corners of `radius` dp), but not beneath the box."""
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    reach = shadow_reach(level)
    whole = box.adjusted(-reach, -reach, reach, reach)
    for place, strip in _strips(level, radius, whole.size(), dpr):
        painter.drawPixmap(whole.topLeft() + place, strip)


def _strips(level: Level, radius: float, whole: QSizeF, dpr: float) -> Strips:
    size = (round(whole.width() * dpr), round(whole.height() * dpr))
    return _frame(level, theme().px(radius), theme().s, dpr, theme().is_dark, size)


@lru_cache(maxsize=64)
def nine_patch(level: Level, radius: int, s: float, dpr: float, dark: bool) -> NinePatch:
    """The shadow of a small box with corners of `radius` pixels, at geometry scale `s`."""
    reach = ceil(max((layer.blur + layer.dy) * s for layer in level.value))
    corner = reach + radius + ceil(max(layer.blur * s for layer in level.value) / 2) + 1
    side = 2 * corner + 2
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    box = QRectF(reach, reach, side - 2 * reach, side - 2 * reach)
    painter = QPainter(pixmap)
    for layer in level.value:
        painter.drawPixmap(0, 0, _layer(layer, box, radius, s, dpr, dark))
    painter.end()
    return NinePatch(pixmap, round(corner * dpr), ceil(reach * dpr) + 1, ceil(radius * dpr), dpr)


def _layer(layer: Layer, box: QRectF, radius: int, s: float, dpr: float, dark: bool) -> QPixmap:
    """One layer: rounded boxes laid inside each other, each as dark as a Gaussian edge is there."""
    pixmap = QPixmap(round((box.right() + box.left()) * dpr), round((box.bottom() + box.top()) * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    blur = layer.blur * s
    shifted = box.translated(0, layer.dy * s)
    strongest = _shade(layer.alpha, -blur, blur / 2, dark).alpha()
    steps = max(min(ceil(blur * 4), 2 * strongest), 8)  # more would be finer than a pixel or than a shade
    for step in range(steps + 1):
        distance = blur - 2 * blur * step / steps
        painter.setBrush(_shade(layer.alpha, distance, blur / 2, dark))
        corner = max(radius + distance, blur / 3, 0.5)
        painter.drawRoundedRect(shifted.adjusted(-distance, -distance, distance, distance), corner, corner)
    painter.end()
    return pixmap


def _shade(alpha: float, distance: float, sigma: float, dark: bool) -> QColor:
    tokens = theme().tokens
    strength = min(alpha * (tokens.shadow_strength if dark else 1.0), STRONGEST)
    color = QColor(tokens.shadow)
    color.setAlphaF(strength * 0.5 * (1 - erf(distance / (sigma * sqrt(2)))))
    return color


@lru_cache(maxsize=96)
def _frame(level: Level, radius: int, s: float, dpr: float, dark: bool, size: tuple[int, int]) -> Strips:
    """The four sides of a shadow of that many device pixels, and where they lie, in logical pixels.

    Stretched anew for every frame, they would cost more than everything else on a table that is panned.
    """
    patch = nine_patch(level, radius, s, dpr, dark)
    width, height = size
    wide, high = min(patch.reach, width // 2), min(patch.reach + patch.rounding, height // 2)
    parts = (
        QRect(0, 0, width, high),
        QRect(0, height - high, width, high),
        QRect(0, high, wide, height - 2 * high),
        QRect(width - wide, high, wide, height - 2 * high),
    )
    return tuple(
        (QPointF(part.topLeft()) / dpr, _cut(patch, size, part)) for part in parts if not part.isEmpty()
    )


def _cut(patch: NinePatch, size: tuple[int, int], part: QRect) -> QPixmap:
    strip = QPixmap(part.size())
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.translate(-part.topLeft())
    _draw(painter, patch, size)
    painter.end()
    strip.setDevicePixelRatio(patch.dpr)
    return strip


def _draw(painter: QPainter, patch: NinePatch, size: tuple[int, int]) -> None:
    """Draw the eight outer parts of the patch to fill so many device pixels."""
    source, corner = patch.pixmap.width(), patch.corner
    near_x, near_y = min(corner, size[0] / 2), min(corner, size[1] / 2)
    xs = (0.0, near_x, size[0] - near_x, size[0])
    ys = (0.0, near_y, size[1] - near_y, size[1])
    cuts = (0, corner, source - corner, source)
    for column, row in product(range(3), range(3)):
        part = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
        piece = QRectF(cuts[column], cuts[row], cuts[column + 1] - cuts[column], cuts[row + 1] - cuts[row])
        if not part.isEmpty() and (column, row) != (1, 1):
            painter.drawPixmap(part, patch.pixmap, piece)


class Shadow(Companion):
    """The shadow of a widget, painted by a sibling just beneath it."""

    def __init__(self, target: QWidget, level: Level, radius: float) -> None:
        """The shadow of `target`, whose corners have `radius` dp."""
        super().__init__(target, below=True)
        self._level = level
        self._radius = radius
        self._kept: tuple[object, Strips] | None = None
        follow_theme(self, self._renew)

    def set_level(self, level: Level) -> None:
        """Lift or lower what throws the shadow."""
        self._level = level
        self._renew()
        self.update()

    def reach(self) -> QMargins:
        """As far as the blur is seen."""
        reach = shadow_reach(self._level)
        return QMargins(reach, reach, reach, reach)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cached picture: what is beneath may be repainted sixty times a second."""
        key = (self.size(), self.devicePixelRatioF())
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, _strips(self._level, self._radius, QSizeF(key[0]), key[1]))
        painter = QPainter(self)
        for place, strip in self._kept[1]:
            painter.drawPixmap(place, strip)
        painter.end()

    def _renew(self) -> None:
        self._kept = None
        self.follow()
