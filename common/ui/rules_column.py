"""The right side of the new-game page: rule sets, ways to play, house rules; must not know any game."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from common.core.options import Option, Place
from common.ui.form_row import FormRow
from common.ui.game_setup import GameSetup, RuleSet
from common.ui.game_texts import GameTexts
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.radio_card import RadioCard
from common.ui.rule_grid import RuleGrid
from common.ui.rule_row import RuleRow
from common.ui.scale import SizeClass
from common.ui.theme import follow_theme, theme

CARD_COLUMNS, NARROW_CARD_COLUMNS = 3, 2
NARROW = 700.0
"""The width, in dp of the type scale, below which everything stands in fewer columns."""


class RulesColumn(QWidget):
    """Shows and changes the house rules of a set-up, as their declarations say."""

    def __init__(self, texts: GameTexts, setup: GameSetup) -> None:
        super().__init__()
        self._texts = texts
        self._setup = setup
        self._shown_sets: tuple[RuleSet, ...] = ()
        self._shown_columns = 0
        declared = setup.info.options.declared
        self._forms = [FormRow(option, texts, setup) for option in declared if _is_form(option)]
        self._house = [self._row(option) for option in declared if _is_house(option)]
        self._more = [self._row(option) for option in declared if option.place is Place.MORE]
        self._house_grid = RuleGrid(self._house)
        self._more_grid = RuleGrid(self._more)
        self._more_grid.hide()
        self._more_button = LinkButton("", icon="down")
        self._more_button.clicked.connect(self._toggle_more)
        self._lay_out()
        setup.changed.connect(self._refresh)
        setup.own_sets_changed.connect(self._show_sets)
        follow_theme(self, self._space)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use one column or several as there is room."""
        super().resizeEvent(event)
        self._space()

    def _row(self, option: Option) -> RuleRow:
        row = RuleRow(option, self._texts)
        row.picked.connect(self._setup.set_option)
        return row

    def _lay_out(self) -> None:
        self._cards_host = QWidget()
        self._cards = QGridLayout(self._cards_host)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._form_column = QVBoxLayout()
        for form in self._forms:
            self._form_column.addWidget(form)
        self._house_head = QHBoxLayout()
        self._house_label = Label(self.tr("House rules"), "heading")
        self._hint = Label(self.tr("What differs from the rule set is marked"), "small", "text2")
        self._house_head.addWidget(self._house_label)
        self._house_head.addStretch(1)
        self._house_head.addWidget(self._hint)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(Label(self.tr("Rule set"), "heading"))
        self._column.addWidget(self._cards_host)
        self._column.addLayout(self._form_column)
        self._column.addLayout(self._house_head)
        self._column.addWidget(self._house_grid)
        self._column.addWidget(self._more_button)
        self._column.addWidget(self._more_grid)
        self._column.addStretch(1)

    def _refresh(self) -> None:
        for row in (*self._house, *self._more):
            row.refresh(self._setup)
        for form in self._forms:
            form.refresh()
        house, more = self._applying(self._house), self._applying(self._more)
        self._house_grid.show_rows(house)
        self._house_grid.setVisible(bool(house))
        self._more_grid.show_rows(more)
        self._more_button.setVisible(bool(more))
        self._more_grid.setVisible(self._more_grid.isVisibleTo(self) and bool(more))
        self._more_button.setText(self.tr("Other rules ({count})").format(count=len(more)))
        self._more_button.updateGeometry()
        self._check_card()

    def _applying(self, rows: list[RuleRow]) -> list[RuleRow]:
        return [row for row in rows if self._setup.applies(row.option.id)]

    def _toggle_more(self) -> None:
        self._more_grid.setVisible(not self._more_grid.isVisibleTo(self))

    def _show_sets(self) -> None:
        columns = NARROW_CARD_COLUMNS if self._is_narrow() else CARD_COLUMNS
        if self._setup.rule_sets == self._shown_sets and columns == self._shown_columns:
            return
        self._shown_sets, self._shown_columns = self._setup.rule_sets, columns
        for card in self._cards_host.findChildren(RadioCard):
            self._cards.removeWidget(card)
            card.setParent(None)
            card.deleteLater()
        for place, rule_set in enumerate(self._shown_sets):
            self._cards.addWidget(self._card(rule_set), place // columns, place % columns)
        for column in range(CARD_COLUMNS):
            self._cards.setColumnStretch(column, int(column < columns))
        self._check_card()

    def _card(self, rule_set: RuleSet) -> RadioCard:
        if rule_set.is_own:
            card = RadioCard(rule_set.name, self.tr("Your own rule set"))
        else:
            card = RadioCard(self._texts.preset_name(rule_set.key), self._texts.preset_help(rule_set.key))
        card.setObjectName(rule_set.key)
        card.clicked.connect(lambda: self._setup.choose_set(rule_set.key))
        return card

    def _check_card(self) -> None:
        for card in self._cards_host.findChildren(RadioCard):
            if card.objectName() == self._setup.base.key:
                card.setChecked(True)

    def _space(self) -> None:
        px = theme().px
        compact = theme().size_class is SizeClass.COMPACT
        self._show_sets()
        self._column.setSpacing(px(10))
        self._cards.setSpacing(px(14))
        self._form_column.setContentsMargins(0, px(6 if compact else 12), 0, px(6 if compact else 12))
        self._form_column.setSpacing(px(12))
        self._hint.setVisible(not self._is_narrow())
        for grid in (self._house_grid, self._more_grid):
            grid.set_narrow(self._is_narrow())
        for form in self._forms:
            form.set_narrow(self._is_narrow())

    def _is_narrow(self) -> bool:
        return self.width() < NARROW * max(theme().s, theme().type_scale)


def _is_form(option: Option) -> bool:
    return option.place is Place.FORM


def _is_house(option: Option) -> bool:
    return option.place is Place.HOUSE
