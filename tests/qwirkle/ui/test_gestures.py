"""Laying tiles out by drag, by clicks and by keys, each with the real mouse and keyboard."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from common.ui.game_scene import Hand


def staged(sitting):
    return sitting.scene.staged_kinds()


def test_a_tile_is_dragged_to_a_cell_and_moved_on_and_back(sit):
    sitting = sit()
    tile, cell, points = sitting.legal_spot()
    sitting.drag_to_cell(tile, cell)
    assert staged(sitting) == {cell: tile.kind}
    assert tile.pos() == sitting.table.camera.centre(cell)
    assert sitting.table.buttons.confirm_button.isEnabled()
    assert sitting.table.panels.players.rows[0].look.pending == points
    other = next(spot for spot in sitting.model.spots(tile.kind, {}) if spot != cell)
    sitting.drag_to_cell(tile, other)
    assert staged(sitting) == {other: tile.kind}
    sitting.drag(tile.pos(), sitting.scene.rack.centre(5))
    assert staged(sitting) == {}
    assert sitting.scene.rack.slots[5] is tile
    assert tile.pos() == sitting.scene.rack.centre(5)


def test_a_click_on_a_tile_and_a_click_on_a_cell_do_the_same(sit):
    sitting = sit()
    tile, cell, _ = sitting.legal_spot()
    sitting.click(tile.pos())
    assert sitting.scene.hand is Hand.SELECTED
    assert set(sitting.scene.marks.spots) == set(sitting.model.spots(tile.kind, {}))
    sitting.click(sitting.table.camera.centre(cell))
    sitting.settle()
    assert staged(sitting) == {cell: tile.kind}
    assert sitting.scene.marks.spots == {}


def test_a_drop_near_a_legal_cell_snaps_into_it(sit):
    sitting = sit()
    tile, cell, _ = sitting.legal_spot()
    camera = sitting.table.camera
    away = QPointF(0.3, -0.3) * camera.pitch
    nearest = min(
        sitting.model.spots(tile.kind, {}),
        key=lambda spot: (camera.centre(spot) - camera.centre(cell) - away).manhattanLength(),
    )
    sitting.drag(tile.pos(), camera.centre(cell) + away)
    assert staged(sitting) == {nearest: tile.kind}


def test_a_drop_outside_brings_the_tile_home_without_a_word(sit):
    sitting = sit()
    tile, _, _ = sitting.legal_spot()
    panel = sitting.table.panels.bag.geometry().center()
    sitting.drag(tile.pos(), QPointF(panel))
    assert staged(sitting) == {} and tile.pos() == tile.home and sitting.toasts == []


def test_q05_a_drop_on_a_tile_says_so_and_brings_the_tile_home(sit):
    sitting = sit()
    tile, _, _ = sitting.legal_spot()
    cell = next(iter(sitting.scene.board.tiles))
    sitting.drag_to_cell(tile, cell)
    assert staged(sitting) == {} and tile.pos() == tile.home
    assert sitting.toasts == [("There is already a tile here.", "Q05")]


def test_q05_a_drop_far_from_all_tiles_says_what_is_missing(sit):
    sitting = sit()
    tile, _, _ = sitting.legal_spot()
    free = sitting.table._layout.free
    corners = (free.topLeft(), free.topRight(), free.bottomLeft(), free.bottomRight())
    taken = [sitting.table.camera.centre(cell) for cell in sitting.scene.board.tiles]
    far = max(corners, key=lambda corner: min((corner - point).manhattanLength() for point in taken))
    inside = far + (free.center() - far) * 0.06
    sitting.drag(tile.pos(), inside)
    assert sitting.toasts == [("Your tiles must touch a tile on the table.", "Q05")]


def test_escape_and_right_click_let_go(sit):
    sitting = sit()
    tile, cell, _ = sitting.legal_spot()
    sitting.click(tile.pos())
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.scene.held is None
    sitting.press(tile.pos())
    sitting.move(sitting.table.camera.centre(cell), Qt.MouseButton.LeftButton)
    sitting.press(sitting.table.camera.centre(cell), Qt.MouseButton.RightButton)
    sitting.settle()
    assert sitting.scene.held is None and tile.pos() == tile.home and staged(sitting) == {}


def test_a_right_click_on_a_tile_laid_out_returns_it(sit):
    sitting = sit()
    tile, cell, _ = sitting.legal_spot()
    sitting.drag_to_cell(tile, cell)
    sitting.click(tile.pos(), Qt.MouseButton.RightButton)
    sitting.settle()
    assert staged(sitting) == {} and tile.pos() == sitting.scene.rack.centre(sitting.scene.rack.slot_of(tile))


def test_the_keyboard_alone_plays_a_turn(sit):
    sitting = sit()
    tile, _, _ = sitting.legal_spot()
    slot = sitting.scene.rack.slot_of(tile)
    ply = sitting.model.ply
    sitting.key(Qt.Key(Qt.Key.Key_1 + slot))
    sitting.key(Qt.Key.Key_Right)
    reached = sitting.scene.over
    assert reached is not None and reached.key in sitting.model.spots(tile.kind, {})
    for _ in range(12):
        if sitting.model.spots(tile.kind, {})[sitting.scene.over.key] is not None:
            break
        sitting.key(Qt.Key.Key_Right)
        sitting.key(Qt.Key.Key_Down)
    sitting.key(Qt.Key.Key_Return)
    sitting.settle()
    assert len(staged(sitting)) == 1
    sitting.key(Qt.Key.Key_Backspace)
    sitting.settle()
    assert staged(sitting) == {}
    sitting.key(Qt.Key(Qt.Key.Key_1 + slot))
    target = next(cell for cell, points in sitting.model.spots(tile.kind, {}).items() if points)
    sitting.scene.put(sitting.scene._zone(target))
    sitting.key(Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert sitting.model.ply == ply + 1


def test_shift_and_arrows_walk_over_any_cell_and_a_bad_one_is_refused(sit):
    sitting = sit()
    sitting.key(Qt.Key.Key_1)
    sitting.key(Qt.Key.Key_Right)
    start = sitting.scene.over.key
    for _ in range(9):
        sitting.key(Qt.Key.Key_Up, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert sitting.scene.over.key == (start[0], start[1] - 9)
    sitting.key(Qt.Key.Key_Return)
    sitting.settle()
    assert len(sitting.toasts) == 1 and staged(sitting) == {}


def test_q08_a_locked_table_gives_no_tile_away(sit):
    sitting = sit()
    sitting.table.set_input(False)
    tile, cell, _ = sitting.legal_spot()
    sitting.drag_to_cell(tile, cell)
    sitting.key(Qt.Key.Key_1)
    assert staged(sitting) == {} and sitting.scene.held is None


def test_one_click_plays_a_sole_cell(sit):
    sitting = sit()
    sitting.table.set_one_click(True)
    for tile in sitting.scene.rack.tiles():
        sole = sitting.model.spots(tile.kind, {})
        sitting.click(tile.pos())
        sitting.settle()
        assert (len(staged(sitting)) == 1) == (len(sole) == 1)
        sitting.table.scene.take_back_all()
        sitting.settle()


def test_the_rack_is_shuffled_and_tiles_change_slots(sit):
    sitting = sit()
    kinds = sorted(tile.kind for tile in sitting.scene.rack.tiles())
    first, last = sitting.scene.rack.slots[0], sitting.scene.rack.slots[5]
    sitting.drag(first.pos(), last.pos())
    assert sitting.scene.rack.slots[5] is first and sitting.scene.rack.slots[0] is last
    for _ in range(5):
        sitting.key(Qt.Key.Key_K)
    sitting.settle()
    assert sorted(tile.kind for tile in sitting.scene.rack.tiles()) == kinds
    for slot, tile in enumerate(sitting.scene.rack.slots):
        assert tile.pos() == sitting.scene.rack.centre(slot)


def test_the_pointer_stays_on_the_point_of_the_tile_it_has_taken(sit):
    sitting = sit()
    tile = sitting.scene.rack.tiles()[0]
    corner = QPointF(tile.side * 0.4, -tile.side * 0.4)
    start = tile.pos() + corner
    sitting.press(start)
    sitting.move(start + QPointF(-80, -200), Qt.MouseButton.LeftButton)
    held = (start + QPointF(-80, -200) - tile.pos()) / (tile.side * tile.scale())
    assert abs(held.x() - 0.4) < 0.03 and abs(held.y() + 0.4) < 0.03
    sitting.release(start)


def test_the_wheel_keeps_the_cell_under_the_pointer_and_marble_is_dragged(sit):
    sitting = sit()
    camera, view = sitting.table.camera, sitting.table.view
    point = QPointF(700, 300)
    cell = camera.cell_at(point)
    for _ in range(4):
        sitting.wheel(point, -120)
    assert camera.cell_at(point) == cell and camera.zoom < 0.7
    for _ in range(20):
        sitting.wheel(point, -120)
    assert camera.zoom == 0.4
    for _ in range(30):
        sitting.wheel(point, 120)
    assert camera.zoom == 2.0
    sitting.key(Qt.Key.Key_Minus)
    assert camera.zoom < 2.0
    for _ in range(12):
        sitting.wheel(point, -120)
    before = QPointF(camera.origin)
    start = QPointF(560, 600)
    assert sitting.scene.piece_at(start) is None
    sitting.press(start)
    sitting.move(start + QPointF(40, -25), Qt.MouseButton.LeftButton)
    sitting.release(start + QPointF(40, -25))
    assert camera.origin - before == QPointF(40, -25)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=start.toPoint())
    sitting.settle()
    free = sitting.table._layout.free
    assert all(free.contains(camera.rect(cell)) for cell in sitting.scene.board.tiles)


def test_a_tile_in_hand_is_seen_over_the_panels_too(sit):
    sitting = sit()
    tile = sitting.scene.rack.tiles()[0]
    corner = QPointF(sitting.table.panels.players.geometry().bottomLeft()) + QPointF(60, -20)
    before = sitting.table.grab().toImage()
    sitting.press(tile.pos())
    sitting.move(tile.pos() + QPointF(-30, -30), Qt.MouseButton.LeftButton)
    sitting.move(corner, Qt.MouseButton.LeftButton)
    assert sitting.scene.airborne() == [tile]
    spot = corner.toPoint() + QPointF(-20, 14).toPoint()
    assert sitting.table.grab().toImage().pixelColor(spot).lightness() < 60
    assert before.pixelColor(spot).lightness() > 200
    sitting.release(corner)
    sitting.settle()
    assert sitting.scene.airborne() == []


def test_keys_reach_the_table_from_a_focused_button_too(sit):
    sitting = sit()
    button = sitting.table.buttons.shuffle_button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_2)
    assert sitting.scene.held is sitting.scene.rack.slots[1]
