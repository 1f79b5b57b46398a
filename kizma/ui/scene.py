"""The table's scene: pawns taken, aimed and put, splits shared between two; must not know rules."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from common.core.transition import Reason
from common.ui import drop_zone
from common.ui.drop_zone import DropZone
from common.ui.game_scene import ENTER, GameScene, Hand
from common.ui.motion import shake
from common.ui.piece_item import PieceItem
from kizma.engine.cards import Card
from kizma.engine.moves import PawnMove, Split
from kizma.engine.pawn import Pawn, colour_of
from kizma.engine.topology import Place
from kizma.model import Choice, KizmaModel, pawns_in, rest_of
from kizma.ui.aiming import Aiming, is_part, is_shared
from kizma.ui.board_painter import BoardLook
from kizma.ui.board_view import BoardView
from kizma.ui.marks import LastMove
from kizma.ui.pawn_item import PawnItem

_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_UPWARDS = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class KizmaScene(GameScene):
    """Finds out what the person at the screen wants to play; the table plays it.

    ``decided(action)`` brings one action; ``asked(actions, point)`` brings several among which a chooser must
    ask; ``refused(Reason)`` says why not; ``plan_changed`` that another pawn, target or part is in hand;
    ``draw_wanted``, ``pass_wanted``, ``act_wanted`` and ``card_wanted(index)`` tell of keys and of a click
    on deck or die.
    """

    decided = Signal(object)
    asked = Signal(object, QPointF)
    refused = Signal(object)
    plan_changed = Signal()
    draw_wanted = Signal()
    pass_wanted = Signal()
    act_wanted = Signal()
    card_wanted = Signal(int)

    def __init__(self, model: KizmaModel, look: BoardLook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.board = BoardView(self, look)
        self.one_click = False
        self.card: Card | None = None
        self.parts: tuple[int, int] | None = None
        self.staged: Choice | None = None
        self._actions: tuple[PawnMove, ...] = ()
        self._choices: dict[Pawn, list[Choice]] = {}
        self._hovered: PawnItem | None = None
        self._aiming = Aiming(self.board, self)
        self.is_locked = True
        self.hand_changed.connect(self._on_hand_changed)

    # What can be done

    def offer(self, card: Card | None) -> None:
        """Let the person play with the card in play or one of the hand; nothing while locked."""
        self.unstage()
        self.cancel()
        self.card, self.parts = card, None
        self._take_actions()

    def offer_parts(self, parts: tuple[int, int] | None) -> None:
        """Show only a split into these two parts, or with None everything."""
        self.unstage()
        held = self.held
        self.cancel()
        self.parts = parts
        self._take_actions()
        if held is not None and self.may_take(held):
            self.select(held)

    @property
    def actions(self) -> tuple[PawnMove, ...]:
        """What can be played now, after everything chosen so far."""
        return self._actions

    def choices(self, pawn: Pawn) -> Sequence[Choice]:
        """Where a pawn can go now."""
        if pawn not in self._choices:
            self._choices[pawn] = self.model.choices(pawn, self._actions, self.card)
        return self._choices[pawn]

    def aimed(self) -> Choice | None:
        """The choice the pawn in hand is held over, or its only one."""
        if not isinstance(self.held, PawnItem):
            return None
        found = self.choices(self.held.pawn)
        if self.over is not None:
            return next((choice for choice in found if choice.place == self.over.key), None)
        whole = [choice for choice in found if not is_part(choice)] or found
        return whole[0] if len(whole) == 1 else None

    def play_aimed(self) -> None:
        """Play what ``aimed`` says."""
        choice, piece = self.aimed(), self.held
        if choice is not None and piece is not None:
            self.put(DropZone(choice.place, self.board.zone_box(choice.pawn, choice.place)))

    def unstage(self) -> None:
        """Take back the first part of a split."""
        if self.staged is not None:
            staged, self.staged = self.staged, None
            self.cancel()
            self._take_actions()
            self.send_home(self.board.pawns[staged.pawn])
            self.plan_changed.emit()

    def give_up(self) -> None:
        """Bring every pawn back that was put somewhere without being played."""
        self.unstage()
        for pawn in self.board.pawns:
            self.send_home(pawn)

    def set_locked(self, locked: bool) -> None:
        """Show which pawns may move only while the person may move them."""
        super().set_locked(locked)
        self.staged = None
        self._take_actions()

    def show_last(self, journeys: Iterable[tuple[Pawn, Place, Place]]) -> None:
        """Outline where the last move went and dot where it came from."""
        board = self.board
        board.under.show_last(
            [
                LastMove(board.point(pawn, start), board.point(pawn, end), board.side_at(pawn, end))
                for pawn, start, end in journeys
            ]
        )

    def show_advice(self, action: PawnMove) -> None:
        """Show an action as if its pawn were held over its target."""
        pawn = pawns_in(action)[0]
        item = self.board.pawns[pawn]
        if self.may_take(item):
            self.select(item)
            choice = next((choice for choice in self.choices(pawn) if action in choice.moves), None)
            if choice is not None:
                self._hover(item, DropZone(choice.place, self.board.zone_box(pawn, choice.place)))

    # What the gestures ask

    def may_take(self, piece: PieceItem) -> bool:
        """Only pawns that can go somewhere."""
        return not self.is_locked and isinstance(piece, PawnItem) and piece.is_playable

    def takeable(self) -> Sequence[PieceItem]:
        """The pawns that may move, in their own order."""
        return [pawn for pawn in self.board.pawns if pawn.is_playable]

    def zones(self, piece: PieceItem) -> Sequence[DropZone]:
        """The places a pawn can go to, the nearest first."""
        pawn = _pawn(piece)
        return [
            DropZone(choice.place, self.board.zone_box(pawn, choice.place)) for choice in self.choices(pawn)
        ]

    def zone_at(self, piece: PieceItem, point: QPointF) -> DropZone | None:
        """The target nearby, or whatever square lies there."""
        near = drop_zone.nearest(self._zones, point)
        if near is not None:
            return near
        pawn = _pawn(piece)
        place = self.board.place_near(pawn, point)
        if place is None or place == self.board.places[pawn]:
            return None
        return DropZone(place, self.board.zone_box(pawn, place), legal=False)

    def show_zones(self, piece: PieceItem, zones: Sequence[DropZone]) -> None:
        """Show targets, and the way to the only one."""
        pawn = _pawn(piece)
        self._aiming.hold(pawn)
        self._show_targets(pawn)

    def hide_zones(self) -> None:
        """Show only the last move."""
        self._aiming.hide()

    def preview(self, piece: PieceItem, zone: DropZone | None) -> None:
        """Show the way to the target under the pointer."""
        self._show_targets(_pawn(piece))
        self.plan_changed.emit()

    def drop(self, piece: PieceItem, zone: DropZone) -> bool:
        """Play, ask, keep the first part of a split, or say why not."""
        pawn = _pawn(piece)
        choice = next((choice for choice in self.choices(pawn) if choice.place == zone.key), None)
        if choice is None:
            self._refuse(pawn, zone.key if isinstance(zone.key, int) else None)
            return False
        if piece.pos() != piece.home:
            piece.setPos(self.board.point(pawn, choice.place))
        self._commit(choice)
        return True

    def press_refused(self, piece: PieceItem) -> None:
        """Play onto a pawn that stands on a target, or say why a pawn cannot move."""
        if self.staged is not None and _pawn(piece) == self.staged.pawn:
            self.unstage()
        elif not self._press_target(piece.pos()) and self._is_own(_pawn(piece)):
            self.queue.add(lambda: shake(piece))
            self.refused.emit(self.model.reason_against(_pawn(piece), None, self.card))

    def press_table(self, point: QPointF) -> None:
        """Play onto a target that only one pawn can reach."""
        self._press_target(point)

    # Mouse and keys beyond what all tables share

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Draw or roll by a click on deck or die; let a right click take back a part."""
        centre = self.board.centre
        if centre.is_waiting and centre.active_box().contains(event.scenePos()):
            self.draw_wanted.emit()
            event.accept()
        elif event.button() == Qt.MouseButton.RightButton and self.staged is not None and self.held is None:
            self.unstage()
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Lift the pawn under the pointer a little."""
        super().mouseMoveEvent(event)
        over = self.piece_at(event.scenePos()) if self.held is None else None
        may = over is not None and self.may_take(over)
        self._hover_pawn(over if may and isinstance(over, PawnItem) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through pawns and targets, draw, pass, choose a card."""
        if not self._own_key(Qt.Key(event.key())):
            super().keyPressEvent(event)
            return
        event.accept()

    def _own_key(self, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Space, *ENTER) and self.board.centre.is_waiting:
            self.draw_wanted.emit()
        elif key == Qt.Key.Key_Escape and self.held is None and self.staged is not None:
            self.unstage()
        elif self.is_locked:
            return False
        elif key in _SIDEWAYS:
            self._next_pawn(-1 if key == Qt.Key.Key_Left else 1)
        elif key in _UPWARDS and isinstance(self.held, PawnItem):
            self._next_target(self.held, -1 if key == Qt.Key.Key_Down else 1)
        elif key == Qt.Key.Key_P:
            self.pass_wanted.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            self.card_wanted.emit(key - Qt.Key.Key_1)
        elif key in ENTER and self.over is None:
            self.act_wanted.emit()
        else:
            return False
        return True

    def _next_pawn(self, step: int) -> None:
        self.queue.skip()
        pawns = list(self.takeable())
        if not pawns:
            return
        at = pawns.index(self.held) + step if self.held in pawns else (0 if step > 0 else -1)
        piece = pawns[at % len(pawns)]
        self.select(piece)
        if self.held is piece and self._zones:
            self._hover(piece, self._zones[-1])

    def _next_target(self, piece: PawnItem, step: int) -> None:
        zones = self._zones
        if zones:
            at = zones.index(self.over) + step if self.over in zones else 0
            self._hover(piece, zones[at % len(zones)])

    # One way from a target to a move

    def _commit(self, choice: Choice) -> None:
        splits = [move for move in choice.moves if isinstance(move, Split)]
        if not splits or self.staged is not None:
            self._settle(choice, choice.moves)
            return
        rests = rest_of(self._actions, choice)
        if len(rests) == 1:
            self._settle(choice, next(iter(rests.values())))
        else:
            self._stage(choice)

    def _settle(self, choice: Choice, moves: Sequence[PawnMove]) -> None:
        """Play the one move meant, or let a chooser ask where results or meanings differ."""
        candidates = list(moves)
        if all(isinstance(move, Split) for move in moves):
            candidates = list(self.model.results(moves, self.card).values())
        if len(candidates) == 1:
            self.decided.emit(candidates[0])
        else:
            self.asked.emit(tuple(candidates), self.board.point(choice.pawn, choice.place))

    def _stage(self, choice: Choice) -> None:
        """Leave the first pawn on its dot and wait for the one that takes the rest."""
        item = self.board.pawns[choice.pawn]
        self.staged = choice
        self._take_actions()
        item.setPos(self.board.point(choice.pawn, choice.place))
        self.plan_changed.emit()

    def _press_target(self, point: QPointF) -> bool:
        """Play onto the target at a point if one pawn can reach it; tell whether there is one."""
        if self.is_locked:
            return False
        found = [
            choice
            for item in self.takeable()
            for choice in self.choices(_pawn(item))
            if self.board.zone_box(choice.pawn, choice.place).contains(point)
        ]
        if len(found) == 1:
            self._commit(found[0])
        elif found:
            self.refused.emit(Reason("several_pawns"))
        return bool(found)

    def _refuse(self, pawn: Pawn, place: Place | None) -> None:
        item = self.board.pawns[pawn]
        self.queue.add(lambda: shake(item))
        self.refused.emit(self.model.reason_against(pawn, place, self.card))

    def _is_own(self, pawn: Pawn) -> bool:
        view = self.model.view()
        if self.is_locked or view.seat is None:
            return False
        mine = view.colour
        is_team = self.model.match.options.flag("partners")
        return colour_of(pawn) == mine or (is_team and colour_of(pawn) % 2 == mine % 2)

    def _take_actions(self) -> None:
        self._choices.clear()
        found = () if self.is_locked else self.model.actions(self.card)
        if self.parts is not None:
            found = tuple(move for move in found if is_shared(move, self.parts))
        movable = {pawn for move in found for pawn in pawns_in(move)}
        if self.staged is not None:
            found = tuple(move for move in found if move in self.staged.moves)
            movable = {pawn for move in found for pawn in pawns_in(move)} - {self.staged.pawn}
        self._actions = found
        self._aiming.mark_movable(movable)

    def _show_targets(self, pawn: Pawn) -> None:
        faint = self.parts is None and self.staged is None
        self._aiming.show(self.choices(pawn), self.aimed(), faint_parts=faint)

    def _on_hand_changed(self) -> None:
        self.plan_changed.emit()
        if self.one_click and self.hand is Hand.SELECTED and len(self._zones) == 1:
            self.put(self._zones[0])

    def _hover_pawn(self, pawn: PawnItem | None) -> None:
        if pawn is not self._hovered:
            if self._hovered is not None:
                self._hovered.set_flags(is_hovered=False)
            self._hovered = pawn
            if pawn is not None:
                pawn.set_flags(is_hovered=True)


def _pawn(piece: PieceItem) -> Pawn:
    if not isinstance(piece, PawnItem):
        raise TypeError(piece)
    return piece.pawn
