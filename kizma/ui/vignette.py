"""The still life of Kızma Birader for its card on the home page; must not know the page."""

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.game_table import Vignette
from common.ui.materials.picture import draw_picture
from common.ui.materials.tea_glass import paint_tea
from common.ui.materials.walnut import paint_walnut
from common.ui.theme import theme
from common.ui.tokens import DARK, LIGHT
from kizma.ui.board_painter import BoardLook, paint_board, plan_for
from kizma.ui.card_painter import HEIGHT, WIDTH, paint_card
from kizma.ui.card_signs import Sign
from kizma.ui.pawn_item import FOOT, TALL
from kizma.ui.pawn_painter import paint_pawn

_TURN = -14.0
_CELL = 0.15
"""A cell as a share of the picture's height."""

_LOOK = BoardLook("cards", 60, 59, 5, (0, 1, 2, 3))
_STANDING = ((0, -2), (3, -2), (4, 55), (8, 36))
_STEPPER = 1
_FROM, _TO = 3, 4
_STEP_MS = 420


class KizmaVignette(Vignette):
    """A corner of the board with pawns, a drawn 7 and a glass of tea; a pawn steps once when hovered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way = 0.0
        self._still: tuple[tuple[int, int, float, bool], QPixmap] | None = None
        self._move = QVariantAnimation(self)
        self._move.setKeyValues([(0.0, 0.0), (0.35, 1.0), (0.65, 1.0), (1.0, 0.0)])
        self._move.setDuration(3 * _STEP_MS)
        self._move.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._move.valueChanged.connect(self._on_moved)
        theme().changed.connect(self.update)

    def play_once(self) -> None:
        """Let the pawn step forward and back."""
        self._move.stop()
        self._move.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the still picture, and the pawn that steps."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture())
        self._paint_stepper(painter)
        painter.end()

    def _picture(self) -> QPixmap:
        key = (self.width(), self.height(), self.devicePixelRatioF(), theme().is_dark)
        if self._still is None or self._still[0] != key:
            picture = draw_picture(self.width(), self.height(), key[2], self._paint_still)
            self._still = (key, picture)
        return self._still[1]

    def _paint_still(self, painter: QPainter, rect: QRectF) -> None:
        height = rect.height()
        frame = (DARK if theme().is_dark else LIGHT).frame
        paint_walnut(painter, rect, frame, seed=11, scale=max(height / 280, 0.4))
        self._paint_board(painter, rect)
        self._paint_cards(painter, height)
        side = 0.36 * height
        paint_tea(painter, QRectF(0.04 * height, height - side - 0.02 * height, side, side))

    def _paint_board(self, painter: QPainter, rect: QRectF) -> None:
        side = self._side()
        painter.save()
        self._turn(painter)
        box = QRectF(0, 0, side, side)
        painter.setOpacity(1.0)
        painter.fillRect(box.translated(-0.006 * side, 0.01 * side), QColor(10, 4, 0, 90))
        word = QCoreApplication.translate("KizmaTable", "Finish")
        paint_board(painter, box, _LOOK, theme().is_dark, False, word)
        for pawn, place in _STANDING:
            self._stand(painter, pawn, place)
        painter.restore()

    def _paint_cards(self, painter: QPainter, height: float) -> None:
        width = 0.25 * height
        for card, sign, x, y, turn in ((None, None, 0.07, 0.1, -9), (7, Sign.SPLIT, 0.2, 0.13, 6)):
            painter.save()
            painter.translate(x * height, y * height)
            painter.rotate(turn)
            box = QRectF(0, 0, width, width * HEIGHT / WIDTH)
            painter.fillRect(box.translated(2, 4), QColor(10, 4, 0, 70))
            paint_card(painter, box, card, sign)
            painter.restore()

    def _paint_stepper(self, painter: QPainter) -> None:
        painter.save()
        self._turn(painter)
        plan, cell = plan_for(_LOOK), _CELL * self.height()
        start, end = plan.spot(_STEPPER, _FROM).point, plan.spot(_STEPPER, _TO).point
        here = (start + (end - start) * self._way) * cell
        hop = 0.25 * cell * 4 * self._way * (1 - self._way)
        self._pawn(painter, _STEPPER >> 2, here - QPointF(0, hop), cell)
        painter.restore()

    def _stand(self, painter: QPainter, pawn: int, place: int) -> None:
        spot, cell = plan_for(_LOOK).spot(pawn, place), _CELL * self.height()
        self._pawn(painter, pawn >> 2, spot.point * cell, cell * spot.size)

    def _pawn(self, painter: QPainter, colour: int, point: QPointF, cell: float) -> None:
        """Stand a pawn upright although the board lies aslant."""
        painter.save()
        painter.translate(point)
        painter.rotate(-_TURN * 0.4)
        paint_pawn(painter, colour, QPointF(0, FOOT * cell), TALL * cell)
        painter.restore()

    def _turn(self, painter: QPainter) -> None:
        """Show the bottom left corner of the board, turned a little."""
        height = self.height()
        painter.translate(0.6 * height, 1.17 * height)
        painter.rotate(_TURN)
        painter.translate(0, -self._side())

    def _side(self) -> float:
        return plan_for(_LOOK).span * _CELL * self.height()

    def _on_moved(self, value: float) -> None:
        self._way = value
        self.update()
