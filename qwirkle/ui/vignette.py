"""The still life on Qwirkle's card: one tile about to complete a line; must not know a match."""

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui import durations
from common.ui.game_table import Vignette
from common.ui.materials.picture import draw_picture
from common.ui.theme import follow_theme, theme
from qwirkle.engine.board import Cell
from qwirkle.engine.tile import parse_tile
from qwirkle.ui.camera import PITCH
from qwirkle.ui.marks import legal_color
from qwirkle.ui.pictures import paint_marble_ground
from qwirkle.ui.tile_painter import LIFTED_MARGIN, MARGIN, RADIUS, tile_pixmap

_TURN = -4.0
_TILT = 8.0
_TILES: dict[Cell, str] = {
    (1, -2): "Gq",
    (2, -2): "Gs",
    (1, -1): "Rq",
    (3, -1): "Rl",
    (4, -1): "Rs",
    (0, 0): "Bc",
    (1, 0): "Bq",
    (2, 0): "Bd",
    (3, 0): "Bl",
    (4, 0): "Bs",
    (-1, 1): "Od",
    (0, 1): "Oc",
    (1, 1): "Oq",
    (3, 1): "Yl",
    (4, 1): "Ys",
    (2, 2): "Pc",
    (3, 2): "Pl",
}
_GOAL: Cell = (5, 0)
_HELD = "Bx"


class QwirkleVignette(Vignette):
    """A slightly turned table; on hover the tile in the air drops into its place and rises again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drop = 0.0
        self._still: QPixmap | None = None
        self._fall = QVariantAnimation(self)
        self._fall.setKeyValues([(0.0, 0.0), (0.3, 1.0), (0.75, 1.0), (1.0, 0.0)])
        self._fall.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._fall.valueChanged.connect(self._on_fall)
        follow_theme(self, self._forget)

    def play_once(self) -> None:
        """Drop the tile, let it lie for a moment, lift it."""
        if self._fall.state() == QVariantAnimation.State.Running or theme().reduced_motion:
            return
        self._fall.setDuration(durations.FLIGHT * 6)
        self._fall.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Move once."""
        self.play_once()

    def resizeEvent(self, event: QEvent) -> None:
        """Paint the still part anew."""
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the still picture and the tile in the air."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._still is None:
            self._still = draw_picture(
                self.width(), self.height(), self.devicePixelRatioF(), self._paint_still
            )
        painter.drawPixmap(0, 0, self._still)
        self._paint_held(painter)
        painter.end()

    def _side(self) -> float:
        return max(round(min(self.width() / 7.9, self.height() / 5.1)), 4)

    def _turned(self, painter: QPainter) -> None:
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        painter.rotate(_TURN)

    def _centre(self, cell: Cell) -> QPointF:
        return QPointF((cell[0] - 2.2) * PITCH, cell[1] * PITCH) * self._side()

    def _paint_still(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_marble_ground(painter, rect)
        self._turned(painter)
        self._paint_goal(painter)
        side, dpr = self._side(), self.devicePixelRatioF()
        reach = side * (0.5 + MARGIN)
        for cell, text in _TILES.items():
            centre = self._centre(cell)
            pixmap = tile_pixmap(parse_tile(text), side, dpr)
            box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _paint_goal(self, painter: QPainter) -> None:
        side, centre = self._side() * 0.9, self._centre(_GOAL)
        pen = QPen(legal_color(), theme().dp(2))
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = RADIUS / 100 * side
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_held(self, painter: QPainter) -> None:
        side, raised = self._side(), 1.0 - self._drop
        painter.save()
        self._turned(painter)
        painter.translate(self._centre(_GOAL) + QPointF(0.17, 0.21) * (side * raised))
        self._paint_badge(painter, QPointF(-0.2 * side, -1.02 * side))
        painter.rotate(_TILT * raised)
        lifted = raised > 0.05
        reach = side * (0.5 + (LIFTED_MARGIN if lifted else MARGIN)) * (1.0 + 0.06 * raised)
        pixmap = tile_pixmap(parse_tile(_HELD), side, self.devicePixelRatioF(), lifted=lifted)
        painter.drawPixmap(QRectF(-reach, -reach, 2 * reach, 2 * reach), pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _paint_badge(self, painter: QPainter, centre: QPointF) -> None:
        tokens, dp = theme().tokens, theme().dp
        font = theme().font("score_small")
        font.setPixelSize(max(round(self._side() * 0.4), 12))
        text, metrics = "+12", QFontMetricsF(font)
        box = QRectF(0, 0, metrics.horizontalAdvance(text) + dp(22), metrics.height() + dp(6))
        painter.save()
        painter.translate(centre)
        painter.rotate(-_TURN)
        box.moveCenter(QPointF(0, 0))
        painter.setPen(QPen(tokens.on_tea, dp(2.2)))
        painter.setBrush(tokens.tea)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _on_fall(self, value: float) -> None:
        self._drop = value
        self.update()

    def _forget(self) -> None:
        self._still = None
