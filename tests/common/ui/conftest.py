from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from common.ui.durations import Speed
from common.ui.fonts import load_fonts
from common.ui.theme import Mode, Theme, theme


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
