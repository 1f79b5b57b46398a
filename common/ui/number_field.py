"""A whole number with a step down and a step up; must not know what it measures."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from common.ui.box import paint_box
from common.ui.button import Button, ButtonKind
from common.ui.control import control_height, text_width
from common.ui.focus_ring import watch_focus
from common.ui.icon_names import IconName
from common.ui.theme import follow_theme, theme

RADIUS = 10.0


class NumberField(QWidget):
    """Minus, number, plus in one box; the number can be typed, arrow keys and the wheel step.

    `changed` carries the new number.
    """

    changed = Signal(int)

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        *,
        step: int = 1,
        suffix: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """A field at `value` within `low`..`high`; `suffix` is a unit shown after the number."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._spin = _spin_box(value, low, high, step, suffix)
        self._minus = self._step_button("minus", self.tr("Less"), self._spin.stepDown)
        self._plus = self._step_button("plus", self.tr("More"), self._spin.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        row.addWidget(self._minus)
        row.addWidget(self._spin, 1)
        row.addWidget(self._plus)
        self.setFocusProxy(self._spin)
        watch_focus(self._spin, RADIUS, inside=True)
        self._spin.valueChanged.connect(self._on_value)
        follow_theme(self, self._restyle)
        self._enable_steps()

    @property
    def value(self) -> int:
        """The number."""
        return self._spin.value()

    def set_value(self, value: int) -> None:
        """Set the number, kept within its bounds."""
        self._spin.setValue(value)

    def setAccessibleName(self, name: str) -> None:
        """Name the number itself, which has the focus."""
        super().setAccessibleName(name)
        self._spin.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Room for the longest number and both steps."""
        height = max(control_height("control", 40), self._minus.sizeHint().height() + 4)
        longest = max((self._spin.minimum(), self._spin.maximum()), key=lambda number: len(str(number)))
        text = f"{longest}{self._spin.suffix()}"
        return QSize(2 * height + text_width(text, "number") + 2 * theme().px(8), height)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box."""
        tokens = theme().tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = tokens.raised if self.isEnabled() else tokens.sunken
        paint_box(painter, QRectF(self.rect()), theme().dp(RADIUS), fill, tokens.line2)
        painter.end()

    def _step_button(self, icon: IconName, name: str, step: Callable[[], None]) -> Button:
        button = Button(kind=ButtonKind.GHOST, icon=icon, compact=True, parent=self)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(step)
        return button

    def _on_value(self, value: int) -> None:
        self._enable_steps()
        self.changed.emit(value)

    def _enable_steps(self) -> None:
        self._minus.setEnabled(self._spin.value() > self._spin.minimum())
        self._plus.setEnabled(self._spin.value() < self._spin.maximum())

    def _restyle(self) -> None:
        self._spin.setFont(theme().font("number"))
        palette = self._spin.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, theme().tokens.text)
        self._spin.setPalette(palette)
        side = self.sizeHint().height() - 4
        for button in (self._minus, self._plus):
            button.setFixedSize(side, side)


def _spin_box(value: int, low: int, high: int, step: int, suffix: str) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(low, high)
    spin.setSingleStep(step)
    spin.setValue(value)
    spin.setSuffix(suffix)
    spin.setFrame(False)
    spin.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
    spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
    spin.lineEdit().setFrame(False)
    return spin
