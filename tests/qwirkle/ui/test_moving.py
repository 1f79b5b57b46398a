"""The table while it pans and zooms: quick from pictures at hand, sharp once it rests."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QToolTip

from common.ui.avatar import Steam
from common.ui.theme import Mode, theme
from qwirkle.ui import tile_stock
from qwirkle.ui.camera import FARTHEST, NEAREST
from qwirkle.ui.tile_names import tile_name


def rested(sitting, qtbot):
    sitting.table.view.grab()
    qtbot.waitUntil(lambda: sitting.scene.board.is_sharp, timeout=3000)


def picture(sitting):
    return sitting.table.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def middle(sitting):
    return QPointF(sitting.table.view.rect().center())


def test_zooming_paints_no_tile_until_the_table_rests(sit, qtbot, monkeypatch):
    sitting = sit(turns=20)
    rested(sitting, qtbot)
    painted = []
    draw = tile_stock.draw_tile
    monkeypatch.setattr(tile_stock, "draw_tile", lambda *wish: painted.append(wish) or draw(*wish))
    for _ in range(3):
        sitting.wheel(middle(sitting), 120)
        sitting.table.view.grab()
    assert painted == []
    rested(sitting, qtbot)
    assert painted


def test_tiles_are_as_sharp_after_zooming_as_if_painted_at_once(sit, qtbot):
    sitting, other = sit(turns=20), sit(turns=20)
    rested(sitting, qtbot)
    for turn in (120, 120, 120, -120):
        sitting.wheel(middle(sitting), turn)
        sitting.table.view.grab()
    blurred = picture(sitting)
    rested(sitting, qtbot)
    camera = sitting.table.camera
    other.table.camera.look(camera.zoom, camera.origin)
    rested(other, qtbot)
    assert picture(sitting) == picture(other) != blurred


def test_every_zoom_comes_to_rest_sharp(sit, qtbot):
    sitting = sit(turns=12)
    camera = sitting.table.camera
    for zoom in (FARTHEST, 0.7, 1.3, NEAREST):
        camera.look(zoom, camera.origin)
        rested(sitting, qtbot)


def test_another_theme_paints_the_tiles_anew(sit, look, qtbot):
    sitting = sit(turns=12)
    rested(sitting, qtbot)
    light = picture(sitting)
    look.set_mode(Mode.DARK)
    rested(sitting, qtbot)
    assert picture(sitting) != light
    look.set_mode(Mode.LIGHT)
    rested(sitting, qtbot)
    assert picture(sitting) == light


def test_the_wheel_does_not_tell_a_table_at_rest_that_it_rests(sit):
    sitting = sit()
    told = []
    sitting.table.at_rest.connect(lambda: told.append(True))
    sitting.wheel(middle(sitting), 120)
    assert told == []


def test_a_tile_of_the_table_is_named_under_the_pointer(sit, qtbot):
    sitting = sit(turns=8)
    cell, kind = next(iter(sitting.scene.board.tiles.items()))
    sitting.hover(sitting.table.camera.centre(cell))
    qtbot.waitUntil(lambda: QToolTip.text() == tile_name(kind))


def test_a_double_click_on_a_tile_does_not_move_the_table(sit):
    sitting = sit(turns=8)
    camera = sitting.table.camera
    camera.pan(QPointF(37, 11))
    before = camera.origin
    sitting.double_click(camera.centre(next(iter(sitting.scene.board.tiles))))
    assert camera.origin == before


def steam_fits(table):
    """Whether the steam over every avatar lies within its panel."""
    panel = table.panels.players
    for seat in range(len(panel.rows)):
        table.set_thinking(seat)
        for steam in panel.findChildren(Steam):
            if not steam.isHidden() and not panel.rect().contains(steam.geometry()):
                return False
    return True


def test_steam_is_never_cut_by_the_edge_of_the_panel(sit, look, qtbot):
    for seats in (2, 6):
        sitting = sit(seats=seats)
        for size, text_sizes in (((1024, 640), (90, 100, 150)), ((1440, 900), (90, 100, 150))):
            for text_size in text_sizes:
                look.set_text_percent(text_size)
                look.set_window_size(*size)
                sitting.table.resize(size[0], size[1] - theme().px(56))
                qtbot.wait(1)
                assert steam_fits(sitting.table), (seats, size, text_size)


def test_a_banner_floats_under_the_strip_of_a_small_window(sit, look, qtbot):
    sitting = sit(seats=4)
    assert sitting.table.banner_drop() == 8
    look.set_window_size(1024, 640)
    sitting.table.resize(1024, 594)
    qtbot.wait(1)
    strip = sitting.table.panels.players.geometry()
    assert sitting.table.banner_drop() * theme().s >= strip.bottom() + theme().dp(8)
