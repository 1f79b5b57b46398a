"""Setting up a match by mouse and keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from common.core.options import BoolOption, IntOption, OptionSet, Place, Preset, When
from common.core.registry import game
from common.core.seats import Level, SeatKind
from common.ui.chip import Chip
from common.ui.game_page import GamePage
from common.ui.game_setup import GameSetup
from common.ui.label import Label
from common.ui.name_field import NameField
from common.ui.radio_card import RadioCard
from common.ui.rule_row import RuleRow
from common.ui.seat_row import SeatRow
from common.ui.seat_wish import NO_WISHES
from common.ui.segmented import Segment
from common.ui.switch import Switch
from common.ui.text_field import TextField
from tests.typing_keys import type_text


@pytest.fixture
def page(qtbot, window):
    window.navigator.show_new_game("hat")
    return window.stack.page


def row_of(page, option: str) -> RuleRow:
    return next(row for row in page.findChildren(RuleRow) if row.option.id == option)


def toggle(qtbot, page, option: str) -> None:
    switch = next(each for each in row_of(page, option).findChildren(Switch) if each.isVisible())
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)


def seat_rows(page) -> list[SeatRow]:
    rows = [row for row in page.findChildren(SeatRow) if row.isVisible()]
    return sorted(rows, key=lambda row: row.y())


def says(page, text: str) -> bool:
    return any(label.text() == text and label.isVisible() for label in page.findChildren(Label))


def test_another_number_of_players_changes_seats_and_summary(qtbot, page):
    assert len(seat_rows(page)) == 4
    assert says(page, "1 human, 3 computers")
    two = next(segment for segment in page.findChildren(Segment) if segment.text() == "2")
    qtbot.mouseClick(two, Qt.MouseButton.LeftButton)
    assert len(seat_rows(page)) == 2
    assert says(page, "1 human, 1 computer")


def test_a_changed_rule_is_marked_counted_and_can_be_reset(qtbot, page, press):
    toggle(qtbot, page, "swaps")
    row = row_of(page, "swaps")
    assert page.setup.changed_options() == ("swaps",)
    assert row.toolTip() == "In the rule set: Off"
    assert row.findChild(Chip).isVisible()
    toggle(qtbot, page, "bonus")
    assert page.setup.changed_options() == ("bonus", "swaps")
    press(page, "Back to classic")
    assert page.setup.changed_options() == ()


def test_a_preset_card_changes_the_rules_and_the_base(qtbot, page):
    card = next(card for card in page.findChildren(RadioCard) if card.text() == "Swapping")
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert page.setup.options["swaps"] is True
    assert page.setup.options["bonus"] == 5
    assert page.setup.changed_options() == ()


def test_cards_of_one_row_are_equally_high(qtbot, page):
    cards = [card for card in page.findChildren(RadioCard) if card.isVisible()]
    cards[0]._detail = "A line so long that it must wrap, and wrap again, in a card of this width. " * 2
    cards[0].updateGeometry()
    qtbot.waitUntil(lambda: cards[0].height() > 100)
    assert len({(card.y(), card.height()) for card in cards}) == 1


def test_own_rules_are_kept_as_a_set_and_can_be_deleted(qtbot, window, context, page, press):
    toggle(qtbot, page, "swaps")
    press(page, "Save as a rule set")
    dialog = window.dialogs()[0]
    type_text(dialog.findChild(TextField), "Bizim Çarşı")
    press(dialog, "Save")
    assert [each["name"] for each in context.settings["rule_sets"]["hat"]] == ["Bizim Çarşı"]
    window.navigator.show_home()
    window.navigator.show_new_game("hat")
    again = window.stack.page
    card = next(card for card in again.findChildren(RadioCard) if card.text() == "Bizim Çarşı")
    assert card.isChecked()
    press(again, "Delete this rule set")
    assert context.settings["rule_sets"]["hat"] == []
    assert again.setup.options["swaps"] is True


def test_a_name_with_turkish_letters_reaches_the_match(qtbot, window, page, press):
    field = seat_rows(page)[0].findChild(NameField)
    field.selectAll()
    type_text(field, "Iğdır Şükrü")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    press(page, "Start game")
    assert window.stack.page.model.match.seats[0].name == "Iğdır Şükrü"


def test_an_empty_name_brings_the_old_one_back(qtbot, page):
    field = seat_rows(page)[0].findChild(NameField)
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "Şule"
    assert page.setup.seats[0].name == "Şule"


def test_a_seat_is_dragged_to_another_place(qtbot, page):
    rows = seat_rows(page)
    start = QPoint(10, 30)
    qtbot.mousePress(rows[0], Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        target = rows[0].parentWidget().mapToGlobal(QPoint(10, 30 + 20 * step))
        qtbot.mouseMove(rows[0], rows[0].mapFromGlobal(target))
    qtbot.mouseRelease(rows[0], Qt.MouseButton.LeftButton, pos=rows[0].mapFromGlobal(target))
    assert [seat.name for seat in page.setup.seats] == ["Nermin", "Tevfik", "Şule", "Feride"]
    assert seat_rows(page)[2] is rows[0]


def test_human_computer_and_level_are_chosen(qtbot, page):
    row = seat_rows(page)[1]
    row.kind.set_value(SeatKind.HUMAN)
    assert page.setup.seats[1].kind is SeatKind.HUMAN
    assert not row.level.isVisible()
    note = "Several people at one screen: whoever is on turn is shown before play goes on."
    assert says(page, note)
    row.kind.set_value(SeatKind.BOT)
    row.level.set_value(Level.USTAT)
    assert page.setup.seats[1].level is Level.USTAT


def test_the_last_setup_is_remembered(qtbot, window, page, press):
    toggle(qtbot, page, "swaps")
    seat_rows(page)[2].kind.set_value(SeatKind.HUMAN)
    kept = page.setup.to_json()
    window.navigator.show_home()
    window.navigator.show_new_game("hat")
    assert window.stack.page.setup.to_json() == kept


def test_starting_opens_the_match_as_it_was_set_up(qtbot, window, page, press):
    toggle(qtbot, page, "swaps")
    press(page, "Start game")
    match = window.stack.page.model.match
    assert isinstance(window.stack.page, GamePage)
    assert match.options["swaps"] is True
    assert [seat.name for seat in match.seats] == ["Şule", "Nermin", "Tevfik", "Feride"]


def test_kept_nonsense_is_replaced_by_the_usual():
    stored = {"count": 9, "seats": [1, {}], "rule_set": "gone", "options": {"swaps": "perhaps", "old": 1}}
    setup = GameSetup(
        game("hat"), "Şule", stored, [7, {"name": ""}, {"name": "x", "options": {"goal": 3}}], NO_WISHES
    )
    assert setup.count == 4
    assert [seat.name for seat in setup.seats] == ["Şule", "Nermin", "Tevfik", "Feride"]
    assert setup.options == game("hat").options.fresh()
    assert [each.key for each in setup.rule_sets] == ["classic", "swapping"]


TEAMS = OptionSet(
    (
        BoolOption("teams", "T1", Place.FORM, seats=(4,)),
        BoolOption("long", "T2", Place.FORM),
        IntOption("rounds", "T3", Place.FORM, (When("long", (True,)),), choices=(3, 5)),
    ),
    presets=(Preset("classic", {}),),
    conflict=lambda options, seats: "teams" if options.flag("teams") and seats != 4 else None,
)


def test_what_no_longer_applies_is_taken_back():
    setup = GameSetup(replace(game("hat"), options=TEAMS), "Şule", {}, [], NO_WISHES)
    setup.set_option("teams", True)
    assert setup.conflict() is None
    setup.set_count(3)
    assert setup.options["teams"] is False
    assert setup.conflict() is None
    assert not setup.applies("rounds")
