"""One player beside the table: who, how strong, how many points; must not know the rules."""

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMoveEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from common.core.seats import PLAYING_LEVELS, Level
from common.ui import durations
from common.ui.avatar import STEAM, Avatar
from common.ui.level_glyph import level_width, paint_level
from common.ui.panel import RADIUS
from common.ui.seat_colors import SeatColor
from common.ui.theme import follow_theme, theme
from common.ui.typography import FontRole
from qwirkle.engine.tile import Kind
from qwirkle.ui.kept_picture import KeptPicture
from qwirkle.ui.tile_painter import paint_flat

AVATAR = 38.0
SMALL_AVATAR = 28.0
MINI = 20.0
_LEVEL_HEIGHT = 12.0


@dataclass(frozen=True)
class SeatLook:
    """What a row shows. `gain` is the small line under the score, `pending` points not confirmed yet."""

    name: str
    color: SeatColor
    word: str
    level: Level | None
    score: int = 0
    gain: str = ""
    pending: int = 0
    on_turn: bool = False
    is_winner: bool = False
    tiles: tuple[Kind, ...] = ()


class SeatRow(QWidget):
    """A row of the players' panel or, `narrow`, a part of the strip in a small window."""

    def __init__(self, look: SeatLook, *, narrow: bool = False, parent: QWidget) -> None:
        """A row in `parent`, which also holds the avatar: its steam rises beyond the row."""
        super().__init__(parent)
        self._panel = parent
        self._narrow = narrow
        self._picture = KeptPicture(self, self._paint)
        self._look = look
        self._shown = float(look.score)
        self._avatar = Avatar(look.color, look.name, SMALL_AVATAR if narrow else AVATAR, parent)
        self.show_look(look)
        follow_theme(self, self._settle)

    @property
    def look(self) -> SeatLook:
        """What is shown."""
        return self._look

    def show_look(self, look: SeatLook) -> None:
        """Show this at once; nothing is done where it is shown already."""
        self._shown = look.score
        self._take(look)

    def set_pending(self, points: int) -> None:
        """Show points that are not confirmed yet."""
        self._take(replace(self._look, pending=points))

    def set_thinking(self, thinking: bool, word: str) -> None:
        """Let the avatar steam, and say so in a word."""
        self._avatar.set_thinking(thinking)
        self._take(replace(self._look, word=word))

    def roll_to(self, score: int, gain: str) -> QAbstractAnimation:
        """Return the counting up to a new score."""
        animation = QVariantAnimation(self)
        animation.setStartValue(float(self._look.score))
        animation.setEndValue(float(score))
        animation.setDuration(theme().play_ms(durations.SCORE_ROLL))
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(self._on_rolled)
        self._take(replace(self._look, score=score, gain=gain, pending=0))
        return animation

    def anchor(self) -> QPointF:
        """The middle of the avatar in the parent, where the seat's tiles come from."""
        return QPointF(self._avatar.geometry().center())

    def overhang(self) -> int:
        """How far the steam of an avatar in the middle of the row rises above the row."""
        top = (self._row_height() - self._avatar.sizeHint().height()) / 2
        return max(ceil(self._avatar.disc * STEAM - top), 0)

    def sizeHint(self) -> QSize:
        """Two lines of text, and one of tiles where they are open."""
        dp, lines = theme().dp, theme().line_height("lead") + theme().line_height("small")
        if self._narrow:
            return QSize(round(dp(120)), round(max(dp(44), lines + dp(4))))
        height = max(dp(60), lines + dp(16))
        return QSize(round(dp(200)), round(height + (dp(MINI + 6) if self._look.tiles else 0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band, names and numbers."""
        painter = QPainter(self)
        self._picture.draw(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        self._paint_band(painter)
        inner = self._text_box()
        numbers = self._paint_numbers(painter, inner)
        self._paint_names(painter, inner.adjusted(0, 0, -numbers - theme().dp(8), 0))
        if self._look.tiles and not self._narrow:
            self._paint_tiles(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the avatar in its place."""
        self._settle()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Keep the avatar in its place."""
        self._settle()

    def _settle(self) -> None:
        hint, dp = self._avatar.sizeHint(), theme().dp
        left = dp(8 if self._narrow else 36) - (0 if self._narrow else hint.width() / 2)
        lowest = self._row_height() - hint.height()
        top = lowest / 2
        if self._narrow:
            top += min(max(self.overhang() - self.y(), 0), lowest / 2)
        self._avatar.setGeometry(round(left) + self.x(), round(top) + self.y(), hint.width(), hint.height())
        self._avatar.raise_()
        self._picture.renew()

    def _row_height(self) -> float:
        return self.height() - (theme().dp(MINI + 6) if self._look.tiles and not self._narrow else 0)

    def _take(self, look: SeatLook) -> None:
        has_height_changed = bool(look.tiles) != bool(self._look.tiles)
        self._look = look
        self._avatar.set_on_turn(look.on_turn)
        self.setAccessibleName(f"{look.name}, {look.word}, {look.score}")
        if has_height_changed:
            self.updateGeometry()
        self._picture.renew()

    def _on_rolled(self, value: float) -> None:
        self._shown = value
        self._picture.renew()

    def _text_box(self) -> QRectF:
        dp = theme().dp
        left = self._avatar.geometry().right() - self.x() + dp(6 if self._narrow else 8)
        lines = theme().line_height("lead") + theme().line_height("small") - dp(2)
        top = (self._row_height() - lines) / 2
        return QRectF(left, top, self.width() - left - dp(12 if self._narrow else 16), lines)

    def _paint_band(self, painter: QPainter) -> None:
        tokens = theme().tokens
        fill = tokens.brass_tint if self._look.on_turn else tokens.cuha_tint
        if not (self._look.on_turn or self._look.is_winner):
            return
        band, radius = QPainterPath(), self.height() / 2 if self._narrow else 0.0
        band.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.fillPath(band & self._panel_outline(), fill)

    def _panel_outline(self) -> QPainterPath:
        """The rounded panel the row lies on, in the row's own coordinates."""
        outline, panel = QPainterPath(), QRectF(self._panel.rect())
        radius = min(theme().dp(RADIUS), panel.height() / 2)
        outline.addRoundedRect(panel.translated(-self.x(), -self.y()), radius, radius)
        return outline

    def _paint_numbers(self, painter: QPainter, box: QRectF) -> float:
        """Paint score and gain at the right; return how wide they are."""
        tokens, look = theme().tokens, self._look
        score_font = theme().font("score_small")
        if self._narrow:
            score_font.setPixelSize(theme().font("lead").pixelSize())
        score = str(round(self._shown))
        gain, color = look.gain, tokens.text2
        gain_font = theme().font("small_number")
        if look.pending:
            gain, color = f"+{look.pending}", tokens.tea_text
            gain_font.setWeight(QFont.Weight.Bold)
        upper, lower = _halves(box)
        painter.setFont(score_font)
        painter.setPen(tokens.text)
        painter.drawText(upper, _RIGHT, score)
        painter.setFont(gain_font)
        painter.setPen(color)
        painter.drawText(lower, _RIGHT, gain)
        widths = (QFontMetricsF(score_font).horizontalAdvance(score), _width(gain_font, gain))
        return max(widths)

    def _paint_names(self, painter: QPainter, box: QRectF) -> None:
        tokens, look = theme().tokens, self._look
        upper, lower = _halves(box)
        self._paint_line(painter, upper, "control" if self._narrow else "lead", tokens.text, look.name)
        used = self._paint_line(painter, lower, "small", tokens.text2, look.word)
        if look.level is not None and not self._narrow:
            self._paint_level(painter, lower, used, look.level)

    def _paint_level(self, painter: QPainter, line: QRectF, used: float, level: Level) -> None:
        filled = PLAYING_LEVELS.index(level) + 1
        total = max(filled, 3)
        height = theme().dp(_LEVEL_HEIGHT) * max(theme().type_scale / theme().s, 1.0)
        left = line.left() + used + theme().dp(7)
        if left + level_width(total, height) > line.right():
            return
        box = QRectF(left, line.center().y() - height / 2, level_width(total, height), height)
        paint_level(painter, box, filled, total, theme().tokens.brass_text)

    def _paint_line(self, painter: QPainter, box: QRectF, role: FontRole, color: QColor, text: str) -> float:
        font = theme().font(role)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        painter.setPen(color)
        painter.drawText(box, _LEFT, shown)
        return _width(font, shown)

    def _paint_tiles(self, painter: QPainter) -> None:
        dp = theme().dp
        side = round(dp(MINI))
        left, top = self._text_box().left(), self._row_height() - dp(4)
        for index, kind in enumerate(self._look.tiles):
            paint_flat(painter, QRectF(round(left + index * dp(MINI + 3)), round(top), side, side), kind)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    cut = box.top() + box.height() * 0.55
    return (
        QRectF(box.left(), box.top(), box.width(), cut - box.top()),
        QRectF(box.left(), cut, box.width(), box.bottom() - cut),
    )


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) if text else 0.0
