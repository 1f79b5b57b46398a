"""One of several controls that exclude each other; must not know what they look like."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from common.ui.control import Control


class Choice(Control):
    """A checkable control, exclusive among its siblings: Tab reaches the one taken, arrow keys the others."""

    def __init__(self, radius: float, parent: QWidget | None = None) -> None:
        """A choice that is not taken; `radius` as for Control."""
        super().__init__(radius, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self._on_toggled)

    def _on_toggled(self, on: bool) -> None:
        parent = self.parentWidget()
        if not on or parent is None:
            return
        for sibling in parent.children():
            if isinstance(sibling, Choice):
                taken = sibling is self
                sibling.setFocusPolicy(Qt.FocusPolicy.StrongFocus if taken else Qt.FocusPolicy.ClickFocus)
