"""The bag and the table of tiles not seen yet; must not know where a tile is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from common.ui.icons import paint_icon
from common.ui.panel import RADIUS, Panel
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from qwirkle.engine.tile import COPIES, KINDS, Kind
from qwirkle.ui.kept_picture import KeptPicture
from qwirkle.ui.tile_painter import paint_flat

GONE_OPACITY = 0.32
_PADDING = 16.0
_MINI = 30.0
_DISC = 48.0
_DOT = 6.0


class BagPanel(Panel):
    """How many tiles the bag holds and, where the house rules have it, 36 small tiles with three dots each.

    `words` gives the word under the number, the title of the table, and the two words of its legend;
    `name` the name of a kind with how many of it are unseen.
    """

    def __init__(
        self, words: Sequence[str], name: Callable[[Kind, int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, level=Level.SH2)
        self._words = words
        self._name = name
        self._bag = 0
        self._unseen: tuple[int, ...] | None = None
        self._picture = KeptPicture(self, self._paint, RADIUS)
        follow_theme(self, self._renew)

    @property
    def shown(self) -> tuple[int, tuple[int, ...] | None]:
        """The bag and the tiles not seen."""
        return self._bag, self._unseen

    def show_bag(self, bag: int, unseen: tuple[int, ...] | None) -> None:
        """Show so many tiles in the bag and, by kind, so many not seen."""
        if (bag, unseen) != self.shown:
            has_height_changed = (unseen is None) != (self._unseen is None)
            self._bag, self._unseen = bag, unseen
            self.setAccessibleName(f"{bag} {self._words[0]}")
            if has_height_changed:
                self.updateGeometry()
            self._picture.renew()

    def anchor(self) -> QPointF:
        """Where drawn tiles come from, in the coordinates of the panel's parent."""
        return QPointF(self.pos()) + self._disc().center()

    def sizeHint(self) -> QSize:
        """The bag, and the table under it."""
        unit = max(theme().s, theme().type_scale)
        height = self._head_height()
        if self._unseen is not None:
            height += self._title_height() + 6 * self._row_pitch() + self._legend_height()
        return QSize(round(232 * unit), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything."""
        painter = QPainter(self)
        self._picture.draw(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        self._paint_head(painter)
        if self._unseen is not None:
            self._paint_title(painter, sum(self._unseen))
            for kind in KINDS:
                self._paint_kind(painter, kind, self._unseen[kind])
            self._paint_legend(painter)

    def event(self, event: QEvent) -> bool:
        """Name the tile under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._unseen:
            unseen = self._unseen
            kind = next((kind for kind in KINDS if self._place(kind).contains(QPointF(event.pos()))), None)
            text = self._name(kind, unseen[kind]) if kind is not None else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _renew(self) -> None:
        self._picture.renew()

    def _head_height(self) -> float:
        lines = theme().line_height("score_small") + theme().line_height("small")
        return max(theme().px(_DISC), lines) + 2 * theme().px(_PADDING)

    def _disc(self) -> QRectF:
        px = theme().px
        side = px(_DISC)
        return QRectF(px(_PADDING), (self._head_height() - side) / 2, side, side)

    def _title_height(self) -> float:
        return theme().line_height("heading") + theme().px(24)

    def _row_pitch(self) -> float:
        return theme().px(42)

    def _legend_height(self) -> float:
        return theme().line_height("label") + theme().px(22)

    def _place(self, kind: Kind) -> QRectF:
        side, px = theme().px(_MINI), theme().px
        width = self.width() - 2 * px(_PADDING)
        pitch = (width - side) / 5
        left = px(_PADDING) + (kind % 6) * pitch
        top = self._head_height() + self._title_height() + (kind // 6) * self._row_pitch()
        return QRectF(round(left), round(top), side, side)

    def _paint_head(self, painter: QPainter) -> None:
        tokens, px, disc = theme().tokens, theme().px, self._disc()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.tea_tint)
        painter.drawEllipse(disc)
        icon = px(24)
        box = QRectF(disc.center().x() - icon / 2, disc.center().y() - icon / 2, icon, icon)
        paint_icon(painter, "bag", tokens.tea_text, box)
        number, word = theme().line_height("score_small"), theme().line_height("small")
        left, top = disc.right() + px(15), disc.center().y() - (number + word) / 2
        font = theme().font("score")
        font.setPixelSize(round(26 * theme().type_scale))
        painter.setFont(font)
        painter.setPen(tokens.text)
        painter.drawText(QRectF(left, top - px(2), self.width(), number), _LEFT, str(self._bag))
        painter.setFont(theme().font("small"))
        painter.setPen(tokens.text2)
        painter.drawText(QRectF(left, top + number, self.width(), word), _LEFT, self._words[0])

    def _paint_title(self, painter: QPainter, total: int) -> None:
        tokens, px = theme().tokens, theme().px
        top = self._head_height()
        box = QRectF(px(_PADDING), top, self.width() - 2 * px(_PADDING), self._title_height() - px(4))
        painter.fillRect(QRectF(round(box.left()), round(box.top()), box.width(), theme().px(1)), tokens.line)
        painter.setFont(theme().font("heading"))
        painter.setPen(tokens.text)
        painter.drawText(box, _LEFT, self._words[1])
        painter.setFont(theme().font("small_number"))
        painter.setPen(tokens.text2)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(total))

    def _paint_kind(self, painter: QPainter, kind: Kind, unseen: int) -> None:
        place, dp, tokens = self._place(kind), theme().dp, theme().tokens
        painter.setOpacity(1.0 if unseen else GONE_OPACITY)
        paint_flat(painter, place, kind)
        y = place.bottom() + dp(5.5)
        for copy in range(COPIES):
            x = place.center().x() + (copy - 1) * dp(8.2)
            self._paint_dot(painter, QPointF(x, y), copy < unseen)
        painter.setOpacity(1.0)
        painter.setBrush(tokens.text)

    def _paint_dot(self, painter: QPainter, centre: QPointF, full: bool) -> None:
        dp, ink = theme().dp, theme().tokens.text
        if full:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(centre, dp(_DOT / 2), dp(_DOT / 2))
        else:
            painter.setPen(QPen(ink, dp(1.1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, dp(_DOT / 2 - 0.55), dp(_DOT / 2 - 0.55))

    def _paint_legend(self, painter: QPainter) -> None:
        px = theme().px
        top = self._head_height() + self._title_height() + 6 * self._row_pitch()
        middle, x = top + theme().line_height("label") / 2 + px(2), float(px(_PADDING))
        painter.setFont(theme().font("label"))
        for full, word in ((True, self._words[2]), (False, self._words[3])):
            self._paint_dot(painter, QPointF(x + px(4), middle), full)
            painter.setPen(theme().tokens.text2)
            line = theme().line_height("label")
            painter.drawText(QRectF(x + px(11), middle - line / 2, self.width(), line), _LEFT, word)
            x += px(11) + theme().metrics("label").horizontalAdvance(word) + px(12)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
