"""Turns on the table: events become animations, and at rest nothing is left to put right."""

import pytest
from PySide6.QtCore import Qt

from common.core.transition import CHANCE
from common.ui.scale import SizeClass
from common.ui.theme import Mode, theme
from qwirkle.engine.moves import Place, Swap


def play_by_hand(sitting):
    """Play the best move of the viewer with mouse and keys."""
    move = sitting.best_move()
    if isinstance(move, Place):
        for cell, kind in move.tiles:
            tile = next(
                tile for tile in sitting.scene.rack.tiles() if tile.kind == kind and not tile.is_staged
            )
            sitting.scene.select(tile)
            sitting.scene.put(sitting.scene._zone(cell))
            sitting.settle()
        sitting.key(Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ControlModifier)
    elif isinstance(move, Swap):
        sitting.key(Qt.Key.Key_D)
        for kind in move.kinds:
            sitting.scene.toggle(
                next(t for t in sitting.scene.rack.tiles() if t.kind == kind and not t.is_marked)
            )
        sitting.table.confirm()
    else:
        sitting.model.submit(move, sitting.model.ply)
    sitting.settle()


def check_rest(sitting):
    """After the animations `sync` must change nothing."""
    assert sitting.table.is_at_rest()
    before = sitting.picture()
    sitting.table.sync(sitting.model.observation())
    sitting.settle()
    assert sitting.picture() == before


@pytest.mark.parametrize("seats", [2, 6])
def test_a_match_is_played_to_its_end_and_sync_never_changes_anything(sit, seats):
    theme().set_reduced_motion(True)
    sitting = sit(seats=seats, turns=0, seed=seats)
    while sitting.model.actor is not None:
        if sitting.model.actor == sitting.model.viewer:
            play_by_hand(sitting)
            check_rest(sitting)
        sitting.answer()
        check_rest(sitting)
    assert sitting.model.outcome is not None
    assert set(sitting.scene.board.tiles) == set(sitting.match.state.board.tiles)
    winners = [row.look.is_winner for row in sitting.table.panels.players.rows]
    assert [seat for seat, won in enumerate(winners) if won] == list(sitting.model.outcome.winners)


def test_animations_run_in_time_and_end_at_rest(sit, qtbot):
    sitting = sit(turns=4)
    sitting.table.set_input(False)
    with qtbot.waitSignal(sitting.table.at_rest, timeout=5000):
        sitting.model.submit(sitting.best_move(), sitting.model.ply)
        assert not sitting.table.is_at_rest()
    qtbot.waitUntil(sitting.table.is_at_rest, timeout=5000)
    check_rest(sitting)
    with qtbot.waitSignal(sitting.table.at_rest, timeout=5000):
        sitting.model.submit(sitting.best_move(), sitting.model.ply)
    qtbot.waitUntil(sitting.table.is_at_rest, timeout=5000)
    check_rest(sitting)


def test_undo_in_the_middle_of_an_animation_shows_the_table_as_it_was(sit, qtbot):
    sitting = sit(turns=4)
    before = sitting.match.state.board
    play_by_hand(sitting)
    sitting.model.submit(sitting.best_move(), sitting.model.ply)
    qtbot.wait(60)
    assert not sitting.table.is_at_rest()
    assert sitting.model.undo()
    sitting.settle()
    assert set(sitting.scene.board.tiles) == set(before.tiles)
    assert sorted(t.kind for t in sitting.scene.rack.tiles()) == list(sitting.model.view().hand)
    check_rest(sitting)


def test_undo_while_drawn_tiles_fly_brings_all_tiles_home(sit, qtbot):
    sitting = sit(turns=4)
    rack = sitting.scene.rack
    sitting.model.submit(sitting.best_move(), sitting.model.ply)
    qtbot.waitUntil(lambda: any(not tile.is_home() for tile in rack.tiles()), timeout=4000)
    assert sitting.model.undo()
    assert [tile.pos() for tile in rack.slots] == [rack.centre(slot) for slot in range(6)]


def test_undo_while_tiles_are_laid_out_puts_them_back(sit):
    sitting = sit(turns=4)
    play_by_hand(sitting)
    sitting.answer()
    tile, cell, _ = sitting.legal_spot()
    sitting.drag_to_cell(tile, cell)
    assert sitting.model.undo()
    sitting.settle()
    assert sitting.scene.staged == {}
    check_rest(sitting)


def test_q04_the_opening_may_be_laid_anywhere(sit):
    sitting = sit(turns=0, seed=1)
    assert sitting.scene.board.tiles == {}
    move = sitting.best_move()
    for (x, y), kind in move.tiles:
        tile = next(t for t in sitting.scene.rack.tiles() if t.kind == kind and not t.is_staged)
        sitting.scene.select(tile)
        zone = sitting.scene._zone((x + 5, y - 3))
        assert zone.legal
        sitting.scene.put(zone)
        sitting.settle()
    places = [tile.pos() for tile in sitting.scene.staged.values()]
    sitting.table.confirm()
    sitting.settle()
    assert set(sitting.match.state.board.tiles) == {cell for cell, _ in move.tiles}
    shown = [sitting.table.camera.centre(cell) for cell, _ in move.tiles]
    assert shown == places
    check_rest(sitting)


def test_q07_tiles_are_chosen_and_swapped(sit):
    sitting = sit()
    table, rack = sitting.table, sitting.scene.rack
    sitting.key(Qt.Key.Key_D)
    assert not table.buttons.confirm_button.isEnabled()
    sitting.click(rack.slots[1].pos())
    sitting.key(Qt.Key.Key_4)
    sitting.key(Qt.Key.Key_5)
    sitting.click(rack.slots[4].pos())
    assert [rack.slot_of(tile) for tile in sitting.scene.picked()] == [1, 3]
    kept = sorted(tile.kind for tile in rack.tiles() if not tile.is_marked)
    table.buttons.confirm_button.click()
    sitting.settle()
    assert sitting.model.actor == CHANCE
    assert not sitting.scene.is_swapping and len(rack.tiles()) == 6
    left = sorted(tile.kind for tile in rack.tiles())
    for kind in kept:
        left.remove(kind)
    assert len(left) == 2
    sitting.answer()
    check_rest(sitting)


def test_q07_escape_leaves_the_swap(sit):
    sitting = sit()
    sitting.key(Qt.Key.Key_D)
    sitting.key(Qt.Key.Key_2)
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.scene.is_swapping and sitting.scene.picked() == []


def test_q04_whoever_opens_is_told_that_there_is_no_swap(sit):
    sitting = sit(turns=0, seed=1)
    sitting.key(Qt.Key.Key_D)
    assert sitting.toasts == [("Whoever opens cannot swap.", "Q04")]
    assert not sitting.table.buttons.swap_button.isEnabled()
    assert sitting.table.buttons.swap_button.toolTip() == "Whoever opens cannot swap."


def test_q07_others_swaps_are_told_by_a_banner(sit):
    sitting = sit()
    play_by_hand(sitting)
    while sitting.model.actor == CHANCE:
        sitting.model.draw()
    swap = next(move for move in sitting.model.legal_moves() if isinstance(move, Swap))
    sitting.model.submit(swap, sitting.model.ply)
    sitting.settle()
    assert sitting.banners[-1] == (1, "Nermin swapped 1 tiles")


def test_a_hint_shows_the_move_and_goes_with_the_next_turn(sit):
    sitting = sit()
    move = sitting.best_move()
    sitting.table.show_advice(move)
    sitting.settle()
    marks = sitting.scene.marks.over.childItems()
    assert len(marks) >= len(move.tiles) + 1
    sitting.model.submit(move, sitting.model.ply)
    sitting.settle()
    assert sitting.scene.marks.over.childItems() == []
    check_rest(sitting)


def test_a_hint_to_swap_chooses_the_tiles(sit):
    sitting = sit()
    swap = next(m for m in sitting.model.legal_moves() if isinstance(m, Swap) and len(m.kinds) == 3)
    sitting.table.show_advice(swap)
    assert sorted(tile.kind for tile in sitting.scene.picked()) == list(swap.kinds)


def test_bots_alone_have_no_rack_and_no_buttons(sit):
    sitting = sit(humans=0, seats=3, turns=6)
    assert not sitting.scene.rack.isVisible()
    assert not sitting.table.buttons.confirm_button.isVisible()
    sitting.model.submit(sitting.best_move(), sitting.model.ply)
    sitting.settle()
    check_rest(sitting)


def test_q15_open_racks_show_the_tiles_of_the_others(sit):
    sitting = sit(seats=3, options={"open_hands": True})
    looks = [row.look for row in sitting.table.panels.players.rows]
    assert looks[0].tiles == ()
    assert [look.tiles for look in looks[1:]] == [tuple(hand) for hand in sitting.match.state.hands[1:]]


def test_q15_the_table_of_unseen_tiles_can_be_off(sit):
    shown = sit(options={"tile_counter": False}).table.panels.bag.shown
    assert shown[1] is None
    counted = sit().table.panels.bag.shown
    assert sum(counted[1]) == counted[0] + 6


@pytest.mark.parametrize("seats", [2, 6])
def test_a_small_window_has_a_strip_and_buttons_that_open_panels(sit, look, seats):
    look.set_window_size(1024, 640)
    sitting = sit(seats=seats, size=(1024, 594))
    table = sitting.table
    assert look.size_class is SizeClass.COMPACT
    assert not table.panels.minimap.isVisible() and not table.panels.bag.isVisible()
    table.panels.popovers.buttons()[1].click()
    assert table.panels.bag.isVisible() and table.rect().contains(table.panels.bag.geometry())
    sitting.key(Qt.Key.Key_Escape)
    assert not table.panels.bag.isVisible()
    play_by_hand(sitting)
    sitting.answer()
    check_rest(sitting)


def test_all_parts_are_there_after_the_window_was_small(sit, look, qtbot):
    sitting = sit()
    table = sitting.table
    for width, height, compact in ((1024, 594, True), (1440, 844, False)):
        look.set_window_size(width, height + 56)
        table.resize(width, height)
        sitting.settle()
        panels = table.panels
        assert panels.players.isVisible() and panels.minimap.isVisible() is not compact
        assert all(button.isVisible() is compact for button in panels.popovers.buttons())
        for button in table.buttons.buttons()[:-1]:
            assert button.isVisible() and table.rect().contains(button.geometry())
        middle = panels.players.geometry().center()
        assert panels.players.isAncestorOf(table.childAt(middle)) or table.childAt(middle) is panels.players


def test_q15_two_people_at_one_screen_never_see_the_other_rack(sit):
    sitting = sit(humans=2)
    play_by_hand(sitting)
    while sitting.model.actor == CHANCE:
        sitting.model.draw()
    assert sitting.model.actor == 1
    sitting.model.set_viewer(1)
    sitting.settle()
    kinds = sorted(tile.kind for tile in sitting.scene.rack.tiles())
    assert kinds == list(sitting.match.state.hands[1])
    assert [row.look.tiles for row in sitting.table.panels.players.rows] == [(), ()]
    sitting.table.set_input(True)
    play_by_hand(sitting)
    check_rest(sitting)


def test_resizing_keeps_the_middle_and_the_tiles_laid_out(sit, look, qtbot):
    sitting = sit()
    table = sitting.table
    tile, cell, _ = sitting.legal_spot()
    sitting.drag_to_cell(tile, cell)
    middle = (table._layout.free.center() - table.camera.origin) / table.camera.pitch
    for width, height in ((1900, 1000), (1024, 594), (1440, 844)):
        look.set_window_size(width, height + 56)
        table.resize(width, height)
        sitting.settle()
        now = (table._layout.free.center() - table.camera.origin) / table.camera.pitch
        assert (now - middle).manhattanLength() < 0.2
        assert tile.pos() == table.camera.centre(cell)
        assert tile.side == table.camera.tile
        for slot, other in enumerate(sitting.scene.rack.slots):
            assert other is tile or other.pos() == sitting.scene.rack.centre(slot)
    check_rest(sitting_without_staged(sitting))


def sitting_without_staged(sitting):
    sitting.scene.take_back_all()
    sitting.settle()
    return sitting


def test_the_look_follows_the_theme(sit, look):
    sitting = sit()
    light = sitting.table.grab().toImage()
    look.set_mode(Mode.DARK)
    sitting.settle()
    dark = sitting.table.grab().toImage()
    for x, y in ((700, 60), (100, 400), (1300, 600)):
        assert dark.pixelColor(x, y).lightness() < light.pixelColor(x, y).lightness() - 60
    look.set_patterns(True)
    assert sitting.table.grab().toImage() != dark


def test_the_camera_frames_tiles_only_when_they_lie_outside(sit):
    sitting = sit(turns=3)
    camera, free = sitting.table.camera, sitting.table._layout.free
    sitting.table.fit()
    sitting.settle()
    seen = (camera.zoom, camera.origin)
    outside = False
    while sitting.model.actor is not None and not outside:
        move = sitting.best_move() if sitting.model.actor != CHANCE else None
        if isinstance(move, Place):
            outside = any(not free.contains(camera.rect(cell)) for cell, _ in move.tiles)
        if move is None:
            sitting.model.draw()
        else:
            sitting.model.submit(move, sitting.model.ply)
        sitting.settle()
        assert ((camera.zoom, camera.origin) != seen) == outside
    assert all(free.contains(camera.rect(cell)) for cell in sitting.scene.board.tiles)
