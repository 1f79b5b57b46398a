"""A card that offers one of a few presets; must not know what it sets."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.choice import Choice
from common.ui.colors import mix
from common.ui.control import text_width
from common.ui.theme import theme

HEIGHT = 78.0
RADIO = 20.0
PADDING = 16.0


class RadioCard(Choice):
    """A title, a line about it and a radio mark; the cards of one parent exclude each other."""

    def __init__(self, title: str, detail: str, parent: QWidget | None = None) -> None:
        """An unchosen card."""
        super().__init__(12, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setText(title)
        self.setAccessibleDescription(detail)
        self._detail = detail

    def sizeHint(self) -> QSize:
        """Room for title, mark and as many lines of detail as its width needs at its natural width."""
        px = theme().px
        width = text_width(self.text(), "heading") + px(RADIO) + px(12)
        width = max(width, min(text_width(self._detail, "small"), px(220))) + 2 * px(PADDING)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """The detail wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which the wrapped detail fits into `width` pixels."""
        needed = theme().line_height("heading") + self._detail_height(width) + 2 * theme().px(13)
        return max(theme().px(HEIGHT), needed)

    def minimumSizeHint(self) -> QSize:
        """The title on one line, the detail wrapped."""
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint card, mark and texts."""
        tokens, px = theme().tokens, theme().px
        self._paint_card(painter, rect)
        inner = rect.adjusted(px(PADDING), px(13), -px(PADDING), -px(13))
        painter.setFont(theme().font("heading"))
        painter.setPen(tokens.text if self.isEnabled() else tokens.text2)
        title = QRectF(inner.left(), inner.top(), inner.width(), theme().line_height("heading"))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(theme().font("small"))
        painter.setPen(tokens.text2)
        detail = QRectF(inner.left(), title.bottom() + px(2), inner.width(), inner.height())
        painter.drawText(detail, Qt.TextFlag.TextWordWrap, self._detail)
        radio = QRectF(inner.right() - px(RADIO), 0, px(RADIO), px(RADIO))
        radio.moveTop(round(title.center().y() - radio.height() / 2))
        self._paint_radio(painter, radio)

    def _detail_height(self, width: int) -> int:
        room = QRectF(0, 0, width - 2 * theme().px(PADDING), 10_000)
        bounds = theme().metrics("small").boundingRect(room, Qt.TextFlag.TextWordWrap.value, self._detail)
        return round(bounds.height()) + theme().px(2)

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        tokens, dp = theme().tokens, theme().dp
        if self.isChecked():
            paint_box(painter, rect, dp(12), tokens.surface, tokens.tea, dp(2))
        else:
            line = mix(tokens.line, tokens.line2, self.hover)
            paint_box(painter, rect, dp(12), tokens.surface, line)

    def _paint_radio(self, painter: QPainter, rect: QRectF) -> None:
        tokens, dp = theme().tokens, theme().dp
        if not self.isChecked():
            paint_box(painter, rect, rect.width() / 2, None, tokens.line2, dp(1.2))
            return
        paint_box(painter, rect, rect.width() / 2, tokens.tea)
        hole = rect.adjusted(dp(6), dp(6), -dp(6), -dp(6))
        paint_box(painter, hole, hole.width() / 2, tokens.on_tea)
