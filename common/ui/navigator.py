"""Leads from page to page and opens matches; the only one who knows all pages; must not know any game."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCollator, QLocale, QObject
from PySide6.QtWidgets import QWidget

from common.core.game import GameInfo
from common.core.match import Match
from common.core.record import CorruptRecord, read_record
from common.core.registry import games
from common.session.game_model import GameModel
from common.session.journal import Journal
from common.session.library import MatchDamaged, SavingFailed
from common.ui.app_context import AppContext
from common.ui.button import ButtonKind
from common.ui.dialog import Dialog
from common.ui.game_page import GamePage
from common.ui.game_screen import GameScreen, screen_of
from common.ui.game_setup import GameSetup
from common.ui.home_page import HomePage
from common.ui.label import Label
from common.ui.new_game_page import NewGamePage
from common.ui.page import Page
from common.ui.page_stack import PageStack
from common.ui.rulebook_page import RulebookPage, RulebookPlace, usual_place
from common.ui.saves_page import SavesPage
from common.ui.session_words import why_no_import
from common.ui.settings_dialog import SettingsDialog
from common.ui.toast import Toast


class Navigator(QObject):
    """Shows pages in a stack of a window, and dialogs over it."""

    def __init__(
        self, window: QWidget, stack: PageStack, context: AppContext, full_screen: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._stack = stack
        self._context = context
        self._full_screen = full_screen
        self.toast = Toast(window)
        self._settings_dialog: SettingsDialog | None = None
        context.settings.changed.connect(self._on_setting)

    # Pages

    def show_home(self) -> None:
        """Go to the first page, whatever was open."""
        self._stack.restart(self._home)

    def show_new_game(self, game_id: str) -> None:
        """Set up a new match of a game."""
        info, settings = games()[game_id], self._context.settings
        name = settings["name"] or self.tr("Player")
        stored = settings["last_setup"].get(game_id, {})
        own_sets = settings["rule_sets"].get(game_id, [])
        setup = GameSetup(info, name, stored, own_sets, screen_of(info).wishes)
        self._stack.restart(lambda: self._new_game(info, setup), keep=1)

    def show_saves(self) -> None:
        """Show every unfinished match."""
        self._stack.open(self._saves)

    def show_rules(self, game_id: str = "") -> None:
        """Show the rules of a game as they usually are; without an id those of the first one."""
        known = self._games()
        info = next((each for each in known if each.id == game_id), known[0] if known else None)
        if info is not None:
            place = usual_place(info)
            self._stack.open(lambda: RulebookPage(place, known))

    def show_help(self) -> None:
        """Show the rules that fit the page."""
        page = self._stack.page
        if isinstance(page, GamePage):
            self._show_rules_of(page, "")
        elif isinstance(page, NewGamePage):
            self.show_rules(page.game_id)
        elif not isinstance(page, RulebookPage):
            self.show_rules()

    def show_settings(self, section: int = 0) -> None:
        """Open the settings over the page."""
        dialog = SettingsDialog(self._window, self._context.settings, self._context.paths, section)
        self._settings_dialog = dialog
        dialog.finished.connect(self._on_settings_closed)
        dialog.open()

    # Matches

    def resume(self, match_id: int) -> None:
        """Go on with a kept match; one that is damaged leaves the page as it is."""
        try:
            match = self._context.library.load(match_id)
        except MatchDamaged:
            self.toast.say(
                self.tr("This match could not be opened, the file is damaged. The others are safe.")
            )
            return
        self.open_match(match, match_id)

    def open_match(self, match: Match, match_id: int | None = None) -> None:
        """Show a match; without an id it becomes one of the library first."""
        library = self._context.library
        try:
            journal = Journal(library, match, match_id)
            if match_id is None and match.outcome is not None:
                library.finish(journal.match_id, match.seats, match.outcome)
        except SavingFailed:
            self.toast.say(self.tr("Could not be saved. Make room on the disk and try again."))
            return
        screen = screen_of(match.info)
        model = screen.model(match, journal)
        self._stack.restart(lambda: self._game(model, screen), keep=1)

    def import_record(self, path: Path) -> None:
        """Take a record file into the library and show it, or say in one sentence why not."""
        try:
            match = read_record(path)
            if not match.info.screen:
                raise CorruptRecord(0, "game_unknown", match.info.title)
        except CorruptRecord as error:
            self.toast.say(why_no_import(error))
            return
        self.open_match(match)

    def say(self, text: str) -> None:
        """Show a sentence at the foot of the window."""
        self.toast.say(text)

    def tell_stopped(self) -> None:
        """Say that something unexpected happened; the way on is the first page."""
        dialog = Dialog(self._window, self.tr("The game has stopped"))
        dialog.body.addWidget(Label(self.tr("Everything up to your last move is saved."), wrap=True))
        dialog.add_button(self.tr("Home"), ButtonKind.PRIMARY)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self.show_home)
        dialog.open()

    # Making pages

    def _games(self) -> list[GameInfo]:
        collator = QCollator(QLocale(QLocale.Language.Turkish))
        return sorted(
            (info for info in games().values() if info.screen), key=lambda info: collator.sortKey(info.title)
        )

    def _home(self) -> Page:
        page = HomePage(self._games(), self._context.library, self._context.settings)
        page.new_game_wanted.connect(self.show_new_game)
        page.resume_wanted.connect(self.resume)
        page.delete_wanted.connect(lambda match_id: self._ask_delete(match_id, page.refresh))
        page.rules_wanted.connect(self.show_rules)
        page.saves_wanted.connect(self.show_saves)
        page.settings_wanted.connect(self.show_settings)
        return page

    def _new_game(self, info: GameInfo, setup: GameSetup) -> Page:
        page = NewGamePage(info, screen_of(info), setup, self._context.settings)
        page.rules_wanted.connect(lambda: self._open_rules(RulebookPlace(info, setup.options, setup.count)))
        page.start_wanted.connect(lambda: self.open_match(setup.match()))
        return page

    def _game(self, model: GameModel, screen: GameScreen) -> Page:
        page = GamePage(model, screen, self._context.bots, self._context.settings)
        page.rules_wanted.connect(lambda rule: self._show_rules_of(page, rule))
        page.new_game_wanted.connect(lambda: self.show_new_game(model.match.info.id))
        page.again_wanted.connect(lambda: self.open_match(model.rematch()))
        page.settings_wanted.connect(self.show_settings)
        page.full_screen_wanted.connect(self._full_screen)
        return page

    def _saves(self) -> Page:
        page = SavesPage(self._context.library)
        page.resume_wanted.connect(self.resume)
        page.delete_wanted.connect(lambda match_id: self._ask_delete(match_id, page.refresh))
        return page

    def _show_rules_of(self, page: GamePage, rule: str) -> None:
        match = page.model.match
        self._open_rules(RulebookPlace(match.info, match.options, len(match.seats), rule))

    def _open_rules(self, place: RulebookPlace) -> None:
        self._stack.open(lambda: RulebookPage(place))

    def _ask_delete(self, match_id: int, refresh: Callable[[], None]) -> None:
        dialog = Dialog(self._window, self.tr("Delete this game?"), 420)
        dialog.body.addWidget(Label(self.tr("It cannot be brought back."), "body", "text2", wrap=True))
        dialog.add_button(self.tr("Cancel"))
        dialog.add_button(self.tr("Delete"), ButtonKind.PRIMARY)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(lambda yes: self._delete(match_id, refresh) if yes else None)
        dialog.open()

    def _delete(self, match_id: int, refresh: Callable[[], None]) -> None:
        try:
            self._context.library.delete(match_id)
        except SavingFailed:
            self.toast.say(self.tr("Could not be deleted. Try again."))
        refresh()

    # Settings

    def _on_setting(self, name: str) -> None:
        if name == "language":
            self._context.translation.use_setting(self._context.settings["language"])
            self._stack.rebuild()
            self._reopen_settings()

    def _reopen_settings(self) -> None:
        old = self._settings_dialog
        if old is not None:
            section = old.section
            old.finished.disconnect(self._on_settings_closed)
            old.hide()
            old.deleteLater()
            self.show_settings(section)

    def _on_settings_closed(self) -> None:
        if self._settings_dialog is not None:
            self._settings_dialog.deleteLater()
            self._settings_dialog = None
