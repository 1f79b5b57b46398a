"""What is drawn for the hidden tiles fits what is seen (Q15)."""

from collections import Counter
from random import Random

import pytest

from qwirkle.ai.sampler import sample_state
from qwirkle.engine.start import starter_candidates
from qwirkle.engine.state import Stage
from qwirkle.engine.tile import FULL_SET
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import board, play, rules, state, tiles

CASES = [(2, {}), (3, {"open_hands": True}), (4, {"start": "random"}), (6, {"start_tie": "random"})]


@pytest.mark.parametrize(("seats", "changes"), CASES)
def test_the_sample_looks_the_same_and_holds_all_tiles(seats, changes):
    game, rng = rules(seats, **changes), Random(1)
    for truth in list(played_states(game, seed=seats, swaps=0.3))[::4]:
        for seat in (None, 0, seats - 1):
            seen = game.observe(truth, seat)
            sample = sample_state(game, seen, rng)
            assert game.observe(sample, seat) == seen
            if truth.stage is not Stage.DEAL:
                everywhere = [*sample.board.tiles.values(), *sample.bag]
                everywhere += [kind for held in sample.hands for kind in held]
                assert Counter(everywhere) == Counter(FULL_SET)


def test_before_the_opening_the_hands_explain_who_opens():
    """Q03."""
    game, rng = rules(3), Random(2)
    for seed in range(6):
        dealt = list(played_states(game, seed))[1]
        sample = sample_state(game, game.observe(dealt, 1), rng)
        assert starter_candidates(game.options, sample.hands) == (dealt.to_move,)


def test_tiles_just_set_aside_are_in_the_bag():
    """Q07: nobody has drawn since."""
    game = rules()
    start = state(game, board("Rc Rq"), ["Rd Gd Gc Gx Gs Gs", "Bl Bx"], "Ps Px Pl Pd")
    mixing, _ = play(game, start, "swap Gs Gs")
    for seed in range(30):
        sample = sample_state(game, game.observe(mixing, 0), Random(seed))
        assert Counter(tiles("Gs Gs")) <= Counter(sample.bag)
        assert list(sample.bag) == sorted(sample.bag)
