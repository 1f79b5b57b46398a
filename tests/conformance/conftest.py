"""Every case's play-out, made once for all tests that look at it; the toy game counts as installed."""

import pytest

from common.core import registry
from tests import toy_game
from tests.conformance.cases import CASES
from tests.conformance.playout import play_case


@pytest.fixture(scope="session", autouse=True)
def hat_installed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("installed")
    toy_game.install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        registry.games.cache_clear()
        yield
    registry.games.cache_clear()


@pytest.fixture(scope="session", params=CASES, ids=str)
def playout(request):
    return play_case(request.param)
