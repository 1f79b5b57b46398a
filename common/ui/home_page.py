"""The first page: a card for each game, matches to go on with, who plays; must not know any game."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from common.core.game import GameInfo
from common.session.library import Library
from common.session.settings import Settings
from common.ui.avatar import Avatar
from common.ui.game_card import GameCard
from common.ui.home_bar import HomeBar
from common.ui.key_cap import KeyCap
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.page import Page, page_margin
from common.ui.saved_row import SavedRow
from common.ui.scale import SMALL_HEIGHT, SizeClass
from common.ui.scroll_area import ScrollArea
from common.ui.seat_colors import PLAIN_SEATS
from common.ui.theme import follow_theme, theme

LEAST_COLUMNS = 2
WEEK = timedelta(days=7)


class HomePage(Page):
    """Emits what the person wants to do; a game or match is named by its id."""

    new_game_wanted = Signal(str)
    resume_wanted = Signal(int)
    delete_wanted = Signal(int)
    rules_wanted = Signal(str)
    saves_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, games: Sequence[GameInfo], library: Library, settings: Settings) -> None:
        super().__init__()
        self._games = games
        self._library = library
        self._settings = settings
        self._rows: list[SavedRow] = []
        self._bar = self._make_bar()
        self._title = Label(self.tr("Which table shall we sit at?"), "display")
        self._subtitle = Label(
            self.tr("Against the computer, or with friends at one screen. The tables are set."),
            "body",
            "text2",
        )
        self._cards = QGridLayout()
        self._saves = QGridLayout()
        self._add_cards()
        self._foot = Foot(len(games))
        self._content = QWidget()
        self._lay_out()
        self._filling = QTimer(self)
        self._filling.timeout.connect(self._fill_next)
        follow_theme(self, self._space)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the library holds now."""
        self.refresh()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the margins."""
        super().resizeEvent(event)
        self._space()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1, 2, 3 sit down at a table."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self._games) and not event.modifiers():
            self.new_game_wanted.emit(self._games[number].id)
        else:
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """Read the kept matches anew."""
        for row in self._rows:
            self._saves.removeWidget(row)
            row.hide()
            row.deleteLater()
        running = self._library.running()
        self._rows = [SavedRow(saved) for saved in running[: self._shown_rows()]]
        for place, row in enumerate(self._rows):
            row.resume_wanted.connect(self.resume_wanted)
            row.delete_wanted.connect(self.delete_wanted)
            self._saves.addWidget(row, place // self._columns(), place % self._columns())
        self._empty.setVisible(not running)
        self._all.setText(self.tr("All saved games ({count})").format(count=len(running)))
        self._all.updateGeometry()
        self._all.setVisible(bool(running))
        self._foot.show_profile(self._settings["name"], self._week())
        self._filling.start(0)

    def leave(self) -> None:
        """Stop filling rows."""
        self._filling.stop()

    def _make_bar(self) -> HomeBar:
        bar = HomeBar()
        bar.rules_wanted.connect(lambda: self.rules_wanted.emit(""))
        bar.settings_wanted.connect(self.settings_wanted)
        bar.theme_wanted.connect(lambda mode: self._settings.set("theme", mode))
        return bar

    def _add_cards(self) -> None:
        for place, info in enumerate(self._games):
            card = GameCard(info)
            card.play_wanted.connect(self.new_game_wanted)
            card.rules_wanted.connect(self.rules_wanted)
            self._cards.addWidget(card, 0, place)
        for place in range(len(self._games), self._columns()):
            self._cards.addWidget(QWidget(), 0, place)
        for column in range(self._columns()):
            self._cards.setColumnStretch(column, 1)
            self._saves.setColumnStretch(column, 1)

    def _columns(self) -> int:
        return max(len(self._games), LEAST_COLUMNS)

    def _shown_rows(self) -> int:
        has_room = theme().size_class in (SizeClass.WIDE, SizeClass.FOUR_K)
        return self._columns() * (2 if has_room else 1)

    def _lay_out(self) -> None:
        self._all = LinkButton("", icon="next", icon_after=True)
        self._all.clicked.connect(self.saves_wanted)
        self._empty = Label(
            self.tr("No unfinished game. Choose a table, the game saves itself."), "body", "text2", wrap=True
        )
        self._heading = QHBoxLayout()
        self._heading.addWidget(Label(self.tr("Continue"), "game"))
        self._heading.addStretch(1)
        self._heading.addWidget(self._all)
        self._column = QVBoxLayout(self._content)
        self._column.addWidget(self._title)
        self._column.addWidget(self._subtitle)
        self._column.addLayout(self._cards, 1)
        self._column.addLayout(self._heading)
        self._column.addLayout(self._saves)
        self._column.addWidget(self._empty)
        self._column.addWidget(self._foot)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._bar)
        outer.addWidget(ScrollArea(self._content), 1)

    def _space(self) -> None:
        px, margin = theme().px, page_margin(self.width())
        compact = theme().size_class is SizeClass.COMPACT
        self._bar.set_margin(margin)
        self._column.setContentsMargins(margin, px(2 if compact else 5), margin, px(20))
        self._column.setSpacing(0)
        self._subtitle.setVisible(not compact or self.height() >= SMALL_HEIGHT + 40)
        self._subtitle.setContentsMargins(0, px(4), 0, 0)
        self._foot.setVisible(not compact)
        self._foot.setContentsMargins(0, px(28), 0, 0)
        self._cards.setContentsMargins(0, px(14 if compact else 18), 0, px(16 if compact else 28))
        self._cards.setSpacing(px(16 if compact else 29))
        self._heading.setContentsMargins(0, 0, 0, px(8 if compact else 12))
        self._saves.setSpacing(px(16 if compact else 29))

    def _fill_next(self) -> None:
        waiting = next((row for row in self._rows if not row.is_filled), None)
        if waiting is None:
            self._filling.stop()
        else:
            waiting.fill(self._library)

    def _week(self) -> tuple[int, int]:
        """Return how many matches ended in the last seven days, and how many of these a person won."""
        since = (datetime.now() - WEEK).timestamp()
        ended = [match for match in self._library.finished() if match.updated >= since]
        won = sum(
            any(not match.seats[seat].is_bot for seat in (match.result or {}).get("winners", ()))
            for match in ended
            if match.seats
        )
        return len(ended), won


class Foot(QWidget):
    """Who plays, and the keys that lead on."""

    def __init__(self, tables: int) -> None:
        super().__init__()
        self._avatar = Avatar(PLAIN_SEATS[0], "", 28)
        self._name = Label("", "small_strong")
        self._week = Label("", "small", "text2")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self._avatar, self._name, self._week):
            row.addWidget(widget)
        row.addStretch(1)
        for number in range(tables):
            row.addWidget(KeyCap(str(number + 1)))
        row.addWidget(Label(self.tr("choose a table"), "small", "text2"))
        row.addSpacing(16)
        row.addWidget(KeyCap("F1"))
        row.addWidget(Label(self.tr("rules"), "small", "text2"))

    def show_profile(self, name: str, week: tuple[int, int]) -> None:
        """Show a name and how many games were played and won this week."""
        shown = name or self.tr("Player")
        self._avatar.set_player(PLAIN_SEATS[0], shown)
        self._name.setText(shown)
        played, won = week
        figures = self.tr("· this week {played} played, {won} won").format(played=played, won=won)
        self._week.setText(figures if played else "")
