"""Letting a widget of the interface come and go; must not know which widget."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from common.ui.theme import theme


class Fade(QObject):
    """Fades one widget in and out; the effect is taken off again once the widget is fully there."""

    def __init__(self, widget: QWidget, step: Callable[[float], None] | None = None) -> None:
        """`step` is told how far `widget` has come, 0 to 1, for a motion along with the fade."""
        super().__init__(widget)
        self._widget = widget
        self._step = step
        self._done: Callable[[], None] | None = None
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_value)
        self._animation.finished.connect(self._on_finished)

    def come(self, duration: int) -> None:
        """Show the widget over `duration` ms before reduced motion."""
        self._run(0.0, 1.0, duration, None)
        self._widget.show()

    def go(self, duration: int, done: Callable[[], None] | None = None) -> None:
        """Hide the widget over `duration` ms, then call `done`."""
        self._run(1.0, 0.0, duration, done)

    def _run(self, start: float, end: float, duration: int, done: Callable[[], None] | None) -> None:
        self._animation.stop()
        self._done = done
        self._animation.setStartValue(start)
        self._animation.setEndValue(end)
        self._animation.setDuration(theme().interface_ms(duration))
        self._on_value(start)
        self._animation.start()

    def _on_value(self, value: float) -> None:
        effect = self._widget.graphicsEffect()
        if not isinstance(effect, QGraphicsOpacityEffect):
            effect = QGraphicsOpacityEffect(self._widget)
            self._widget.setGraphicsEffect(effect)
        effect.setOpacity(value)
        if self._step is not None:
            self._step(value)

    def _on_finished(self) -> None:
        gone = self._animation.endValue() == 0.0
        self._widget.setGraphicsEffect(None)  # type: ignore[arg-type]
        if gone:
            self._widget.hide()
        done, self._done = self._done, None
        if done is not None:
            done()
