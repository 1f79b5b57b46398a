"""All players beside the table, or in a strip above it; must not know the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from common.ui.panel import Panel
from common.ui.shadow import Level
from common.ui.theme import theme
from qwirkle.ui.seat_row import SeatLook, SeatRow

_PADDING = 6.0


class PlayersPanel(Panel):
    """The seats in order: rows of a column, or parts of a strip."""

    def __init__(self, looks: Sequence[SeatLook], *, strip: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2, radius=22 if strip else 16)
        self._strip = strip
        self.rows = [SeatRow(look, narrow=strip, parent=self) for look in looks]

    def lay_out(self, area: QRectF) -> QRectF:
        """Take the upper part of a column, or the whole strip; return the rectangle taken."""
        if self._strip:
            self.setGeometry(area.toRect())
            self._lay_strip()
            return area
        heights = [self._row_height(row) for row in self.rows]
        padding = self._padding(heights[0])
        taken = QRectF(area.left(), area.top(), area.width(), sum(heights) + 2 * padding)
        self.setGeometry(taken.toRect())
        top = padding
        for row, height in zip(self.rows, heights, strict=True):
            row.setGeometry(0, top, round(area.width()), height)
            top += height
        return taken

    def anchor(self, seat: int) -> QPointF:
        """Where a seat's tiles come from, in the coordinates of the panel's parent."""
        return QPointF(self.pos()) + self.rows[seat].anchor()

    def _row_height(self, row: SeatRow) -> int:
        hint = row.sizeHint().height()
        return hint - theme().px(8) if len(self.rows) > 4 else hint

    def _padding(self, first: int) -> int:
        """The room above the rows: the steam over the first avatar rises into it."""
        row = self.rows[0]
        row.resize(row.width(), first)
        return max(theme().px(_PADDING), row.overhang())

    def _lay_strip(self) -> None:
        pad = theme().px(3)
        width = (self.width() - 2 * pad) / len(self.rows)
        for index, row in enumerate(self.rows):
            row.setGeometry(round(pad + index * width), pad, round(width), self.height() - 2 * pad)
