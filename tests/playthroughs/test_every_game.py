"""Every game with a screen, played through the real window by somebody who plays any legal move."""

import multiprocessing
from datetime import datetime
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from common.app import make_application, make_context
from common.core.match import Match
from common.core.registry import game, games
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import CHANCE
from common.demo import run_demo
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.control import Control
from common.ui.game_page import GamePage
from common.ui.home_page import HomePage
from common.ui.main_window import MainWindow
from common.ui.theme import theme
from common.ui.translation import Translation

SEED = bytes(range(32))
GAMES = [info.id for info in games().values() if info.screen]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def context(qapp, tmp_path):
    make_application()
    paths = Paths(tmp_path / "Ömer Şık", tmp_path / "Ömer Şık" / "logs")
    opened = open_files(paths, datetime(2026, 11, 30))
    opened.settings.set("name", "Çağrı")
    opened.settings.set("language", "tr")
    translation = Translation()
    made = make_context(paths, opened, translation)
    theme().set_reduced_motion(True)
    yield made
    made.bots.close()
    opened.library.close()
    translation.use("en")
    theme().set_reduced_motion(False)


def make_window(qtbot, context) -> MainWindow:
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    return window


def press(qtbot, parent, text: str) -> None:
    def shown():
        named = [each for each in parent.findChildren(Control) if each.isVisible()]
        return [each for each in named if text in (each.text(), each.accessibleName())]

    qtbot.waitUntil(lambda: bool(shown()), timeout=5_000)
    qtbot.mouseClick(shown()[0], Qt.MouseButton.LeftButton)


def play(page: GamePage, plies: int, rng: Random) -> None:
    """Bring the match on by some log lines, as if everybody had played at once, through table and library."""
    page.controller.pause()
    until = page.model.ply + plies
    while page.model.outcome is None and page.model.ply < until:
        if page.model.actor == CHANCE:
            page.model.draw()
        else:
            page.model.submit(rng.choice(page.model.legal_moves()), page.model.ply)
        page.table.skip()
        QApplication.processEvents()


@pytest.mark.parametrize("game_id", GAMES)
def test_from_home_through_a_whole_match_left_and_taken_up_half_way(qtbot, context, game_id):
    window = make_window(qtbot, context)
    press(qtbot, window.stack.page, f"Yeni oyun: {game(game_id).title}")
    press(qtbot, window.stack.page, "Oyunu başlat")
    page = window.stack.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.model.ply > 0, timeout=20_000)
    play(page, 30, Random(1))
    log, digest = page.model.match.log, page.model.match.digest()
    window.close()

    again = make_window(qtbot, context)
    press(qtbot, again.stack.page, f"{game(game_id).title} oyununa devam et")
    page = again.stack.page
    assert page.model.match.log == log
    assert page.model.match.digest() == digest
    play(page, 10_000, Random(2))
    qtbot.waitUntil(page.result.isVisible, timeout=5_000)
    assert len(context.library.finished()) == 1
    press(qtbot, page.result, "Ana sayfa")
    assert isinstance(again.stack.page, HomePage)
    again.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_move_on_screen_by_themselves(qtbot, context, game_id):
    info = game(game_id)
    names = ("Nermin", "Tevfik", "Feride", "Rıza", "Elif", "Cemal")
    seats = [Seat(name, SeatKind.BOT, Level.CIRAK) for name in names[: info.seats[0]]]
    window = make_window(qtbot, context)
    window.navigator.open_match(Match(info, seats, info.options.fresh(), SEED))
    page = window.stack.page

    def has_moved() -> bool:
        page.table.skip()
        return page.model.ply > 8

    qtbot.waitUntil(has_moved, timeout=30_000)
    window.close()


def test_the_demonstration_plays_every_game_to_its_end(qtbot, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("common.demo.ANIMATED_SECONDS", 0.3)
    monkeypatch.setattr("common.demo.HALF_SECONDS", 1.5)
    monkeypatch.setattr("common.demo.BOT_SECONDS", 3.0)
    assert run_demo([str(tmp_path / "Görüntüler")]) == 0
    assert f"{len(GAMES)} of {len(GAMES)} games played" in capsys.readouterr().out
    pictures = [file.name for file in (tmp_path / "Görüntüler").iterdir()]
    assert len(pictures) == 4 * len(GAMES)
    assert multiprocessing.active_children() == []
