"""Soft shadows as cached nine-patches; must not know what throws them."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, erf, sqrt

from PySide6.QtCore import QMargins, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.companion import Companion
from common.ui.theme import follow_theme, theme

STRONGEST = 0.5


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
    """A shadow picture whose four corners of `corner` device pixels are kept while its edges stretch."""

    pixmap: QPixmap
    corner: int
    dpr: float


def shadow_reach(level: Level) -> int:
    """How far a shadow reaches beyond the box on any side, in logical pixels."""
    return ceil(max(theme().dp(layer.blur + layer.dy) for layer in level.value))


def paint_shadow(painter: QPainter, box: QRectF, level: Level, radius: float) -> None:
    """Paint the shadow of `box` (logical pixels, corners of `radius` dp) without the box itself."""
    device = painter.device()
    dpr = device.devicePixelRatioF() if device else 1.0
    patch = nine_patch(level, theme().px(radius), theme().s, dpr, theme().is_dark)
    reach = shadow_reach(level)
    _draw(painter, patch, box.adjusted(-reach, -reach, reach, reach))


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
    return NinePatch(pixmap, round(corner * dpr), dpr)


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


def _draw(painter: QPainter, patch: NinePatch, target: QRectF) -> None:
    """Draw the eight outer parts of the patch, and the middle, to fill `target`."""
    source, corner = patch.pixmap.width(), patch.corner
    near = corner / patch.dpr
    near_x, near_y = min(near, target.width() / 2), min(near, target.height() / 2)
    xs = (target.left(), target.left() + near_x, target.right() - near_x, target.right())
    ys = (target.top(), target.top() + near_y, target.bottom() - near_y, target.bottom())
    cuts = (0, corner, source - corner, source)
    for column in range(3):
        for row in range(3):
            part = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            piece = QRectF(
                cuts[column], cuts[row], cuts[column + 1] - cuts[column], cuts[row + 1] - cuts[row]
            )
            if not part.isEmpty():
                painter.drawPixmap(part, patch.pixmap, piece)


class Shadow(Companion):
    """The shadow of a widget, painted by a sibling just beneath it."""

    def __init__(self, target: QWidget, level: Level, radius: float) -> None:
        """The shadow of `target`, whose corners have `radius` dp."""
        super().__init__(target, below=True)
        self._level = level
        self._radius = radius
        follow_theme(self, self.follow)

    def set_level(self, level: Level) -> None:
        """Lift or lower what throws the shadow."""
        self._level = level
        self.follow()
        self.update()

    def reach(self) -> QMargins:
        """As far as the blur is seen."""
        reach = shadow_reach(self._level)
        return QMargins(reach, reach, reach, reach)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cached picture."""
        reach = shadow_reach(self._level)
        box = QRect(self.rect()).adjusted(reach, reach, -reach, -reach)
        painter = QPainter(self)
        paint_shadow(painter, QRectF(box), self._level, self._radius)
        painter.end()
