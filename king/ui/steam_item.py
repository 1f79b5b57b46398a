"""The steam over a plate whose bot is thinking; must not know what the bot thinks about."""

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from common.ui import durations
from common.ui.avatar import paint_steam
from common.ui.theme import theme

_STILL = 0.25
_STROKE = 2.0


class SteamItem(QGraphicsObject):
    """An item of its own, so that nothing but the wisps is painted anew; still when motion is reduced."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._box = QRectF()
        self._phase = _STILL
        self._cycle: QVariantAnimation | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_box(self, box: QRectF) -> None:
        """Say where it rises, in coordinates of the plate."""
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box

    def set_rising(self, is_rising: bool) -> None:
        """Rise, or be gone."""
        self.setVisible(is_rising)
        if self._cycle is not None:
            self._cycle.stop()
        if is_rising and not theme().reduced_motion:
            self._start()

    def boundingRect(self) -> QRectF:
        """Return where it rises, with the sway of the wisps."""
        room = _STROKE + 0.3 * self._box.height()
        return self._box.adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the wisps."""
        paint_steam(painter, self._box, theme().tokens.brass_on_table, self._phase)

    def _start(self) -> None:
        if self._cycle is None:
            self._cycle = QVariantAnimation(self)
            self._cycle.setStartValue(0.0)
            self._cycle.setEndValue(1.0)
            self._cycle.setDuration(durations.STEAM)
            self._cycle.setLoopCount(-1)
            self._cycle.valueChanged.connect(self._on_phase)
        self._cycle.start()

    def _on_phase(self, phase: float) -> None:
        self._phase = phase
        self.update()
