"""The look every test of widgets and tables starts from, whatever the one before it has set."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from common.ui.durations import Speed
from common.ui.fonts import load_fonts
from common.ui.theme import CardLetters, Mode, Theme, theme


def reset(look: Theme) -> None:
    """Set everything that can be set to what a new installation has."""
    look.set_mode(Mode.LIGHT)
    look.set_text_percent(100)
    look.set_window_size(1440, 900)
    look.set_reduced_motion(False)
    look.set_patterns(False)
    look.set_speed(Speed.NORMAL)
    look.set_card_letters(CardLetters.INTERNATIONAL)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[Theme]:
    """The application's theme by day, at the usual size and pace."""
    load_fonts()
    reset(theme())
    yield theme()
    reset(theme())
