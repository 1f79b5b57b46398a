"""The bar over every page but the first: back, brand, title and what a page adds; must not know the page."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.colors import faded
from common.ui.home_bar import Mark
from common.ui.label import Label
from common.ui.scale import SizeClass
from common.ui.theme import follow_theme, theme

HEIGHT = 56.0
COMPACT_HEIGHT = 46.0


class PageBar(QWidget):
    """``add_start`` and ``add_end`` put widgets beside the title and at the right; ``set_centre`` between."""

    back_wanted = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        back = Button(kind=ButtonKind.GHOST, icon="back")
        back.setToolTip(self.tr("Back"))
        back.setAccessibleName(self.tr("Back"))
        back.clicked.connect(self.back_wanted)
        self._centre: QWidget | None = None
        self._start = QHBoxLayout()
        for widget in (back, Mark(28), Label(title, "bar")):
            self._start.addWidget(widget)
        self._end = QHBoxLayout()
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._start)
        self._row.addStretch(1)
        self._row.addLayout(self._end)
        follow_theme(self, self._space)

    def add_start(self, widget: QWidget) -> None:
        """Put a widget after the title."""
        self._start.addWidget(widget)

    def add_end(self, widget: QWidget) -> None:
        """Put a widget at the right."""
        self._end.addWidget(widget)

    def set_centre(self, widget: QWidget) -> None:
        """Let a widget float in the middle, as far as the two sides leave room."""
        widget.setParent(self)
        self._centre = widget
        self.place_centre()

    def place_centre(self) -> None:
        """Put what floats in the middle to its place; to be called when its size has changed."""
        if self._centre is None:
            return
        gap = theme().px(16)
        left = self._start.sizeHint().width() + self._row.contentsMargins().left() + gap
        right = self.width() - self._end.sizeHint().width() - self._row.contentsMargins().right() - gap
        hint = self._centre.sizeHint()
        width = max(min(hint.width(), right - left), 0)
        x = max(min((self.width() - width) // 2, right - width), left)
        self._centre.setGeometry(x, (self.height() - hint.height()) // 2, width, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle in the middle."""
        super().resizeEvent(event)
        self.place_centre()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().tokens.ground)
        painter.end()

    def _space(self) -> None:
        px = theme().px
        compact = theme().size_class is SizeClass.COMPACT
        self._row.setContentsMargins(px(14), 0, px(14), 0)
        self._row.setSpacing(px(12))
        self._start.setSpacing(px(12))
        self._end.setSpacing(px(4))
        wanted = px(COMPACT_HEIGHT if compact else HEIGHT)
        self.setFixedHeight(max(wanted, self._row.sizeHint().height() + px(6)))
        self.place_centre()


class BarShadow(QWidget):
    """The soft edge a bar throws on what runs beneath it; takes no mouse."""

    REACH = 8.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow_theme(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge."""
        tokens = theme().tokens
        shade = QLinearGradient(0, 0, 0, self.height())
        shade.setColorAt(0, faded(tokens.shadow, min(0.14 * tokens.shadow_strength, 0.4)))
        shade.setColorAt(1, faded(tokens.shadow, 0))
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), shade)
        painter.end()
