"""A name that becomes a field when it is pointed at or edited; must not know whose name."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from common.core.seats import NAME_LENGTH
from common.ui.box import paint_box
from common.ui.control import control_height, text_width
from common.ui.theme import follow_theme, theme

RADIUS = 8.0


class NameField(QLineEdit):
    """``named`` carries the name once editing ends; Escape brings the old one back."""

    named = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setFrame(False)
        self.setMaxLength(NAME_LENGTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = name
        self.setCursorPosition(0)
        self.editingFinished.connect(self._on_finished)
        follow_theme(self, self._restyle)

    def set_name(self, name: str) -> None:
        """Show another name."""
        self._name = name
        if self.text() != name:
            self.setText(name)
            self.setCursorPosition(0)

    def sizeHint(self) -> QSize:
        """A name of usual length."""
        return QSize(theme().px(110), control_height("lead", 28, 2))

    def minimumSizeHint(self) -> QSize:
        """The name, up to a usual length; a longer one scrolls."""
        needed = text_width(self.text(), "control") + 2 * theme().px(6) + 6
        return QSize(min(needed, self.sizeHint().width()), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._name:
            self.setText(self._name)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that this can be edited."""
        super().focusInEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that this can be edited."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Look like plain text again."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box under the text while it is one."""
        if self.hasFocus() or self.underMouse():
            tokens = theme().tokens
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line, width = (tokens.focus, 2.0) if self.hasFocus() else (tokens.line2, 1.0)
            paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), tokens.raised, line, width)
            painter.end()
        super().paintEvent(event)

    def _on_finished(self) -> None:
        if self.text() != self._name:
            self.named.emit(self.text())

    def _restyle(self) -> None:
        self.setFont(theme().font("control"))
        margin = theme().px(6)
        self.setTextMargins(margin, 0, margin, 0)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, theme().tokens.text)
        self.setPalette(palette)
