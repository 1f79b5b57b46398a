"""A setting's name, one sentence about it and its control; must not know which setting."""

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from common.ui.label import Label
from common.ui.theme import follow_theme, theme


class SettingRow(QWidget):
    """The control stands at the right, or with ``is_wide`` beneath the words."""

    def __init__(self, name: str, detail: str, control: QWidget, *, is_wide: bool = False) -> None:
        super().__init__()
        direction = QBoxLayout.Direction.TopToBottom if is_wide else QBoxLayout.Direction.LeftToRight
        self._words = QVBoxLayout()
        self._words.addWidget(Label(name, "control", wrap=True))
        if detail:
            self._words.addWidget(Label(detail, "small", "text2", wrap=True))
        self._row = QBoxLayout(direction, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._words, 0 if is_wide else 1)
        self._row.addWidget(control)
        self._is_wide = is_wide
        follow_theme(self, self._space)

    def _space(self) -> None:
        self._words.setSpacing(theme().px(2))
        self._row.setSpacing(theme().px(8 if self._is_wide else 16))
