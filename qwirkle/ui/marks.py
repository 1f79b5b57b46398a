"""What is drawn while a move is thought out: cells, ghost, rings, badge; must not know rules."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from common.ui.colors import faded
from common.ui.materials.picture import draw_picture
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.ui.camera import Camera
from qwirkle.ui.cell_layer import CellItem
from qwirkle.ui.tile_painter import RADIUS, flat_pixmap

GHOST_OPACITY = 0.5
_ROOM_FOR_POINTS = 34.0
"""The least side of a cell, in dp, that has room for the points in it."""


class _Mark(CellItem):
    """A mark that fills a rectangle round its own position and takes no mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._box = QRectF()

    def set_box(self, box: QRectF) -> None:
        """Fill this rectangle."""
        self.prepareGeometryChange()
        self._box = box

    def boundingRect(self) -> QRectF:
        """The rectangle with room for pens."""
        room = theme().dp(12)
        return self._box.adjusted(-room, -room, room, room)


class SpotMark(_Mark):
    """A dashed cell where a tile may go, with what it would score."""

    def __init__(self, cell: Cell, points: int | None) -> None:
        super().__init__()
        self.cell = cell
        self.points = points

    def place(self, camera: Camera) -> None:
        """Lie on the cell, its edges on whole pixels."""
        side = camera.tile - 2 * round(camera.tile * 0.025)
        self.set_box(QRectF(-side / 2, -side / 2, side, side))
        self.setPos(camera.offset(self.cell))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw dashes and points."""
        device, look = painter.device(), theme()
        dpr = device.devicePixelRatioF() if device else 1.0
        side = self._box.width()
        points = self.points if side >= _ROOM_FOR_POINTS else None
        picture = _spot_picture(side, points, dpr, look.is_dark, look.s, look.type_scale)
        painter.drawPixmap(self._box.topLeft(), picture)


@lru_cache(maxsize=128)
def _spot_picture(
    side: float, points: int | None, dpr: float, _dark: bool, _s: float, _type_scale: float
) -> QPixmap:
    """A cell's dashes and points, for one look: there may be dozens, and dashes are slow to draw."""
    return draw_picture(side, side, dpr, partial(_paint_spot, points))


def _paint_spot(points: int | None, painter: QPainter, box: QRectF) -> None:
    tokens, ink = theme().tokens, legal_color()
    painter.setBrush(faded(tokens.surface, 0.16 if theme().is_dark else 0.42))
    pen = QPen(ink, theme().dp(2))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    radius = RADIUS / 100 * box.width()
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    if points is not None:
        painter.setFont(theme().font("heading"))
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+{points}")


class GhostMark(_Mark):
    """A tile that would lie on a cell."""

    def __init__(self, cell: Cell, kind: Kind) -> None:
        super().__init__()
        self._cell = cell
        self._kind = kind
        self.setOpacity(GHOST_OPACITY)

    def place(self, camera: Camera) -> None:
        """Lie on the cell."""
        side = camera.tile
        self.set_box(QRectF(-side / 2, -side / 2, side, side))
        self.setPos(camera.offset(self._cell))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tile."""
        device = painter.device()
        pixmap = flat_pixmap(self._kind, self._box.width(), device.devicePixelRatioF() if device else 1.0)
        painter.drawPixmap(self._box.topLeft(), pixmap)


class LineRing(_Mark):
    """A ring round a row of cells; `color` None is tea."""

    def __init__(self, cells: Sequence[Cell], color: QColor | None = None) -> None:
        super().__init__()
        self._first, self._last = min(cells), max(cells)
        self._color = color

    def place(self, camera: Camera) -> None:
        """Lie round the cells."""
        half, reach = camera.tile / 2, theme().dp(4.5)
        first, last = camera.offset(self._first), camera.offset(self._last)
        self.set_box(QRectF(first, last).adjusted(-half - reach, -half - reach, half + reach, half + reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw halo and ring."""
        radius = theme().dp(12)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor("white"), 7.0), (self._color or theme().tokens.tea, 3.0)):
            painter.setPen(QPen(color, theme().dp(width)))
            painter.drawRoundedRect(self._box, radius, radius)


class ScoreBadge(_Mark):
    """What a move scores, beyond the end of a line; on the other side where there is no room.

    `area` is where it should stay, in the coordinates of the window.
    """

    def __init__(self, points: int, word: str, cells: Sequence[Cell], area: QRectF) -> None:
        super().__init__()
        self._points = f"+{points}"
        self._word = word
        self._cells = (min(cells), max(cells))
        self._area = area
        self._fonts = (_points_font(), theme().font("lead"))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)

    def place(self, camera: Camera) -> None:
        """Lie beyond the line."""
        size = self._measure()
        first, last = self._cells
        gap = camera.tile / 2 + theme().dp(20)
        away = QPointF(gap + size.width() / 2, 0)
        if first[0] == last[0] and first != last:
            away = QPointF(0, gap + size.height() / 2)
        after, before = camera.offset(last) + away, camera.offset(first) - away
        fits = self._area.isNull() or self._area.contains(size.translated(camera.origin + after))
        self.set_box(size)
        self.setPos(after if fits else before)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the capsule and its words."""
        dp, tokens, box = theme().dp, theme().tokens, self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(tokens.shadow, 0.25))
        painter.drawRoundedRect(box.translated(0, dp(3)), box.height() / 2, box.height() / 2)
        painter.setBrush(tokens.tea)
        painter.setPen(QPen(QColor("white"), dp(2.5)))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x = box.left() + dp(16)
        for text, font in zip((self._points, self._word), self._fonts, strict=True):
            painter.setFont(font)
            painter.drawText(QRectF(x, box.top(), box.width(), box.height()), _MIDDLE, text)
            x += QFontMetricsF(font).horizontalAdvance(text) + dp(9)

    def _measure(self) -> QRectF:
        dp = theme().dp
        texts = (self._points, self._word)
        widths = [
            QFontMetricsF(font).horizontalAdvance(text)
            for text, font in zip(texts, self._fonts, strict=True)
            if text
        ]
        width = sum(widths) + dp(32) + dp(9) * (len(widths) - 1)
        height = max(dp(44), QFontMetricsF(self._fonts[0]).height() + dp(6))
        return QRectF(-width / 2, -height / 2, width, height)


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def legal_color() -> QColor:
    """The colour of dashes round legal cells."""
    tokens = theme().tokens
    return tokens.brass_on_table if theme().is_dark else tokens.brass_text


def _points_font() -> QFont:
    font = QFont(theme().font("score"))
    font.setPixelSize(round(26 * theme().type_scale))
    return font
