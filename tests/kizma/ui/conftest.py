"""A Kızma table on screen, its match played as far as a test needs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from common.ui.durations import Speed
from common.ui.fonts import load_fonts
from common.ui.theme import Mode, Theme, theme
from tests.kizma.ui.sitting import Sitting


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform says of every window that it cannot pass size hints on or raise it."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


def reset(look: Theme) -> None:
    look.set_mode(Mode.LIGHT)
    look.set_text_percent(100)
    look.set_window_size(1440, 900)
    look.set_reduced_motion(False)
    look.set_patterns(False)
    look.set_speed(Speed.NORMAL)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[Theme]:
    load_fonts()
    reset(theme())
    yield theme()
    reset(theme())


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
