"""Motions move what they are given, in time and when they are skipped."""

import gc

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from common.ui import motion
from common.ui.animation_queue import AnimationQueue


class Dot(QGraphicsObject):
    def boundingRect(self) -> QRectF:
        return QRectF(-1, -1, 2, 2)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.drawPoint(0, 0)


@pytest.fixture
def dot(qapp: object) -> Dot:
    scene = QGraphicsScene()
    dot = Dot()
    dot.setParent(scene)
    dot.scene_kept = scene
    scene.addItem(dot)
    return dot


def test_a_flight_reaches_its_target_when_it_is_skipped(dot: Dot) -> None:
    queue = AnimationQueue()
    queue.add(lambda: motion.flight(dot, QPointF(120, 40), rotation=0.0))
    dot.setRotation(30)
    gc.collect()
    queue.skip()
    assert dot.pos() == QPointF(120, 40) and dot.rotation() == 0.0


def test_a_flight_reaches_its_target_in_time(dot: Dot, qtbot: object) -> None:
    queue = AnimationQueue()
    with qtbot.waitSignal(queue.idle, timeout=3000):
        queue.add(lambda: motion.flight(dot, QPointF(120, 40)))
    assert dot.pos() == QPointF(120, 40)


def test_a_flight_jumps_when_motion_is_reduced(dot: Dot, look: object) -> None:
    look.set_reduced_motion(True)
    queue = AnimationQueue()
    queue.add(lambda: motion.flight(dot, QPointF(120, 40)))
    queue.skip()
    assert dot.pos() == QPointF(120, 40)
