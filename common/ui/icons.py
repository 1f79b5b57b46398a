"""The line icons and the brand mark, tinted and sharp at any size; must not know where they are shown."""

from functools import cache, lru_cache
from importlib import resources
from typing import get_args

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from common.ui.icon_names import IconName
from common.ui.theme import theme

NAMES: tuple[IconName, ...] = get_args(IconName)

#: Width over height of the brand mark.
MARK_RATIO = 26 / 36

_DRAWN_IN = b"#2A1D15"


def icon_pixmap(name: IconName, color: QColor, size: float, dpr: float | None = None) -> QPixmap:
    """The icon in one colour, `size` logical pixels square; `dpr` defaults to the sharpest screen's."""
    pixels = round(size * _ratio(dpr))
    return _icon(name, color.rgba(), pixels, _ratio(dpr))


def icon(name: IconName, color: QColor, size: float) -> QIcon:
    """The icon as a QIcon for native widgets and actions."""
    return QIcon(icon_pixmap(name, color, size))


def paint_icon(painter: QPainter, name: IconName, color: QColor, rect: QRectF) -> None:
    """Paint the icon into the square `rect` at the sharpness of the painter's device."""
    device = painter.device()
    pixmap = icon_pixmap(name, color, rect.width(), device.devicePixelRatioF() if device else None)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def mark_pixmap(height: float, dpr: float | None = None) -> QPixmap:
    """The brand mark for the present theme, `height` logical pixels high."""
    return _mark(theme().is_dark, round(height * _ratio(dpr)), _ratio(dpr))


def window_icon() -> QIcon:
    """The brand mark in the sizes a window system asks for."""
    result = QIcon()
    for height in (16, 24, 32, 48, 64, 128, 256):
        result.addPixmap(_squared(_mark(False, height, 1.0), height))
    return result


def _ratio(dpr: float | None) -> float:
    if dpr is not None:
        return dpr
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0


@cache
def _source(name: str) -> bytes:
    return (resources.files("assets") / "icons" / f"{name}.svg").read_bytes()


@lru_cache(maxsize=512)
def _icon(name: str, rgba: int, pixels: int, dpr: float) -> QPixmap:
    color = QColor.fromRgba(rgba)
    tinted = _source(name).replace(_DRAWN_IN, color.name().encode())
    return _render(tinted, pixels, pixels, dpr, color.alphaF())


@lru_cache(maxsize=32)
def _mark(dark: bool, pixels: int, dpr: float) -> QPixmap:
    return _render(_source("mark-dark" if dark else "mark"), round(pixels * MARK_RATIO), pixels, dpr)


def _render(svg: bytes, width: int, height: int, dpr: float, opacity: float = 1.0) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(opacity)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _squared(mark: QPixmap, side: int) -> QPixmap:
    square = QPixmap(side, side)
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.drawPixmap((side - mark.width()) // 2, 0, mark)
    painter.end()
    return square
