from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from common.ui.avatar import Avatar, Steam, initial_of
from common.ui.button import Button, ButtonKind
from common.ui.focus_ring import ring_of
from common.ui.number_field import NumberField
from common.ui.order_list import OrderList
from common.ui.panel import Panel, PanelTone
from common.ui.radio_card import RadioCard
from common.ui.seat_colors import PLAIN_SEATS
from common.ui.segmented import Segmented
from common.ui.select import Select
from common.ui.shadow import Shadow
from common.ui.switch import Switch
from common.ui.text_field import TextField
from common.ui.theme import Theme

LEFT = Qt.MouseButton.LeftButton


Show = Callable[..., QWidget]


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Show]:
    windows: list[QWidget] = []

    def show(*widgets: QWidget) -> QWidget:
        window = QWidget()
        layout = QVBoxLayout(window)
        for widget in widgets:
            layout.addWidget(widget)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield show
    windows.clear()


def test_a_switch_turns_by_mouse_and_by_space(qtbot: QtBot, shown: Show) -> None:
    switch = Switch()
    shown(switch)
    with qtbot.waitSignal(switch.toggled):
        qtbot.mouseClick(switch, LEFT)
    assert switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_a_switch_that_is_not_seen_yet_turns_at_once(qtbot: QtBot, shown: Show) -> None:
    turned, fresh = Switch(True), Switch(False)
    turned.setChecked(False)
    shown(fresh)
    picture = fresh.grab().toImage()
    fresh.hide()
    shown(turned)
    assert turned.grab().toImage() == picture


def test_a_disabled_switch_does_not_turn(qtbot: QtBot, shown: Show) -> None:
    switch = Switch()
    switch.setEnabled(False)
    shown(switch)
    qtbot.mouseClick(switch, LEFT)
    assert not switch.isChecked()


def test_a_button_answers_mouse_space_and_hover(qtbot: QtBot, shown: Show) -> None:
    button = Button("Onayla", ButtonKind.PRIMARY)
    shown(button)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, LEFT)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.mouseMove(button)
    qtbot.waitUntil(lambda: button.hover == 1.0)


def test_segments_are_taken_by_mouse_and_arrow_keys(qtbot: QtBot, shown: Show) -> None:
    choice = Segmented(["Tek tek", "Eşli", "Puanlı"])
    shown(choice)
    with qtbot.waitSignal(choice.changed) as taken:
        qtbot.mouseClick(choice.segments()[2], LEFT)
    assert taken.args == [2]
    choice.segments()[2].setFocus()
    with qtbot.waitSignal(choice.changed) as taken:
        qtbot.keyClick(choice.segments()[2], Qt.Key.Key_Left)
    assert taken.args == [1]
    assert choice.index == 1


def test_tab_reaches_a_group_of_segments_once(qtbot: QtBot, shown: Show) -> None:
    before, after = Button("önce"), Button("sonra")
    choice = Segmented(["2", "3", "4"], 1)
    shown(before, choice, after)
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert choice.segments()[1].hasFocus()
    qtbot.keyClick(choice.segments()[1], Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_radio_cards_exclude_each_other(qtbot: QtBot) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    cards = [RadioCard(name, "Bir cümle.", window) for name in ("Kartlı", "Zarlı")]
    for card in cards:
        row.addWidget(card)
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(cards[0], LEFT)
    qtbot.mouseClick(cards[1], LEFT)
    assert [card.isChecked() for card in cards] == [False, True]


def test_a_select_opens_and_takes_by_keyboard(qtbot: QtBot, shown: Show) -> None:
    select = Select()
    for label in ("Çırak", "Kalfa", "Usta"):
        select.add(label, label.lower(), "cpu")
    shown(select)
    select.setFocus()
    with qtbot.waitSignal(select.chosen) as taken:
        qtbot.keyClick(select, Qt.Key.Key_Down)
    assert taken.args == ["kalfa"]
    select.showPopup()
    qtbot.waitUntil(select.view().isVisible)
    qtbot.keyClick(select.view(), Qt.Key.Key_Down)
    qtbot.keyClick(select.view(), Qt.Key.Key_Return)
    assert select.value == "usta"


def test_a_select_takes_by_mouse(qtbot: QtBot, shown: Show) -> None:
    select = Select()
    for label in ("Çırak", "Kalfa"):
        select.add(label, label)
    shown(select)
    qtbot.mouseClick(select, LEFT)
    qtbot.waitUntil(select.view().isVisible)
    qtbot.wait(QApplication.doubleClickInterval() + 50)  # Qt takes a release before that for the opening one
    row = select.view().visualRect(select.model().index(1, 0)).center()
    qtbot.mouseClick(select.view().viewport(), LEFT, pos=row)
    assert select.value == "Kalfa"


def test_a_select_refuses_an_unknown_value() -> None:
    select = Select()
    select.add("Çırak", 1)
    with pytest.raises(ValueError, match="2"):
        select.set_value(2)


def test_a_number_steps_by_button_and_key_within_its_bounds(qtbot: QtBot, shown: Show) -> None:
    field = NumberField(2, 1, 3)
    shown(field)
    minus, plus = field.findChildren(Button)
    with qtbot.waitSignal(field.changed) as stepped:
        qtbot.mouseClick(plus, LEFT)
    assert stepped.args == [3]
    assert not plus.isEnabled()
    assert minus.isEnabled()
    proxy = field.focusProxy()
    assert proxy is not None
    qtbot.keyClick(proxy, Qt.Key.Key_Down)
    qtbot.keyClick(proxy, Qt.Key.Key_Down)
    assert field.value == 1
    assert not minus.isEnabled()


def order_list() -> OrderList:
    return OrderList([[("a", "Bir")], [("b", "İki"), ("d", "Dört")], [("c", "Üç")]])


def test_order_changes_by_ctrl_and_arrow_keys(qtbot: QtBot, shown: Show) -> None:
    order = order_list()
    shown(order)
    chip = order.chips()[0]
    chip.setFocus()
    with qtbot.waitSignal(order.order_changed) as changed:
        qtbot.keyClick(chip, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert changed.args == [["b", "a", "c"]]
    assert chip.hasFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    with qtbot.assertNotEmitted(order.order_changed):
        qtbot.keyClick(chip, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert order.values() == ["a", "b", "c"]


def test_plain_arrow_keys_only_move_the_focus(qtbot: QtBot, shown: Show) -> None:
    order = order_list()
    shown(order)
    order.chips()[0].setFocus()
    qtbot.keyClick(order.chips()[0], Qt.Key.Key_Down)
    assert order.chips()[1].hasFocus()
    assert order.values() == ["a", "b", "c"]


def test_order_changes_by_drag(qtbot: QtBot, shown: Show) -> None:
    order = order_list()
    shown(order)
    chip, pitch = order.chips()[0], order.chips()[1].y()
    qtbot.mousePress(chip, LEFT, pos=QPoint(20, 10))
    for _ in range(4):
        qtbot.mouseMove(chip, QPoint(20, 10 + pitch // 2))
    with qtbot.waitSignal(order.order_changed) as changed:
        qtbot.mouseRelease(chip, LEFT)
    assert changed.args == [["b", "c", "a"]]
    qtbot.waitUntil(lambda: chip.y() == 2 * pitch)
    assert chip.text() == "3. Bir"


def test_an_entry_is_exchanged_by_its_mark_and_by_space(qtbot: QtBot, shown: Show) -> None:
    order = order_list()
    shown(order)
    chip = order.chips()[1]
    mark = chip._mark().center().toPoint()
    with qtbot.waitSignal(order.order_changed) as changed:
        qtbot.mouseClick(chip, LEFT, pos=mark)
    assert changed.args == [["a", "d", "c"]]
    assert chip.text() == "2. Dört"
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert order.values() == ["a", "b", "c"]
    with qtbot.assertNotEmitted(order.order_changed):
        qtbot.keyClick(order.chips()[0], Qt.Key.Key_Space)


def test_the_focus_ring_shows_for_the_keyboard_only(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("bir"), Button("iki")
    window = shown(first, second)
    ring = ring_of(window)
    qtbot.mouseClick(first, LEFT)
    assert not ring.isVisible()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ring.target is second
    assert ring.geometry().contains(second.geometry())
    assert ring.geometry() != second.geometry()


def test_the_focus_ring_follows_and_leaves(qtbot: QtBot, shown: Show) -> None:
    field = TextField("Deniz")
    window = shown(field)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    ring = ring_of(window)
    assert ring.isVisible()
    window.resize(window.width() + 120, window.height() + 40)
    qtbot.waitUntil(lambda: ring.geometry().contains(field.geometry()))
    field.hide()
    qtbot.waitUntil(lambda: not ring.isVisible())


def test_the_focus_ring_survives_its_target(qtbot: QtBot, shown: Show) -> None:
    button = Button("bir")
    window = shown(button, Button("iki"))
    button.setFocus(Qt.FocusReason.TabFocusReason)
    button.deleteLater()
    qtbot.wait(20)
    window.resize(400, 300)
    assert not window.grab().isNull()


def test_a_panel_throws_its_shadow_from_beneath(qtbot: QtBot, shown: Show) -> None:
    panel = Panel()
    panel.setMinimumSize(100, 60)
    window = shown(panel)
    shadow = window.findChild(Shadow)
    assert isinstance(shadow, Shadow)
    assert shadow.geometry().contains(panel.geometry().adjusted(-1, -1, 1, 1))
    children = window.children()
    assert children.index(shadow) < children.index(panel)
    panel.hide()
    assert not shadow.isVisible()


def test_a_tone_changes_the_edge_of_a_panel(qtbot: QtBot, look: Theme, shown: Show) -> None:
    panel = Panel(tone=PanelTone.FIELD)
    panel.setMinimumSize(100, 60)
    shown(panel)
    panel.set_tone(PanelTone.TURN)
    image = panel.grab().toImage()
    assert image.pixelColor(image.width() // 2, 0) == look.tokens.brass


def test_initials_are_turkish_capitals() -> None:
    assert [initial_of(name) for name in ("ipek", "ırmak", " şule", "")] == ["İ", "I", "Ş", ""]


def test_steam_rises_while_thinking_unless_motion_is_reduced(qtbot: QtBot, look: Theme, shown: Show) -> None:
    avatar = Avatar(PLAIN_SEATS[0], "Deniz")
    window = shown(avatar)
    avatar.set_thinking(True)
    steam = window.findChild(Steam)
    assert isinstance(steam, Steam)
    assert steam.isVisible()
    assert steam.geometry().top() < avatar.geometry().top()
    look.set_reduced_motion(True)
    assert not steam.isVisible()
    look.set_reduced_motion(False)
    avatar.set_thinking(False)
    assert not steam.isVisible()
