"""Hands at a table under test: real mouse and key events, sent where a person's would go."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


class TableHands:
    """For anything with a ``table`` whose ``view`` shows its scene; points are in the view."""

    @property
    def viewport(self):
        return self.table.view.viewport()

    def move(self, point, buttons=Qt.MouseButton.NoButton):
        where = QPointF(point)
        there = QPointF(self.viewport.mapToGlobal(where))
        moved = QMouseEvent(QEvent.Type.MouseMove, where, there, Qt.MouseButton.NoButton, buttons, PLAIN)
        QApplication.sendEvent(self.viewport, moved)

    def press(self, point, button=LEFT):
        QTest.mousePress(self.viewport, button, PLAIN, QPointF(point).toPoint())

    def release(self, point, button=LEFT):
        QTest.mouseRelease(self.viewport, button, PLAIN, QPointF(point).toPoint())

    def click(self, point, button=LEFT):
        self.press(point, button)
        self.release(point, button)

    def drag(self, start, end):
        self.press(start)
        for share in (0.2, 0.6, 1.0):
            self.move(start + (end - start) * share, LEFT)
        self.release(end)

    def key(self, *keys, modifiers=PLAIN):
        for key in keys:
            QTest.keyClick(self.table.view, key, modifiers)

    def settle(self):
        """Let what waits in the event loop happen, and bring animations to their end."""
        QApplication.processEvents()
        self.table.skip()
        QApplication.processEvents()
