"""The Kızma table as the game page sees it: board, panels and overlays; must not know the rules."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QSizeF, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from common.core.transition import CHANCE, Reason
from common.ui.game_table import GameTable
from common.ui.game_texts import GameTexts
from common.ui.scale import SizeClass
from common.ui.seat_colors import SeatColor
from common.ui.theme import theme
from kizma.engine import events
from kizma.engine.moves import ChooseColour, Discard, Play
from kizma.model import TICK_MS, KizmaModel
from kizma.ui import table_words
from kizma.ui.announcements import announcements
from kizma.ui.board_painter import BoardLook
from kizma.ui.board_state import describe_pawns, show_centre, show_last
from kizma.ui.choreography import Choreography
from kizma.ui.colours import color_of
from kizma.ui.decider import Decider
from kizma.ui.gates import Gate, Gates
from kizma.ui.layout import Metrics, lay_out
from kizma.ui.over_board import OverBoard
from kizma.ui.panel_writer import PanelWriter
from kizma.ui.panels import Panels, colours_of
from kizma.ui.scene import KizmaScene
from kizma.ui.table_view import TableView


class KizmaTable(GameTable):
    """Everything under the top bar.

    Where a person turns his card over, rolls, or has read the score sheet, the table waits at a gate: it is
    not at rest before the gate is opened.
    """

    def __init__(self, model: KizmaModel, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(model, texts, parent)
        self._model = model
        self._seen = model.view()
        self._may_act = False
        self._one_click = False
        self._is_paused = False
        self.scene = KizmaScene(model, self._look(), self)
        self.gates = Gates(self.scene.queue)
        self.view = TableView(self.scene, self)
        self.over = OverBoard(self)
        self._writer = PanelWriter(model, self.scene)
        self._decider = Decider(model, self.scene, self.over, self._writer, self)
        self._choreography = Choreography(model, self.scene, self)
        self._build()
        self._connect()
        self.setFocusProxy(self.view)
        self.sync(self._seen)

    # What the game page calls

    def is_at_rest(self) -> bool:
        """Tell whether no animation is running and nobody is waited for."""
        return self.scene.queue.is_idle and not self.gates.first and not self._is_paused

    def play(self, step: Any) -> None:
        """Animate one log line."""
        self.over.chooser.clear()
        self._announce(step.events)
        found = self._choreography.steps(step.events)
        if self._is_roll_due():
            found.append(Gate.ROLL)
        self._model.card_is_down = self._model.card_is_down or Gate.DRAW in found
        self.gates.enqueue([*found, self._close])

    def sync(self, observation: Any) -> None:
        """Show exactly what the viewer knows."""
        self.scene.queue.clear()
        self.gates.clear()
        self._model.card_is_down = False
        self.over.clear()
        self.scene.set_locked(True)
        self._seen = observation
        self.scene.board.use(self._look())
        self._lay_out()
        self._show_all()

    def skip(self) -> None:
        """Bring running animations to their end, and open every gate."""
        self.scene.queue.skip()
        while self.gates.first:
            self.open_gate()
            self.scene.queue.skip()

    def set_input(self, enabled: bool) -> None:
        """Let the person at the screen act or not."""
        self._may_act = enabled
        self._let_act()
        if not enabled:
            self.over.picker.hide()
        elif not self._seen.seating.colours:
            self._decider.ask_colour()
        else:
            self.panels.show_card_tab()
        self._refresh_panel()

    def set_thinking(self, seat: int | None) -> None:
        """Show which bot is thinking."""
        self.thinking_seat = seat
        self.panels.thinking = seat
        self.panels.show(self._seen, self._model.topology)

    def show_advice(self, move: Any) -> None:
        """Hold the pawn of a good move over its target."""
        if isinstance(move, Play):
            self.scene.offer(move.card)
            self.scene.show_advice(move.action)
        elif isinstance(move, Discard):
            self.scene.offer(move.card)
        elif isinstance(move, ChooseColour):
            self.over.picker.discs[move.colour].setFocus()
        else:
            self.scene.show_advice(move)
        self._refresh_panel()

    def set_one_click(self, enabled: bool) -> None:
        """Play a sole legal choice with one click, and turn cards over by themselves, or not."""
        self._one_click = enabled
        self.scene.one_click = enabled

    def seat_color(self, seat: int) -> SeatColor | None:
        """Return the colour a seat has taken, or None before that."""
        colours = self._model.view().seating.colours
        return color_of(colours[seat]) if colours else None

    # What the person at the screen does

    def open_gate(self) -> None:
        """Go on: turn the card over, roll, or begin the next game."""
        if self.gates.first is Gate.SHEET:
            self.over.sheet.hide()
        if self.gates.first:
            self.scene.board.centre.set_waiting(False)
            self._model.card_is_down = False
            self.gates.open()
            self._model.card_is_down = self.gates.holds(Gate.DRAW)
            self.status_changed.emit()
            if self.scene.queue.is_idle:
                self._on_idle()

    def act(self) -> None:
        """Press the panel's main button."""
        if self.gates.first:
            self.open_gate()
        elif self.panels.card.state.is_ready:
            self._decider.act()
        if not self.over.chooser.isVisible():
            self.view.setFocus()

    def toggle_pause(self) -> None:
        """Let time and game stand still, or go on."""
        self._is_paused = not self._is_paused
        self._show_pause()
        self._let_act()
        self._refresh_panel()
        if self._is_paused:
            self.over.pause.appear()
            return
        self.over.pause.hide()
        if self.scene.queue.is_idle:
            self._on_idle()

    # What the choreography asks

    def seat_point(self, seat: int) -> QPointF:
        """Return where a seat's cards come from."""
        return self.panels.seat_point(seat)

    def is_awaited(self, seat: int) -> bool:
        """Tell whether a person at this screen turns a seat's card over."""
        own = seat == self._model.viewer or not self._model.needs_curtain
        return seat in self._model.humans and own and not self._one_click

    def show_order(self, drawn: events.OrderDrawn) -> None:
        """Show the draw for the first turn."""
        self.over.show_order(drawn, self._model)

    def hide_order(self) -> None:
        """Take the draw away."""
        self.over.order.hide()

    def seat_all(self) -> None:
        """Give the seats the colours they have taken."""
        self._seen = self._model.view()
        self.scene.board.use(self._look())
        self._lay_out()

    # Building

    def _build(self) -> None:
        """Make the panels for the present size class."""
        self._compact = theme().size_class is SizeClass.COMPACT
        self.panels = Panels(self._model, compact=self._compact, parent=self)
        panels = self.panels
        panels.card.acted.connect(self.act)
        panels.card.aside_wanted.connect(self._decider.act_aside)
        panels.card.segment_chosen.connect(self._decider.choose_parts)
        panels.card.card_chosen.connect(self._decider.choose_card)
        panels.log.pointed.connect(self._on_pointed)
        panels.clock.clicked.connect(self.toggle_pause)
        if self._model.clock is not None:
            panels.clock.show_time(int(self._model.clock.seconds))
            self._model.clock.ticked.connect(panels.clock.show_time)
        self._show_pause()

    def _connect(self) -> None:
        scene, over = self.scene, self.over
        scene.queue.idle.connect(self._on_idle)
        scene.plan_changed.connect(self._refresh_panel)
        scene.draw_wanted.connect(self.open_gate)
        scene.act_wanted.connect(self.act)
        self._decider.refused.connect(self._refuse)
        self._decider.changed.connect(self._refresh_panel)
        self._decider.answered.connect(self.view.setFocus)
        over.sheet.continued.connect(self.open_gate)
        over.pause.resumed.connect(self.toggle_pause)
        self._beat = QTimer(self)
        self._beat.setInterval(TICK_MS)
        self._beat.timeout.connect(self._on_beat)
        if self._model.clock is not None:
            self._beat.start()
        theme().changed.connect(self._on_theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand where there is room."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Give keys to the board."""
        super().showEvent(event)
        self.view.setFocus()

    def _on_theme(self) -> None:
        if (theme().size_class is SizeClass.COMPACT) != self._compact:
            self._rebuild()
        self._lay_out()
        self.scene.update()

    def _rebuild(self) -> None:
        old = self.panels
        if self._model.clock is not None:
            self._model.clock.ticked.disconnect(old.clock.show_time)
        for widget in old.widgets():
            widget.hide()
            widget.deleteLater()
        self._build()
        self.panels.thinking = self.thinking_seat
        self.panels.appear()
        self.over.raise_all()
        self._show_all()

    def _lay_out(self) -> None:
        look = theme()
        colours = colours_of(self._seen, len(self._model.match.seats))
        size = QSizeF(self.width(), self.height())
        metrics = Metrics(
            size, look.s, look.type_scale, look.size_class, colours, self._model.clock is not None
        )
        layout = lay_out(metrics)
        self.view.setGeometry(0, 0, self.width(), self.height())
        self.scene.setSceneRect(0, 0, self.width(), self.height())
        self.scene.board.lay_out(layout.board)
        self.panels.lay_out(layout, colours)
        self.over.set_board(layout.board)
        show_last(self.scene, self._model)

    def _look(self) -> BoardLook:
        colours = colours_of(self._seen, len(self._model.match.seats))
        return BoardLook.of(self._model.match.options, tuple(sorted(colours)))

    # Showing

    def _close(self) -> None:
        """Bring what no animation shows up to date."""
        self._seen = self._model.view()
        self._show_all()

    def _show_all(self) -> None:
        seen = self._seen
        self.scene.board.place_pawns(seen.places)
        show_centre(self.scene, self._model, seen)
        describe_pawns(self.scene, self._model, seen)
        self.panels.show(seen, self._model.topology)
        show_last(self.scene, self._model)
        self._refresh_panel()

    def _refresh_panel(self) -> None:
        gate = self.gates.first
        if gate is None and self._model.card_is_down:
            gate = Gate.DRAW
        state = self._writer.write(self._seen, gate, may_act=self._decider.may_act)
        centre = self.scene.board.centre
        if centre.is_cards and centre.only_open and self._seen.running:
            state = replace(state, deck=centre.words[0])
        self.panels.card.show_state(state)

    def _let_act(self) -> None:
        """Let the person choose what to play while it is his turn and nothing stands still."""
        may = self._may_act and not self._is_paused
        self._decider.may_act = may
        self.scene.set_locked(not may)
        if may and self._seen.seating.colours:
            self._decider.begin()

    def _show_pause(self) -> None:
        self.panels.clock.show_paused(self._is_paused, table_words.clock_name(paused=self._is_paused))

    def _announce(self, happened: tuple[object, ...]) -> None:
        """Say in a banner or toast what no pawn shows."""
        match = self._model.match
        for said in announcements(happened, match.seats, match.options):
            if said.seat is None:
                self.toast.emit(said.text, said.rule)
            else:
                self.banner.emit(said.seat, said.text)

    # Waiting and going on

    def _is_roll_due(self) -> bool:
        model = self._model
        seat = model.turn_seat()
        is_dice = model.match.options.word("form") == "dice"
        is_asked = self.gates.holds(Gate.ROLL)
        return (
            is_dice and model.actor == CHANCE and seat is not None and self.is_awaited(seat) and not is_asked
        )

    def _on_idle(self) -> None:
        if self._is_paused:
            return
        gate = self.gates.first
        if gate is None:
            self.at_rest.emit()
        elif self._model.outcome is not None:
            self.open_gate()
        elif gate is Gate.SHEET:
            self._show_sheet()
        else:
            self._await_gesture()

    def _await_gesture(self) -> None:
        self._seen = self._model.view()
        show_centre(self.scene, self._model, self._seen)
        self.scene.board.centre.set_waiting(True)
        self.panels.show(self._seen, self._model.topology)
        self.panels.show_card_tab()
        show_last(self.scene, self._model)
        self._refresh_panel()
        self.status_changed.emit()

    def _show_sheet(self) -> None:
        may_wait = bool(self._model.humans)
        self.over.show_sheet(self._model, may_go_on=may_wait)
        if not may_wait:
            self.open_gate()

    def _on_beat(self) -> None:
        if self._model.clock is not None:
            self._model.clock.beat(runs=self._may_time_run())

    def _may_time_run(self) -> bool:
        actor = self._model.actor
        is_curtained = (
            self._model.needs_curtain and actor in self._model.humans and actor != self._model.viewer
        )
        is_covered = (
            QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None
        )
        is_held = self._is_paused or is_curtained or is_covered or self.over.sheet.isVisible()
        return self.isVisible() and not is_held and self._model.is_timed_now()

    def _refuse(self, reason: Reason) -> None:
        self.toast.emit(self.texts.reason(reason), self.texts.rule_of(reason))

    def _on_pointed(self, journeys: Any) -> None:
        if journeys is None:
            show_last(self.scene, self._model)
        else:
            self.scene.show_last(journeys)
