"""The Qwirkle table: marble, panels, rack and buttons as the game page sees them; must not know the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from common.core.transition import Reason
from common.ui.game_table import GameTable
from common.ui.game_texts import GameTexts
from common.ui.scale import SizeClass
from common.ui.theme import theme
from qwirkle.engine import events
from qwirkle.engine.board import Cell
from qwirkle.engine.moves import Place, Swap
from qwirkle.model import QwirkleModel, Step
from qwirkle.ui import table_words
from qwirkle.ui.actions import Actions, ActionState
from qwirkle.ui.air_layer import AirLayer
from qwirkle.ui.board_view import KEY_STEP, BoardView
from qwirkle.ui.camera import Camera
from qwirkle.ui.choreography import Choreography
from qwirkle.ui.layout import Layout, Metrics, lay_out
from qwirkle.ui.mark_layer import Claim
from qwirkle.ui.panels import Panels
from qwirkle.ui.scene import QwirkleScene

TOAST_GAP = 26.0
"""From the upper edge of the rack's bar to a message over its tiles, in dp."""


class QwirkleTable(GameTable):
    """Everything under the top bar."""

    def __init__(self, model: QwirkleModel, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(model, texts, parent)
        self._model = model
        self._random = Random()
        self._seen = model.view()
        self._may_act = False
        self._has_fitted = False
        self._claimed = 0
        self.camera = Camera(self)
        self.scene = QwirkleScene(model, self.camera, self)
        self.view = BoardView(self.scene, self.camera, self)
        self._build()
        self._air = AirLayer(self.scene, self)
        self._choreography = Choreography(model, self.scene, self.panels, self._framing, self)
        self.view.fit_wanted.connect(self.fit)
        self.scene.queue.idle.connect(self._on_idle)
        self.scene.refused.connect(self._refuse)
        self.scene.claim_changed.connect(self._on_claim)
        self.scene.staged_changed.connect(self._refresh_actions)
        self.scene.picked_changed.connect(self._refresh_actions)
        theme().changed.connect(self._on_theme)
        self.setFocusProxy(self.view)
        self.sync(self._seen)

    # What the game page calls

    def is_at_rest(self) -> bool:
        """Tell whether no animation is running."""
        return self.scene.queue.is_idle

    def play(self, step: Step) -> None:
        """Animate one log line."""
        self._clear_advice()
        self.scene.cancel()
        self._announce(step)
        self._seen = step.observation
        self.scene.queue.add(*self._choreography.steps(step))

    def sync(self, observation: Any) -> None:
        """Show exactly what the viewer knows."""
        self.scene.queue.clear()
        self._seen = observation
        self._clear_advice()
        self.scene.clear_flyers()
        for tile in list(self.scene.staged.values()):
            self.scene.take_back(tile)
        self.scene.queue.skip()
        self.scene.show_hand(self._seen.hand)
        self.scene.board.show_tiles(dict(self._seen.board.tiles))
        self.scene.board.mark_last(self._last_cells())
        self.scene.marks.show_claim(None, {})
        self.panels.show(self._seen, self._model.tracker(self._seen))
        self._refresh_actions()
        if self._has_fitted:
            self._fit_if_outside(tuple(self._seen.board.tiles))
        self.status_changed.emit()

    def skip(self) -> None:
        """Bring running animations to their end."""
        self.scene.queue.skip()

    def set_input(self, enabled: bool) -> None:
        """Let the person at the screen act or not."""
        self._may_act = enabled
        if not enabled and self.scene.is_swapping:
            self.scene.set_swapping(False)
        self.scene.set_locked(not enabled)
        self._refresh_actions()

    def set_thinking(self, seat: int | None) -> None:
        """Show which bot is thinking."""
        self.thinking_seat = seat
        self.panels.set_thinking(seat, self._seen)

    def show_advice(self, move: Any) -> None:
        """Show a move on the table as a hint: ghosts and rings, or the tiles to be swapped."""
        self.scene.take_back_all()
        self.scene.queue.skip()
        if isinstance(move, Place):
            preview = self._model.preview(dict(move.tiles))
            if preview is not None:
                self._fit_if_outside([cell for cell, _ in move.tiles])
                cells = tuple(cell for cell, _ in move.tiles)
                claim = Claim.of(preview.lines, cells, preview.points)
                self.scene.marks.show_claim(claim, dict(move.tiles))
        elif isinstance(move, Swap):
            self._start_swap()
            self._pick(move)

    def toast_lift(self) -> float:
        """Return how high a message floats: over the tiles on the rack."""
        rack = self._layout.rack
        if rack.isEmpty():
            return super().toast_lift()
        return (self.height() - rack.top()) / theme().s + TOAST_GAP

    def banner_drop(self) -> float:
        """Return how far down a banner floats: under the players' strip in a small window."""
        return super().banner_drop() + self._layout.strip.bottom() / theme().s

    def set_one_click(self, enabled: bool) -> None:
        """Play a sole legal choice with one click or not."""
        self.scene.one_click = enabled

    # What the person at the screen asks for

    def confirm(self) -> None:
        """Submit the tiles laid out, or those chosen to be swapped."""
        if not self._may_act:
            return
        if self.scene.is_swapping:
            self._confirm_swap()
            return
        if self.scene.over is not None and self.scene.over.legal:
            self.scene.put(self.scene.over)
        staged = self.scene.staged_kinds()
        preview = self._model.preview(staged)
        if preview is None or preview.reason is not None:
            self._refuse(preview.reason if preview and preview.reason else Reason("no_tiles"))
            return
        move = self._model.placement(staged)
        self.scene.cancel()
        first, written = min(staged), move.tiles[0][0]
        self.scene.shift_staged((written[0] - first[0], written[1] - first[1]))
        self._model.submit(move, self._model.ply)

    def toggle_swap(self) -> None:
        """Begin to choose tiles to swap, or stop."""
        if not self._may_act:
            return
        if self.scene.is_swapping:
            self.scene.set_swapping(False)
            return
        reason = self._swap_reason()
        if reason is not None:
            self._refuse(reason)
        else:
            self._start_swap()

    def pass_turn(self) -> None:
        """Pass, where the house rules let one."""
        move = self._model.own_pass()
        if self._may_act and move is not None:
            self.scene.take_back_all()
            self._model.submit(move, self._model.ply)

    def shuffle(self) -> None:
        """Mix the tiles on the rack."""
        self.scene.shuffle(self._random)

    def fit(self) -> None:
        """Show all tiles."""
        self.scene.queue.skip()
        cells = [*self._seen.board.tiles, *self.scene.staged]
        self.scene.queue.add(lambda: self.camera.glide(*self.camera.fitting(cells, self._layout.free)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm, swap, shuffle; close what is open."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if control:
                self.confirm()
            case Qt.Key.Key_D if not control:
                self.toggle_swap()
            case Qt.Key.Key_K if not control:
                self.shuffle()
            case Qt.Key.Key_Escape if self.scene.is_swapping:
                self.scene.set_swapping(False)
            case Qt.Key.Key_Escape if self.panels.popovers.is_open():
                self.panels.popovers.close()
            case _ if not self.view.hasFocus():
                self.scene.keyPressEvent(event)
                return
            case _:
                event.ignore()
                return
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew; what was in the middle of the free area stays there."""
        self._arrange()

    # Building and arranging

    def _build(self) -> None:
        self._compact = theme().size_class is SizeClass.COMPACT
        seats = self._model.match.seats
        self.panels = Panels(seats, self.camera, compact=self._compact, parent=self)
        self.buttons = Actions(table_words.action_words(), self)
        self.buttons.swap.connect(self.toggle_swap)
        self.buttons.shuffle.connect(self.shuffle)
        self.buttons.confirm.connect(self.confirm)
        self.buttons.take_back.connect(self.scene.take_back_all)
        self.buttons.pass_turn.connect(self.pass_turn)
        minimap = self.panels.minimap
        minimap.nearer.clicked.connect(lambda: self.view.zoom_by(KEY_STEP))
        minimap.farther.clicked.connect(lambda: self.view.zoom_by(1 / KEY_STEP))
        minimap.fit.clicked.connect(self.fit)
        minimap.pointed.connect(self._look_at)
        self.panels.log.pointed.connect(self._point_at)
        self.buttons.set_visible(self._has_rack())

    def _rebuild(self) -> None:
        """Make panels and buttons of the other kind: the window has become small, or has grown."""
        for widget in (*self.panels.widgets(), *self.buttons.buttons()):
            widget.hide()
            widget.deleteLater()
        self._build()
        self._choreography.use(self.panels)
        self.panels.show(self._seen, self._model.tracker(self._seen))
        self.panels.set_thinking(self.thinking_seat, self._seen)
        self._refresh_actions()

    def _has_rack(self) -> bool:
        return self._seen.seat is not None

    def _arrange(self) -> None:
        if self.width() < 1 or self.height() < 1:
            return
        self.scene.queue.skip()
        camera = self.camera
        before = (self._layout.free.center() - camera.origin) / camera.pitch if self._has_fitted else None
        camera.rescale()
        self.view.setGeometry(self.rect())
        self._air.setGeometry(self.rect())
        self._air.raise_()
        seats = len(self._model.match.seats)
        size = QSizeF(self.size())
        metrics = Metrics(
            size, theme().s, theme().type_scale, theme().size_class, seats, has_rack=self._has_rack()
        )
        self._layout: Layout = lay_out(metrics)
        covered = self.panels.lay_out(self._layout)
        limits = QRectF(self.rect()).adjusted(self._layout.free.left(), 0, 0, -theme().dp(8))
        covered += self.buttons.lay_out(
            self._layout.swap_stack, self._layout.confirm_stack, limits, icons=self._compact
        )
        if before is None:
            camera.fit(self._seen.board.tiles, self._layout.free)
        else:
            camera.look(camera.zoom, self._layout.free.center() - before * camera.pitch)
        self._has_fitted = True
        self.scene.lay_out(self._layout, covered)

    def _on_theme(self) -> None:
        """Follow another size class at once; sizes follow with the next event, after all widgets have."""
        if (theme().size_class is SizeClass.COMPACT) is not self._compact:
            self._rebuild()
        QTimer.singleShot(0, self, self._arrange)

    # Answers to the scene

    def _on_idle(self) -> None:
        self._refresh_actions()
        self.status_changed.emit()
        self.at_rest.emit()

    def _on_claim(self, points: int) -> None:
        if points == self._claimed:
            return
        seat = self._seen.seat
        if seat is not None:
            self.panels.set_pending(seat, points)
        self._claimed = points
        self._refresh_actions()

    def _refuse(self, reason: Reason) -> None:
        self.toast.emit(self.texts.reason(reason), self.texts.rule_of(reason))

    def _refresh_actions(self) -> None:
        if not self._has_rack():
            return
        scene, swapping = self.scene, self.scene.is_swapping
        staged, picked = scene.staged_kinds(), scene.picked()
        preview = self._model.preview(staged) if self._may_act and staged else None
        fault = preview.reason if preview else None
        swap_reason = self._swap_reason() if self._may_act else None
        claim = f"+{self._claimed}" if self._claimed else ""
        self.buttons.show_state(
            ActionState(
                may_act=self._may_act,
                swapping=swapping,
                swap_reason=self.texts.reason(swap_reason) if swap_reason else "",
                confirm_reason=self.texts.reason(fault) if fault else "",
                can_confirm=bool(picked) if swapping else self._claimed > 0,
                confirm_text=str(len(picked) or "") if swapping else claim,
                can_take_back=bool(staged) and self._may_act,
                can_pass=self._may_act and self._model.own_pass() is not None,
            )
        )

    def _swap_reason(self) -> Reason | None:
        return self._model.reason_against_swap(self._seen.hand[:1])

    def _start_swap(self) -> None:
        self.scene.set_swapping(True)

    def _pick(self, move: Swap) -> None:
        wanted = list(move.kinds)
        for tile in self.scene.rack.tiles():
            if tile.kind in wanted:
                wanted.remove(tile.kind)
                self.scene.toggle(tile)

    def _confirm_swap(self) -> None:
        kinds = [tile.kind for tile in self.scene.picked() if tile.kind is not None]
        reason = self._model.reason_against_swap(kinds)
        if reason is not None:
            self._refuse(reason)
            return
        self.scene.set_swapping(False)
        self._model.submit(Swap.of(kinds), self._model.ply)

    def _announce(self, step: Step) -> None:
        """Tell by a banner what another player did that no tile shows, and read placements out."""
        for event in step.events:
            match event:
                case events.TilesPlaced(seat, _, _, points):
                    sentence = table_words.scored(self._name(seat), points)
                    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
                case events.StarterChosen(seat):
                    self.banner.emit(seat, table_words.starts(self._name(seat)))
                case events.TilesSetAside(seat, kinds) if seat != self._seen.seat:
                    self.banner.emit(seat, table_words.swapped(self._name(seat), len(kinds)))
                case events.Passed(seat, forced) if forced or seat != self._seen.seat:
                    self.banner.emit(seat, table_words.passed(self._name(seat), forced=forced))
                case events.WentOut(seat, points):
                    self.banner.emit(seat, table_words.went_out(self._name(seat), points))

    def _name(self, seat: int) -> str:
        return self._model.match.seats[seat].name

    def _clear_advice(self) -> None:
        self.scene.show_claim()

    def _last_cells(self) -> set[Cell]:
        placed = [turn.placed for turn in self._seen.turns if turn.placed]
        return {cell for cell, _ in placed[-1]} if placed else set()

    def _point_at(self, cells: Sequence[Cell]) -> None:
        """Ring the turn the log is pointed at instead of the last one."""
        self.scene.board.mark_last(set(cells) or self._last_cells())

    def _look_at(self, point: QPointF) -> None:
        offset = point * self.camera.pitch
        self.camera.look(self.camera.zoom, self._layout.free.center() - offset)

    def _is_outside(self, cells: Sequence[Cell]) -> bool:
        area = self._layout.free
        return any(not area.contains(self.camera.rect(cell)) for cell in cells)

    def _framing(self, cells: Sequence[Cell]) -> QAbstractAnimation | None:
        if not self._has_fitted or not self._is_outside(cells):
            return None
        together = [*self._seen.board.tiles, *cells]
        return self.camera.glide(*self.camera.fitting(together, self._layout.free))

    def _fit_if_outside(self, cells: Sequence[Cell]) -> None:
        if self._is_outside(cells):
            self.camera.fit([*self._seen.board.tiles, *cells], self._layout.free)
