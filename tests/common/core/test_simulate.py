"""A match played to its end."""

import pytest

from common.core.match import Match
from common.core.seats import Seat
from common.core.simulate import bot_seed, draw_due_chance, play_out
from common.core.transition import CHANCE, IllegalMove

SEED = bytes(range(32))
SEATS = (Seat("Deniz"), Seat("Feride"), Seat("Kemal"))


def first(match):
    return match.legal_moves()[0]


def test_a_match_runs_to_its_end(hat):
    match = Match(hat, SEATS, hat.options.fresh(), SEED)
    play_out(match, first)
    assert match.outcome is not None
    assert [line.actor for line in match.log] == [CHANCE, 0, 1, 2, 0, 1, 2]


def test_chance_inside_a_match_is_drawn_too(hat):
    match = Match(hat, SEATS, hat.options.fresh({"swaps": True}), SEED)
    play_out(match, lambda match: match.legal_moves()[-1])
    assert [line.actor for line in match.log].count(CHANCE) == 4


def test_without_a_seed_chance_cannot_be_drawn(hat):
    with pytest.raises(IllegalMove, match="no_seed"):
        draw_due_chance(Match(hat, SEATS, hat.options.fresh(), None))


def test_bot_seeds_repeat_and_differ():
    seeds = {bot_seed(seed, ply) for seed in (SEED, bytes(32), None) for ply in range(100)}
    assert len(seeds) == 300
    assert bot_seed(SEED, 3) == bot_seed(SEED, 3)
