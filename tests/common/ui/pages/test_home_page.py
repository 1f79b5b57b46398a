"""The first page: tables, matches to go on with, keys."""

import sqlite3
from contextlib import closing
from dataclasses import replace

from PySide6.QtCore import Qt

from common.core.match import Match
from common.core.registry import game
from common.core.seats import Level, Seat, SeatKind
from common.ui.game_card import GameCard
from common.ui.game_page import GamePage
from common.ui.new_game_page import NewGamePage
from common.ui.rulebook_page import RulebookPage
from common.ui.saved_row import SavedRow
from common.ui.saves_page import SavesPage
from common.ui.theme import theme

BOT = Seat("Nermin", SeatKind.BOT, Level.KALFA)


def keep(library, *names: str) -> int:
    info = game("hat")
    seats = [Seat(name) for name in names] + [BOT]
    match = Match(info, seats, info.options.fresh(), bytes(32))
    match.draw()
    return library.create(match)


def rows(page) -> list[SavedRow]:
    return [row for row in page.findChildren(SavedRow) if row.isVisible()]


def shown_texts(widget) -> list[str]:
    return [each.property("text") for each in widget.findChildren(object) if each.property("text")]


def await_rows(qtbot, page) -> None:
    qtbot.waitUntil(lambda: bool(rows(page)) and all(row.is_filled for row in rows(page)))


def test_every_game_with_a_screen_has_a_card(window):
    assert "hat" in [card.objectName() for card in window.stack.page.findChildren(GameCard)]


def test_the_cards_stand_in_the_order_of_the_turkish_alphabet(monkeypatch, window):
    titles = ("Qwirkle", "King", "Kızma Birader")
    games = {title: replace(game("hat"), id=title, title=title) for title in titles}
    monkeypatch.setattr("common.ui.navigator.games", lambda: games)
    window.navigator.show_home()
    cards = window.stack.page.findChildren(GameCard)
    in_order = [card.objectName() for card in sorted(cards, key=lambda card: card.x())]
    assert in_order == ["Kızma Birader", "King", "Qwirkle"]


def test_hovering_a_card_plays_its_one_move(qtbot, window):
    card = next(card for card in window.stack.page.findChildren(GameCard) if card.objectName() == "hat")
    qtbot.mouseMove(card, card.rect().center())
    qtbot.waitUntil(lambda: card.vignette.played == 1)


def test_a_number_key_sits_down_at_a_table(qtbot, window):
    first = window.stack.page.findChildren(GameCard)[0].objectName()
    qtbot.keyClick(window.stack.page, Qt.Key.Key_1)
    assert isinstance(window.stack.page, NewGamePage)
    assert window.stack.page.game_id == first


def test_f1_opens_the_rules_and_escape_leaves_them(qtbot, window):
    home = window.stack.page
    qtbot.keyClick(home, Qt.Key.Key_F1)
    assert isinstance(window.stack.page, RulebookPage)
    qtbot.keyClick(window.stack.page, Qt.Key.Key_Escape)
    assert window.stack.page is home


def test_without_matches_it_says_what_to_do(window):
    assert rows(window.stack.page) == []
    assert "No unfinished game. Choose a table, the game saves itself." in shown_texts(window.stack.page)


def test_a_kept_match_shows_when_how_far_and_with_whom(qtbot, window, context):
    keep(context.library, "Şule")
    window.navigator.show_home()
    page = window.stack.page
    await_rows(qtbot, page)
    texts = shown_texts(rows(page)[0])
    assert "Hat" in texts
    assert "0 cards laid" in texts
    assert "Head to head with Nermin" in texts
    assert any(text.startswith("Today ") for text in texts)


def test_clicking_a_row_or_its_button_goes_on(qtbot, window, context, press):
    keep(context.library, "Şule")
    window.navigator.show_home()
    await_rows(qtbot, window.stack.page)
    press(rows(window.stack.page)[0], "Continue Hat")
    assert isinstance(window.stack.page, GamePage)
    window.stack.page.go_back()
    await_rows(qtbot, window.stack.page)
    qtbot.mouseClick(rows(window.stack.page)[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.stack.page, GamePage)


def test_a_damaged_match_stays_with_a_sentence_and_can_be_deleted(qtbot, window, context, home, press):
    damaged = keep(context.library, "Şule")
    keep(context.library, "Ömer")
    with closing(sqlite3.connect(home.library)) as other, other:
        other.execute("UPDATE line SET move = 'hat 1' WHERE match_id = ?", (damaged,))
    window.navigator.show_home()
    page = window.stack.page
    await_rows(qtbot, page)
    row = next(row for row in rows(page) if row.saved.id == damaged)
    sentence = "This match could not be opened, the file is damaged. The others are safe."
    assert sentence in shown_texts(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert window.stack.page is page
    press(row, "Delete")
    press(window.dialogs()[0], "Delete")
    assert [saved.id for saved in context.library.running()] != [damaged]
    assert len(context.library.running()) == 1


def test_all_saved_games_can_be_resumed_or_deleted(qtbot, window, context, press):
    for name in ("Ali", "Veli", "Ayşe", "Fatma"):
        keep(context.library, name)
    window.navigator.show_home()
    press(window.stack.page, "All saved games (4)")
    page = window.stack.page
    assert isinstance(page, SavesPage)
    await_rows(qtbot, page)
    assert len(rows(page)) == 4
    press(rows(page)[0], "Delete")
    press(window.dialogs()[0], "Cancel")
    assert len(context.library.running()) == 4
    press(rows(page)[0], "Delete")
    press(window.dialogs()[-1], "Delete")
    assert len(context.library.running()) == 3
    await_rows(qtbot, page)
    press(rows(page)[0], "Continue Hat")
    assert isinstance(window.stack.page, GamePage)


def test_the_bar_switches_between_day_and_night(window, context, press):
    press(window.stack.page, "Night colours")
    assert theme().is_dark
    assert context.settings["theme"] == "dark"
    press(window.stack.page, "Day colours")
    assert not theme().is_dark


def test_the_foot_says_who_plays(window):
    assert "Şule" in shown_texts(window.stack.page)
