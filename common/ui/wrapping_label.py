"""A text on one line while there is room, wrapped when there is not; must not know what it says."""

from PySide6.QtCore import QSize

from common.ui.control import text_width
from common.ui.label import Label
from common.ui.theme import theme


class WrappingLabel(Label):
    """Asks for the width of its whole text, unlike a wrapped QLabel, which asks for a block."""

    def sizeHint(self) -> QSize:
        """The text on one line."""
        return QSize(text_width(self.text(), self._role), theme().line_height(self._role))
