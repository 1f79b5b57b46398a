"""The window: its place, keys, files brought to it, languages, what stops it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from common.core.match import Match
from common.core.record import save_record, write_record
from common.core.registry import game
from common.core.seats import Level, Seat, SeatKind
from common.session.library import Library
from common.ui.game_page import GamePage
from common.ui.home_page import HomePage
from common.ui.main_window import MainWindow
from common.ui.scale import SizeClass
from common.ui.section_button import SectionButton
from common.ui.segmented import Segment
from common.ui.theme import theme
from common.ui.window_place import clamped, smallest

BOT = Seat("Nermin", SeatKind.BOT, Level.KALFA)
SCREEN = QRect(0, 0, 1920, 1080)


def new_match() -> Match:
    info = game("hat")
    match = Match(info, [Seat("Şule"), BOT], info.options.fresh(), bytes(32))
    match.draw()
    return match


def drop(window: MainWindow, path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, none)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, none))


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        (QRect(100, 100, 1440, 900), QRect(100, 100, 1440, 900)),
        (QRect(5000, 4000, 1440, 900), QRect(480, 180, 1440, 900)),
        (QRect(-3000, -50, 1440, 900), QRect(0, 32, 1440, 900)),
        (QRect(0, 0, 4000, 3000), QRect(0, 32, 1920, 1048)),
    ],
)
def test_a_window_is_brought_back_onto_a_screen(wanted, got):
    assert clamped(wanted, [SCREEN]) == got


def test_the_screen_that_shows_most_of_a_window_is_kept():
    second = QRect(1920, 0, 1280, 1024)
    assert clamped(QRect(2000, 100, 1000, 700), [SCREEN, second]) == QRect(2000, 100, 1000, 700)


def test_the_least_size_gives_way_on_a_small_screen():
    assert smallest(QSize(1024, 640), [SCREEN]) == QSize(1024, 640)
    assert smallest(QSize(1024, 640), [QRect(0, 0, 911, 512)]) == QSize(911, 480)


def test_the_place_of_the_window_is_remembered_and_clamped(qtbot, window, context):
    window.resize(1200, 700)
    window.close()
    kept = context.settings["window"]
    assert (kept["width"], kept["height"]) == (1200, 700)
    context.settings.set("window", {**kept, "x": 90_000, "y": -90_000, "width": 5000})
    again = MainWindow(context)
    qtbot.addWidget(again)
    assert again.screen().availableGeometry().intersects(again.geometry())


def test_the_window_sets_the_scale(window):
    window.resize(1100, 640)
    assert theme().size_class is SizeClass.COMPACT
    window.resize(1600, 1000)
    assert theme().size_class is SizeClass.REGULAR


def test_f11_fills_the_screen_and_gives_it_back(qtbot, window):
    qtbot.keyClick(window.stack.page, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window.stack.page, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_a_record_dropped_on_the_window_becomes_a_match_of_the_library(window, context, tmp_path):
    match = new_match()
    path = tmp_path / "Çeşme oyunu.kiraathane"
    save_record(match, path)
    drop(window, path)
    page = window.stack.page
    assert isinstance(page, GamePage)
    assert page.model.match.log == match.log
    assert len(context.library.running()) == 1


def test_a_finished_record_shows_its_result_and_counts_as_finished(qtbot, window, context, tmp_path):
    match = new_match()
    while match.actor is not None:
        match.play(match.legal_moves()[0])
    save_record(match, tmp_path / "a.kiraathane")
    drop(window, tmp_path / "a.kiraathane")
    qtbot.waitUntil(window.stack.page.result.isVisible)
    assert context.library.running() == []
    assert len(context.library.finished()) == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda text: text.replace("- hat", "- tah"),
            "The file is damaged at line 1 of the game (move_malformed), nothing was taken from it.",
        ),
        (lambda text: text[:40], "The file is no valid game record"),
        (
            lambda text: text.replace('"hat"', '"satranç"'),
            "The file is of a game that is not installed: satranç.",
        ),
        (lambda text: text.replace('"version": 1', '"version": 7'), "newer version"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(window, context, tmp_path, change, sentence):
    path = tmp_path / "kötü.kiraathane"
    path.write_text(change(write_record(new_match())), encoding="utf-8")
    drop(window, path)
    assert sentence in window.navigator.toast.text
    assert isinstance(window.stack.page, HomePage)
    assert context.library.running() == []


def test_another_file_is_not_taken(window, tmp_path):
    (tmp_path / "a.txt").write_text("x")
    drop(window, tmp_path / "a.txt")
    assert isinstance(window.stack.page, HomePage)


def test_the_language_changes_at_once_and_keeps_the_dialog_open(qtbot, window, context, press):
    press(window.stack.page, "Settings")
    section = list(window.dialogs()[0].findChildren(SectionButton))[2]
    qtbot.mouseClick(section, Qt.MouseButton.LeftButton)
    turkish = next(each for each in window.dialogs()[0].findChildren(Segment) if each.text() == "Türkçe")
    qtbot.mouseClick(turkish, Qt.MouseButton.LeftButton)
    assert context.settings["language"] == "tr"
    dialog = window.dialogs()[0]
    assert dialog.section == 2
    assert next(each.text() for each in dialog.findChildren(SectionButton)) == "Görünüm"
    assert window.stack.page.findChild(type(section)) is None
    press(dialog, "Kapat")
    press(window.stack.page, "Yeni oyun: Hat")
    assert window.windowTitle() == "Hat – Kıraathane"


def test_text_size_and_motion_reach_the_theme_at_once(qtbot, window, press):
    press(window.stack.page, "Settings")
    dialog = window.dialogs()[0]
    usual = theme().type_scale
    large = next(each for each in dialog.findChildren(Segment) if each.text() == "130%")
    qtbot.mouseClick(large, Qt.MouseButton.LeftButton)
    assert theme().type_scale == pytest.approx(1.3 * usual)
    press(dialog, "Less motion")
    assert theme().reduced_motion


def test_an_unexpected_error_leads_home_and_loses_nothing(qtbot, window, context, press):
    window.navigator.open_match(new_match())
    window.navigator.tell_stopped()
    press(window.dialogs()[0], "Home")
    assert isinstance(window.stack.page, HomePage)
    assert len(context.library.running()) == 1


def test_two_windows_on_one_library_see_each_others_matches(qtbot, window, context, home):
    other = Library(home.library)
    second = MainWindow(replace(context, library=other))
    qtbot.addWidget(second)
    window.navigator.open_match(new_match())
    assert len(other.running()) == 1
    second.navigator.resume(other.running()[0].id)
    assert second.stack.page.model.match.log[:1] == window.stack.page.model.match.log[:1]
    second.close()
    other.close()
