"""The seats of a new match, one row each, to be put in order; must not know any game."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from common.ui.game_setup import GameSetup, SeatDraft
from common.ui.panel import Panel
from common.ui.seat_colors import SeatColor
from common.ui.seat_row import SeatRow
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme


class SeatList(Panel):
    """Rows of equal height; a dragged row changes places with those it passes.

    ``color`` gives the colour of a seat among so many.
    """

    def __init__(self, setup: GameSetup, color: Callable[[int, int], SeatColor]) -> None:
        super().__init__(level=Level.SH1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._setup = setup
        self._color = color
        self._rows: list[SeatRow] = []
        follow_theme(self, self._arrange)
        self.refresh()

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """The rows in seat order."""
        return tuple(self._rows)

    def refresh(self) -> None:
        """Show the set-up as it is now."""
        seats = self._setup.seats
        while len(self._rows) < len(seats):
            self._add_row(seats[len(self._rows)])
        while len(self._rows) > len(seats):
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        for index, (row, draft) in enumerate(zip(self._rows, seats, strict=True)):
            row.show_draft(draft, self._color_of(index), self._setup.wish(index))
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        """All rows under each other."""
        return QSize(max(row.sizeHint().width() for row in self._rows), self._pitch() * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        """All rows, names shortened."""
        width = max(row.minimumSizeHint().width() for row in self._rows)
        return QSize(width, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the whole width."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the lines between the rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        for place in range(1, len(self._rows)):
            painter.fillRect(0, place * self._pitch(), self.width(), 1, theme().tokens.line)
        painter.end()

    def _pitch(self) -> int:
        return max((row.sizeHint().height() for row in self._rows), default=0)

    def _arrange(self) -> None:
        for place, row in enumerate(self._rows):
            if not row.is_lifted:
                row.setGeometry(0, place * self._pitch(), self.width(), self._pitch())

    def _add_row(self, draft: SeatDraft) -> None:
        row = SeatRow(draft, self._setup.wishes, self)
        row.changed.connect(lambda draft: self._setup.set_seat(self._rows.index(row), draft))
        row.dragged.connect(lambda top: self._carry(row, top))
        row.let_go.connect(self._arrange)
        row.shifted.connect(lambda step: self._move(row, self._rows.index(row) + step))
        row.show()
        self._rows.append(row)

    def _color_of(self, index: int) -> SeatColor:
        wish = self._setup.wish(index)
        wished = next((each.color for each in self._setup.wishes.choices() if each.move == wish), None)
        return wished or self._color(index, self._setup.count)

    def _carry(self, row: SeatRow, top: int) -> None:
        top = max(0, min(top, self.height() - self._pitch()))
        row.move(0, top)
        self._move(row, round(top / self._pitch()))

    def _move(self, row: SeatRow, to: int) -> None:
        place = self._rows.index(row)
        if to == place or not 0 <= to < len(self._rows):
            return
        self._rows.insert(to, self._rows.pop(place))
        self._setup.move_seat(place, to)
        self._arrange()
