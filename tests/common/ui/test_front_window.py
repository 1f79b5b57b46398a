"""The window before the app has moved in, and what it passes on afterwards."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from common.session.settings import Settings
from common.ui.front_window import FrontWindow
from common.ui.tokens import DARK, LIGHT
from tests.architecture.source import ROOT


class Content(QWidget):
    """Counts what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.is_closed = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())
        event.ignore()

    def closeEvent(self, event) -> None:
        self.is_closed = True
        super().closeEvent(event)


@pytest.fixture
def settings(qapp, tmp_path):
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def front(qtbot, settings):
    found = FrontWindow(settings)
    qtbot.addWidget(found)
    return found


def test_it_tells_of_its_first_paint_once(qtbot, front):
    told = []
    front.painted.connect(lambda: told.append(True))
    with qtbot.waitSignal(front.painted):
        front.present()
    front.repaint()
    qtbot.wait(20)
    assert told == [True]


@pytest.mark.parametrize(("theme", "tokens"), [("light", LIGHT), ("dark", DARK)])
def test_it_has_the_ground_of_the_theme(qtbot, settings, theme, tokens):
    settings.set("theme", theme)
    front = FrontWindow(settings)
    qtbot.addWidget(front)
    assert front.grab().toImage().pixelColor(QPoint(5, 5)) == tokens.ground


def test_it_stands_where_it_stood(qtbot, settings):
    settings.set("window", {"x": 40, "y": 50, "width": 1100, "height": 700, "maximized": True})
    front = FrontWindow(settings)
    qtbot.addWidget(front)
    front.present()
    assert front.isMaximized()
    assert front.normalGeometry().width() <= 1100


def test_keys_reach_the_content_without_a_focus_and_do_not_run_in_circles(qtbot, front):
    content = Content()
    front.fill(content)
    front.present()
    content.clearFocus()
    qtbot.keyClick(front, Qt.Key.Key_F11)
    assert content.keys == [Qt.Key.Key_F11]
    qtbot.keyClick(content, Qt.Key.Key_F1)
    assert content.keys[-1] == Qt.Key.Key_F1


def test_an_empty_window_takes_no_keys(qtbot, front):
    front.present()
    qtbot.keyClick(front, Qt.Key.Key_F11)


def test_the_content_fills_it_and_closes_with_it(qtbot, front):
    content = Content()
    front.fill(content)
    front.present()
    assert content.size() == front.size()
    front.close()
    assert content.is_closed


def test_what_is_loaded_before_the_first_paint_is_little():
    script = (
        "import sys; import common.entrance\n"
        "late = {'sqlite3', 'importlib.metadata', 'PySide6.QtNetwork', 'PySide6.QtSvg', 'common.ui.theme'}\n"
        "sys.exit(sorted(late & set(sys.modules)) or 0)"
    )
    command = [sys.executable, "-S", "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=bare_environment(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def bare_environment() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": "/usr/bin:/bin"}
