"""A scrolling area with a thin bar and nothing behind it; must not know what scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from common.ui.theme import follow_theme, theme


class ScrollArea(QScrollArea):
    """Scrolls `content` up and down, never sideways unless told so.

    Content needs 5 dp of its own margin for the focus ring of controls at its edge.
    """

    def __init__(self, content: QWidget, *, horizontal: bool = False, parent: QWidget | None = None) -> None:
        """An area that widens `content` to its own width."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not horizontal:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        follow_theme(self, self._restyle)

    def _restyle(self) -> None:
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setStyleSheet(theme().style_sheet())
            bar.setSingleStep(theme().px(40))
