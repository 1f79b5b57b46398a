"""Every seat draws and rolls fairly (Z06, Z20); a hundred thousand draws are for ``tests.kizma.study``."""

from collections import Counter
from random import Random

import pytest

from common.core.transition import CHANCE
from kizma.engine.cards import full_deck
from kizma.engine.options import OPTIONS
from kizma.engine.rules import KizmaRules
from tests.kizma.position import random_match


def whole(preset):
    """Return how often each card or face is in a deck or on a die."""
    options = OPTIONS.preset(preset)
    return Counter(range(1, 7)) if options.word("form") == "dice" else Counter(full_deck(options))


def count_draws(rules, rng, drawn):
    """Add the draws of one random match to a counter by seat."""
    for state in random_match(rules, rng):
        seat = rules.actor(state)
        if state.game is not None and seat not in (None, CHANCE) and state.game.turn.card:
            drawn[seat][state.game.turn.card] += 1


def chi_square(counts, fair):
    """Return the chi-square of counts against fair shares, and its degrees of freedom."""
    expected = {face: counts.total() * share / fair.total() for face, share in fair.items()}
    return sum((counts[face] - mean) ** 2 / mean for face, mean in expected.items()), len(fair) - 1


@pytest.mark.parametrize(("preset", "games", "limit"), [("kartli", 12, 32.9), ("zarli", 4, 20.5)])
def test_draws_are_fair(preset, games, limit):
    """99.9 % of honest samples stay below the limit."""
    rng = Random(4)
    rules = KizmaRules(OPTIONS.preset(preset), 4)
    drawn = [Counter() for _ in range(4)]
    for _ in range(games):
        count_draws(rules, rng, drawn)
    for counts in drawn:
        assert counts.total() > 300
        assert chi_square(counts, whole(preset))[0] < limit
