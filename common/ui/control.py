"""What every painted button shares: hover fade, focus ring, live theme; must not know any one look."""

from abc import abstractmethod
from math import ceil

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from common.ui import durations
from common.ui.focus_ring import watch_focus
from common.ui.theme import follow_theme, theme
from common.ui.typography import FontRole


def text_width(text: str, role: FontRole) -> int:
    """The width of one line of `text` in `role`, in whole logical pixels."""
    return ceil(theme().metrics(role).horizontalAdvance(text)) + 1


def control_height(role: FontRole, height: float, padding: float = 6) -> int:
    """`height` dp, or as much more as a line of `role` with `padding` dp above and below needs."""
    return max(theme().px(height), theme().line_height(role) + 2 * theme().px(padding))


class Control(QAbstractButton):
    """A button that paints itself from the theme; its size hint always holds its whole text."""

    def __init__(self, radius: float, parent: QWidget | None = None) -> None:
        """A control whose corners, and so its focus ring, have `radius` dp."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._hover = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._fade.valueChanged.connect(self._on_fade)
        watch_focus(self, radius)
        follow_theme(self)

    @property
    def hover(self) -> float:
        """How far the pointer's arrival has been shown: 0 away, 1 over; always 0 when disabled."""
        return self._hover if self.isEnabled() else 0.0

    @abstractmethod
    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the control into `rect`; the painter is antialiased."""

    def minimumSizeHint(self) -> QSize:
        """A control is never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the present state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()))
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Fade the hover state in."""
        self._fade_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Fade the hover state out."""
        self._fade_to(0.0)
        super().leaveEvent(event)

    def _fade_to(self, value: float) -> None:
        self._fade.stop()
        self._fade.setStartValue(self._hover)
        self._fade.setEndValue(value)
        self._fade.setDuration(theme().interface_ms(durations.HOVER))
        self._fade.start()

    def _on_fade(self, value: float) -> None:
        self._hover = value
        self.update()
