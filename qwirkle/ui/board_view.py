"""The window onto the marble: pans, zooms and fits; must not know tiles in hand or rules."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from common.ui.materials.marble_ground import MarbleGround
from common.ui.theme import theme
from qwirkle.ui.camera import Camera
from qwirkle.ui.scene import QwirkleScene

WHEEL_STEP = 1.1
KEY_STEP = 1.2
_NOTCH = 120.0

VEINS = QPointF(1024, 1000)
"""The point of the marble that lies under cell 0,0: well inside a tile, where no mirror edge is seen."""


class BoardView(QGraphicsView):
    """Fills the table; scene and window share one coordinate system, only the camera moves.

    `fit_wanted` asks to show all tiles.
    """

    fit_wanted = Signal()

    def __init__(self, scene: QwirkleScene, camera: Camera, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._camera = camera
        self._tiles = scene
        self._panned_from: QPointF | None = None
        self._marble = MarbleGround()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        camera.moved.connect(self._repaint)
        theme().changed.connect(self._repaint)

    def zoom_by(self, factor: float) -> None:
        """Zoom about the middle of the window."""
        self._end_animations()
        self._camera.zoom_at(QRectF(self.rect()).center(), factor)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay the marble; it moves with the table."""
        exposed = QRectF(rect)
        origin = self._camera.origin - VEINS
        painter.save()
        painter.translate(origin)
        self._marble.draw(
            painter, exposed.translated(-origin), dark=theme().is_dark, window=self.viewport().size()
        )
        painter.restore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        self._end_animations()
        factor = WHEEL_STEP ** (event.angleDelta().y() / _NOTCH)
        self._camera.zoom_at(event.position(), factor)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a tile or, where there is none to take, the marble."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self._tiles.held is None:
            self._panned_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a tile or drag the marble."""
        if self._panned_from is None:
            super().mouseMoveEvent(event)
            return
        self._camera.pan(event.position() - self._panned_from)
        self._panned_from = event.position()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._panned_from = None
        self.viewport().unsetCursor()
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show all tiles; on a tile it is a click like any other."""
        if self._tiles.is_bare(event.position()) and self._tiles.held is None:
            self.fit_wanted.emit()
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom by keys; everything else is for the scene, then for the table."""
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(KEY_STEP)
            case Qt.Key.Key_Minus:
                self.zoom_by(1 / KEY_STEP)
            case Qt.Key.Key_0:
                self.fit_wanted.emit()
            case _:
                self._tiles.keyPressEvent(event)
                return
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Nothing of the view's own: the table lays everything out."""

    def _end_animations(self) -> None:
        """Skip what runs; a queue at rest would tell everyone anew that it is, at every turn of the wheel."""
        if not self._tiles.queue.is_idle:
            self._tiles.queue.skip()

    def _repaint(self) -> None:
        self.viewport().update()
