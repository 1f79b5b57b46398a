"""A short row of choices of which one is taken; must not know what they stand for."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.choice import Choice
from common.ui.colors import faded, mix
from common.ui.control import control_height, text_width
from common.ui.theme import follow_theme, theme

PADDING = 3.0


class Segment(Choice):
    """One choice; taken when checked."""

    def __init__(self, text: str, parent: QWidget) -> None:
        """A segment showing `text`."""
        super().__init__(8, parent)
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The text with room beside it."""
        return QSize(
            text_width(self.text(), "control") + 2 * theme().px(14), control_height("control", 34, 5)
        )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the chosen plate, if it is this one, and the text."""
        tokens, dp = theme().tokens, theme().dp
        if self.isChecked():
            paint_box(painter, rect.adjusted(0, dp(1), 0, 0), dp(8), faded(tokens.shadow, 0.18))
            paint_box(painter, rect.adjusted(0, 0, 0, -dp(1)), dp(8), tokens.selected)
            painter.setPen(tokens.text if self.isEnabled() else tokens.text2)
        else:
            painter.setPen(mix(tokens.text2, tokens.text, self.hover))
        painter.setFont(theme().font("control"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())


class Segmented(QWidget):
    """Segments in a sunken track; arrow keys and clicks choose.

    `changed` carries the index the user or the program chose.
    """

    changed = Signal(int)

    def __init__(self, texts: Sequence[str], index: int = 0, parent: QWidget | None = None) -> None:
        """One segment for each text, `index` taken; raises IndexError if there is no such segment."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._segments = [Segment(text, self) for text in texts]
        for place, segment in enumerate(self._segments):
            self._row.addWidget(segment, 1)
            segment.toggled.connect(lambda on, place=place: self._on_toggled(place, on))
        self._index = index
        self._segments[index].setChecked(True)
        follow_theme(self, self._space)

    @property
    def index(self) -> int:
        """Which segment is taken, counted from 0."""
        return self._index

    def set_index(self, index: int) -> None:
        """Take another segment."""
        self._segments[index].setChecked(True)

    def segments(self) -> Sequence[Segment]:
        """The segments, for names and tool tips."""
        return tuple(self._segments)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, QRectF(self.rect()), theme().dp(11), theme().tokens.sunken)
        painter.end()

    def _space(self) -> None:
        margin = theme().px(PADDING)
        self._row.setContentsMargins(margin, margin, margin, margin)
        self._row.setSpacing(0)

    def _on_toggled(self, place: int, on: bool) -> None:
        if on and place != self._index:
            self._index = place
            self.changed.emit(place)
