"""The bar over the home page: brand, rules, settings, day and night; must not know the page."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.icons import MARK_RATIO, mark_pixmap
from common.ui.label import Label
from common.ui.scale import SizeClass
from common.ui.theme import follow_theme, theme

HEIGHT = 84.0
COMPACT_HEIGHT = 64.0


class Mark(QWidget):
    """The brand mark, ``height`` dp high."""

    def __init__(self, height: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._height = height
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """The mark."""
        return QSize(round(theme().dp(self._height) * MARK_RATIO) + 1, theme().px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, mark_pixmap(self.height(), self.devicePixelRatioF()))
        painter.end()


class HomeBar(QWidget):
    """``theme_wanted`` carries ``light`` or ``dark``."""

    rules_wanted = Signal()
    settings_wanted = Signal()
    theme_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rules = Button(self.tr("Rules"), ButtonKind.GHOST, icon="book")
        rules.clicked.connect(self.rules_wanted)
        settings = Button(self.tr("Settings"), ButtonKind.GHOST, icon="set")
        settings.clicked.connect(self.settings_wanted)
        self._theme = Button(kind=ButtonKind.GHOST, icon="moon")
        self._theme.clicked.connect(lambda: self.theme_wanted.emit("light" if theme().is_dark else "dark"))
        self._name = Label("Kıraathane", "mark")
        self._line = _Divider()
        self._row = QHBoxLayout(self)
        self._row.addWidget(Mark(36))
        self._row.addWidget(self._name)
        self._row.addStretch(1)
        self._row.addWidget(rules)
        self._row.addWidget(settings)
        self._row.addWidget(self._line)
        self._row.addWidget(self._theme)
        self._margin = 0
        follow_theme(self, self._refresh)

    def set_margin(self, margin: int) -> None:
        """Stand as far from the window's sides as the page does."""
        self._margin = margin
        self._refresh()

    def _refresh(self) -> None:
        px = theme().px
        self._row.setContentsMargins(self._margin, 0, max(self._margin - px(18), 0), 0)
        self._row.setSpacing(0)
        self._name.setContentsMargins(px(14), 0, 0, 0)
        compact = theme().size_class is SizeClass.COMPACT
        self.setFixedHeight(max(px(COMPACT_HEIGHT if compact else HEIGHT), self._row.sizeHint().height()))
        self._theme.set_icon_name("sun" if theme().is_dark else "moon")
        name = self.tr("Day colours") if theme().is_dark else self.tr("Night colours")
        self._theme.setToolTip(name)
        self._theme.setAccessibleName(name)


class _Divider(QWidget):
    """A short upright hairline."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the words beside it."""
        return QSize(theme().px(13), theme().px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.fillRect(self.width() // 2, 0, 1, self.height(), theme().tokens.line)
        painter.end()
