"""The last moves beside the board, newest on top; must not know the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.box import paint_box
from common.ui.materials.path_data import star_path
from common.ui.materials.picture import draw_picture
from common.ui.materials.symbol import paint_symbol
from common.ui.panel import Panel
from common.ui.seat_colors import SeatColor
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from kizma.engine.cards import JOKER, Card
from kizma.engine.pawn import Pawn
from kizma.engine.topology import Place
from kizma.ui.card_painter import card_ink
from kizma.ui.card_signs import Sign
from kizma.ui.die_painter import die_pixmap

ROW, TITLE = 54.0, 50.0
MOST_ROWS = 40


@dataclass(frozen=True)
class LogEntry:
    """One decision: the card or, with ``is_roll``, the pips; who; one sentence; the ways of the pawns."""

    card: Card | None
    sign: Sign | None
    is_roll: bool
    color: SeatColor
    name: str
    sentence: str
    journeys: tuple[tuple[Pawn, Place, Place], ...]


class LogPanel(Panel):
    """As many of the last moves as there is room for; ``pointed(journeys)`` tells which one is hovered."""

    pointed = Signal(object)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2)
        self._title = title
        self._entries: tuple[LogEntry, ...] = ()
        self._hovered: int | None = None
        self._pictures: list[tuple[LogEntry, float, QPixmap]] = []
        follow_theme(self, self._forget)
        self.setMouseTracking(True)
        self.setAccessibleName(title)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The moves, newest first."""
        return self._entries

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Show these moves, newest first."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            spoken = [f"{entry.name}: {entry.sentence}" for entry in self._entries]
            self.setAccessibleDescription("\n".join(spoken))
            self.update()

    def fitting_rows(self) -> int:
        """How many moves there is room for."""
        return max(int((self.height() - self._title_height() - theme().px(8)) / self._row_height()), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title and rows."""
        super().paintEvent(event)
        px = theme().px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme().font("heading"))
        painter.setPen(theme().tokens.text)
        title = QRectF(px(18), px(6), self.width() - 2 * px(18), self._title_height() - px(6))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self._title)
        for index in range(min(len(self._entries), self.fitting_rows())):
            self._paint_row(painter, index)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the move under the pointer."""
        down = event.position().y() - self._title_height()
        index = int(down / self._row_height())
        shown = min(len(self._entries), self.fitting_rows())
        self._point(index if down >= 0 and index < shown else None)

    def leaveEvent(self, event: object) -> None:
        """Point at nothing."""
        self._point(None)

    def _point(self, index: int | None) -> None:
        if index != self._hovered:
            self._hovered = index
            self.setToolTip(self._entries[index].sentence if index is not None else "")
            self.pointed.emit(self._entries[index].journeys if index is not None else None)

    def _title_height(self) -> float:
        return max(theme().px(TITLE), theme().line_height("heading") + theme().px(16))

    def _row_height(self) -> float:
        lines = theme().line_height("control") + theme().line_height("small")
        return max(theme().px(ROW), lines + theme().px(14))

    def _paint_row(self, painter: QPainter, index: int) -> None:
        px, height = theme().px, self._row_height()
        left, top = px(18), self._title_height() + index * height
        width = self.width() - 2 * left
        painter.drawPixmap(QPointF(left, round(top)), self._picture(self._entries[index], width, height))
        if index:
            line = QRectF(left, round(top), width, max(px(1), 1))
            painter.fillRect(line, theme().tokens.line)

    def _picture(self, entry: LogEntry, width: float, height: float) -> QPixmap:
        """Return a row as it was painted once: each new move shifts all of them."""
        dpr = self.devicePixelRatioF()
        for known, wide, picture in self._pictures:
            if known is entry and wide == width and picture.devicePixelRatio() == dpr:
                return picture
        picture = draw_picture(width, height, dpr, lambda painter, row: self._draw_row(painter, row, entry))
        self._pictures = [(entry, width, picture), *self._pictures[: MOST_ROWS - 1]]
        return picture

    def _forget(self) -> None:
        self._pictures = []

    def _draw_row(self, painter: QPainter, row: QRectF, entry: LogEntry) -> None:
        px = theme().px
        painter.fillRect(row, theme().tokens.surface)
        card = QRectF(row.left(), row.center().y() - px(17), px(26), px(34))
        self._paint_card(painter, entry, card)
        left = card.right() + px(11)
        self._paint_words(painter, entry, QRectF(left, row.top(), row.right() - left, row.height()))

    def _paint_card(self, painter: QPainter, entry: LogEntry, box: QRectF) -> None:
        tokens = theme().tokens
        if entry.is_roll and entry.card is not None:
            side = box.width()
            device = painter.device()
            pixmap = die_pixmap(entry.card, side, device.devicePixelRatioF() if device else 1.0)
            painter.drawPixmap(QRectF(box.left(), box.center().y() - side / 2, side, side).topLeft(), pixmap)
            return
        paint_box(painter, box, theme().dp(4), tokens.card, tokens.card_edge, 1.0)
        if entry.card == JOKER:
            star = star_path(8, box.width() * 0.26, box.width() * 0.15)
            painter.fillPath(star.translated(box.center()), tokens.card_red)
        elif entry.card is not None:
            painter.setPen(card_ink(entry.sign))
            font = theme().font("number")
            font.setWeight(QFont.Weight.Bold)
            font.setPixelSize(min(font.pixelSize(), round(box.width() * 0.62)))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(entry.card))

    def _paint_words(self, painter: QPainter, entry: LogEntry, box: QRectF) -> None:
        px, tokens = theme().px, theme().tokens
        upper, lower = theme().line_height("control"), theme().line_height("small")
        top = box.center().y() - (upper + lower) / 2
        ink = entry.color.ink_dark if theme().is_dark else entry.color.ink
        side = px(12)
        mark = QRectF(box.left(), top + (upper - side) / 2, side, side)
        if entry.color.symbol is not None:
            paint_symbol(painter, entry.color.symbol, mark, ink, tokens.surface)
        name = QRectF(mark.right() + px(7), top, box.right() - mark.right() - px(7), upper)
        for line, role, color, text in (
            (name, "control", tokens.text, entry.name),
            (QRectF(box.left(), top + upper, box.width(), lower), "small", tokens.text2, entry.sentence),
        ):
            font = theme().font("control" if role == "control" else "small")
            painter.setFont(font)
            painter.setPen(color)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(line.width()))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
