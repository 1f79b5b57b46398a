"""Several pieces in one animation: each starts in its time, appears then, and is left alone after landing."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from common.ui.flights import Flight, fly


class Pebble(QGraphicsObject):
    def boundingRect(self):
        return self.childrenBoundingRect()

    def paint(self, painter, option, widget=None):
        return


@pytest.fixture
def scene(qtbot):
    return QGraphicsScene()


def pebbles(scene, count):
    found = [Pebble() for _ in range(count)]
    for item in found:
        scene.addItem(item)
    return found


def test_a_hidden_piece_appears_when_it_starts(scene):
    first, second = pebbles(scene, 2)
    first.hide()
    second.hide()
    flights = [
        Flight(item, QPointF(100, 0), delay=at, duration=100) for item, at in ((first, 0), (second, 200))
    ]
    animation = fly(scene, flights)
    animation.start()
    animation.setCurrentTime(150)
    assert first.isVisible() and not second.isVisible()
    animation.setCurrentTime(250)
    assert second.isVisible() and 0 < second.x() < 100


def test_a_piece_that_has_landed_is_left_alone(scene):
    first, second = pebbles(scene, 2)
    flights = [
        Flight(item, QPointF(100, 0), duration=length) for item, length in ((first, 100), (second, 300))
    ]
    animation = fly(scene, flights)
    animation.start()
    animation.setCurrentTime(150)
    assert first.pos() == QPointF(100, 0)
    first.setPos(7, 7)
    animation.setCurrentTime(300)
    assert first.pos() == QPointF(7, 7) and second.pos() == QPointF(100, 0)


def test_what_does_not_change_on_the_way_is_kept(scene):
    (piece,) = pebbles(scene, 1)
    piece.setRotation(30)
    landed = []
    animation = fly(
        scene, [Flight(piece, QPointF(5, 5), 30.0, scale=2.0, opacity=0.5)], lambda: landed.append(1)
    )
    animation.start()
    animation.setCurrentTime(animation.duration())
    assert (piece.rotation(), piece.scale(), piece.opacity()) == (30.0, 2.0, 0.5)
    assert landed
