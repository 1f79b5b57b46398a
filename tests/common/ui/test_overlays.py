import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from common.ui.banner import Banner
from common.ui.button import Button, ButtonKind
from common.ui.dialog import Dialog
from common.ui.handover_curtain import CurtainOverlay
from common.ui.link_button import LinkButton
from common.ui.seat_colors import PLAIN_SEATS
from common.ui.theme import Theme
from common.ui.toast import Toast

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    QVBoxLayout(window).addWidget(Button("altta"))
    window.resize(1024, 640)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def dialog(window: QWidget) -> Dialog:
    result = Dialog(window, "Oyundan çıkılsın mı?")
    result.add_button("Vazgeç")
    result.add_button("Ana sayfa", ButtonKind.PRIMARY)
    result.open()
    return result


def test_esc_cancels_a_dialog_and_gives_the_focus_back(qtbot: QtBot, window: QWidget) -> None:
    under = window.findChild(Button)
    assert isinstance(under, Button)
    under.setFocus()
    opened = dialog(window)
    assert not under.hasFocus()
    focused = window.focusWidget()
    with qtbot.waitSignal(opened.finished) as finished:
        qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert finished.args == [False]
    assert under.hasFocus()
    qtbot.waitUntil(lambda: not opened.isVisible())


def test_the_primary_button_and_enter_accept(qtbot: QtBot, window: QWidget) -> None:
    opened = dialog(window)
    primary = next(b for b in opened.findChildren(Button) if b.kind is ButtonKind.PRIMARY)
    with qtbot.waitSignal(opened.finished) as finished:
        qtbot.mouseClick(primary, LEFT)
    assert finished.args == [True]
    opened.open()
    with qtbot.waitSignal(opened.finished) as finished:
        qtbot.keyClick(opened, Qt.Key.Key_Return)
    assert finished.args == [True]


def test_a_dialog_closes_once(qtbot: QtBot, window: QWidget) -> None:
    opened = dialog(window)
    opened.accept()
    with qtbot.assertNotEmitted(opened.finished):
        opened.reject()


def test_tab_stays_inside_a_dialog(qtbot: QtBot, window: QWidget) -> None:
    opened = dialog(window)
    seen = []
    for _ in range(4):
        focused = window.focusWidget()
        assert focused is not None
        assert opened.isAncestorOf(focused)
        seen.append(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen[0] is seen[2]
    assert seen[0] is not seen[1]


def test_a_click_beside_the_card_reaches_nothing_beneath(qtbot: QtBot, window: QWidget) -> None:
    opened = dialog(window)
    under = window.findChild(Button)
    assert isinstance(under, Button)
    with qtbot.assertNotEmitted(under.clicked):
        qtbot.mouseClick(window.childAt(under.geometry().center()), LEFT)
    assert opened.isVisible()


def test_a_dialog_keeps_to_the_middle_of_a_resized_window(qtbot: QtBot, window: QWidget) -> None:
    opened = dialog(window)
    window.resize(1200, 800)
    qtbot.waitUntil(lambda: opened.size() == window.size())
    assert abs(opened.card.geometry().center().x() - 600) <= 1


def test_a_toast_comes_stays_and_goes(qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("common.ui.durations.TOAST_STAY", 150)
    toast = Toast(window)
    toast.say("Maça varken başka renk atılmaz.")
    assert toast.isVisible()
    assert abs(toast.geometry().center().x() - window.width() // 2) <= 1
    qtbot.waitUntil(lambda: not toast.isVisible(), timeout=2000)


def test_the_newest_toast_wins(window: QWidget) -> None:
    toast = Toast(window)
    toast.say("Bir")
    toast.say("İki")
    assert toast.text == "İki"


def test_the_action_of_a_toast_runs_once(qtbot: QtBot, window: QWidget) -> None:
    runs: list[str] = []
    toast = Toast(window)
    toast.say("Maça varken başka renk atılmaz.", "Kural", lambda: runs.append("kural"))
    qtbot.mouseClick(toast.findChild(LinkButton), LEFT)
    assert runs == ["kural"]
    qtbot.waitUntil(lambda: not toast.isVisible())


def test_a_long_toast_wraps_instead_of_leaving_the_window(look: Theme, window: QWidget) -> None:
    look.set_text_percent(150)
    toast = Toast(window)
    toast.say("Bu taş buraya konmaz, çünkü çizgide aynı taş bir kez bulunabilir. " * 2, "Kural", lambda: None)
    assert window.rect().contains(toast.geometry())
    assert toast.height() > 2 * look.metrics("body").height()


def test_an_event_goes_by_itself(qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("common.ui.durations.BANNER_STAY", 100)
    banner = Banner(window)
    banner.tell("Tevfik eli aldı", "2 kupa, −60", name="Tevfik", color=PLAIN_SEATS[2])
    assert banner.isVisible()
    qtbot.waitUntil(lambda: not banner.isVisible(), timeout=2000)


def test_trouble_stays_until_settled_and_no_event_hides_it(qtbot: QtBot, window: QWidget) -> None:
    runs: list[int] = []
    banner = Banner(window)
    banner.warn("Kaydedilemedi. Diskte yer açıp yeniden dene.", "Yeniden dene", lambda: runs.append(1))
    banner.tell("Tevfik eli aldı")
    assert banner.text.startswith("Kaydedilemedi")
    qtbot.mouseClick(banner.findChild(Button), LEFT)
    assert runs == [1]
    qtbot.waitUntil(lambda: not banner.isVisible())


def test_the_curtain_covers_everything_before_it_can_be_opened(qtbot: QtBot, window: QWidget) -> None:
    curtain = CurtainOverlay(window)
    with qtbot.waitSignal(curtain.covered):
        curtain.fall("Elif", PLAIN_SEATS[0])
        with qtbot.assertNotEmitted(curtain.accepted):
            qtbot.keyClick(curtain.findChild(Button), Qt.Key.Key_Space)
    assert curtain.geometry() == window.rect()
    image = curtain.grab().toImage()
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(0, image.width(), 40)
        for y in range(0, image.height(), 40)
    )


def test_the_next_player_lifts_the_curtain_by_keyboard(qtbot: QtBot, window: QWidget) -> None:
    curtain = CurtainOverlay(window)
    curtain.cover("Elif", PLAIN_SEATS[0])
    button = curtain.findChild(Button)
    assert isinstance(button, Button)
    assert "Elif" in button.text()
    assert button.hasFocus()
    qtbot.keyClick(button, Qt.Key.Key_Tab)
    qtbot.keyClick(button, Qt.Key.Key_Escape)
    assert curtain.isVisible()
    with qtbot.waitSignal(curtain.accepted):
        qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not curtain.isVisible())


def test_the_curtain_cuts_when_motion_is_reduced(qtbot: QtBot, look: Theme, window: QWidget) -> None:
    look.set_reduced_motion(True)
    curtain = CurtainOverlay(window)
    with qtbot.waitSignal(curtain.covered, timeout=50):
        curtain.fall("Elif", PLAIN_SEATS[0])
