"""What may still be called: by seat and by penalty; must not know the quotas behind it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.theme import follow_theme, theme
from king.engine.calls import TYPE_CAP, Rights
from king.engine.options import PENALTY_IDS
from king.ui import sheet_words
from king.ui.names import contract_name
from king.ui.sheet_columns import EDGE, write_points
from king.ui.text_pen import TextPen, width_of

_DOT, _DOT_PITCH = 7.0, 10.0


def paint_dots(painter: QPainter, left: QPointF, filled: int, total: int) -> float:
    """Paint dots, the `filled` first ones full, from their left middle on; return where they end."""
    tokens, dp = theme().tokens, theme().dp
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index in range(total):
        box = QRectF(left.x() + index * dp(_DOT_PITCH), left.y() - dp(_DOT) / 2, dp(_DOT), dp(_DOT))
        painter.setPen(QPen(tokens.brass_text, dp(1.2)))
        painter.setBrush(tokens.brass_text if index < filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6))
    return left.x() + total * dp(_DOT_PITCH)


class RightsTable(QWidget):
    """Two lines by seat, then each penalty with a dot for every time it may still be played (K07)."""

    def __init__(self) -> None:
        super().__init__()
        self._rights: Rights | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_rights(self, rights: Rights | None) -> None:
        """Show other rights; None, in Kanlı, hides the table."""
        if rights != self._rights:
            self._rights = rights
            self.setVisible(rights is not None)
            self.update()

    def least_width(self) -> float:
        """Return the width of three penalties side by side with their dots, in pixels."""
        names = max(width_of(contract_name(penalty), "small") for penalty in PENALTY_IDS)
        dp = theme().dp
        return dp(EDGE) + 3 * (TYPE_CAP * dp(_DOT_PITCH) + dp(4) + names + dp(6))

    def sizeHint(self) -> QSize:
        """Five lines and a gap."""
        return QSize(theme().px(200), 5 * self._line() + theme().px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        rights = self._rights
        if rights is None:
            return
        painter = QPainter(self)
        self._paint_seats(painter, rights)
        top = 2 * self._line() + theme().px(12)
        line = QRectF(0, top, self.width(), self._line())
        TextPen(painter, theme().dp(EDGE), line).write(
            sheet_words.rights_heading(), "small", theme().tokens.text2
        )
        for index, (penalty, left) in enumerate(rights.types):
            self._paint_type(painter, index, penalty, left, top + self._line())
        painter.end()

    def _line(self) -> int:
        return max(theme().px(22), theme().line_height("small") + 1)

    def _paint_seats(self, painter: QPainter, rights: Rights) -> None:
        tokens = theme().tokens
        rows = ((sheet_words.penalties_left(), rights.penalties), (sheet_words.trumps_left(), rights.trumps))
        for index, (name, counts) in enumerate(rows):
            line = QRectF(0, index * self._line(), self.width(), self._line())
            TextPen(painter, theme().dp(EDGE), line).write(name, "small", tokens.text2)
            for seat, count in enumerate(counts):
                write_points(painter, line, seat, str(count), tokens.text if count else tokens.text2)

    def _paint_type(self, painter: QPainter, index: int, penalty: str, left: int, top: float) -> None:
        tokens, dp = theme().tokens, theme().dp
        width = (self.width() - dp(EDGE)) / 3
        line = QRectF(dp(EDGE) + index % 3 * width, top + index // 3 * self._line(), width, self._line())
        end = paint_dots(painter, QPointF(line.left(), line.center().y()), left, TYPE_CAP)
        pen = TextPen(painter, end + dp(4), line)
        start = pen.x
        pen.write(contract_name(penalty), "small", tokens.text if left else tokens.text2)
        if not left:
            painter.setPen(QPen(tokens.text2, 1))
            painter.drawLine(QPointF(start, line.center().y() + 1), QPointF(pen.x, line.center().y() + 1))
