"""All unfinished matches, to go on with or to delete; must not know any game."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from common.session.library import Library
from common.ui.label import Label
from common.ui.page import Page, page_margin
from common.ui.page_bar import PageBar
from common.ui.saved_row import SavedRow
from common.ui.scale import SizeClass
from common.ui.scroll_area import ScrollArea
from common.ui.theme import follow_theme, theme

COLUMNS = 2
BLEED = 12.0


class SavesPage(Page):
    """``resume_wanted`` and ``delete_wanted`` carry the id of a match."""

    resume_wanted = Signal(int)
    delete_wanted = Signal(int)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._rows: list[SavedRow] = []
        bar = PageBar(self.tr("Saved games"))
        bar.back_wanted.connect(self.go_back)
        self._empty = Label(
            self.tr("No unfinished game. Choose a table, the game saves itself."), "body", "text2", wrap=True
        )
        self._content = QWidget()
        self._grid = QGridLayout()
        self._column = QVBoxLayout(self._content)
        self._column.addWidget(self._empty)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(bar)
        outer.addWidget(ScrollArea(self._content), 1)
        self._filling = QTimer(self)
        self._filling.timeout.connect(self._fill_next)
        follow_theme(self, self._space)

    def title(self) -> str:
        """Return the name of the page."""
        return self.tr("Saved games")

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the library holds now."""
        self.refresh()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the margins."""
        super().resizeEvent(event)
        self._space()

    def refresh(self) -> None:
        """Read the kept matches anew."""
        for row in self._rows:
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [SavedRow(saved, deletable=True) for saved in self._library.running()]
        for row in self._rows:
            row.resume_wanted.connect(self.resume_wanted)
            row.delete_wanted.connect(self.delete_wanted)
        self._empty.setVisible(not self._rows)
        self._place_rows()
        self._filling.start(0)

    def leave(self) -> None:
        """Stop filling rows."""
        self._filling.stop()

    def _place_rows(self) -> None:
        columns = 1 if theme().size_class is SizeClass.COMPACT else COLUMNS
        for row in self._rows:
            self._grid.removeWidget(row)
        for place, row in enumerate(self._rows):
            self._grid.addWidget(row, place // columns, place % columns)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    def _space(self) -> None:
        px, bleed = theme().px, theme().px(BLEED)
        margin = page_margin(self.width())
        self._column.setContentsMargins(margin, px(16), margin, bleed)
        self._column.setSpacing(px(16))
        self._grid.setSpacing(px(16))
        self._place_rows()

    def _fill_next(self) -> None:
        waiting = next((row for row in self._rows if not row.is_filled), None)
        if waiting is None:
            self._filling.stop()
        else:
            waiting.fill(self._library)
