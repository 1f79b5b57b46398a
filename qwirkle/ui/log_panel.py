"""The last moves beside the table, newest on top; must not know the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui.avatar import paint_avatar
from common.ui.panel import RADIUS, Panel
from common.ui.seat_colors import SeatColor
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import Kind
from qwirkle.ui.kept_picture import KeptPicture
from qwirkle.ui.tile_painter import paint_flat

ROW = 54.0
TITLE = 46.0
_PADDING = 16.0
_AVATAR = 27.0
_MINI = 18.0


@dataclass(frozen=True)
class LogEntry:
    """One turn: who, the tiles placed or a sentence instead, the points."""

    name: str
    color: SeatColor
    tiles: tuple[Kind, ...]
    cells: tuple[Cell, ...]
    sentence: str
    points: str


class LogPanel(Panel):
    """As many of the last turns as there is room for; `pointed(cells)` tells which turn is hovered."""

    pointed = Signal(object)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2)
        self._title = title
        self._entries: tuple[LogEntry, ...] = ()
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self._picture = KeptPicture(self, self._paint, RADIUS)
        follow_theme(self, self._renew)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The turns, newest first."""
        return self._entries

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Show these turns, newest first."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self.setAccessibleDescription("\n".join(_spoken(entry) for entry in self._entries))
            self._picture.renew()

    def wanted_height(self, rows: int) -> int:
        """The height for so many turns."""
        return round(theme().px(TITLE) + rows * self._row_height() + theme().px(8))

    def fitting_rows(self, height: float) -> int:
        """How many turns fit into a height."""
        return max(int((height - theme().px(TITLE) - theme().px(8)) / self._row_height()), 0)

    def sizeHint(self) -> QSize:
        """Room for five turns."""
        unit = max(theme().s, theme().type_scale)
        return QSize(round(232 * unit), self.wanted_height(5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title and rows."""
        painter = QPainter(self)
        self._picture.draw(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        px = theme().px
        painter.setFont(theme().font("heading"))
        painter.setPen(theme().tokens.text)
        title = QRectF(px(_PADDING), px(6), self.width() - 2 * px(_PADDING), px(TITLE) - px(6))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self._title)
        for index in range(min(len(self._entries), self.fitting_rows(self.height()))):
            self._paint_row(painter, index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the turn under the pointer."""
        index = int((event.position().y() - theme().px(TITLE)) / self._row_height())
        shown = min(len(self._entries), self.fitting_rows(self.height()))
        self._point(index if 0 <= index < shown and event.position().y() >= theme().px(TITLE) else None)

    def leaveEvent(self, event: object) -> None:
        """Point at nothing."""
        self._point(None)

    def _renew(self) -> None:
        self._picture.renew()

    def _point(self, index: int | None) -> None:
        if index != self._hovered:
            self._hovered = index
            self.pointed.emit(self._entries[index].cells if index is not None else ())

    def _row_height(self) -> float:
        lines = theme().line_height("small") + max(theme().line_height("small"), theme().px(_MINI))
        return max(theme().px(ROW), lines + theme().px(12))

    def _paint_row(self, painter: QPainter, index: int) -> None:
        entry, px, tokens = self._entries[index], theme().px, theme().tokens
        height = self._row_height()
        left, width = px(_PADDING), self.width() - 2 * px(_PADDING)
        row = QRectF(left, px(TITLE) + index * height, width, height)
        if index:
            painter.fillRect(
                QRectF(round(row.left()), round(row.top()), row.width(), theme().px(1)), tokens.line
            )
        disc = QRectF(left, row.center().y() - px(_AVATAR) / 2, px(_AVATAR), px(_AVATAR))
        paint_avatar(painter, disc, entry.color, entry.name)
        text_left = disc.right() + px(12)
        self._paint_words(painter, entry, QRectF(text_left, row.top(), row.right() - text_left, height))

    def _paint_words(self, painter: QPainter, entry: LogEntry, box: QRectF) -> None:
        px, tokens = theme().px, theme().tokens
        line = theme().line_height("small")
        top = box.center().y() - (line + max(line, px(_MINI)) + px(2)) / 2
        painter.setFont(theme().font("small_strong"))
        painter.setPen(tokens.text)
        metrics = theme().metrics("small_strong")
        name = metrics.elidedText(entry.name, Qt.TextElideMode.ElideRight, box.width() - px(40))
        painter.drawText(QRectF(box.left(), top, box.width(), line), Qt.AlignmentFlag.AlignVCenter, name)
        below = QRectF(box.left(), top + line + px(2), box.width(), max(line, px(_MINI)))
        for place, kind in enumerate(entry.tiles):
            side = px(_MINI)
            paint_flat(painter, QRectF(below.left() + place * (side + px(2)), below.top(), side, side), kind)
        painter.setFont(theme().font("small"))
        painter.setPen(tokens.text2)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, entry.sentence)
        painter.setFont(theme().font("number"))
        painter.setPen(tokens.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.points)


def _spoken(entry: LogEntry) -> str:
    return " ".join(filter(None, (entry.name, entry.sentence, entry.points)))
