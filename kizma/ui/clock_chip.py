"""The time left, with a click to pause; must not know what happens when it is up."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.control import Control, text_width
from common.ui.icons import paint_icon
from common.ui.theme import theme

LOW_SECONDS = 60


class ClockChip(Control):
    """Minutes and seconds; tea red in the last minute."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(12, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._seconds = 0
        self._paused = False

    @property
    def text_shown(self) -> str:
        """The time as it is written."""
        return f"{self._seconds // 60}:{self._seconds % 60:02d}"

    def show_time(self, seconds: int) -> None:
        """Show the time left."""
        self._seconds = seconds
        self.update()

    def show_paused(self, paused: bool, name: str) -> None:
        """Show whether time stands still; ``name`` is what a click does."""
        self._paused = paused
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        """The longest time."""
        return QSize(text_width("120:00", "score_small") + theme().px(72), theme().px(44))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint time and icons."""
        tokens, dp = theme().tokens, theme().dp
        low = self._seconds < LOW_SECONDS
        paint_box(painter, rect, dp(12), tokens.tea_tint if low else tokens.surface, tokens.line, 1.0)
        ink = tokens.tea_text if low else tokens.text
        side, pad = dp(18), dp(14)
        paint_icon(painter, "clock", ink, QRectF(pad, rect.center().y() - side / 2, side, side))
        painter.setFont(theme().font("score_small" if rect.height() > dp(46) else "number"))
        painter.setPen(ink)
        painter.drawText(
            rect.adjusted(pad + side + dp(8), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text_shown
        )
        self._paint_sign(painter, QRectF(rect.right() - pad - side, rect.center().y() - side / 2, side, side))

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        tokens = theme().tokens
        if self._paused:
            paint_icon(painter, "play", tokens.text2, box)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.text2)
        width = box.width() * 0.2
        for share in (0.24, 0.58):
            bar = QRectF(
                box.left() + share * box.width(), box.top() + 0.18 * box.height(), width, 0.64 * box.height()
            )
            painter.drawRoundedRect(bar, width / 3, width / 3)
