"""The foot of the new-game page: what was changed, who sits there, and the start; must not know any game."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from common.core.seats import SeatKind
from common.ui import match_words
from common.ui.button import Button, ButtonKind
from common.ui.chip import CounterChip
from common.ui.game_setup import GameSetup
from common.ui.label import Label
from common.ui.scale import SizeClass
from common.ui.theme import follow_theme, theme

HEIGHT = 88.0
COMPACT_HEIGHT = 64.0


class SetupFooter(QWidget):
    """Counts changed rules live; resets them, saves them as a set, starts the match."""

    start_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, setup: GameSetup) -> None:
        super().__init__()
        self._setup = setup
        self._count = CounterChip()
        self._reset = Button("", ButtonKind.GHOST, icon="reset")
        self._reset.clicked.connect(setup.reset)
        self._save = Button(self.tr("Save as a rule set"), ButtonKind.GHOST, icon="save")
        self._save.clicked.connect(self.save_wanted)
        self._delete = Button(self.tr("Delete this rule set"), ButtonKind.GHOST, icon="close")
        self._delete.clicked.connect(lambda: setup.delete_set(setup.base.key))
        self._summary = Label("", "small", "text2")
        self._start = Button(self.tr("Start game"), ButtonKind.PRIMARY, large=True)
        self._start.clicked.connect(self.start_wanted)
        self._row = QHBoxLayout(self)
        for widget in (self._count, self._reset, self._save, self._delete):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        self._row.addWidget(self._summary)
        self._row.addWidget(self._start)
        self._margin = 0
        setup.changed.connect(self._refresh)
        follow_theme(self, self._space)

    def set_margin(self, margin: int) -> None:
        """Stand as far from the window's sides as the page does."""
        self._margin = margin
        self._space()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the line above it."""
        tokens = theme().tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.surface)
        painter.fillRect(0, 0, self.width(), 1, tokens.line)
        painter.end()

    def _refresh(self) -> None:
        setup = self._setup
        changed = len(setup.changed_options())
        words = self.tr("rule changed") if changed == 1 else self.tr("rules changed")
        self._count.set_count(changed, words)
        is_first = setup.base.key == setup.rule_sets[0].key
        self._reset.setText(self.tr("Back to classic") if is_first else self.tr("Back to the rule set"))
        for widget in (self._count, self._reset, self._save):
            widget.setVisible(changed > 0)
        self._delete.setVisible(changed == 0 and setup.base.is_own)
        people = sum(seat.kind is SeatKind.HUMAN for seat in setup.seats)
        self._summary.setText(match_words.people_and_bots(people, setup.count - people))
        conflict = setup.conflict()
        self._start.setEnabled(conflict is None)
        self._start.setToolTip("" if conflict is None else self.tr("Two choices do not go together."))

    def _space(self) -> None:
        px = theme().px
        compact = theme().size_class is SizeClass.COMPACT
        self._row.setContentsMargins(self._margin, px(8), self._margin, px(8))
        self._row.setSpacing(px(8 if compact else 16))
        self.setFixedHeight(
            max(px(COMPACT_HEIGHT if compact else HEIGHT), self._start.sizeHint().height() + px(16))
        )
        self._save.setText("" if compact else self.tr("Save as a rule set"))
        self._save.setToolTip(self.tr("Save as a rule set") if compact else "")
        self._save.setAccessibleName(self.tr("Save as a rule set"))
        self._refresh()
