"""The score sheet beside the felt: a row a hand, totals, rights; must not know the rules."""

from collections.abc import Sequence
from itertools import zip_longest
from math import ceil

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.seats import Seat
from common.ui import durations
from common.ui.avatar import paint_avatar
from common.ui.box import paint_box
from common.ui.label import Label
from common.ui.materials.suit import paint_suit
from common.ui.panel import Panel
from common.ui.scale import SizeClass
from common.ui.scroll_area import ScrollArea
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from king.engine.calls import Rights
from king.engine.cards import Suit
from king.engine.options import PENALTY_IDS
from king.engine.trick import SEATS
from king.ui import sheet_words
from king.ui.card_face import SUIT_SHAPES
from king.ui.names import contract_name, points_text
from king.ui.rights_table import RightsTable
from king.ui.seat_tones import seat_color
from king.ui.sheet_columns import EDGE, column_middle, column_pitch, number_width, write_points
from king.ui.sheet_facts import RowKind, SheetRow
from king.ui.text_pen import TextPen, width_of

_ROW, _ROW_LEAST, _ROW_4K = 28.0, 22.0, 36.0
_HEAD, _SIDE = 26.0, 14.0


class ScoreSheet(Panel):
    """Everything the table knows about points; `viewer` is first in no order: columns are seats."""

    def __init__(self, seats: Sequence[Seat], hands: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH1)
        self._heading = Label(sheet_words.heading(), "heading")
        self._note = Label(sheet_words.zero_sum(hands), "small", "text2")
        self._heads = SheetHeads(seats)
        self.rows = SheetRows(hands)
        self._total = TotalRow()
        self._rights = RightsTable()
        self._scroll = ScrollArea(self.rows)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._lay_out()
        follow_theme(self, self._space)

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals shown in the end."""
        return self._total.values

    def least_width(self) -> int:
        """Return the width at which no text of the sheet touches another, in pixels."""
        names = max(width_of(contract_name(penalty), "small_strong") for penalty in PENALTY_IDS)
        rows = number_width() + names + theme().dp(EDGE) + SEATS * column_pitch()
        return ceil(max(rows, self._rights.least_width()) + 2 * theme().px(_SIDE))

    def show_rows(self, rows: Sequence[SheetRow], scores: tuple[int, ...], rights: Rights | None) -> None:
        """Show this; totals that have changed roll to where they are now."""
        self.rows.set_rows(rows)
        self._total.show_values(scores)
        self._rights.set_rights(rights)
        current = next((row.number for row in rows if row.kind is RowKind.CURRENT), len(rows))
        self._scroll.ensureVisible(0, round(current * self.rows.row_height()), 0, 60)
        self.setAccessibleName(sheet_words.heading())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addStretch(1)
        head.addWidget(self._note)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._heads)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self._total)
        self._column.addWidget(self._rights)

    def _space(self) -> None:
        px = theme().px
        self._column.setContentsMargins(px(_SIDE), px(12), px(_SIDE), px(12))
        self._column.setSpacing(px(6))
        self._heading.setContentsMargins(px(8), 0, 0, 0)
        self._note.setContentsMargins(0, 0, px(8), 0)


class SheetHeads(QWidget):
    """The avatars over the columns."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._seats = seats
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(" · ".join(seat.name for seat in seats))
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """As high as the discs."""
        return QSize(theme().px(200), theme().px(_HEAD + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the discs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme().dp(_HEAD)
        for seat, player in enumerate(self._seats):
            disc = QRectF(0, 0, side, side)
            disc.moveCenter(QPointF(column_middle(self.width(), seat), self.height() / 2 - 1))
            paint_avatar(painter, disc, seat_color(seat), player.name)
        painter.end()


class SheetRows(QWidget):
    """One row for each hand of the game."""

    def __init__(self, hands: int) -> None:
        super().__init__()
        self._hands = hands
        self._rows: tuple[SheetRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        follow_theme(self)

    @property
    def shown(self) -> tuple[SheetRow, ...]:
        """The rows that are shown."""
        return self._rows

    def set_rows(self, rows: Sequence[SheetRow]) -> None:
        """Show other rows."""
        before, self._rows = self._rows, tuple(rows)
        for index, (old, new) in enumerate(zip_longest(before, self._rows)):
            if old != new:
                self.update(self._line(index).toAlignedRect().adjusted(0, -1, 0, 1))

    def minimumSizeHint(self) -> QSize:
        """All rows at their lowest."""
        return QSize(theme().px(200), self._hands * self._least())

    def sizeHint(self) -> QSize:
        """All rows at their usual height."""
        return QSize(theme().px(200), self._hands * theme().px(_ROW))

    def row_height(self) -> float:
        """The height of a row as things stand, in pixels."""
        wide = theme().size_class is SizeClass.FOUR_K
        most = theme().dp(_ROW_4K if wide else _ROW)
        return max(min(self.height() / self._hands, max(most, self._least())), self._least())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = QRectF(event.rect())
        for index, row in enumerate(self._rows):
            if self._line(index).intersects(shown):
                self._paint_row(painter, row, self._line(index))
        painter.end()

    def _line(self, index: int) -> QRectF:
        height = self.row_height()
        return QRectF(0, index * height, self.width(), height)

    def _least(self) -> int:
        return max(theme().px(_ROW_LEAST), theme().line_height("small"))

    def _paint_row(self, painter: QPainter, row: SheetRow, line: QRectF) -> None:
        tokens = theme().tokens
        if row.kind is RowKind.CURRENT:
            paint_box(painter, line.adjusted(0, 1, 0, -1), theme().dp(6), tokens.brass_tint)
        elif row.kind is RowKind.DONE:
            painter.setPen(QPen(tokens.line, 1))
            painter.drawLine(line.topLeft(), line.topRight())
        self._paint_label(painter, row, line)
        for seat, points in enumerate(row.points):
            color = tokens.cuha if points > 0 else tokens.text if points else tokens.text2
            write_points(painter, line, seat, points_text(points), color)

    def _paint_label(self, painter: QPainter, row: SheetRow, line: QRectF) -> None:
        tokens, dp = theme().tokens, theme().dp
        is_current, is_coming = row.kind is RowKind.CURRENT, row.kind is RowKind.COMING
        number = TextPen(painter, line.left() + dp(EDGE), line)
        number.write(str(row.number), "small_number", tokens.text if is_current else tokens.text2)
        label = TextPen(painter, line.left() + number_width(), line)
        label.write(
            row.label, "small" if is_coming else "small_strong", tokens.text2 if is_coming else tokens.text
        )
        if row.trump is not None:
            self._paint_trump(painter, row.trump, label.x + dp(4), line)
        if row.note:
            note = TextPen(painter, line.right() - dp(EDGE) - width_of(row.note, "small_strong"), line)
            note.write(row.note, "small_strong", tokens.brass_text if is_current else tokens.text2)

    def _paint_trump(self, painter: QPainter, trump: Suit, x: float, line: QRectF) -> None:
        side = theme().dp(13)
        red = trump in (Suit.DIAMONDS, Suit.HEARTS)
        color = theme().tokens.tea_text if red else theme().tokens.text
        box = QRectF(x, line.center().y() - side / 2, side, side)
        paint_suit(painter, SUIT_SHAPES[trump], box, color)


class TotalRow(QWidget):
    """The totals under a strong rule; they roll when they change."""

    def __init__(self) -> None:
        super().__init__()
        self.values: tuple[int, ...] = (0,) * SEATS
        self._from = self.values
        self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._roll = QVariantAnimation(self)
        self._roll.setStartValue(0.0)
        self._roll.setEndValue(1.0)
        self._roll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._roll.valueChanged.connect(self._on_roll)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """One line of numbers."""
        return QSize(theme().px(200), max(theme().px(34), theme().line_height("number") + theme().px(8)))

    def show_values(self, values: tuple[int, ...]) -> None:
        """Roll from the totals before to these."""
        if values == self.values:
            return
        self._from, self.values = self.values, values
        self._roll.stop()
        self._roll.setDuration(theme().interface_ms(durations.SCORE_ROLL))
        self._roll.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rule, name and totals."""
        tokens, dp = theme().tokens, theme().dp
        painter = QPainter(self)
        painter.setPen(QPen(tokens.text, dp(2)))
        painter.drawLine(QPointF(0, dp(1)), QPointF(self.width(), dp(1)))
        line = QRectF(0, dp(2), self.width(), self.height() - dp(2))
        TextPen(painter, dp(EDGE), line).write(sheet_words.total(), "heading", tokens.text)
        for seat, value in enumerate(self.values):
            shown = round(self._from[seat] + (value - self._from[seat]) * self._share)
            color: QColor = tokens.cuha if shown > 0 else tokens.text
            write_points(painter, line, seat, points_text(shown), color, strong=True)
        painter.end()

    def _on_roll(self, share: float) -> None:
        self._share = share
        self.update()
