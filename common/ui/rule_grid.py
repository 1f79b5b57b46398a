"""The panel that holds the rows of house rules, in one column or two; must not know any game."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from common.ui.panel import Panel
from common.ui.rule_row import RuleRow
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme

COLUMNS = 2


class RuleGrid(Panel):
    """Shows those of its rows that matter, with hairlines between them."""

    def __init__(self, rows: Sequence[RuleRow], parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH1)
        self._rows = rows
        self._shown: tuple[RuleRow, ...] = ()
        self._columns = 0
        self._is_narrow = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        for row in rows:
            row.setParent(self)
            row.hide()
        follow_theme(self)

    def show_rows(self, rows: Sequence[RuleRow]) -> None:
        """Show exactly these rows, in this order."""
        if tuple(rows) != self._shown:
            self._shown = tuple(rows)
            self._columns = 0
            self._arrange()

    def set_narrow(self, is_narrow: bool) -> None:
        """Keep to one column, or not."""
        self._is_narrow = is_narrow
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the lines between the rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        line = theme().tokens.line
        for row in self._shown:
            area = row.geometry()
            if area.top() > 0:
                painter.fillRect(area.left(), area.top(), area.width(), 1, line)
            if area.left() > 0:
                painter.fillRect(area.left(), area.top(), 1, area.height(), line)
        painter.end()

    def _arrange(self) -> None:
        columns = 1 if self._is_narrow or len(self._shown) == 1 else COLUMNS
        if columns == self._columns:
            return
        self._columns = columns
        for row in self._rows:
            self._grid.removeWidget(row)
            row.setVisible(row in self._shown)
        for place, row in enumerate(self._shown):
            is_alone = place == len(self._shown) - 1 and place % columns == 0
            self._grid.addWidget(row, place // columns, place % columns, 1, columns if is_alone else 1)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self.update()
