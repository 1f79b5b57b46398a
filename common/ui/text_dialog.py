"""A dialog that asks for one line of text; must not know what for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from common.core.seats import NAME_LENGTH
from common.ui.button import ButtonKind
from common.ui.dialog import Dialog
from common.ui.text_field import TextField


class TextDialog(Dialog):
    """``accepted`` carries the text, which is never empty. The dialog is gone once it has closed."""

    accepted = Signal(str)

    def __init__(self, parent: QWidget, title: str, label: str, action: str, text: str = "") -> None:
        super().__init__(parent, title, 420)
        self._field = TextField(text, label)
        self._field.setAccessibleName(label)
        self._field.setMaxLength(NAME_LENGTH)
        self.body.addWidget(self._field)
        self.add_button(self.tr("Cancel"))
        self._primary = self.add_button(action, ButtonKind.PRIMARY)
        self._field.textChanged.connect(self._check)
        self._check(text)
        self.finished.connect(self._on_finished)

    def _check(self, text: str) -> None:
        self._primary.setEnabled(bool(text.strip()) and text.isprintable())

    def _on_finished(self, accepted: bool) -> None:
        if accepted:
            self.accepted.emit(self._field.text().strip())
        self.deleteLater()
