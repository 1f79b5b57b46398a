"""The app in a window that was shown before it: what belongs to the window happens to that one."""

import pytest
from PySide6.QtCore import Qt

from common.ui.front_window import FrontWindow
from common.ui.main_window import MainWindow
from common.ui.rulebook_page import RulebookPage


@pytest.fixture
def front(qtbot, context):
    found = FrontWindow(context.settings)
    qtbot.addWidget(found)
    found.present()
    return found


@pytest.fixture
def content(front, context):
    found = MainWindow(context, front)
    front.fill(found)
    return found


def test_keys_of_the_window_reach_the_app(qtbot, front, content):
    qtbot.keyClick(front, Qt.Key.Key_F1)
    assert isinstance(content.stack.page, RulebookPage)
    qtbot.keyClick(front, Qt.Key.Key_Escape)
    assert not isinstance(content.stack.page, RulebookPage)


def test_the_title_and_the_icon_are_those_of_the_window(front, content):
    content.navigator.show_rules()
    assert front.windowTitle().endswith(" – Kıraathane")
    assert not front.windowIcon().isNull()


def test_full_screen_is_that_of_the_window(front, content):
    content.toggle_full_screen()
    assert front.isFullScreen()
    content.toggle_full_screen()
    assert not front.isFullScreen()


def test_the_window_comes_to_the_front_from_the_taskbar(front, content):
    front.showMinimized()
    content.come_to_front()
    assert not front.isMinimized()


def test_the_place_is_remembered_when_the_window_closes(front, content, context):
    front.resize(1210, 705)
    front.close()
    kept = context.settings["window"]
    assert (kept["width"], kept["height"]) == (1210, 705)


def test_a_dialog_covers_the_whole_window(front, content):
    content.navigator.show_settings()
    assert content.dialogs()[0].size() == front.size()
