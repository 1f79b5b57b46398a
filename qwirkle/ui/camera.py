"""Where the table lies under the window: pan and zoom; must not know tiles or panels."""

from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal

from common.ui import durations
from common.ui.theme import theme
from qwirkle.engine.board import Cell

TILE = 64.0
"""The side of a tile in dp at zoom 1."""

PITCH = 1.03
"""From one cell to the next, in tile sides."""

NEAREST, FARTHEST = 2.0, 0.4
FIT_NEAREST = 1.0
FIT_MARGIN = 1.5


class Camera(QObject):
    """Turns cells into points of the window and back.

    `moved` tells that everything on the table has another place; `zoomed` that it has another size too.
    """

    moved = Signal()
    zoomed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        self.origin = QPointF()
        self._scale = theme().s
        self._tile = self._pitch = 0.0
        self._take_grid()

    @property
    def tile(self) -> float:
        """The side of a tile in pixels: a whole number, so that tiles are sharp."""
        return self._tile

    @property
    def pitch(self) -> float:
        """The way from one cell to the next in pixels, a whole number."""
        return self._pitch

    def centre(self, cell: Cell) -> QPointF:
        """The middle of a cell."""
        return self.origin + self.offset(cell)

    def offset(self, cell: Cell) -> QPointF:
        """The middle of a cell, seen from the middle of cell 0,0."""
        return QPointF(cell[0] * self._pitch, cell[1] * self._pitch)

    def cell_at(self, point: QPointF) -> Cell:
        """The cell a point lies in."""
        offset = (point - self.origin) / self.pitch
        return round(offset.x()), round(offset.y())

    def rect(self, cell: Cell) -> QRectF:
        """The square of a tile on a cell."""
        side, centre = self.tile, self.centre(cell)
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)

    def bounds(self, cells: Iterable[Cell]) -> QRectF:
        """The rectangle of the tiles on these cells; null without any."""
        bounds = QRectF()
        for cell in cells:
            bounds = bounds.united(self.rect(cell))
        return bounds

    def pan(self, by: QPointF) -> None:
        """Move the table under the window."""
        self.look(self.zoom, self.origin + by)

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Bring the table nearer or farther; what lies under `point` stays there."""
        zoom = min(max(self.zoom * factor, FARTHEST), NEAREST)
        self.look(zoom, point - (point - self.origin) * (self._pitch_at(zoom) / self.pitch))

    def look(self, zoom: float, origin: QPointF) -> None:
        """Take a zoom and a place for cell 0,0; the latter is kept on whole pixels."""
        self.zoom = zoom
        self.origin = QPointF(round(origin.x()), round(origin.y()))
        if self._take_grid():
            self.zoomed.emit()
        self.moved.emit()

    def rescale(self) -> None:
        """Take the theme's present scale."""
        self._scale = theme().s
        self._take_grid()
        self.zoomed.emit()
        self.moved.emit()

    def tile_at(self, zoom: float) -> float:
        """The side of a tile at another zoom."""
        return max(round(TILE * self._scale * zoom), 8)

    def _pitch_at(self, zoom: float) -> float:
        return max(round(TILE * self._scale * zoom * PITCH), self.tile_at(zoom) + 1)

    def _take_grid(self) -> bool:
        """Work the sizes out for the present zoom; tell whether they are others than before."""
        before = self._tile, self._pitch
        self._tile, self._pitch = self.tile_at(self.zoom), self._pitch_at(self.zoom)
        return before != (self._tile, self._pitch)

    def fitting(self, cells: Iterable[Cell], area: QRectF) -> tuple[float, QPointF]:
        """The zoom and origin that show all these cells, with a margin, in the middle of an area."""
        held = list(cells) or [(0, 0)]
        left, right = min(x for x, _ in held), max(x for x, _ in held)
        top, bottom = min(y for _, y in held), max(y for _, y in held)
        unit = self._pitch_at(1.0)
        wide, high = right - left + 1 + 2 * FIT_MARGIN, bottom - top + 1 + 2 * FIT_MARGIN
        zoom = min(area.width() / (wide * unit), area.height() / (high * unit), FIT_NEAREST)
        zoom = max(zoom, FARTHEST)
        middle = QPointF((left + right) / 2, (top + bottom) / 2) * self._pitch_at(zoom)
        return zoom, area.center() - middle

    def fit(self, cells: Iterable[Cell], area: QRectF) -> None:
        """Show all these cells at once."""
        self.look(*self.fitting(cells, area))

    def glide(self, zoom: float, origin: QPointF) -> QVariantAnimation:
        """Return a movement from where the camera then is to this zoom and origin."""
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        # an animation without a duration would never tell its end value
        animation.setDuration(max(theme().interface_ms(durations.PANEL), 1))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        start: list[tuple[float, QPointF]] = []

        def move(share: float) -> None:
            if not start:
                start.append((self.zoom, self.origin))
            from_zoom, from_origin = start[0]
            self.look(from_zoom + (zoom - from_zoom) * share, from_origin + (origin - from_origin) * share)

        animation.valueChanged.connect(move)
        return animation
