"""The whole table in small, with the part the window shows; must not know the rules."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.colors import faded
from common.ui.control import Control
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.materials.picture import draw_picture
from common.ui.panel import RADIUS, Panel
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind, colour_of
from qwirkle.ui.camera import Camera
from qwirkle.ui.kept_picture import KeptPicture
from qwirkle.ui.tile_painter import BODY, COLOURS

COLUMN = 40.0
_DOT = 8.0
_MARGIN_CELLS = 3

REST_MS = 90
"""So long after the last change of unit the tiles are drawn sharp."""


class IconButton(Control):
    """A bare icon in a column."""

    def __init__(self, icon: IconName, name: str, parent: QWidget | None = None) -> None:
        super().__init__(8, parent)
        self._icon = icon
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint hover and icon."""
        tokens, side = theme().tokens, theme().px(18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(tokens.sunken, self.hover))
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), theme().dp(8), theme().dp(8))
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, self._icon, tokens.text, box)


class Minimap(Panel):
    """Small squares for tiles; `pointed(cell)` asks to look at another part of the table."""

    pointed = Signal(object)

    def __init__(self, camera: Camera, names: tuple[str, str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2)
        self._camera = camera
        self._tiles: Mapping[Cell, Kind] = {}
        self._free = QRectF()
        self._dots: tuple[object, QPixmap] | None = None
        self._drawing = QTimer(self)
        self._drawing.setSingleShot(True)
        self._drawing.timeout.connect(self._draw_anew)
        self._ground = KeptPicture(self, self._paint_ground, RADIUS)
        icons: tuple[IconName, IconName, IconName] = ("plus", "minus", "fit")
        self.nearer, self.farther, self.fit = (
            IconButton(icon, name, self) for icon, name in zip(icons, names, strict=True)
        )
        camera.moved.connect(self.update)
        follow_theme(self, self._renew)

    def show_tiles(self, tiles: Mapping[Cell, Kind]) -> None:
        """Show these tiles."""
        self._tiles = dict(tiles)
        self._dots = None
        self.update()

    def set_free(self, free: QRectF) -> None:
        """Say which part of the window shows the table."""
        self._free = free
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Put the buttons into their column."""
        width = theme().px(COLUMN)
        third = self.height() / 3
        for index, button in enumerate((self.nearer, self.farther, self.fit)):
            button.setGeometry(self.width() - width, round(index * third), width, round(third))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sunken map and surface column."""
        painter = QPainter(self)
        self._ground.draw(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self._area())
        unit, middle = self._unit()
        self._paint_tiles(painter, unit, middle)
        self._paint_frame(painter, unit, middle, theme().tokens.iznik)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), theme().dp(RADIUS), theme().dp(RADIUS))
        painter.setClipPath(whole)
        painter.fillRect(self._area(), _sunken())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look there."""
        unit, middle = self._unit()
        if self._area().contains(event.position()):
            offset = (event.position() - self._area().center()) / unit
            self.pointed.emit(QPointF(middle.x() + offset.x(), middle.y() + offset.y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look where the pointer drags."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)

    def _area(self) -> QRectF:
        return QRectF(0, 0, self.width() - theme().px(COLUMN), self.height())

    def _unit(self) -> tuple[float, QPointF]:
        """Pixels per cell, and the cell in the middle; tiles and visible part both have room."""
        bounds = self._visible()
        if self._tiles:
            left, right, top, bottom = self._span()
            bounds |= QRectF(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1)
        area = self._area()
        room = bounds.adjusted(-_MARGIN_CELLS / 2, -1, _MARGIN_CELLS / 2, 1)
        unit = min(area.width() / room.width(), area.height() / room.height(), theme().dp(_DOT + 2))
        return unit, room.center()

    def _visible(self) -> QRectF:
        """The part of the table in the free area, in cells."""
        free = self._free if self._free.width() > 0 else QRectF(0, 0, 1, 1)
        pitch, origin = self._camera.pitch, self._camera.origin
        corner = (free.topLeft() - origin) / pitch
        return QRectF(corner.x(), corner.y(), free.width() / pitch, free.height() / pitch)

    def _at(self, cell: Cell, unit: float, middle: QPointF) -> QPointF:
        centre = self._area().center()
        return QPointF(centre.x() + (cell[0] - middle.x()) * unit, centre.y() + (cell[1] - middle.y()) * unit)

    def _paint_tiles(self, painter: QPainter, unit: float, middle: QPointF) -> None:
        """Draw all tiles as one picture; while the unit changes the last one is stretched."""
        if not self._tiles:
            return
        key = (unit, self.devicePixelRatioF(), theme().is_dark)
        if self._dots is None:
            self._dots = (key, self._draw_dots(unit))
        elif self._dots[0] != key:
            self._drawing.start(REST_MS)
        left, right, top, bottom = self._span()
        corner = self._at((left, top), unit, middle) - QPointF(unit, unit) / 2
        picture = self._dots[1]
        if self._dots[0] == key:
            painter.drawPixmap(corner, picture)
        else:
            size = QSizeF(right - left + 1, bottom - top + 1) * unit
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))

    def _renew(self) -> None:
        self._ground.renew()

    def _draw_anew(self) -> None:
        self._dots = None
        self.update()

    def _draw_dots(self, unit: float) -> QPixmap:
        left, right, top, bottom = self._span()
        size = QSizeF(right - left + 1, bottom - top + 1) * unit
        paint = partial(self._paint_dots, unit, left, top)
        return draw_picture(size.width(), size.height(), self.devicePixelRatioF(), paint)

    def _span(self) -> tuple[int, int, int, int]:
        """The columns and rows of the outermost tiles: left, right, top, bottom."""
        xs, ys = [x for x, _ in self._tiles], [y for _, y in self._tiles]
        return min(xs), max(xs), min(ys), max(ys)

    def _paint_dots(self, unit: float, left: int, top: int, painter: QPainter, _rect: QRectF) -> None:
        for (x, y), kind in self._tiles.items():
            _paint_dot(painter, QPointF(x - left + 0.5, y - top + 0.5) * unit, unit, kind)

    def _paint_frame(self, painter: QPainter, unit: float, middle: QPointF, color: QColor) -> None:
        seen, centre = self._visible(), self._area().center()
        left = centre.x() + (seen.left() - middle.x()) * unit
        top = centre.y() + (seen.top() - middle.y()) * unit
        painter.setPen(QPen(color, theme().dp(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(left, top, seen.width() * unit, seen.height() * unit)
        painter.drawRoundedRect(box, theme().dp(4), theme().dp(4))


def _sunken() -> QColor:
    tokens = theme().tokens
    return tokens.marble.darker(112) if theme().is_dark else tokens.marble.darker(103)


def _paint_dot(painter: QPainter, centre: QPointF, unit: float, kind: Kind) -> None:
    side = unit * 0.98
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BODY)
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.drawRoundedRect(box, side * 0.15, side * 0.15)
    inset = side * 0.24
    painter.setBrush(COLOURS[colour_of(kind)])
    painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
