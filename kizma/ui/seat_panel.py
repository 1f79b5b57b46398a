"""One player beside his yard: who, how strong, how far each pawn has come; must not know the rules."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.core.seats import PLAYING_LEVELS, Level
from common.ui.avatar import Avatar
from common.ui.icons import paint_icon
from common.ui.level_glyph import level_width, paint_level
from common.ui.materials.symbol import paint_symbol
from common.ui.panel import Panel, PanelTone
from common.ui.seat_colors import SeatColor
from common.ui.shadow import Level as Height
from common.ui.theme import theme
from common.ui.typography import FontRole
from kizma.ui.pattern import paint_pattern

AVATAR, SMALL_AVATAR = 44.0, 32.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SeatLook:
    """What a panel shows.

    ``bars`` are how far each pawn has come, 0 to 1; ``home`` counts those in Bitiş. ``partner`` is the colour
    of the partner, ``note`` points or a place won.
    """

    name: str
    color: SeatColor
    word: str
    level: Level | None = None
    home: int = 0
    bars: tuple[float, ...] = (0.0,) * 4
    note: str = ""
    partner: SeatColor | None = None
    on_turn: bool = False
    thinking: bool = False
    is_winner: bool = False


class SeatPanel(Panel):
    """A panel as wide as its column, or with ``compact`` a small one."""

    def __init__(self, look: SeatLook, finish: str, *, compact: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Height.SH2)
        self._compact = compact
        self._finish = finish
        self._look = look
        self._avatar = Avatar(look.color, look.name, SMALL_AVATAR if compact else AVATAR, self)
        self._avatar.set_on_turn(look.on_turn)
        self._avatar.set_thinking(look.thinking)
        self._show()

    @property
    def look(self) -> SeatLook:
        """What is shown."""
        return self._look

    def show_look(self, look: SeatLook) -> None:
        """Show this, and paint only what it changes."""
        before = self._look
        if look.color != self._look.color or look.name != self._look.name:
            self._avatar.set_player(look.color, look.name)
        self._look = look
        if look.on_turn != before.on_turn:
            self._avatar.set_on_turn(look.on_turn)
        if look.thinking != before.thinking:
            self._avatar.set_thinking(look.thinking)
        if look != before:
            self._show()

    def _show(self) -> None:
        look = self._look
        tone = PanelTone.TURN if look.on_turn else PanelTone.PLAIN
        self.set_tone(PanelTone.WINNER if look.is_winner else tone)
        self.setAccessibleName(f"{look.name}, {look.word}, {self._finish} {look.home}/4 {look.note}".strip())
        self.setToolTip(look.name)
        self.update()

    def anchor(self) -> QPointF:
        """The middle of the avatar in the parent's coordinates: where the seat's cards come from."""
        return QPointF(self.pos()) + QPointF(self._avatar.geometry().center())

    def resizeEvent(self, event: object) -> None:
        """Keep the avatar in its place."""
        hint, dp = self._avatar.sizeHint(), theme().dp
        top = (self._upper() - hint.height()) / 2
        self._avatar.setGeometry(round(dp(10)), round(max(top, dp(2))), hint.width(), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names, count and bars."""
        super().paintEvent(event)
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self._avatar.geometry().right() + theme().dp(6 if self._compact else 10)
        room = theme().dp(12 if self._compact else 18)
        box = QRectF(left, 0, self.width() - left - room, self._upper())
        if box.intersects(QRectF(event.rect())):  # steam rises beside it, many times a second
            used = self._paint_count(painter, box)
            self._paint_names(painter, box.adjusted(0, 0, -used - theme().dp(6), 0))
        self._paint_bars(painter)
        if look.note and not self._compact:
            side, top = theme().dp(17), self.height() - theme().dp(24)
            line = QRectF(side, top, self.width() - 2 * side, theme().line_height("label"))
            _line(painter, line, "label", theme().tokens.text2, look.note)
        painter.end()

    def _upper(self) -> float:
        """The height over the bars."""
        return self.height() - theme().dp(14 if self._compact else 34)

    def _paint_count(self, painter: QPainter, box: QRectF) -> float:
        tokens, look = theme().tokens, self._look
        upper, lower = _halves(box, self._lines())
        big, rest = theme().font("score_small"), theme().font("lead")
        if self._compact:
            big = theme().font("lead")
        tail, head = "/4", str(look.home)
        tail_width = QFontMetricsF(rest).horizontalAdvance(tail)
        painter.setFont(rest)
        painter.setPen(tokens.text2)
        painter.drawText(upper, _RIGHT, tail)
        painter.setFont(big)
        painter.setPen(tokens.text)
        painter.drawText(upper.adjusted(0, 0, -tail_width, 0), _RIGHT, head)
        width = tail_width + QFontMetricsF(big).horizontalAdvance(head)
        painter.setFont(theme().font("small"))
        painter.setPen(tokens.text2)
        painter.drawText(lower, _RIGHT, self._finish)
        return max(width, theme().metrics("small").horizontalAdvance(self._finish))

    def _paint_names(self, painter: QPainter, box: QRectF) -> None:
        tokens, look = theme().tokens, self._look
        upper, lower = _halves(box, self._lines())
        if look.is_winner:
            side = theme().dp(18)
            cup = QRectF(upper.right() - side, upper.center().y() - side / 2, side, side)
            paint_icon(painter, "trophy", tokens.cuha, cup)
            upper.setRight(cup.left() - theme().dp(4))
        _line(painter, upper, "control" if self._compact else "lead", tokens.text, look.name)
        word = look.note if self._compact and look.note else look.word
        used = _line(painter, lower, "small", tokens.text2, word)
        left = lower.left() + used + theme().dp(7)
        if look.partner is not None:
            left = self._paint_partner(
                painter, QRectF(left, lower.top(), lower.right() - left, lower.height())
            )
        if look.level is not None and not self._compact:
            self._paint_level(painter, lower, left, look.level)

    def _paint_partner(self, painter: QPainter, box: QRectF) -> float:
        """A small symbol of the partner's colour; return where the line goes on."""
        partner = self._look.partner
        side = theme().dp(12)
        if partner is None or partner.symbol is None or box.width() < side:
            return box.left()
        place = QRectF(box.left(), box.center().y() - side / 2, side, side)
        ink = partner.ink_dark if theme().is_dark else partner.ink
        paint_symbol(painter, partner.symbol, place, ink, theme().tokens.surface)
        return place.right() + theme().dp(6)

    def _paint_level(self, painter: QPainter, line: QRectF, left: float, level: Level) -> None:
        filled = PLAYING_LEVELS.index(level) + 1 if level in PLAYING_LEVELS else 0
        total = max(filled, 3)
        height = 12 * max(theme().s, theme().type_scale)
        if left + level_width(total, height) <= line.right():
            box = QRectF(left, line.center().y() - height / 2, level_width(total, height), height)
            paint_level(painter, box, filled, total, theme().tokens.brass_text)

    def _paint_bars(self, painter: QPainter) -> None:
        dp, look = theme().dp, self._look
        side, gap = dp(12 if self._compact else 17), dp(7)
        width = (self.width() - 2 * side - 3 * gap) / 4
        height = dp(6 if self._compact else 8)
        top = self.height() - dp(12 if self._compact else 36)
        fill = _bar_tone(look.color)
        for index, share in enumerate(look.bars):
            track = QRectF(side + index * (width + gap), top, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().tokens.sunken)
            painter.drawRoundedRect(track, height / 2, height / 2)
            if share > 0:
                done = QRectF(track.left(), track.top(), max(width * share, height), height)
                path = QPainterPath()
                path.addRoundedRect(done, height / 2, height / 2)
                painter.fillPath(path, fill)
                if theme().patterns:
                    painter.save()
                    painter.setClipPath(path)
                    paint_pattern(painter, done, look.color, height)
                    painter.restore()

    def _lines(self) -> float:
        return theme().line_height("lead") + theme().line_height("small")


def _bar_tone(color: SeatColor) -> QColor:
    return color.light if theme().is_dark else color.base


def _halves(box: QRectF, lines: float) -> tuple[QRectF, QRectF]:
    top = box.center().y() - lines / 2
    cut = top + lines * 0.55
    return (
        QRectF(box.left(), top, box.width(), cut - top),
        QRectF(box.left(), cut, box.width(), top + lines - cut),
    )


def _line(painter: QPainter, box: QRectF, role: FontRole, color: QColor, text: str) -> float:
    metrics = theme().metrics(role)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(theme().font(role))
    painter.setPen(color)
    painter.drawText(box, _LEFT, shown)
    return metrics.horizontalAdvance(shown)
