"""Matches of the toy game and the things that carry them."""

import pytest

from common.core.match import Match
from common.core.seats import Level, Seat, SeatKind
from common.session.bot_client import BotClient
from common.session.library import Library

SEED = bytes(range(32))
ELIF = Seat("Elif Şık")
OMER = Seat("Ömer")
BOT = Seat("Feride", SeatKind.BOT, Level.KALFA)


@pytest.fixture
def new_match(hat):
    """Makes a match of the toy game with these seats and house rules."""

    def make(*seats, **options):
        return Match(hat, seats or (ELIF, BOT), hat.options.fresh(options), SEED)

    return make


@pytest.fixture
def library(tmp_path):
    """An empty library in a folder with Turkish letters."""
    folder = tmp_path / "Ömer Şık"
    folder.mkdir()
    library = Library(folder / "library.sqlite")
    yield library
    library.close()


@pytest.fixture
def client(qapp):
    """A thinking process."""
    client = BotClient()
    yield client
    client.close()
