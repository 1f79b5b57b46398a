"""Where a piece snaps in, and where an arrow key leads."""

from PySide6.QtCore import QPointF, QRectF, Qt

from common.ui.drop_zone import DropZone, nearest, step


def zone(x: float, y: float) -> DropZone:
    return DropZone((x, y), QRectF(x - 50, y - 50, 100, 100))


GRID = [zone(x, y) for y in (0, 110) for x in (0, 110, 220)]


def test_a_piece_snaps_into_the_nearest_zone_within_its_reach():
    assert nearest(GRID, QPointF(60, 10)).key == (110, 0)
    assert nearest(GRID, QPointF(0, -60)).key == (0, 0)
    assert nearest(GRID, QPointF(0, -61)) is None
    assert nearest([], QPointF()) is None


def test_arrows_lead_to_the_nearest_zone_ahead():
    assert step(GRID, None, Qt.Key.Key_Right).key == (0, 0)
    assert step(GRID, GRID[0], Qt.Key.Key_Right).key == (110, 0)
    assert step(GRID, GRID[0], Qt.Key.Key_Down).key == (0, 110)
    assert step(GRID, GRID[4], Qt.Key.Key_Up).key == (110, 0)


def test_at_the_edge_an_arrow_stays():
    assert step(GRID, GRID[0], Qt.Key.Key_Left) is GRID[0]
    assert step([], None, Qt.Key.Key_Left) is None


def test_a_zone_straight_ahead_is_preferred_to_a_nearer_one_aside():
    aside, ahead = zone(100, 90), zone(160, 0)
    assert step([zone(0, 0), aside, ahead], zone(0, 0), Qt.Key.Key_Right) is ahead
