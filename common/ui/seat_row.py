"""One seat on the new-game page: who, human or computer, how strong; must not know any game."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.seats import PLAYING_LEVELS, Level, SeatKind
from common.ui.avatar import Avatar
from common.ui.box import paint_box
from common.ui.game_setup import SeatDraft
from common.ui.level_glyph import LevelGlyph
from common.ui.match_words import level_name
from common.ui.name_field import NameField
from common.ui.quiet_select import QuietSelect
from common.ui.seat_colors import PLAIN_SEATS, SeatColor
from common.ui.seat_wish import SeatWishes
from common.ui.select import Select
from common.ui.theme import follow_theme, theme

LEAST_HEIGHT = 68.0
DRAG_DISTANCE = 4


class SeatRow(QWidget):
    """``changed`` carries the seat as the person wants it; dragging and Alt+arrows move the row.

    ``dragged`` carries the pointer's height in the parent, ``let_go`` ends a drag, ``shifted`` a step.
    """

    changed = Signal(object)
    dragged = Signal(int)
    let_go = Signal()
    shifted = Signal(int)

    def __init__(self, draft: SeatDraft, wishes: SeatWishes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._draft = draft
        self._is_quiet = False
        self._grabbed: QPoint | None = None
        self.is_lifted = False
        self._avatar = Avatar(PLAIN_SEATS[0], draft.name, 38)
        self._avatar.setCursor(Qt.CursorShape.OpenHandCursor)
        self._avatar.setToolTip(self.tr("Drag to another seat"))
        self._name = NameField(draft.name)
        self._name.setAccessibleName(self.tr("Name"))
        self._name.named.connect(lambda name: self._change(replace(self._draft, name=name)))
        self._glasses = LevelGlyph(1, len(PLAYING_LEVELS))
        self.kind = self._kind_select()
        self.level = self._level_select()
        self.wish = self._wish_select(wishes)
        self._lay_out()
        follow_theme(self, self._space)

    def show_draft(self, draft: SeatDraft, color: SeatColor, wish: str = "") -> None:
        """Show another seat, the colour it wears and what it wishes."""
        self._is_quiet = True
        self._draft = draft
        is_bot = draft.kind is SeatKind.BOT
        self._avatar.set_player(color, draft.name)
        self._name.set_name(draft.name)
        self._glasses.set_level(PLAYING_LEVELS.index(draft.level) + 1)
        self._glasses.setVisible(is_bot and not self.wish.count())
        self.kind.set_value(draft.kind)
        self.level.set_value(draft.level)
        self.level.setVisible(is_bot)
        if self.wish.count():
            self.wish.set_value(wish)
        self._is_quiet = False

    def sizeHint(self) -> QSize:
        """68 high or what the controls need."""
        inner = self._row.sizeHint()
        return QSize(inner.width(), max(theme().px(LEAST_HEIGHT), inner.height()))

    def minimumSizeHint(self) -> QSize:
        """As high as the hint, the name shortened."""
        return QSize(self._row.minimumSize().width(), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the row."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the row up or down."""
        if self._grabbed is None:
            return
        offset = event.position().toPoint() - self._grabbed
        if self.is_lifted or offset.manhattanLength() > DRAG_DISTANCE:
            self.is_lifted = True
            self.raise_()
            self.update()
            self.dragged.emit(self.mapToParent(offset).y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the row."""
        self._grabbed = None
        if self.is_lifted:
            self.is_lifted = False
            self.update()
            self.let_go.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the row."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.shifted.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ground under a row that is being carried."""
        if not self.is_lifted:
            return
        tokens, dp = theme().tokens, theme().dp
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, QRectF(self.rect()), dp(16), tokens.raised, tokens.brass, dp(2))
        painter.end()

    def _kind_select(self) -> Select:
        select = Select()
        select.setAccessibleName(self.tr("Who decides"))
        select.add(self.tr("Human"), SeatKind.HUMAN, "user")
        select.add(self.tr("Computer"), SeatKind.BOT, "cpu")
        select.chosen.connect(lambda kind: self._change(replace(self._draft, kind=SeatKind(kind))))
        return select

    def _level_select(self) -> Select:
        select = Select()
        select.setAccessibleName(self.tr("Level"))
        for level in PLAYING_LEVELS:
            select.add(level_name(level), level)
        select.chosen.connect(lambda level: self._change(replace(self._draft, level=Level(level))))
        return select

    def _wish_select(self, wishes: SeatWishes) -> QuietSelect:
        select = QuietSelect(self)
        select.setToolTip(wishes.question())
        select.setAccessibleName(wishes.question())
        for choice in wishes.choices():
            select.add(choice.name, choice.move)
        select.setVisible(bool(select.count()))
        select.chosen.connect(lambda move: self._change(replace(self._draft, wish=str(move))))
        return select

    def _lay_out(self) -> None:
        self._under = QHBoxLayout()
        self._under.addWidget(self._glasses)
        self._under.addWidget(self.wish)
        self._under.addStretch(1)
        self._who = QVBoxLayout()
        self._who.addStretch(1)
        self._who.addWidget(self._name)
        self._who.addLayout(self._under)
        self._who.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._avatar)
        self._row.addLayout(self._who, 1)
        self._row.addWidget(self.kind)
        self._row.addWidget(self.level)

    def _space(self) -> None:
        px = theme().px
        self._row.setContentsMargins(px(12), px(6), px(14), px(6))
        self._row.setSpacing(px(10))
        self._who.setSpacing(0)
        self._under.setContentsMargins(px(8), 0, 0, 0)

    def _change(self, draft: SeatDraft) -> None:
        if not self._is_quiet and draft != self._draft:
            self.changed.emit(draft)
