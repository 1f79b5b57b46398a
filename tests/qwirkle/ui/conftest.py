"""A Qwirkle table on screen, its match played as far as a test needs."""

import pytest

from tests.known_look import look
from tests.qwirkle.ui.sitting import Sitting

__all__ = ["look"]


@pytest.fixture
def sit(qtbot):
    """Seat players at a table: `sit(seats=2, turns=6, ...)` returns a `Sitting` on the viewer's turn."""

    def make(**wishes):
        sitting = Sitting(**wishes)
        qtbot.addWidget(sitting.table)
        sitting.show()
        qtbot.waitExposed(sitting.table)
        return sitting

    return make
