"""A Kızma table on screen, its match played as far as a test needs."""

import pytest

from tests.kizma.ui.sitting import Sitting
from tests.known_look import look

__all__ = ["look"]


@pytest.fixture
def sit(qtbot):
    """Sit down at a match: ``sit(match)`` returns its ``Sitting``, shown, on the viewer's turn if it is."""

    def make(match, **wishes):
        sitting = Sitting(match, **wishes)
        qtbot.addWidget(sitting.table)
        sitting.show()
        qtbot.waitExposed(sitting.table)
        return sitting

    return make
