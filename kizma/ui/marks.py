"""What is marked on the board: targets, ways, captures, the last move; must not know rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from common.ui.colors import faded
from common.ui.theme import theme
from common.ui.tokens import LIGHT

SELECTED_SQUARE = QColor("#E9C46A")
CAPTURE_SQUARE = QColor("#F3C9C4")
DOT = QColor("#80580F")
_RADIUS = 0.16


@dataclass(frozen=True)
class Target:
    """A place a pawn may go to: its middle, the side of its square, whether it captures, what it says."""

    point: QPointF
    side: float
    captures: bool = False
    label: str = ""
    is_faint: bool = False


@dataclass(frozen=True)
class LastMove:
    """The square a pawn came from and the one it went to."""

    start: QPointF
    end: QPointF
    side: float


class MarkItem(QGraphicsItem):
    """Draws marks over the whole board; ``labels`` says whether it is the layer of labels above the pawns."""

    def __init__(self, *, labels: bool, z: float) -> None:
        super().__init__()
        self._labels = labels
        self._area = QRectF()
        self.cell = 1.0
        self.selected: Target | None = None
        self.targets: Sequence[Target] = ()
        self.way: Sequence[QPointF] = ()
        self.aimed: Target | None = None
        self.last: Sequence[LastMove] = ()
        self.fault: Target | None = None
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay_out(self, area: QRectF, cell: float) -> None:
        """Cover a board whose cells are so large."""
        self.prepareGeometryChange()
        self._area, self.cell = area, cell

    def boundingRect(self) -> QRectF:
        """The board and what labels stand over its edge."""
        room = self.cell
        return self._area.adjusted(-room, -room, room, room)

    def show_last(self, moves: Sequence[LastMove]) -> None:
        """Show other last moves; only the squares they change are painted again."""
        changed = [move for move in (*self.last, *moves) if (move in self.last) != (move in moves)]
        self.last = moves
        for move in changed:
            for point in (move.start, move.end):
                self.update(self._outline(point, move.side))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the marks of this layer."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._labels:
            for target in self.targets:
                if target.label and (target.captures or target == self.aimed):
                    self._paint_label(painter, target)
            return
        self._paint_last(painter, option.exposedRect)
        if self.selected is not None:
            self._plate(painter, self.selected.point, self.selected.side, SELECTED_SQUARE)
        for target in self.targets:
            self._paint_target(painter, target)
        self._paint_way(painter)
        if self.fault is not None:
            self._ring(painter, self.fault, theme().tokens.tea)

    def _outline(self, point: QPointF, side: float) -> QRectF:
        """The room for the outline of a square."""
        return self._box(point, side + self.cell / 2)

    def _paint_last(self, painter: QPainter, exposed: QRectF) -> None:
        brass = theme().tokens.brass_on_table
        for move in self.last:
            if not any(
                self._outline(point, move.side).intersects(exposed) for point in (move.start, move.end)
            ):
                continue
            painter.setPen(QPen(faded(LIGHT.card_ink, 0.35), 0.02 * self.cell))
            painter.setBrush(brass)
            painter.drawEllipse(move.start, 0.1 * self.cell, 0.1 * self.cell)
            box = self._box(move.end, move.side).adjusted(
                *(sign * 0.03 * self.cell for sign in (-1, -1, 1, 1))
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faded(LIGHT.card_ink, 0.4), 0.13 * self.cell))
            radius = _RADIUS * move.side
            painter.drawRoundedRect(box, radius, radius)
            painter.setPen(QPen(brass, 0.08 * self.cell))
            painter.drawRoundedRect(box, radius, radius)

    def _paint_target(self, painter: QPainter, target: Target) -> None:
        if target.captures:
            self._plate(painter, target.point, target.side, CAPTURE_SQUARE)
            self._ring(painter, target, theme().tokens.tea)
            return
        alpha = 0.5 if target.is_faint else 1.0
        radius = 0.27 * target.side
        painter.setBrush(faded(LIGHT.ivory, 0.75 * alpha))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(target.point, radius * 1.25, radius * 1.25)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(DOT, alpha), 0.09 * target.side))
        painter.drawEllipse(target.point, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(DOT, alpha))
        dot = (0.17 if target == self.aimed else 0.1) * target.side
        painter.drawEllipse(target.point, dot, dot)

    def _paint_way(self, painter: QPainter) -> None:
        painter.setPen(QPen(faded(LIGHT.ivory, 0.9), 0.03 * self.cell))
        painter.setBrush(DOT)
        for point in self.way:
            painter.drawEllipse(point, 0.12 * self.cell, 0.12 * self.cell)

    def _plate(self, painter: QPainter, point: QPointF, side: float, fill: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(self._box(point, side), _RADIUS * side, _RADIUS * side)

    def _ring(self, painter: QPainter, target: Target, color: QColor) -> None:
        box, radius = self._box(target.point, target.side * 1.12), 0.22 * target.side
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Qt.GlobalColor.white, 0.15 * self.cell))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(color, 0.075 * self.cell))
        painter.drawRoundedRect(box, radius, radius)

    def _paint_label(self, painter: QPainter, target: Target) -> None:
        font = theme().font("small_strong")
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(target.label) + theme().dp(20)
        height = max(metrics.height() + theme().dp(8), 0.62 * self.cell)
        gap = 0.72 * self.cell
        left = target.point.x() + gap
        if left + width > self._area.right():
            left = target.point.x() - gap - width
        box = QRectF(left, target.point.y() - height / 2, width, height)
        tokens = theme().tokens
        fill = tokens.tea if target.captures else tokens.toast
        path = QPainterPath()
        path.addRoundedRect(box, height / 2, height / 2)
        painter.setPen(QPen(Qt.GlobalColor.white, 0.06 * self.cell))
        painter.setBrush(fill)
        painter.drawPath(path)
        painter.setFont(font)
        painter.setPen(tokens.on_tea)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, target.label)

    def _box(self, point: QPointF, side: float) -> QRectF:
        return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)
