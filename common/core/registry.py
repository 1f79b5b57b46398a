"""The games that are installed, found by their entry points; the only way to reach a game."""

from functools import cache
from importlib.metadata import entry_points

from common.core.factory import load
from common.core.game import AnyRules, GameInfo
from common.core.options import Options

GROUP = "kiraathane.games"


class UnknownGame(LookupError):
    """No installed game has this id."""


@cache
def games() -> dict[str, GameInfo]:
    """Return every installed game by its id, in the order of the ids."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry.load() for entry in found}


def game(game_id: str) -> GameInfo:
    """Return one game; raises ``UnknownGame``."""
    try:
        return games()[game_id]
    except KeyError:
        raise UnknownGame(game_id) from None


def make_rules(info: GameInfo, options: Options, seats: int) -> AnyRules:
    """Return the rules of a game under these house rules."""
    rules: AnyRules = load(info.rules)(options, seats)
    return rules
