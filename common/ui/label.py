"""Plain text in a role of the type scale; must not know what it says."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from common.ui.theme import follow_theme, theme
from common.ui.typography import FontRole

LabelColor = Literal["text", "text2", "tea_text", "brass_text", "cuha", "iznik", "toast_text", "plate_text"]


class Label(QLabel):
    """A text that keeps to the theme; `wrap` lets it run over several lines."""

    def __init__(
        self,
        text: str = "",
        role: FontRole = "body",
        color: LabelColor = "text",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """A label of plain text, never markup."""
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._role: FontRole = role
        self._color: LabelColor = color
        follow_theme(self, self._restyle)

    def _restyle(self) -> None:
        self.setFont(theme().font(self._role))
        palette = self.palette()
        color = getattr(theme().tokens, self._color)
        if isinstance(color, QColor):
            palette.setColor(QPalette.ColorRole.WindowText, color)
        self.setPalette(palette)
