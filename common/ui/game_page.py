"""A match on screen: ties model, turns, table, hints and bar together; must not know any game."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from common.core.seats import Level
from common.core.transition import Reason
from common.session.bot_client import BotClient
from common.session.game_model import GameModel, Step
from common.session.players import BotPlayer, LocalPlayer, Player
from common.session.settings import Settings
from common.session.turn_controller import TurnController
from common.ui.banner import Banner
from common.ui.game_screen import GameScreen
from common.ui.handover import Handover
from common.ui.hint import Hint
from common.ui.page import Page
from common.ui.page_bar import BarShadow
from common.ui.record_export import RecordExport
from common.ui.result_sheet import ResultSheet
from common.ui.seat_colors import SeatColor
from common.ui.session_words import why_no_undo
from common.ui.theme import theme
from common.ui.toast import Toast
from common.ui.top_bar import TopBar


class GamePage(Page):
    """Plays the match of ``model`` from wherever it stands; every line is saved as it is played.

    The match stands still while the page is hidden. ``rules_wanted`` carries a rule id or an empty text.
    """

    rules_wanted = Signal(str)
    new_game_wanted = Signal()
    again_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, model: GameModel, screen: GameScreen, bots: BotClient, settings: Settings) -> None:
        super().__init__()
        self.model = model
        self._screen = screen
        self._settings = settings
        self._texts = screen.texts()
        self._is_awaiting = False
        self.table = screen.table(model, self._texts)
        self.bar = self._make_bar()
        self._hint = Hint(model, bots)
        self.controller = TurnController(model, _players(model, bots))
        self._lay_out()
        self.toast = Toast(self)
        self.banner = Banner(self)
        self.result = ResultSheet(self)
        self.handover = Handover(self, model, self._color)
        self._connect_model()
        self._connect_table()
        self._connect_rest()

    def title(self) -> str:
        """Return the name of the game."""
        return self.model.match.info.title

    @property
    def status(self) -> str:
        """The sentence in the top bar."""
        return self.bar.pill.text

    def showEvent(self, event: QShowEvent) -> None:
        """Let the match go on, behind the curtain where several people hide their hands."""
        super().showEvent(event)
        self.handover.cover_first()
        QTimer.singleShot(0, self, self._go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what floats over the table in its place."""
        super().resizeEvent(event)
        if self.isVisible():
            self._place_edge()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the match stand still."""
        super().hideEvent(event)
        self._stand_still()

    def leave(self) -> None:
        """Stop thinking and waiting for good."""
        self._stand_still()
        self.handover.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z takes back, H asks for a hint, F1 opens the rules."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Z and control:
            self.undo()
        elif event.key() == Qt.Key.Key_H and not event.modifiers():
            self.ask_hint()
        else:
            super().keyPressEvent(event)

    def undo(self) -> None:
        """Go back to the person's last decision, or say why that is impossible."""
        reason = self.model.undo_reason()
        if reason is not None:
            self.toast.say(why_no_undo(reason))
            return
        self.table.setFocus()
        self._hint.cancel()
        self.controller.pause()
        self.table.skip()
        self._set_awaiting(False)
        self.model.undo()
        self.controller.resume()

    def ask_hint(self) -> None:
        """Ask for a good move, if it is the person's turn."""
        if self._is_awaiting:
            self.table.setFocus()  # the button is about to be off, and would pass the focus to its neighbour
            self._hint.ask()

    def export(self) -> None:
        """Write the match to a file."""
        task = RecordExport(self.window(), self.model.match)
        task.done.connect(self.toast.say)
        task.ask()

    # Making

    def _make_bar(self) -> TopBar:
        match = self.model.match
        bar = TopBar(match.info.title, self._texts.variant(match.options, len(match.seats)))
        bar.back_wanted.connect(self.go_back)
        bar.undo_wanted.connect(self.undo)
        bar.hint_wanted.connect(self.ask_hint)
        bar.rules_wanted.connect(lambda: self.rules_wanted.emit(""))
        bar.new_game_wanted.connect(self.new_game_wanted)
        bar.settings_wanted.connect(self.settings_wanted)
        bar.export_wanted.connect(self.export)
        bar.full_screen_wanted.connect(self.full_screen_wanted)
        return bar

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.table, 1)
        self._edge = BarShadow(self.table)
        theme().changed.connect(self._place_edge)

    def _connect_model(self) -> None:
        self.model.transitioned.connect(self._on_transitioned)
        self.model.rewound.connect(self._on_shown_anew)
        self.model.viewer_changed.connect(self._on_shown_anew)
        self.model.move_rejected.connect(self._on_rejected)
        self.model.saving_failed.connect(self._on_saving_failed)
        self.model.saved.connect(self.banner.dismiss)

    def _connect_table(self) -> None:
        self.table.at_rest.connect(self._on_at_rest)
        self.table.toast.connect(self._on_toast)
        self.table.banner.connect(self._on_banner)
        self.table.status_changed.connect(self._show_status)
        self.table.set_one_click(self._settings["one_click"])
        self._settings.changed.connect(self._on_setting)

    def _connect_rest(self) -> None:
        self.controller.awaiting.connect(self._on_awaiting)
        self.controller.thinking.connect(self._on_thinking)
        self.controller.handover.connect(self.handover.ask)
        self.handover.accepted.connect(self._on_handed_over)
        self._hint.given.connect(self._on_hint)
        self._hint.busy_changed.connect(self._show_actions)
        self.result.again_wanted.connect(self.again_wanted)
        self.result.home_wanted.connect(self.go_back)

    # Going on and standing still

    def _go_on(self) -> None:
        if not self.isVisible() or not self.controller.is_paused:
            return
        self.table.skip()
        self.table.sync(self.model.observation())
        self._place_edge()
        self._show_status()
        self._show_actions()
        if self.model.outcome is not None:
            self._show_result()
        elif not self.handover.cover_first():
            self.controller.resume()

    def _stand_still(self) -> None:
        self._hint.cancel()
        self.controller.pause()
        self._set_awaiting(False)

    def _set_awaiting(self, awaiting: bool) -> None:
        self._is_awaiting = awaiting
        self.table.set_input(awaiting)
        if awaiting:
            self.table.set_thinking(None)
        self._show_actions()

    # Answers to the model

    def _on_transitioned(self, step: Step) -> None:
        self._hint.cancel()
        self._set_awaiting(False)
        self.table.set_thinking(None)
        self.table.play(step)
        self._show_status()

    def _on_shown_anew(self, observation: Any) -> None:
        self.table.sync(observation)
        self._show_status()
        self._show_actions()

    def _on_rejected(self, reason: Reason) -> None:
        if reason.code != "too_late":
            self._on_toast(self._texts.reason(reason), self._texts.rule_of(reason))

    def _on_saving_failed(self, code: str) -> None:
        if code == "taken":
            text = self.tr("Another window has played on in this match.")
            self.banner.warn(text, self.tr("Home"), self.go_back)
            self._stand_still()
        else:
            text = self.tr("Could not be saved. Make room on the disk and try again.")
            self.banner.warn(text, self.tr("Try again"), self.model.save)

    # Answers to the table

    def _on_at_rest(self) -> None:
        if self.model.outcome is None:
            self.controller.table_at_rest()
        elif self.result.isHidden():
            self._show_result()

    def _on_toast(self, text: str, rule: str) -> None:
        self.toast.say(text, self.tr("Rule") if rule else "", lambda: self.rules_wanted.emit(rule))

    def _on_banner(self, seat: int, text: str) -> None:
        self.banner.tell(text, name=self.model.match.seats[seat].name, color=self._color(seat))

    def _on_setting(self, name: str) -> None:
        if name == "one_click":
            self.table.set_one_click(self._settings["one_click"])

    # Answers to turns and hints

    def _on_awaiting(self, _seat: int) -> None:
        self._set_awaiting(True)
        self._show_status()

    def _on_thinking(self, seat: int) -> None:
        self.table.set_thinking(seat)
        self._show_status()

    def _on_handed_over(self, seat: int) -> None:
        if self.controller.is_paused:
            self.model.set_viewer(seat)
            self.controller.resume()
        else:
            self.controller.hand_over(seat)

    def _on_hint(self, move: Any, why: Reason) -> None:
        self.table.show_advice(move)
        self.toast.say(self._texts.advice(move, why))

    # Showing

    def _color(self, seat: int) -> SeatColor:
        own = self.table.seat_color(seat)
        return own or self._screen.seat_color(seat, len(self.model.match.seats))

    def _show_status(self) -> None:
        model = self.model
        actor = model.shown_actor
        seat = actor if actor is not None and actor >= 0 else None
        is_call = model.is_viewers_turn
        text = self._texts.status(model.observation(), model.match.seats, actor, is_call)
        name = model.match.seats[seat].name if seat is not None else ""
        color = self._color(seat) if seat is not None else None
        self.bar.pill.show_status(text, name=name, color=color, is_call=is_call)
        self.bar.place_centre()

    def _show_actions(self) -> None:
        bar, reason = self.bar, self.model.undo_reason()
        bar.undo.setEnabled(reason is None)
        bar.set_note(bar.undo, "" if reason is None else why_no_undo(reason))
        bar.hint.setEnabled(self._is_awaiting and not self._hint.is_busy)
        busy, not_now = self.tr("Thinking about it"), self.tr("Only when it is your turn.")
        bar.set_note(bar.hint, busy if self._hint.is_busy else "" if self._is_awaiting else not_now)

    def _show_result(self) -> None:
        match, outcome = self.model.match, self.model.outcome
        if outcome is None:
            return
        people = self.model.humans
        own = people[0] if len(people) == 1 else None
        ending = self._texts.ending(outcome.reason)
        self.result.show_result(match.seats, outcome, ending, self._color, own)

    def _place_edge(self) -> None:
        self._edge.setGeometry(0, 0, self.table.width(), theme().px(BarShadow.REACH))
        self._edge.raise_()
        self.toast.set_lift(self.table.toast_lift())
        self.banner.set_top(self.table.y() / theme().s + self.table.banner_drop())


def _players(model: GameModel, bots: BotClient) -> Mapping[int, Player]:
    return {
        index: LocalPlayer() if seat.level is None else BotPlayer(model, bots, Level(seat.level))
        for index, seat in enumerate(model.match.seats)
    }
