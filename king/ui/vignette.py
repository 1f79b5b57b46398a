"""The still life of King on the home page: one card rises when it is hovered; must not know the page."""

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui import durations
from common.ui.game_table import Vignette
from common.ui.theme import follow_theme, theme
from king.ui.still_life import paint_vignette


class KingVignette(Vignette):
    """Paints the still life; the king of spades goes up once and down again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lift = 0.0
        self._move = QVariantAnimation(self)
        self._move.setKeyValues([(0.0, 0.0), (0.4, 1.0), (0.6, 1.0), (1.0, 0.0)])
        self._move.setDuration(4 * durations.FLIGHT)
        self._move.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._move.valueChanged.connect(self._set_lift)
        follow_theme(self)

    def play_once(self) -> None:
        """Let the card rise and sink."""
        if not theme().reduced_motion and self._move.state() is not QVariantAnimation.State.Running:
            self._move.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Move once under the pointer."""
        self.play_once()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the still life."""
        painter = QPainter(self)
        paint_vignette(painter, QRectF(self.rect()), self._lift)
        painter.end()

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()
