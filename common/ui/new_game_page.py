"""Sets up a new match: seats at the left, house rules at the right; must not know any game."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from common.core.game import GameInfo
from common.session.settings import Settings
from common.ui.button import Button, ButtonKind
from common.ui.game_screen import GameScreen
from common.ui.game_setup import GameSetup
from common.ui.page import Page, page_margin
from common.ui.page_bar import PageBar
from common.ui.rules_column import RulesColumn
from common.ui.scale import SizeClass
from common.ui.scroll_area import ScrollArea
from common.ui.seats_column import SeatsColumn
from common.ui.setup_footer import SetupFooter
from common.ui.text_dialog import TextDialog
from common.ui.theme import follow_theme, theme

LEFT_WIDTH = 440.0
COMPACT_LEFT_WIDTH = 340.0
BLEED = 12.0
"""Room round the columns inside their scroll areas, for shadows and focus rings, in dp."""


class NewGamePage(Page):
    """``start_wanted`` comes once the set-up can be played; ``rules_wanted`` names the game."""

    start_wanted = Signal()
    rules_wanted = Signal(str)

    def __init__(self, info: GameInfo, screen: GameScreen, setup: GameSetup, settings: Settings) -> None:
        super().__init__()
        self._info = info
        self._settings = settings
        self.setup = setup
        texts = screen.texts()
        self._bar = self._make_bar()
        self._seats = SeatsColumn(info, screen, texts, setup)
        self._rules = RulesColumn(texts, setup)
        self._footer = SetupFooter(setup)
        self._footer.start_wanted.connect(self._start)
        self._footer.save_wanted.connect(self._ask_name)
        self._lay_out()
        setup.changed.connect(self._remember)
        setup.own_sets_changed.connect(self._remember_sets)
        follow_theme(self, self._space)

    @property
    def game_id(self) -> str:
        """The game that is set up."""
        return self._info.id

    def title(self) -> str:
        """Return the name of the game."""
        return self._info.title

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the margins."""
        super().resizeEvent(event)
        self._space()

    def _make_bar(self) -> PageBar:
        bar = PageBar(self.tr("New game"))
        bar.back_wanted.connect(self.go_back)
        rules = Button(self.tr("Rules"), ButtonKind.GHOST, icon="book")
        rules.clicked.connect(lambda: self.rules_wanted.emit(self._info.id))
        close = Button(kind=ButtonKind.GHOST, icon="close")
        close.setToolTip(self.tr("Close"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.go_back)
        bar.add_end(rules)
        bar.add_end(close)
        return bar

    def _lay_out(self) -> None:
        self._left = ScrollArea(self._seats)
        self._right = ScrollArea(self._rules)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._left)
        self._columns.addWidget(self._right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addLayout(self._columns, 1)
        column.addWidget(self._footer)

    def _space(self) -> None:
        px = theme().px
        compact = theme().size_class is SizeClass.COMPACT
        margin, bleed = page_margin(self.width()), px(BLEED)
        self._columns.setContentsMargins(margin - bleed, 0, margin - bleed, 0)
        self._columns.setSpacing(px(24 if compact else 48) - 2 * bleed)
        self._seats.setContentsMargins(bleed, px(10 if compact else 18), bleed, bleed)
        self._rules.setContentsMargins(bleed, px(10 if compact else 34), bleed, bleed)
        wanted = px(COMPACT_LEFT_WIDTH if compact else LEFT_WIDTH)
        self._left.setFixedWidth(max(wanted, self._seats.least_width()) + 2 * bleed)
        self._footer.set_margin(margin)

    def _ask_name(self) -> None:
        dialog = TextDialog(
            self.window(),
            self.tr("Save as a rule set"),
            self.tr("Name"),
            self.tr("Save"),
            self.setup.base.name,
        )
        dialog.accepted.connect(self.setup.save_as)
        dialog.open()

    def _start(self) -> None:
        if self.setup.conflict() is None:
            self._remember()
            self.start_wanted.emit()

    def _remember(self) -> None:
        self._store("last_setup", self.setup.to_json())

    def _remember_sets(self) -> None:
        self._store("rule_sets", self.setup.own_to_json())

    def _store(self, name: str, value: object) -> None:
        self._settings.set(name, {**self._settings[name], self._info.id: value})
