"""The score sheet of a match of several games; must not know how points come about."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from common.ui.avatar import paint_avatar
from common.ui.button import Button, ButtonKind
from common.ui.label import Label
from common.ui.seat_colors import SeatColor
from common.ui.theme import theme
from kizma.ui.overlays import BoardOverlay

_COLUMN, _FIRST = 92.0, 96.0


class SheetGrid(QWidget):
    """A row for each game, a column for each seat, the totals below."""

    def __init__(self, words: tuple[str, str]) -> None:
        super().__init__()
        self._game, self._total = words
        self._names: Sequence[str] = ()
        self._colors: Sequence[SeatColor] = ()
        self._rows: Sequence[Sequence[int]] = ()

    def show_rows(
        self, names: Sequence[str], colors: Sequence[SeatColor], rows: Sequence[Sequence[int]]
    ) -> None:
        """Show these games."""
        self._names, self._colors, self._rows = names, colors, rows
        totals = self.totals()
        self.setAccessibleName(
            ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
        )
        self.updateGeometry()
        self.update()

    def totals(self) -> list[int]:
        """The sum of each column."""
        return [sum(row[seat] for row in self._rows) for seat in range(len(self._names))]

    def sizeHint(self) -> QSize:
        """Room for heads, games and totals."""
        width = theme().dp(_FIRST) + len(self._names) * theme().dp(_COLUMN)
        return QSize(
            round(width), round(theme().dp(66) + (len(self._rows) + 1) * self._line() + theme().dp(6))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_heads(painter)
        top = theme().dp(66)
        for index, row in enumerate(self._rows):
            self._paint_row(
                painter, top + index * self._line(), self._game.format(number=index + 1), row, False
            )
        end = top + len(self._rows) * self._line()
        painter.setPen(QPen(theme().tokens.line2, theme().dp(2)))
        painter.drawLine(0, round(end), self.width(), round(end))
        self._paint_row(painter, end + theme().dp(4), self._total, self.totals(), True)
        painter.end()

    def _line(self) -> float:
        return theme().line_height("number") + theme().dp(6)

    def _paint_heads(self, painter: QPainter) -> None:
        side = theme().dp(30)
        for index, (name, color) in enumerate(zip(self._names, self._colors, strict=True)):
            left = theme().dp(_FIRST) + index * theme().dp(_COLUMN)
            middle = left + theme().dp(_COLUMN) / 2
            paint_avatar(painter, QRectF(middle - side / 2, 2, side, side), color, name)
            painter.setFont(theme().font("small_strong"))
            painter.setPen(theme().tokens.text)
            shown = painter.fontMetrics().elidedText(
                name, Qt.TextElideMode.ElideRight, round(theme().dp(_COLUMN) - 6)
            )
            line = QRectF(left, side + theme().dp(6), theme().dp(_COLUMN), theme().line_height("small"))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_row(
        self, painter: QPainter, top: float, title: str, points: Sequence[int], strong: bool
    ) -> None:
        tokens = theme().tokens
        painter.setFont(theme().font("heading" if strong else "body"))
        painter.setPen(tokens.text if strong else tokens.text2)
        painter.drawText(
            QRectF(0, top, theme().dp(_FIRST), self._line()), Qt.AlignmentFlag.AlignVCenter, title
        )
        painter.setFont(theme().font("number"))
        for index, value in enumerate(points):
            painter.setPen(tokens.cuha if value and not strong else tokens.text)
            left = theme().dp(_FIRST) + index * theme().dp(_COLUMN)
            box = QRectF(left, top, theme().dp(_COLUMN), self._line())
            sign = "+" if value and not strong else ""
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{sign}{value}")


class ScoreSheet(BoardOverlay):
    """Shown between two games of a match; ``continued`` lets the next one begin."""

    continued = Signal()

    def __init__(self, words: tuple[str, str, str, str], parent: QWidget) -> None:
        super().__init__(parent)
        title, game, total, button = words
        self._said = Label("", "body", "text2")
        self.grid = SheetGrid((game, total))
        self.button = Button(button, ButtonKind.PRIMARY)
        self.button.clicked.connect(self.continued)
        self.column.addWidget(Label(title, "game"))
        self.column.addWidget(self._said)
        self.column.addWidget(self.grid)
        self.column.addWidget(self.button)

    def tell(
        self,
        said: str,
        names: Sequence[str],
        colors: Sequence[SeatColor],
        rows: Sequence[Sequence[int]],
        *,
        may_go_on: bool,
    ) -> None:
        """Show the games so far; the button only to a person who is waited for."""
        self._said.setText(said)
        self.grid.show_rows(names, colors, rows)
        self.button.setVisible(may_go_on)
        self.appear()
        if may_go_on:
            self.button.setFocus(Qt.FocusReason.PopupFocusReason)
