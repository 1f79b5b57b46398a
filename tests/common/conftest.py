"""The toy game, installed for every test of the common floor."""

import pytest

from common.core import registry
from tests import toy_game


@pytest.fixture(scope="session")
def hat_path(tmp_path_factory):
    """A folder that, on the module path, offers the toy game to a child process too."""
    folder = tmp_path_factory.mktemp("installed")
    toy_game.install(folder)
    return folder


@pytest.fixture(autouse=True)
def hat(hat_path, monkeypatch):
    """The toy game, found by the registry beside whatever else is installed."""
    monkeypatch.syspath_prepend(hat_path)
    registry.games.cache_clear()
    yield registry.game("hat")
    registry.games.cache_clear()
