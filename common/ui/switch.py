"""The on/off switch of a rule or setting; must not know which."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui import durations
from common.ui.box import paint_box
from common.ui.colors import faded, mix
from common.ui.control import Control
from common.ui.icons import paint_icon
from common.ui.theme import theme

WIDTH, HEIGHT = 44.0, 26.0
KNOB = 20.0


class Switch(Control):
    """A checkable control 44 dp wide; a tick shows beside the knob when it is on."""

    def __init__(self, checked: bool = False, parent: QWidget | None = None) -> None:
        """A switch that starts at `checked`."""
        super().__init__(13, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCheckable(True)
        self.setChecked(checked)
        self._position = 1.0 if checked else 0.0
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._on_slide)
        self.toggled.connect(self._slide_to)

    def sizeHint(self) -> QSize:
        """The switch itself."""
        return QSize(theme().px(WIDTH), theme().px(HEIGHT))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint track, tick and knob."""
        dp = theme().dp
        paint_box(painter, rect, rect.height() / 2, self._track())
        if self._position > 0:
            self._paint_tick(painter, rect)
        margin = (rect.height() - dp(KNOB)) / 2
        travel = rect.width() - dp(KNOB) - 2 * margin
        x = rect.left() + margin + travel * self._position
        knob = QRectF(x, rect.top() + margin, dp(KNOB), dp(KNOB))
        paint_box(painter, knob.translated(0, dp(1)), dp(KNOB) / 2, QColor(0, 0, 0, 40))
        paint_box(painter, knob, dp(KNOB) / 2, QColor("#FFFFFF"))

    def _paint_tick(self, painter: QPainter, rect: QRectF) -> None:
        side = theme().dp(16)
        centre = QPointF(rect.left() + rect.height() / 2 + theme().dp(1), rect.center().y())
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        ink = theme().tokens.ground if theme().is_dark else QColor("#FFFFFF")
        painter.setOpacity(self._position)
        paint_icon(painter, "check", ink, box)
        painter.setOpacity(1.0)

    def _track(self) -> QColor:
        tokens = theme().tokens
        if not self.isEnabled():
            return faded(mix(tokens.line2, tokens.cuha, self._position), 0.5)
        return mix(mix(tokens.line2, tokens.cuha, self._position), tokens.text, 0.12 * self.hover)

    def _slide_to(self, checked: bool) -> None:
        """Bring the knob to its side; a switch nobody sees yet has no way to show."""
        self._slide.stop()
        self._slide.setStartValue(self._position)
        self._slide.setEndValue(1.0 if checked else 0.0)
        self._slide.setDuration(theme().interface_ms(durations.SELECT) if self.isVisible() else 0)
        self._slide.start()

    def _on_slide(self, value: float) -> None:
        self._position = value
        self.update()
