"""The pinned binding loses no references, a fault that ends the program only after minutes."""

import sys

from PySide6.QtGui import QImage, QPainter

CALLS = 200
LOST = 50


def test_calls_that_return_nothing_keep_none_alive():
    image = QImage(4, 4, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.translate(0, 0)
    after = sys.getrefcount(None)
    painter.end()
    assert before - after <= LOST
