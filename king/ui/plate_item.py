"""The plate of a seat on the felt: who, how strong, tricks, total, cards taken; must not know the rules."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.core.seats import PLAYING_LEVELS, Seat
from common.ui import z_values
from common.ui.avatar import STEAM, paint_avatar
from common.ui.box import paint_box
from common.ui.level_glyph import HEIGHT, level_width, paint_level
from common.ui.match_words import level_name
from common.ui.seat_colors import SeatColor
from common.ui.theme import theme
from common.ui.tokens import DARK
from king.engine.cards import Card
from king.ui import table_words
from king.ui.layout import OWN_PLATE_HEIGHT, PLATE, Side
from king.ui.mini_card import HEIGHT as MINI_HEIGHT
from king.ui.mini_card import paint_mini_cards, row_width
from king.ui.steam_item import SteamItem
from king.ui.text_pen import TextPen, width_of

_GAP = 5.0
_TAKEN_GAP = 8.0


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """What a plate says: tricks, and whether the seat led, in a hand that is played; else, how many cards.

    `tricks` is None where no hand is being played.
    """

    score: int
    tricks: int | None
    cards: int
    opened: bool
    taken: tuple[Card, ...]


class PlateItem(QGraphicsObject):
    """One seat, `side` as the viewer sees it; the penalty cards it has taken lie beside or below it."""

    def __init__(self, seat: Seat, color: SeatColor) -> None:
        super().__init__()
        self.seat = seat
        self._color = color
        self._side = Side.BOTTOM
        self._facts = PlateFacts(0, None, 0, False, ())
        self._on_turn = False
        self._thinking = False
        self._is_winner = False
        self._size: QSizeF | None = None
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z_values.MARK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._steam = SteamItem(self)
        self.refresh()

    @property
    def facts(self) -> PlateFacts:
        """What the plate says now."""
        return self._facts

    @property
    def is_thinking(self) -> bool:
        """Whether steam rises."""
        return self._thinking

    def set_side(self, side: Side) -> None:
        """Say where the seat is seen; the viewer's own plate is a narrow one."""
        if side is not self._side:
            self._side = side
            self.refresh()

    def set_facts(self, facts: PlateFacts) -> None:
        """Say something else."""
        if facts != self._facts:
            self._facts = facts
            self.refresh()

    def refresh(self) -> None:
        """Measure the plate anew and paint it."""
        self.prepareGeometryChange()
        self._size = None
        plate = QRectF(QPointF(), self.plate_size())
        self._bounds = plate.united(self._taken_box(plate)).adjusted(-1, -1, 1, 1)
        self._steam.set_box(self._steam_box(plate))
        self.update()

    def set_turn(self, on_turn: bool, thinking: bool) -> None:
        """Show whose turn it is and whether a bot is thinking."""
        if (on_turn, thinking) == (self._on_turn, self._thinking):
            return
        self._on_turn = on_turn
        self.update()
        if thinking != self._thinking:
            self._thinking = thinking
            self._steam.set_rising(thinking)
            self.refresh()

    def set_winner(self, is_winner: bool) -> None:
        """Show that the seat has won the match."""
        if is_winner != self._is_winner:
            self._is_winner = is_winner
            self.update()

    def plate_size(self) -> QSizeF:
        """Return the size of the plate without the taken cards, in pixels."""
        if self._size is None:
            self._size = self._measured()
        return self._size

    def boundingRect(self) -> QRectF:
        """Return the plate with the taken cards; the position is the plate's upper left."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the plate."""
        tokens = theme().tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(), self.plate_size())
        line = tokens.brass_on_table if self._on_turn else DARK.cuha if self._is_winner else None
        paint_box(painter, box, box.height() / 2, tokens.plate, line, theme().dp(2))
        self._paint_disc(painter, box)
        if self._is_own:
            self._paint_one_line(painter, box)
        else:
            self._paint_two_lines(painter, box)
        self._paint_taken(painter, box)

    def _measured(self) -> QSizeF:
        dp = theme().dp
        if self._is_own:
            height = max(dp(OWN_PLATE_HEIGHT), theme().line_height("body") + dp(10))
            width = dp(6) + self._disc + dp(8) + width_of(self.seat.name, "control") + dp(8)
            return QSizeF(
                width + width_of(self._line(), "small_number") + self._score_width() + dp(18), height
            )
        height = max(dp(PLATE.height()), theme().line_height("lead") + theme().line_height("small") + dp(10))
        lines = max(width_of(self.seat.name, "lead"), self._second_line_width())
        return QSizeF(dp(8) + self._disc + dp(10) + lines + dp(18), height)

    @property
    def _is_own(self) -> bool:
        return self._side is Side.BOTTOM

    @property
    def _disc(self) -> float:
        return theme().dp(26 if self._is_own else 40)

    def _line(self) -> str:
        facts = self._facts
        if self._thinking:
            return f"{table_words.thinking()} · "
        parts = []
        if facts.tricks is not None:
            parts.append(table_words.tricks(facts.tricks))
        elif self._is_own and facts.cards:
            parts.append(table_words.cards(facts.cards))
        if facts.opened:
            parts.append(table_words.opened())
        return "".join(f"{part} · " for part in parts)

    def _score_width(self) -> int:
        return width_of(table_words.points(self._facts.score), "number")

    def _glass(self) -> float:
        return HEIGHT * max(theme().s, theme().type_scale)

    def _second_line_width(self) -> float:
        width = float(width_of(self._line(), "small_number") + self._score_width())
        if self.seat.level is None:
            return width
        words = width_of(level_name(self.seat.level), "small")
        return (
            width + words + level_width(self._glasses(), self._glass()) + 2 * theme().dp(_GAP) + self._dot()
        )

    def _glasses(self) -> int:
        filled = self._filled()
        return max(filled, 3)

    def _filled(self) -> int:
        level = self.seat.level
        return PLAYING_LEVELS.index(level) + 1 if level in PLAYING_LEVELS else 0

    def _dot(self) -> float:
        return float(width_of("· ", "small"))

    def _paint_disc(self, painter: QPainter, box: QRectF) -> None:
        paint_avatar(painter, self._disc_box(box), self._color, self.seat.name)

    def _disc_box(self, box: QRectF) -> QRectF:
        disc = QRectF(0, 0, self._disc, self._disc)
        disc.moveCenter(QPointF(box.left() + theme().dp(7) + self._disc / 2, box.center().y()))
        return disc

    def _steam_box(self, plate: QRectF) -> QRectF:
        disc = self._disc_box(plate)
        side = self._disc * STEAM
        return QRectF(disc.left(), disc.top() - side * 0.9, disc.width(), side)

    def _paint_one_line(self, painter: QPainter, box: QRectF) -> None:
        tokens, dp = theme().tokens, theme().dp
        pen = TextPen(painter, box.left() + dp(6) + self._disc + dp(8), box)
        pen.write(self.seat.name, "control", tokens.plate_text)
        pen.x += dp(8)
        pen.write(self._line(), "small_number", tokens.plate_text2)
        pen.write(table_words.points(self._facts.score), "number", tokens.plate_text)

    def _paint_two_lines(self, painter: QPainter, box: QRectF) -> None:
        dp, tokens = theme().dp, theme().tokens
        left = box.left() + dp(8) + self._disc + dp(10)
        first, second = theme().line_height("lead"), theme().line_height("small")
        top = box.center().y() - (first + second) / 2
        upper = QRectF(left, top, box.width(), first)
        TextPen(painter, left, upper).write(self.seat.name, "lead", tokens.plate_text)
        pen = TextPen(painter, left, QRectF(left, top + first, box.width(), second))
        if self.seat.level is not None:
            pen.write(level_name(self.seat.level), "small", tokens.plate_text2)
            pen.x += dp(_GAP)
            self._paint_glasses(painter, pen)
            pen.write("· ", "small", tokens.plate_text2)
        pen.write(self._line(), "small_number", tokens.plate_text2)
        pen.write(table_words.points(self._facts.score), "number", tokens.plate_text)

    def _paint_glasses(self, painter: QPainter, pen: TextPen) -> None:
        height, total = self._glass(), self._glasses()
        width = level_width(total, height)
        rect = QRectF(pen.x, pen.box.center().y() - height / 2, width, height)
        paint_level(painter, rect, self._filled(), total, theme().tokens.brass_on_table)
        pen.x += width + theme().dp(_GAP)

    def _taken_box(self, plate: QRectF) -> QRectF:
        """Return where the taken cards lie; empty without any."""
        taken, dp = self._facts.taken, theme().dp
        if not taken:
            return QRectF()
        row = QRectF(0, 0, row_width(len(taken)), dp(MINI_HEIGHT))
        if self._side in (Side.BOTTOM, Side.TOP):
            row.moveCenter(plate.center())
            row.moveLeft(plate.right() + dp(_TAKEN_GAP))
            return row
        row.moveTopLeft(plate.bottomLeft() + QPointF(dp(10), dp(_TAKEN_GAP)))
        if self._side is Side.RIGHT:
            row.moveRight(plate.right() - dp(10))
        return row

    def _paint_taken(self, painter: QPainter, box: QRectF) -> None:
        paint_mini_cards(painter, self._facts.taken, self._taken_box(box).topLeft())
