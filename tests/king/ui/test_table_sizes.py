"""The table in windows of every size, themes, hovering and messages."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from common.core.transition import Reason
from common.ui.theme import Mode
from king.engine.moves import Play

SMALL = (720, 480)
"""A table of few pixels, for tests that play long."""

# Rest, undo, resuming


def test_a_small_window_has_the_sheet_in_a_drawer(sit, look):
    look.set_window_size(1024, 640)
    sitting = sit(contract="el", cards=1, size=(1024, 594))
    table = sitting.table
    assert table.has_drawer and not table.sheet.isVisible() and table.drawer_button.isVisible()
    sitting.key(Qt.Key.Key_T)
    assert table.sheet.isVisible() and not table.drawer_button.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    assert not table.sheet.isVisible()
    QTest.mouseClick(table.drawer_button, Qt.MouseButton.LeftButton)
    assert table.sheet.isVisible()
    card_item = sitting.legal()[0]
    face = card_item.face
    sitting.key(Qt.Key.Key_T)
    sitting.drag(sitting.grip(card_item), sitting.scene.layout.slot.center())
    assert sitting.match.log[-1].move == str(face)


def test_t_leaves_the_sheet_of_a_large_window_alone(sit):
    sitting = sit()
    sitting.key(Qt.Key.Key_T)
    assert sitting.table.sheet.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1200, 720), (1366, 768), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_chooser_never_covers_the_hand(sit, look, size, percent):
    look.set_window_size(*size)
    look.set_text_percent(percent)
    sitting = sit(until="call", options={"king_declared": True}, size=(size[0], size[1] - round(56 * look.s)))
    chooser = QRectF(sitting.table.chooser.geometry())
    assert chooser.bottom() <= sitting.scene.layout.hand_top
    assert sitting.scene.layout.table.contains(chooser)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
def test_everything_lies_on_the_felt(sit, look, size):
    look.set_window_size(*size)
    sitting = sit(contract="el", cards=3, size=(size[0], size[1] - round(56 * look.s)))
    layout = sitting.scene.layout
    for item in sitting.scene.own_cards():
        corners = item.mapToScene(item.area()).boundingRect()
        assert layout.table.contains(corners)
    for item in (*sitting.scene.plates, sitting.scene.plaque):
        assert layout.felt.contains(item.pos())


def test_a_change_of_the_theme_keeps_the_table(sit, look):
    sitting = sit(contract="el", cards=2)
    before = sitting.look()
    look.set_mode(Mode.DARK)
    look.set_patterns(True)
    sitting.settle()
    assert sitting.look() == before


def test_resizing_in_the_middle_of_an_animation(sit):
    sitting = sit(contract="el", cards=0)
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    assert not sitting.table.is_at_rest()
    sitting.table.resize(1200, 760)
    sitting.settle()
    look = sitting.look()
    sitting.table.sync(sitting.model.observation())
    assert sitting.look() == look


def test_a_click_skips_what_is_moving(sit):
    sitting = sit(contract="el", cards=0)
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    assert not sitting.table.is_at_rest()
    sitting.click(QPointF(200, 300))
    assert sitting.table.is_at_rest()


def test_refused_reasons_reach_the_toast_with_their_rule(sit):
    sitting = sit(until="call")
    sitting.table.chooser.refused.emit(Reason("penalty_used_up", {"penalty": "el", "times": 2}))
    assert sitting.toasts == [("No tricks has been played twice already.", "K07")]


def test_hovering_a_legal_card_raises_it_a_little_more(sit):
    sitting = sit(contract="el", cards=2)
    item = sitting.legal()[0]
    before = item.wanted_rise
    item.set_flags(is_hovered=True)
    assert item.wanted_rise > before
    veiled = sitting.veiled()[0]
    veiled.set_flags(is_hovered=True)
    assert veiled.wanted_rise == 0.0
    assert item.toolTip() and veiled.toolTip()


def test_a_plate_keeps_its_place_while_its_bot_thinks(sit):
    sitting = sit(contract="el", cards=0)
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    sitting.settle()
    plate = sitting.scene.plates[1]
    before = plate.sceneBoundingRect()
    sitting.table.set_thinking(1)
    assert plate.is_thinking and plate.sceneBoundingRect().width() != before.width()
    assert plate.sceneBoundingRect().right() == pytest.approx(before.right(), abs=1.0)
