"""A King table on screen, its match played as far as a test needs."""

import pytest

from tests.king.ui.sitting import Sitting
from tests.known_look import look

__all__ = ["look"]


@pytest.fixture
def sit(qtbot):
    """Seat players at a table: `sit(until="play", ...)` returns a `Sitting` on the viewer's decision."""

    def make(**wishes):
        sitting = Sitting(**wishes)
        qtbot.addWidget(sitting.table)
        sitting.show()
        qtbot.waitExposed(sitting.table)
        return sitting

    return make
