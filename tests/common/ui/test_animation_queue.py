"""Steps run one after the other, can be skipped or forgotten, and leave nothing behind."""

import gc
import weakref
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from common.ui.animation_queue import AnimationQueue
from common.ui.motion import fade, flight, pause, shake
from common.ui.piece_item import PieceItem

FAR = QPointF(300, 200)


class Piece(PieceItem):
    """A piece nobody looks at."""

    def paint(self, painter, option, widget=None):
        painter.fillRect(self.area(), 0)


@pytest.fixture
def scene(qapp):
    return QGraphicsScene()


@pytest.fixture
def queue(scene):
    return AnimationQueue(scene)


@pytest.fixture
def piece(scene):
    piece = Piece("a", QSizeF(40, 40))
    scene.addItem(piece)
    return piece


def test_steps_run_in_order_each_from_where_the_last_one_ended(qtbot, queue, piece):
    seen = []

    def note(where):
        seen.append((where, piece.pos()))

    with qtbot.waitSignal(queue.idle, timeout=3000):
        queue.add(
            lambda: flight(piece, FAR, 40),
            lambda: note("there"),
            lambda: flight(piece, QPointF(), 40),
        )
        assert not queue.is_idle
    assert seen == [("there", FAR)]
    assert piece.pos() == QPointF()
    assert queue.is_idle


def test_skipping_brings_everything_to_its_end_and_says_so_once(qtbot, queue, piece):
    told = []
    queue.idle.connect(lambda: told.append(piece.pos()))
    queue.add(lambda: flight(piece, FAR, 5000), lambda: fade(piece, 0.25, 5000), lambda: pause(piece, 5000))
    queue.skip()
    assert (piece.pos(), piece.opacity(), told) == (FAR, 0.25, [FAR])


def test_a_step_added_while_skipping_is_skipped_too(queue, piece):
    queue.add(lambda: flight(piece, FAR, 5000), lambda: queue.add(lambda: fade(piece, 0.5, 5000)))
    queue.skip()
    assert (queue.is_idle, piece.opacity()) == (True, 0.5)


def test_what_is_forgotten_never_moves_again(qtbot, queue, piece):
    queue.add(lambda: flight(piece, FAR, 200), lambda: fade(piece, 0.0))
    queue.clear()
    left = piece.pos()
    with qtbot.assertNotEmitted(queue.idle, wait=300):
        assert queue.is_idle
    assert (piece.pos(), piece.opacity()) == (left, 1.0)


def test_a_step_that_moves_nothing_takes_no_time(queue):
    done = []
    queue.add(lambda: done.append("one"), lambda: done.append("two"))
    assert queue.is_idle
    assert done == ["one", "two"]


def test_a_flight_without_length_arrives_all_the_same(qtbot, queue, piece):
    with qtbot.waitSignal(queue.idle, timeout=3000):
        queue.add(lambda: flight(piece, FAR, 0))
    assert piece.pos() == FAR


def test_a_shaken_piece_stands_where_it_stood(qtbot, queue, piece):
    piece.setPos(FAR)
    with qtbot.waitSignal(queue.idle, timeout=3000):
        queue.add(lambda: shake(piece))
    assert (piece.pos() - FAR).manhattanLength() < 0.01


def test_a_piece_taken_off_the_table_is_let_go_of(qtbot, scene, queue):
    gone = Piece("gone", QSizeF(40, 40))
    scene.addItem(gone)
    watch = weakref.ref(gone)
    with qtbot.waitSignal(queue.idle, timeout=3000):
        queue.add(partial(flight, gone, FAR, 30))
    scene.removeItem(gone)
    del gone
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert watch() is None
    assert queue.children() == []
