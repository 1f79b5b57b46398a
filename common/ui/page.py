"""What every page of the window is; must not know any one page."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui.scale import SizeClass
from common.ui.theme import follow_theme, theme

CONTENT_WIDTH = 1312
"""The widest a page's content gets, in dp."""


class Page(QWidget):
    """One full-window page; ``back_wanted`` asks to leave it."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_theme(self)

    def title(self) -> str:
        """Return what the window's title adds to the name of the app, or an empty text."""
        return ""

    def go_back(self) -> None:
        """Answer Escape and the back button."""
        self.back_wanted.emit()

    def leave(self) -> None:
        """Stop whatever runs; the page is about to go for good."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme().tokens.ground)
        painter.end()


def page_margin(width: int) -> int:
    """Return the margin left and right of a page's content: 64 dp, 32 when compact, more when very wide."""
    look = theme()
    if look.size_class is SizeClass.COMPACT:
        return look.px(32)
    return max(look.px(64), (width - look.px(CONTENT_WIDTH)) // 2)
