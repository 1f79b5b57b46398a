"""The whole app around a toy game with a screen, in a folder of its own."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from common.app import make_application, make_context
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.appearance import Appearance
from common.ui.control import Control
from common.ui.main_window import MainWindow
from common.ui.translation import Translation
from tests.common.ui import hat_screen


@pytest.fixture(scope="session")
def hat_path(tmp_path_factory):
    folder = tmp_path_factory.mktemp("installed-with-screen")
    hat_screen.install(folder)
    return folder


@pytest.fixture
def home(tmp_path):
    """The user's folder, under a name with Turkish letters and a space."""
    return Paths(tmp_path / "Ömer Şık" / "ev", tmp_path / "Ömer Şık" / "günlük")


@pytest.fixture
def opened(home):
    found = open_files(home, datetime(2026, 11, 30, 12, 0))
    found.settings.set("language", "en")
    found.settings.set("name", "Şule")
    found.settings.set("theme", "light")
    yield found
    found.library.close()


@pytest.fixture
def context(qapp, home, opened):
    make_application()
    translation = Translation()
    made = make_context(home, opened, translation)
    appearance = Appearance(opened.settings, qapp)
    yield made
    made.bots.close()
    translation.use("en")
    appearance.deleteLater()


@pytest.fixture
def window(qtbot, context):
    shown = MainWindow(context)
    qtbot.addWidget(shown)
    shown.resize(1440, 900)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


@pytest.fixture
def press(qtbot):
    """Click a button of a widget by its text, icon buttons by their accessible name."""

    def click(parent: QWidget, text: str) -> None:
        def shown() -> list[Control]:
            named = [each for each in parent.findChildren(Control) if each.isVisible()]
            return [each for each in named if text in (each.text(), each.accessibleName())]

        qtbot.waitUntil(lambda: bool(shown()), timeout=2_000)
        qtbot.mouseClick(shown()[0], Qt.MouseButton.LeftButton)

    return click
