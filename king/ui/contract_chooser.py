"""The panel over the felt in which a caller names the contract; must not know why calls are closed."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from common.ui import drop_zone
from common.ui.button import Button, ButtonKind
from common.ui.drop_zone import DropZone
from common.ui.game_scene import ARROWS, ENTER
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.shadow import Level
from common.ui.switch import Switch
from common.ui.theme import follow_theme, theme
from king.engine.cards import Suit
from king.engine.moves import Call
from king.engine.options import PENALTY_IDS, TRUMP_IDS
from king.model import KingModel
from king.ui import chooser_words, reason_words
from king.ui.contract_cell import ContractCell, PenaltyCell, TrumpCell
from king.ui.hand_facts import fact_about
from king.ui.table_words import hand_number

WIDTH = 580.0


class _Density(Enum):
    """How much room the chooser takes: SLIM leaves out the cards, TIGHT the headings too."""

    FULL = auto()
    SLIM = auto()
    TIGHT = auto()


class ContractChooser(Panel):
    """Six penalties and four trumps; `confirmed(Call)` brings the choice.

    `refused(Reason)` tells that a closed contract was pressed. In Kanlı, and where a call must be repeated,
    only what may be called is shown.
    """

    confirmed = Signal(object)
    refused = Signal(object)

    def __init__(self, model: KingModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH3, radius=20)
        self._model = model
        self._chosen = ""
        self._title = Label(role="game")
        self._note = Label(role="small", color="text2")
        self._penalty_title = Label(chooser_words.penalties(), "small_strong", "text2")
        self._trump_title = Label(chooser_words.trumps(), "small_strong", "text2")
        self._penalties = [PenaltyCell(penalty) for penalty in PENALTY_IDS]
        self._trumps = [TrumpCell(koz, suit) for koz, suit in zip(TRUMP_IDS, Suit, strict=True)]
        self._king = Switch()
        self._king_text = Label(role="small", color="text2", wrap=True)
        self._fact = Label(role="small", color="text2", wrap=True)
        self._confirm = Button(chooser_words.nothing_chosen(), ButtonKind.PRIMARY)
        self._lay_out()
        self._connect()
        follow_theme(self, self._space)
        self.hide()

    @property
    def cells(self) -> Sequence[ContractCell]:
        """Every cell, penalties first."""
        return (*self._penalties, *self._trumps)

    @property
    def king_switch(self) -> Switch:
        """The switch that announces a King."""
        return self._king

    @property
    def confirm_button(self) -> Button:
        """The button that makes the call."""
        return self._confirm

    @property
    def chosen(self) -> Call | None:
        """The call that would be made, or None."""
        if not self._chosen:
            return None
        may_announce = Call(self._chosen, True) in self._model.open_calls()
        return Call(self._chosen, may_announce and self._king.isChecked())

    def open(self) -> None:
        """Show what the viewer may call now."""
        calls = self._model.open_calls()
        sole = {call.contract_id for call in calls}
        self._chosen = calls[0].contract_id if len(sole) == 1 else ""
        plain = [call for call in calls if not call.king]
        self._king.setChecked(bool(calls) and not plain)
        self._king.setEnabled(bool(plain))
        self._refresh()
        self.show()
        self.raise_()
        first = next((cell for cell in self.cells if self._is_open(cell)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_panel(self) -> None:
        """Hide, with nothing chosen."""
        self._chosen = ""
        self.hide()

    def choose(self, call: Call) -> None:
        """Choose a call as if its cell had been pressed."""
        self._chosen = call.contract_id
        self._king.setChecked(call.king)
        self._refresh()

    def place(self, area: QRectF, bottom: float) -> None:
        """Stand in the middle of an area, above `bottom` if there is room, never lower than the area."""
        size = QSize()
        for density in _Density:
            self._set_density(density)
            size = self._fitting(area)
            if size.height() <= area.height():
                break
        low = bottom if size.height() <= bottom - area.top() else area.bottom()
        x = area.center().x() - size.width() / 2
        self.setGeometry(
            QRect(round(x), round(max(low - size.height(), area.top())), size.width(), size.height())
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose among the open cells, Enter confirms."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._walk(key)
        elif key in ENTER:
            self._on_confirm()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take arrows and Enter from the cells."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() not in (*ARROWS, *ENTER):
            return super().eventFilter(watched, event)
        self.keyPressEvent(event)
        return True

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._note, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid, self._row = QGridLayout(), QHBoxLayout()
        for index, cell in enumerate(self._penalties):
            self._grid.addWidget(cell, index // 3, index % 3)
            self._grid.setColumnStretch(index % 3, 1)
        for trump in self._trumps:
            self._row.addWidget(trump, 1)
        self._king_row, foot = QHBoxLayout(), QHBoxLayout()
        self._king_row.addWidget(self._king)
        self._king_row.addWidget(self._king_text, 1)
        foot.addWidget(self._fact, 1)
        foot.addWidget(self._confirm)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._penalty_title)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._trump_title)
        self._column.addLayout(self._row)
        self._column.addLayout(self._king_row)
        self._column.addLayout(foot)

    def _connect(self) -> None:
        for cell in self.cells:
            cell.clicked.connect(self._on_cell)
            cell.installEventFilter(self)
        self._king.toggled.connect(self._show_choice)
        self._confirm.clicked.connect(self._on_confirm)

    def _space(self) -> None:
        px = theme().px
        for layout in (self._grid, self._row):
            layout.setSpacing(px(10))
        self._king_row.setSpacing(px(10))

    def _set_density(self, density: "_Density") -> None:
        tight = density is _Density.TIGHT
        for cell in self._penalties:
            cell.set_slim(density is not _Density.FULL)
        self._show_headings(not tight)
        px = theme().px
        self._column.setContentsMargins(px(20), px(8 if tight else 16), px(20), px(8 if tight else 16))
        self._column.setSpacing(px(5 if tight else 10))

    def _show_headings(self, wanted: bool) -> None:
        self._penalty_title.setVisible(wanted and any(not cell.isHidden() for cell in self._penalties))
        self._trump_title.setVisible(wanted and any(not cell.isHidden() for cell in self._trumps))

    def _fitting(self, area: QRectF) -> QSize:
        self._column.invalidate()
        hint = self._column.sizeHint()
        width = min(max(hint.width(), theme().px(WIDTH)), round(area.width()))
        height = (
            self._column.totalHeightForWidth(width) if self._column.hasHeightForWidth() else hint.height()
        )
        return QSize(width, height)

    def _is_open(self, cell: ContractCell) -> bool:
        return any(call.contract_id == cell.contract_id for call in self._model.open_calls())

    def _refresh(self) -> None:
        seen, calls = self._model.seen, self._model.open_calls()
        narrow = seen.rights is None or seen.forced is not None
        self._title.setText(chooser_words.heading(self._fixed() if narrow else ""))
        self._show_note()
        for cell in self.cells:
            cell.setVisible(not narrow or self._is_open(cell))
            self._show_cell(cell)
        for penalty in self._penalties:
            penalty.set_left(None if seen.rights is None else seen.rights.of_type(penalty.contract_id))
        self._show_headings(True)
        announced = any(call.king for call in calls)
        self._king.setVisible(announced)
        self._king_text.setVisible(announced)
        tricks = self._model.match.options.number("king_tricks")
        self._king_text.setText(chooser_words.king_offer(tricks))
        self._show_choice()

    def _fixed(self) -> str:
        """Return the contract that must be called, ``koz`` where only its suit is free."""
        seen = self._model.seen
        if seen.forced is not None:
            return seen.forced.contract_id
        return seen.order[len(seen.sheet)]

    def _show_note(self) -> None:
        seen = self._model.seen
        hand = hand_number(len(seen.sheet) + 1)
        if seen.rights is None or seen.seat is None:
            self._note.setText(hand)
        else:
            left = seen.rights.penalties[seen.seat], seen.rights.trumps[seen.seat]
            self._note.setText(chooser_words.rights(hand, *left))

    def _show_cell(self, cell: ContractCell) -> None:
        reason = None if self._is_open(cell) else self._model.reason_closed(Call(cell.contract_id))
        closed = "" if reason is None else chooser_words.short_reason(reason)
        explanation = "" if reason is None else reason_words.reason_sentence(reason)
        cell.set_state(closed, explanation, cell.contract_id == self._chosen)

    def _show_choice(self) -> None:
        for cell in self.cells:
            self._show_cell(cell)
        call = self.chosen
        self._confirm.setEnabled(call is not None)
        if call is None:
            self._confirm.setText(chooser_words.nothing_chosen())
            self._fact.setText("")
        else:
            self._confirm.setText(chooser_words.confirm(call))
            self._fact.setText(fact_about(self._model.seen.hand, call.contract_id))

    def _on_cell(self) -> None:
        cell = self.sender()
        if not isinstance(cell, ContractCell):
            return
        if self._is_open(cell):
            self._chosen = cell.contract_id
            self._show_choice()
        else:
            reason = self._model.reason_closed(Call(cell.contract_id))
            if reason is not None:
                self.refused.emit(reason)

    def _on_confirm(self) -> None:
        call = self.chosen
        if call is not None:
            self.confirmed.emit(call)

    def _walk(self, key: Qt.Key) -> None:
        cells = {cell.contract_id: cell for cell in self.cells if not cell.isHidden() and self._is_open(cell)}
        zones = [DropZone(name, QRectF(cell.geometry())) for name, cell in cells.items()]
        current = next((zone for zone in zones if zone.key == self._chosen), None)
        zone = drop_zone.step(zones, current, key)
        if zone is not None:
            self._chosen = str(zone.key)
            cells[self._chosen].setFocus(Qt.FocusReason.TabFocusReason)
            self._show_choice()
