"""A match on the game page: played, left, taken up again, disturbed, ended."""

import os
import sqlite3
from contextlib import closing

from PySide6.QtCore import Qt

from common.core.match import Match
from common.core.record import read_record
from common.core.registry import game
from common.core.seats import Level, Seat, SeatKind
from common.session.library import SavingFailed
from common.ui import record_export
from common.ui.game_page import GamePage
from common.ui.home_page import HomePage
from common.ui.main_window import MainWindow
from common.ui.new_game_page import NewGamePage
from common.ui.rulebook_page import RulebookPage
from tests.common.ui.hat_screen import HatTable

SEED = bytes(range(32))
BOT = Seat("Nermin", SeatKind.BOT, Level.KALFA)


def match_of(*seats: Seat, **changes) -> Match:
    info = game("hat")
    return Match(info, seats, info.options.fresh(changes), SEED)


def open_page(qtbot, window: MainWindow, *seats: Seat, **changes) -> GamePage:
    window.navigator.open_match(match_of(*seats, **changes))
    page = window.stack.page
    assert isinstance(page, GamePage)
    return page


def await_turn(qtbot, page: GamePage) -> None:
    qtbot.waitUntil(lambda: any(card.isEnabled() for card in page.table.cards.values()), timeout=20_000)


def lay_any(qtbot, page: GamePage) -> None:
    await_turn(qtbot, page)
    qtbot.mouseClick(next(iter(page.table.cards.values())), Qt.MouseButton.LeftButton)


def test_from_home_to_the_first_turn(qtbot, window, press):
    card = next(card for card in window.stack.page.findChildren(object) if card.objectName() == "hat")
    press(card, "New game")
    assert isinstance(window.stack.page, NewGamePage)
    assert window.windowTitle() == "Hat – Kıraathane"
    press(window.stack.page, "Start game")
    page = window.stack.page
    assert isinstance(page, GamePage)
    await_turn(qtbot, page)
    assert page.status == "Your turn: lay a card"


def test_a_whole_match_ends_with_the_ranking(qtbot, window, press):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    lay_any(qtbot, page)
    lay_any(qtbot, page)
    qtbot.waitUntil(page.result.isVisible, timeout=20_000)
    outcome = page.model.outcome
    won = outcome.winners == (0,)
    assert page.result.headline in (("You won",) if won else ("Nermin won", "Şule and Nermin share the win"))
    press(page.result, "Play again")
    again = window.stack.page
    assert again is not page
    assert again.model.match.seats == page.model.match.seats
    assert again.model.match.seed != SEED


def test_leaving_and_taking_up_again_brings_the_same_match(qtbot, window, context):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    lay_any(qtbot, page)
    await_turn(qtbot, page)
    log, digest = page.model.match.log, page.model.match.digest()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.stack.page, HomePage)
    saved = context.library.running()[0]
    window.navigator.resume(saved.id)
    again = window.stack.page
    assert again.model.match.log == log
    assert again.model.match.digest() == digest
    await_turn(qtbot, again)


def test_closing_the_window_in_the_middle_of_a_move_loses_nothing(qtbot, window, context, monkeypatch):
    monkeypatch.setattr(HatTable, "flight", 400)
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    lay_any(qtbot, page)
    log = page.model.match.log
    assert not page.table.is_at_rest()
    window.close()
    saved = context.library.running()[0]
    assert context.library.load(saved.id).log == log


def test_the_match_goes_on_when_the_thinking_process_is_killed(qtbot, window, context):
    page = open_page(qtbot, window, BOT, Seat("Şule"))
    page.controller.thinking.connect(lambda _: os.kill(context.bots.pid, 9))
    await_turn(qtbot, page)
    assert page.model.ply == 2


def test_the_match_stands_still_while_the_rules_are_read(qtbot, window, press):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    press(page, "Rules")
    assert isinstance(window.stack.page, RulebookPage)
    assert page.controller.is_paused
    window.stack.page.go_back()
    assert window.stack.page is page
    await_turn(qtbot, page)


def test_undo_goes_back_to_the_last_decision(qtbot, window, press):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    undo = page.bar.undo
    assert not undo.isEnabled()
    assert undo.toolTip() == "You have not decided anything yet."
    before = page.model.match.digest()
    lay_any(qtbot, page)
    await_turn(qtbot, page)
    assert page.model.ply == 3
    press(page, "Undo")
    assert page.model.match.digest() == before
    await_turn(qtbot, page)


def test_undo_by_the_keyboard_says_why_it_cannot_be(qtbot, window):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.toast.text == "You have not decided anything yet."


def test_a_hint_is_shown_on_the_table_with_its_reason(qtbot, window):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    qtbot.keyClick(page, Qt.Key.Key_H)
    assert not page.bar.hint.isEnabled()
    qtbot.waitUntil(lambda: page.table.advice is not None, timeout=20_000)
    assert page.toast.text.startswith("lay ")
    assert page.bar.hint.isEnabled()


def test_asking_for_a_hint_by_mouse_leaves_the_keys_with_the_table(qtbot, window):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    page.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.mouseClick(page.bar.hint, Qt.MouseButton.LeftButton)
    assert not page.bar.hint.isEnabled()
    assert window.focusWidget() is page.table


def test_a_refused_move_names_its_rule_and_leads_to_it(qtbot, window, press):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    page.table.refuse()
    assert page.toast.text == "Not allowed: card_not_held"
    press(page.toast, "Rule")
    assert isinstance(window.stack.page, RulebookPage)


def test_the_curtain_hides_everything_between_two_people(qtbot, window, press):
    page = open_page(qtbot, window, Seat("Ali"), Seat("Ayşe"))
    curtain = page.handover.curtain
    assert curtain.isVisible()
    accept(qtbot, press, curtain, "Ali")
    await_turn(qtbot, page)
    assert page.model.viewer == 0
    lay_any(qtbot, page)
    qtbot.waitUntil(curtain.isVisible, timeout=5_000)
    qtbot.waitUntil(lambda: page.model.viewer is None, timeout=5_000)
    assert page.table.shown.hand == ()
    bare = window.grab().toImage()
    page.table.hide()
    assert window.grab().toImage() == bare
    page.table.show()
    accept(qtbot, press, curtain, "Ayşe")
    await_turn(qtbot, page)
    assert page.model.viewer == 1
    assert page.table.shown.hand == page.model.match.state.hands[1]


def accept(qtbot, press, curtain, name: str) -> None:
    qtbot.wait(400)
    press(curtain, f"I’m {name}, show")
    qtbot.waitUntil(curtain.isHidden, timeout=5_000)


def test_a_full_disk_is_told_until_it_is_mended(qtbot, window, context, monkeypatch, press):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)

    def fail(*_):
        raise SavingFailed("full")

    with monkeypatch.context() as patch:
        patch.setattr(type(context.library), "append", fail)
        lay_any(qtbot, page)
        assert page.banner.text == "Could not be saved. Make room on the disk and try again."
    press(page.banner, "Try again")
    saved = context.library.running()[0]
    assert context.library.load(saved.id).log == page.model.match.log


def test_a_match_played_on_elsewhere_is_not_overwritten(qtbot, window, context, home):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    saved = context.library.running()[0]
    with closing(sqlite3.connect(home.library)) as other, other:
        other.execute("INSERT INTO line VALUES (?, ?, 0, 'lay 1', 0)", (saved.id, page.model.ply))
    lay_any(qtbot, page)
    assert page.banner.text == "Another window has played on in this match."
    assert page.controller.is_paused


def test_another_language_keeps_the_match(qtbot, window, context):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    lay_any(qtbot, page)
    await_turn(qtbot, page)
    window.navigator.show_settings()
    context.settings.set("language", "tr")
    again = window.stack.page
    assert again is not page
    assert again.model is page.model
    assert again.bar.undo.text() == "Geri al"
    await_turn(qtbot, again)


def test_exporting_a_running_match_warns_before(qtbot, window, tmp_path, monkeypatch, press):
    target = tmp_path / "Şeker Bayramı.kiraathane"
    monkeypatch.setattr(record_export, "choose_file", lambda *_: target)
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    await_turn(qtbot, page)
    page.export()
    assert not target.exists()
    press(window, "Choose a file")
    assert read_record(target).log == page.model.match.log
    assert page.toast.text == "Written: Şeker Bayramı.kiraathane"


def test_the_menu_leads_on(qtbot, window):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    actions = {action.text(): action for action in page.bar.menu().actions() if action.text()}
    assert list(actions) == ["New game", "Settings", "Export the record", "Full screen"]
    actions["New game"].trigger()
    assert isinstance(window.stack.page, NewGamePage)


def test_bots_alone_play_to_the_end(qtbot, window):
    page = open_page(qtbot, window, BOT, Seat("Tevfik", SeatKind.BOT, Level.CIRAK))
    qtbot.waitUntil(page.result.isVisible, timeout=20_000)
    assert page.model.viewer is None


def test_a_setting_reaches_the_table_at_once(qtbot, window, context):
    page = open_page(qtbot, window, Seat("Şule"), BOT)
    context.settings.set("one_click", True)
    assert page.table.one_click
