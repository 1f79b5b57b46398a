"""Puts the marks of a move being thought out on the table; must not know how the move came about."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor

from common.ui import durations, motion, z_values
from common.ui.theme import theme
from qwirkle.engine.board import Cell
from qwirkle.engine.scoring import ScoredLine
from qwirkle.engine.tile import Kind
from qwirkle.ui.camera import Camera
from qwirkle.ui.cell_layer import CellItem, CellLayer
from qwirkle.ui.marks import GhostMark, LineRing, ScoreBadge, SpotMark


@dataclass(frozen=True)
class Claim:
    """What a move would score: its lines, its points, and a word beside them ("Qwirkle")."""

    lines: tuple[ScoredLine, ...]
    cells: tuple[Cell, ...]
    points: int
    word: str

    @classmethod
    def of(cls, lines: tuple[ScoredLine, ...], cells: tuple[Cell, ...], points: int) -> "Claim":
        """Make a claim; a complete line gets its word, which is the same in every language."""
        return cls(lines, cells, points, "Qwirkle" if any(line.is_qwirkle for line in lines) else "")

    def badge_cells(self) -> Sequence[Cell]:
        """The longest line, which the badge stands at, or the tiles themselves where there is none."""
        return max((line.cells for line in self.lines), key=len, default=self.cells)


class MarkLayer:
    """Two layers: cells under the tiles, everything else over them."""

    def __init__(self, camera: Camera) -> None:
        self.under = CellLayer(camera, z_values.CELL)
        self.over = CellLayer(camera, z_values.MARK)
        self.area = QRectF()
        self._spots: list[CellItem] = []
        self._claim: list[CellItem] = []
        self._cursor: list[CellItem] = []

    @property
    def spots(self) -> dict[Cell, int | None]:
        """The cells that are shown, with their points."""
        return {mark.cell: mark.points for mark in self._spots if isinstance(mark, SpotMark)}

    def show_spots(self, spots: Mapping[Cell, int | None]) -> None:
        """Show these cells and no others."""
        self.hide_spots()
        for cell, points in spots.items():
            self._put(self.under, SpotMark(cell, points), self._spots)

    def cover_spots(self, cells: Container[Cell]) -> None:
        """Draw no dashes on these cells, where a ghost lies."""
        for mark in self._spots:
            if isinstance(mark, SpotMark):
                mark.setVisible(mark.cell not in cells)

    def hide_spots(self) -> None:
        """Show no cells."""
        self._clear(self.under, self._spots)

    def show_claim(self, claim: Claim | None, ghosts: Mapping[Cell, Kind]) -> None:
        """Show tiles that would be placed and what the whole would score; None is not legal yet."""
        self._clear(self.over, self._claim)
        for cell, kind in ghosts.items():
            self._put(self.over, GhostMark(cell, kind), self._claim)
        if claim is None:
            return
        for line in claim.lines:
            self._put(self.over, LineRing(line.cells), self._claim)
        badge = ScoreBadge(claim.points, claim.word, claim.badge_cells(), self.area)
        self._put(self.over, badge, self._claim)

    def show_cursor(self, cell: Cell | None) -> None:
        """Show where the keyboard stands, off the legal cells."""
        self._clear(self.over, self._cursor)
        if cell is not None:
            self._put(self.over, LineRing((cell,), theme().tokens.line2), self._cursor)

    def flash(self, cells: Sequence[Cell], color: QColor) -> None:
        """Ring a row of cells for a moment."""
        ring = LineRing(cells, color)
        self.over.add(ring)
        fading = motion.fade(ring, 0.0, durations.LINE_FLASH)
        over = self.over  # gone with the table, perhaps before the ring is
        fading.finished.connect(lambda: QTimer.singleShot(0, over, lambda: over.remove(ring)))
        fading.start()

    def _put(self, layer: CellLayer, mark: CellItem, shown: list[CellItem]) -> None:
        layer.add(mark)
        shown.append(mark)

    def _clear(self, layer: CellLayer, shown: list[CellItem]) -> None:
        for mark in shown:
            layer.remove(mark)
        shown.clear()
