"""The Kızma table: board, panels and what lies over them as the game page sees it; must not know the rules."""

from collections import deque
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from common.core.transition import CHANCE, Reason
from common.ui.animation_queue import AnimationStep
from common.ui.game_table import GameTable
from common.ui.game_texts import GameTexts
from common.ui.scale import SizeClass
from common.ui.seat_colors import SeatColor
from common.ui.theme import theme
from kizma.engine import events
from kizma.engine.moves import ChooseColour, Discard, PawnMove, Play
from kizma.engine.observation import Observation
from kizma.model import TICK_MS, KizmaModel
from kizma.ui import table_words
from kizma.ui.board_painter import BoardLook
from kizma.ui.card_signs import sign_of
from kizma.ui.choreography import Choreography
from kizma.ui.colours import color_of
from kizma.ui.deed_words import meaning_label, pass_sentence
from kizma.ui.layout import Metrics, lay_out
from kizma.ui.over_board import OverBoard
from kizma.ui.panel_writer import Gate, PanelWriter
from kizma.ui.panels import Panels, colours_of
from kizma.ui.scene import KizmaScene


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
        self._waiting: deque[tuple[Gate, list[AnimationStep]]] = deque()
        self._asked: tuple[PawnMove, ...] = ()
        self.scene = KizmaScene(model, self._look(), self)
        self.view = _make_view(self.scene, self)
        self.over = OverBoard(self)
        self._writer = PanelWriter(model, self.scene)
        self._choreography = Choreography(model, self.scene, self)
        self._build()
        self._connect()
        self.setFocusProxy(self.view)
        self.sync(self._seen)

    # What the game page calls

    def is_at_rest(self) -> bool:
        """Tell whether no animation is running and nobody is waited for."""
        return self.scene.queue.is_idle and not self._waiting and not self._is_paused

    def play(self, step: Any) -> None:
        """Animate one log line."""
        self.over.chooser.clear()
        self._announce(step.events)
        found: list[AnimationStep | Gate] = self._choreography.steps(step.events)
        if self._is_roll_due():
            found.append(Gate.ROLL)
        self._model.card_is_down = self._model.card_is_down or Gate.DRAW in found
        self._enqueue([*found, self._close])

    def sync(self, observation: Any) -> None:
        """Show exactly what the viewer knows."""
        self.scene.queue.clear()
        self._waiting.clear()
        self._model.card_is_down = False
        self.over.clear()
        self.scene.set_locked(True)
        self._seen = observation
        self.seat_all()
        self._show_all()

    def skip(self) -> None:
        """Bring running animations to their end, and open every gate."""
        self.scene.queue.skip()
        while self._waiting:
            self.open_gate()
            self.scene.queue.skip()

    def set_input(self, enabled: bool) -> None:
        """Let the person at the screen act or not."""
        self._may_act = enabled
        self.scene.set_locked(not enabled or self._is_paused)
        if not enabled:
            self.over.picker.hide()
        elif not self._seen.seating.colours:
            self._ask_colour()
        else:
            self.scene.offer(self._first_card())
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
        if self._waiting:
            gate, steps = self._waiting.popleft()
            self._model.card_is_down = any(other is Gate.DRAW for other, _ in self._waiting)
            self.scene.board.centre.set_waiting(False)
            if gate is Gate.SHEET:
                self.over.sheet.hide()
            self.status_changed.emit()
            self.scene.queue.add(*steps)
            if not steps:
                self._on_idle()

    def act(self) -> None:
        """Press the panel's main button."""
        if self._waiting:
            self.open_gate()
        elif self.panels.card.state.is_ready and self._may_act:
            if self.scene.aimed() is not None:
                self.scene.play_aimed()
            else:
                self._lay_off()

    def act_aside(self) -> None:
        """Pass of one's own will, or lay a card off."""
        own = self._model.own_pass()
        if own is not None and self._may_act:
            self._model.submit(own, self._model.ply)
        else:
            self._lay_off()

    def toggle_pause(self) -> None:
        """Let time and game stand still, or go on."""
        self._is_paused = not self._is_paused
        self._show_pause()
        self.scene.set_locked(self._is_paused or not self._may_act)
        if self._is_paused:
            self.over.pause.appear()
            return
        self.over.pause.hide()
        if self._may_act and self._seen.seating.colours:
            self.scene.offer(self._first_card())
        self._refresh_panel()
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
        panels.card.aside_wanted.connect(self.act_aside)
        panels.card.segment_chosen.connect(self._on_segment)
        panels.card.card_chosen.connect(self._on_card)
        panels.log.pointed.connect(self._on_pointed)
        panels.clock.clicked.connect(self.toggle_pause)
        if self._model.clock is not None:
            panels.clock.show_time(int(self._model.clock.seconds))
            self._model.clock.ticked.connect(panels.clock.show_time)
        self._show_pause()

    def _connect(self) -> None:
        scene, over = self.scene, self.over
        scene.queue.idle.connect(self._on_idle)
        scene.decided.connect(self._decide)
        scene.asked.connect(self._ask)
        scene.refused.connect(self._refuse)
        scene.plan_changed.connect(self._refresh_panel)
        scene.draw_wanted.connect(self.open_gate)
        scene.pass_wanted.connect(self._on_pass_key)
        scene.card_wanted.connect(self._on_card)
        over.chooser.chosen.connect(self._on_chosen)
        over.chooser.cancelled.connect(scene.give_up)
        over.picker.picked.connect(self._on_colour)
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
        for widget in self.panels.widgets():
            if widget.parentWidget() is self and not widget.testAttribute(
                Qt.WidgetAttribute.WA_WState_ExplicitShowHide
            ):
                widget.show()
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
        self._show_last()

    def _look(self) -> BoardLook:
        colours = colours_of(self._seen, len(self._model.match.seats))
        return BoardLook.of(self._model.match.options, tuple(sorted(colours)))

    # Showing

    def _close(self) -> None:
        """Bring what no animation shows up to date."""
        self._seen = self._model.view()
        self._show_all()

    def _show_all(self) -> None:
        seen: Observation = self._seen
        self.scene.board.place_pawns(seen.places)
        self._show_centre(seen)
        self.panels.show(seen, self._model.topology)
        self._show_last()
        self._refresh_panel()

    def _show_centre(self, seen: Observation) -> None:
        centre, options = self.scene.board.centre, self._model.match.options
        if options.word("form") == "dice":
            centre.show_die(seen.turn.card or self._model.last_roll())
            return
        card = seen.used[-1] if seen.used else None
        if not options.flag("scored"):
            card = seen.turn.card or (11 if seen.turn.eleven else card)
        count = seen.pile + self._model.card_is_down
        sign = sign_of(card, options) if card is not None else None
        centre.show_cards(count, card, sign, table_words.deck_words(count))

    def _show_last(self) -> None:
        deed = next((deed for deed in self._model.deeds(6) if deed.journeys), None)
        self.scene.show_last(deed.journeys if deed is not None else ())

    def _refresh_panel(self) -> None:
        gate = self._waiting[0][0] if self._waiting else None
        if gate is None and self._model.card_is_down:
            gate = Gate.DRAW
        may_act = self._may_act and not self._is_paused
        state = self._writer.write(self._seen, gate, may_act=may_act)
        centre = self.scene.board.centre
        if centre.is_cards and centre.only_open and self._seen.running:
            state = replace(state, deck=centre.words[0])
        self.panels.card.show_state(state)

    def _show_pause(self) -> None:
        self.panels.clock.show_paused(self._is_paused, table_words.clock_name(paused=self._is_paused))

    def _announce(self, happened: tuple[object, ...]) -> None:
        """Say in a banner or toast what no pawn shows."""
        for event in happened:
            match event:
                case events.TurnPassed(seat, _):
                    self.banner.emit(seat, f"{self._name(seat)}: {pass_sentence(event)}")
                case events.RollsAgain(seat, after_six):
                    words = table_words.rolls_again(after_six=after_six)
                    self.banner.emit(seat, f"{self._name(seat)}: {words}")
                case events.SideFinished(seats, rank):
                    names = [self._name(seat) for seat in seats]
                    self.banner.emit(seats[0], table_words.came_home(names, rank))
                case events.TimeCalled():
                    at_once = self._model.match.options.word("time_up") == "at_once"
                    self.toast.emit(table_words.time_called(at_once=at_once), "Z38")
                case events.DeckShuffled(_, fresh) if not fresh:
                    self.toast.emit(table_words.reshuffled(), "")

    def _name(self, seat: int) -> str:
        return self._model.match.seats[seat].name

    # Waiting and going on

    def _enqueue(self, found: list[AnimationStep | Gate]) -> None:
        """Queue the steps before the first gate, and keep the others behind theirs."""
        for entry in found:
            if isinstance(entry, Gate):
                self._waiting.append((entry, []))
            elif self._waiting:
                self._waiting[-1][1].append(entry)
            else:
                self.scene.queue.add(entry)

    def _is_roll_due(self) -> bool:
        model = self._model
        seat = model.turn_seat()
        is_dice = model.match.options.word("form") == "dice"
        is_asked = any(gate is Gate.ROLL for gate, _ in self._waiting)
        return (
            is_dice and model.actor == CHANCE and seat is not None and self.is_awaited(seat) and not is_asked
        )

    def _on_idle(self) -> None:
        if self._is_paused:
            return
        if not self._waiting:
            self.at_rest.emit()
            return
        gate = self._waiting[0][0]
        if self._model.outcome is not None:
            self.open_gate()
        elif gate is Gate.SHEET:
            self._show_sheet()
        else:
            self._await_gesture()

    def _await_gesture(self) -> None:
        self._seen = self._model.view()
        self._show_centre(self._seen)
        self.scene.board.centre.set_waiting(True)
        self.panels.show(self._seen, self._model.topology)
        self.panels.show_card_tab()
        self._show_last()
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

    # Answers

    def _decide(self, action: PawnMove) -> None:
        if not self._model.submit(self._model.whole(action, self.scene.card), self._model.ply):
            self.scene.give_up()

    def _ask(self, actions: tuple[PawnMove, ...], point: QPointF) -> None:
        self._asked = actions
        self.over.chooser.ask([meaning_label(action) for action in actions], point)

    def _on_chosen(self, index: int) -> None:
        self.view.setFocus()
        self._decide(self._asked[index])

    def _refuse(self, reason: Reason) -> None:
        self.toast.emit(self.texts.reason(reason), self.texts.rule_of(reason))

    def _ask_colour(self) -> None:
        actor = self._model.actor
        if actor is not None and actor >= 0:
            self.over.order.hide()
            self.over.picker.ask(table_words.colour_question(self._name(actor)))

    def _on_colour(self, colour: int) -> None:
        self.over.picker.hide()
        self.view.setFocus()
        self._model.submit(ChooseColour(colour), self._model.ply)

    def _first_card(self) -> int | None:
        """The card of the hand that is chosen at first: the one drawn, if it can be used."""
        held = self._model.held()
        usable = self._model.playable_cards() or self._model.discards()
        return next((card for card in reversed(held) if card in usable), None)

    def _on_card(self, index: int) -> None:
        held = self._model.held()
        if self._may_act and index < len(held) and not self._is_paused:
            self.scene.offer(held[index])
            self._refresh_panel()

    def _on_segment(self, index: int) -> None:
        if self._may_act:
            parts = self._writer.parts()
            self.scene.offer_parts(parts[index - 1] if 0 < index <= len(parts) else None)
            self._refresh_panel()

    def _lay_off(self) -> None:
        card = self.scene.card
        if self._may_act and card is not None and card in self._model.discards():
            self._model.submit(Discard(card), self._model.ply)

    def _on_pass_key(self) -> None:
        if self._may_act and (self._model.own_pass() is not None or self._model.discards()):
            self.act_aside()
        elif self._may_act:
            self._refuse(Reason("must_move"))

    def _on_pointed(self, journeys: Any) -> None:
        if journeys is None:
            self._show_last()
        else:
            self.scene.show_last(journeys)


def _make_view(scene: KizmaScene, parent: QWidget) -> QGraphicsView:
    view = QGraphicsView(scene, parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setStyleSheet("background: transparent")
    view.setMouseTracking(True)
    view.setAccessibleName(table_words.board_name())
    return view
