"""A seat's colour is set on the new-game page and taken by whoever begins."""

import pytest

from common.session.settings import Settings
from common.ui.game_setup import GameSetup
from common.ui.new_game_page import NewGamePage
from common.ui.seat_row import SeatRow
from kizma.game import GAME
from kizma.model import KizmaModel
from kizma.ui.screen import SCREEN


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def page(qtbot, settings):
    """The new-game page as it is the first time."""
    return shown(qtbot, settings)


def shown(qtbot, settings):
    stored = settings["last_setup"].get("kizma", {})
    setup = GameSetup(GAME, "Şule", stored, [], SCREEN.wishes)
    page = NewGamePage(GAME, SCREEN, setup, settings)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitExposed(page)
    return page


def rows(page):
    return sorted((row for row in page.findChildren(SeatRow) if row.isVisible()), key=lambda row: row.y())


def wishes(page):
    return [row.wish.value for row in rows(page)]


def colour_of(match):
    """The colour of the seat that begins, once it has been taken."""
    while match.actor is not None and match.actor < 0:
        match.draw()
    model = KizmaModel(match)
    settled = model.settled_move()
    if settled is None:
        return None
    beginner = match.actor
    match.play(settled)
    return match.state.seating.colours[beginner]


def test_every_place_wishes_its_own_colour(page):
    """Z04"""
    assert wishes(page) == ["colour red", "colour yellow", "colour blue", "colour green"]
    page.setup.set_count(2)
    assert wishes(page) == ["colour red", "colour blue"]


def test_whoever_begins_takes_the_colour_wished(qtbot, page):
    """Z04, Z50"""
    page.setup.set_option("starter", "first_seat")
    rows(page)[0].wish.set_value("colour green")
    assert rows(page)[0].wish.currentText() == "Green"
    assert colour_of(page.setup.match()) == 3


def test_who_wished_the_same_takes_the_colour_that_became_free(page):
    rows(page)[0].wish.set_value("colour green")
    assert wishes(page) == ["colour green", "colour yellow", "colour blue", "colour red"]


def test_a_colour_can_be_left_for_the_table(qtbot, page):
    """Z04"""
    page.setup.set_option("starter", "first_seat")
    rows(page)[0].wish.set_value("")
    assert colour_of(page.setup.match()) is None


def test_the_wish_moves_with_its_seat_and_is_remembered(qtbot, page, settings):
    rows(page)[0].wish.set_value("colour green")
    page.setup.move_seat(0, 2)
    assert wishes(page) == ["colour red", "colour yellow", "colour green", "colour red"]
    again = shown(qtbot, settings)
    assert wishes(again) == wishes(page)


@pytest.mark.parametrize("kept", ["colour mauve", 7, None, ["colour red"]])
def test_a_wish_nobody_can_have_is_the_usual_one(kept):
    seats = [{"name": f"Ali {n}", "kind": "human", "level": "kalfa", "wish": kept} for n in range(4)]
    setup = GameSetup(GAME, "Şule", {"seats": seats}, [], SCREEN.wishes)
    assert setup.seats[0].name == "Ali 0"
    assert [setup.wish(seat) for seat in range(2)] == ["colour red", "colour yellow"]


def test_a_longer_colour_is_shown_whole(qtbot, page):
    wish = rows(page)[1].wish
    wish.set_value("")
    qtbot.waitUntil(lambda: wish.width() >= wish.sizeHint().width())
    assert wish.currentText() == "At the table"
