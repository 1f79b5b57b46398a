"""The gestures of every table, on a table with two pieces and three squares: real mouse, real keys."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView

from common.ui.drop_zone import DropZone, nearest
from common.ui.game_scene import GameScene, Hand
from common.ui.piece_item import PieceItem

pytestmark = pytest.mark.qt_log_ignore("not accepted by receiving widget", extend=True)

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


class Piece(PieceItem):
    """A plain square."""

    def paint(self, painter, option, widget=None):
        painter.fillRect(self.area(), Qt.GlobalColor.black)


class Squares(GameScene):
    """Two pieces below; above them two squares they may go to and one that is forbidden."""

    def __init__(self):
        super().__init__()
        self.setSceneRect(0, 0, 600, 400)
        self.squares = [
            DropZone(name, QRectF(x, 50, 80, 80), legal)
            for name, x, legal in (("first", 50, True), ("second", 250, True), ("closed", 450, False))
        ]
        self.pieces = [self._piece("a", 90), self._piece("b", 290)]
        self.bound = None
        self.story = []

    def _piece(self, key, x):
        piece = Piece(key, QSizeF(60, 60))
        piece.set_home(QPointF(x, 300))
        piece.go_home()
        self.addItem(piece)
        return piece

    def may_take(self, piece):
        return piece is not self.bound

    def takeable(self):
        return self.pieces

    def zones(self, piece):
        return [square for square in self.squares if square.legal]

    def zone_at(self, piece, point):
        return nearest(self.squares, point)

    def show_zones(self, piece, zones):
        self.story.append(("show", piece.key, len(zones)))

    def hide_zones(self):
        self.story.append("hide")

    def preview(self, piece, zone):
        self.story.append(("over", zone and zone.key))

    def drop(self, piece, zone):
        self.story.append(("drop", piece.key, zone.key))
        if zone.legal:
            piece.set_home(zone.rect.center())
            piece.go_home()
        return zone.legal

    def press_again(self, piece):
        self.story.append(("again", piece.key))

    def press_refused(self, piece):
        self.story.append(("refused", piece.key))

    def press_table(self, point):
        self.story.append("table")

    def drops(self):
        return [event for event in self.story if event[0] == "drop"]


@pytest.fixture
def table(qtbot):
    scene = Squares()
    view = QGraphicsView(scene)
    view.setMouseTracking(True)
    view.resize(620, 420)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    view.setFocus()
    return Hands(scene, view)


class Hands:
    """Moves the mouse and presses keys over a view."""

    def __init__(self, scene, view):
        self.scene, self.view, self.port = scene, view, view.viewport()
        self.a, self.b = scene.pieces

    def at(self, x, y):
        return self.view.mapFromScene(QPointF(x, y))

    def press(self, x, y, button=LEFT):
        QTest.mousePress(self.port, button, pos=self.at(x, y))

    def move(self, x, y):
        QTest.mouseMove(self.port, self.at(x, y) - QPoint(1, 0))
        QTest.mouseMove(self.port, self.at(x, y))

    def release(self, x, y):
        QTest.mouseRelease(self.port, LEFT, pos=self.at(x, y))

    def click(self, x, y, button=LEFT):
        QTest.mouseClick(self.port, button, pos=self.at(x, y))

    def key(self, *keys):
        for key in keys:
            QTest.keyClick(self.view, key)


def test_a_piece_is_dragged_into_a_zone_and_keeps_the_grabbed_point(table):
    table.press(100, 310)
    assert table.scene.story == [("show", "a", 2)]
    table.move(200, 200)
    assert table.scene.hand is Hand.DRAGGING
    assert table.a.is_lifted
    assert (table.a.pos() - QPointF(190, 190)).manhattanLength() <= 2
    table.move(95, 95)
    assert ("over", "first") in table.scene.story
    table.release(95, 95)
    assert table.scene.drops() == [("drop", "a", "first")]
    assert table.a.pos() == QPointF(90, 90)
    assert not table.a.is_lifted


def test_let_go_over_nothing_it_flies_home(table, qtbot):
    table.press(90, 300)
    table.move(330, 220)
    table.release(330, 220)
    assert table.scene.drops() == []
    qtbot.waitUntil(lambda: table.a.pos() == QPointF(90, 300), timeout=2000)


def test_let_go_over_a_closed_zone_the_game_hears_of_it_and_it_flies_home(table, qtbot):
    table.press(90, 300)
    table.move(490, 90)
    table.release(490, 90)
    assert table.scene.drops() == [("drop", "a", "closed")]
    qtbot.waitUntil(lambda: table.a.pos() == QPointF(90, 300), timeout=2000)


def test_click_and_click_play_without_dragging(table):
    table.click(90, 300)
    assert table.scene.hand is Hand.SELECTED
    assert table.a.is_selected
    table.click(290, 90)
    assert table.scene.drops() == [("drop", "a", "second")]
    assert not table.a.is_selected


def test_another_piece_can_be_selected_instead(table):
    table.click(90, 300)
    table.click(290, 300)
    assert (table.a.is_selected, table.b.is_selected) == (False, True)


def test_a_second_click_on_it_is_the_games_to_answer(table):
    table.click(90, 300)
    table.click(90, 300)
    assert table.scene.story[-1] == ("again", "a")
    assert table.scene.held is None


@pytest.mark.parametrize("cancel", [lambda t: t.key(Qt.Key.Key_Escape), lambda t: t.click(500, 250, RIGHT)])
def test_escape_and_right_click_let_go(table, cancel, qtbot):
    table.press(90, 300)
    table.move(200, 200)
    cancel(table)
    assert table.scene.held is None
    table.release(200, 200)
    assert table.scene.drops() == []
    qtbot.waitUntil(lambda: table.a.pos() == QPointF(90, 300), timeout=2000)


def test_the_keyboard_takes_a_piece_walks_and_puts_it(table):
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert table.b.has_focus_ring
    table.key(Qt.Key.Key_Return)
    assert table.scene.over.key == "first"
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert table.scene.drops() == [("drop", "b", "second")]


def test_a_piece_that_may_not_be_taken_is_refused_and_passed_over(table):
    table.scene.bound = table.a
    table.click(90, 300)
    assert table.scene.story == [("refused", "a")]
    table.key(Qt.Key.Key_Right)
    assert table.b.has_focus_ring


def test_a_locked_table_gives_nothing_and_takes_back_what_is_in_hand(table):
    table.click(90, 300)
    table.scene.set_locked(True)
    assert table.scene.held is None
    table.click(90, 300)
    table.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert table.scene.held is None
    assert table.scene.drops() == []


def test_a_press_on_the_bare_table_is_told(table):
    table.click(20, 200)
    assert table.scene.story == ["table"]


def test_a_press_skips_what_is_moving(table):
    table.press(90, 300)
    table.move(330, 220)
    table.release(330, 220)
    assert not table.scene.queue.is_idle
    table.click(20, 200)
    assert table.a.pos() == QPointF(90, 300)
