"""A table's scene and the gestures all tables share: drag, click-click, keys; must not know any game."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from common.ui import drop_zone
from common.ui.animation_queue import AnimationQueue
from common.ui.drop_zone import DropZone
from common.ui.motion import flight
from common.ui.piece_item import PieceItem
from common.ui.theme import theme

DRAG_DISTANCE = 4.0
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Hand(Enum):
    """What the player is doing with a piece."""

    EMPTY = auto()
    PRESSED = auto()
    DRAGGING = auto()
    SELECTED = auto()


class GameScene(QGraphicsScene):
    """Knows who holds which piece over which zone; a game answers the questions below.

    A piece is pressed and its zones show; moved far enough it is dragged, let go at once it stays
    selected, to be played by a click on a zone or by the keyboard. All three ways end in ``drop``.
    While ``is_locked`` nothing can be taken. Any press or key first brings running animations to their end.
    """

    hand_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.queue = AnimationQueue(self)
        self.hand = Hand.EMPTY
        self.held: PieceItem | None = None
        self.over: DropZone | None = None
        self.is_locked = False
        self._zones: Sequence[DropZone] = ()
        self._grip = QPointF()
        self._pressed_at = QPointF()
        self._was_selected = False
        self._focused: PieceItem | None = None

    # What a game answers

    def may_take(self, piece: PieceItem) -> bool:
        """Tell whether the player may take this piece now."""
        raise NotImplementedError

    def takeable(self) -> Sequence[PieceItem]:
        """Return the pieces the keyboard walks through, in order."""
        raise NotImplementedError

    def zones(self, piece: PieceItem) -> Sequence[DropZone]:
        """Return the places where this piece may be put, the first one first for the keyboard."""
        raise NotImplementedError

    def zone_at(self, piece: PieceItem, point: QPointF) -> DropZone | None:
        """Return the zone a piece let go at a point would go to, legal or not."""
        return drop_zone.nearest(self._zones, point)

    def show_zones(self, piece: PieceItem, zones: Sequence[DropZone]) -> None:
        """Show where the piece may go."""
        raise NotImplementedError

    def hide_zones(self) -> None:
        """Take away what ``show_zones`` and ``preview`` have shown."""
        raise NotImplementedError

    def preview(self, piece: PieceItem, zone: DropZone | None) -> None:
        """Show what would happen if the piece were put into this zone."""
        raise NotImplementedError

    def drop(self, piece: PieceItem, zone: DropZone) -> bool:
        """Put the piece into a zone; return False, having told the player why, if it must go back."""
        raise NotImplementedError

    def lifted(self, piece: PieceItem) -> None:
        """Answer that a piece was lifted, perhaps by giving it the size it has on the table."""

    def press_again(self, piece: PieceItem) -> None:
        """Answer a click on the piece that was already selected; it is deselected before."""

    def press_refused(self, piece: PieceItem) -> None:
        """Answer a press on a piece that may not be taken."""

    def press_table(self, point: QPointF) -> None:
        """Answer a click on the table with nothing in hand."""

    # What a game may call

    def set_locked(self, locked: bool) -> None:
        """Let the player take pieces or not; a piece in hand goes back."""
        self.is_locked = locked
        if locked:
            self.cancel()

    def cancel(self) -> None:
        """Let go of whatever is in hand."""
        piece = self.held
        if piece is not None:
            self._release()
            self.send_home(piece)

    def select(self, piece: PieceItem) -> None:
        """Take a piece as if it had been clicked."""
        self.cancel()
        self._take(piece)
        self.hand = Hand.SELECTED
        piece.set_flags(is_selected=True)
        self.hand_changed.emit()

    def select_by_key(self, piece: PieceItem) -> None:
        """Take a piece for the keyboard: its first zone is the one Enter plays."""
        self.select(piece)
        if self._zones:
            self._hover(piece, self._zones[0])

    def put(self, zone: DropZone) -> None:
        """Put the selected piece into a zone as if it had been clicked."""
        if self.held is not None:
            self._finish(self.held, zone)

    def send_home(self, piece: PieceItem) -> None:
        """Let a piece fly back to where it belongs."""
        if piece.pos() != piece.home or piece.rotation() != piece.home_rotation:
            self.queue.add(
                lambda: flight(
                    piece, piece.home, curve=QEasingCurve.Type.OutCubic, rotation=piece.home_rotation
                )
            )

    def piece_at(self, point: QPointF) -> PieceItem | None:
        """Return the topmost piece whose own rectangle holds a point."""
        for item in self.items(point, deviceTransform=self._view_transform()):
            if isinstance(item, PieceItem) and item.area().contains(item.mapFromScene(point)):
                return item
        return None

    # Mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take a piece, play a selected one, or put back what is in hand."""
        self.queue.skip()
        if event.button() == Qt.MouseButton.RightButton and self.held is not None:
            self.cancel()
            event.accept()
        elif event.button() == Qt.MouseButton.LeftButton and not self.is_locked:
            self._press(event.scenePos(), QPointF(event.screenPos()))
            event.setAccepted(self.held is not None)
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the piece that is held, or show where the selected one would go."""
        piece = self.held
        if piece is None:
            super().mouseMoveEvent(event)
            return
        if self.hand is Hand.PRESSED and self._moved_far(QPointF(event.screenPos())):
            self.hand = Hand.DRAGGING
            self._focus(None)
            self._lift(piece)
            self.hand_changed.emit()
        if self.hand is Hand.DRAGGING:
            piece.setPos(event.scenePos() - self._grip)
            self._hover(piece, self.zone_at(piece, piece.pos()))
        elif self.hand is Hand.SELECTED:
            self._hover(piece, self.zone_at(piece, event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go of a dragged piece, or leave a clicked one selected."""
        piece = self.held
        if piece is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        if self.hand is Hand.DRAGGING:
            self._finish(piece, self.zone_at(piece, piece.pos()))
        elif self.hand is Hand.PRESSED:
            self._click(piece)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through pieces and zones, take, put and cancel."""
        self.queue.skip()
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self.held is not None:
            self.cancel()
        elif self.is_locked:
            event.ignore()
            return
        elif key in ARROWS:
            self._walk(key)
        elif key in ENTER:
            self._enter()
        else:
            event.ignore()
            return
        event.accept()

    def _walk(self, key: Qt.Key) -> None:
        if self.hand is Hand.SELECTED and self.held is not None:
            self._hover(self.held, drop_zone.step(self._zones, self.over, key))
            return
        pieces = [piece for piece in self.takeable() if self.may_take(piece)]
        if not pieces:
            return
        back = key in (Qt.Key.Key_Left, Qt.Key.Key_Up)
        if self._focused not in pieces:
            self._focus(pieces[-1 if back else 0])
            return
        index = pieces.index(self._focused)
        self._focus(pieces[(index + (-1 if back else 1)) % len(pieces)])

    def _enter(self) -> None:
        if self.hand is Hand.SELECTED and self.held is not None:
            if self.over is not None:
                self._finish(self.held, self.over)
        elif self._focused is not None and self.may_take(self._focused):
            self.select_by_key(self._focused)

    def _focus(self, piece: PieceItem | None) -> None:
        if self._focused is not None and self._focused.scene() is self:
            self._focused.set_flags(has_focus_ring=False)
        self._focused = piece
        if piece is not None:
            piece.set_flags(has_focus_ring=True)

    # The one path of select, target, play

    def _press(self, point: QPointF, screen: QPointF) -> None:
        piece = self.piece_at(point)
        selected = self.held if self.hand is Hand.SELECTED else None
        if selected is not None and piece is not selected:
            zone = self.zone_at(selected, point)
            if zone is not None and (piece is None or zone.legal or not self.may_take(piece)):
                self._finish(selected, zone)
                return
            self.cancel()
        if piece is None:
            self.press_table(point)
        elif self.may_take(piece):
            self._was_selected = piece is selected
            self._grip, self._pressed_at = point - piece.pos(), screen
            self._take(piece)
            self.hand = Hand.PRESSED
        else:
            self.press_refused(piece)

    def _click(self, piece: PieceItem) -> None:
        if self._was_selected:
            self._release()
            self.press_again(piece)
        else:
            self.hand = Hand.SELECTED
            piece.set_flags(is_selected=True)
            self.hand_changed.emit()

    def _lift(self, piece: PieceItem) -> None:
        """Take a piece off the table; the pointer stays on the point it has grabbed."""
        before = piece.size.width() * piece.scale()
        piece.lift()
        self.lifted(piece)
        self._grip *= piece.size.width() * piece.scale() / before

    def _take(self, piece: PieceItem) -> None:
        self.held = piece
        self._zones = self.zones(piece)
        self.show_zones(piece, self._zones)

    def _hover(self, piece: PieceItem, zone: DropZone | None) -> None:
        if zone != self.over:
            self.over = zone
            self.preview(piece, zone)

    def _finish(self, piece: PieceItem, zone: DropZone | None) -> None:
        self._release()
        if zone is None or not self.drop(piece, zone):
            self.send_home(piece)

    def _release(self) -> None:
        piece, self.held = self.held, None
        self.hand, self.over, self._zones = Hand.EMPTY, None, ()
        self.hide_zones()
        if piece is not None:
            piece.settle()
            piece.set_flags(is_selected=False)
        self.hand_changed.emit()

    def _moved_far(self, screen: QPointF) -> bool:
        offset = screen - self._pressed_at
        return max(abs(offset.x()), abs(offset.y())) >= theme().dp(DRAG_DISTANCE)

    def _view_transform(self) -> QTransform:
        views = self.views()
        return views[0].transform() if views else QTransform()
