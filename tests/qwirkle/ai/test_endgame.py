"""The search to the end against a plain minimax over the engine (Q11, Q12)."""

from random import Random
from time import monotonic

import pytest

from qwirkle.ai.endgame import Endgame
from qwirkle.ai.kernel import Kernel
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import board, rules, state

NODES = 200_000


def minimax(game, start, me):
    """Return by how much seat ``me`` gains on the other from here on, both playing perfectly."""
    if game.actor(start) is None:
        return 0
    sign = 1 if start.to_move == me else -1
    values = []
    for move in game.legal_moves(start):
        after = game.apply(start, move).state
        gained = sum(after.scores) - sum(start.scores)
        values.append(sign * gained + minimax(game, after, me))
    return max(values) if sign > 0 else min(values)


def search(game, start, **limits):
    kernel = Kernel(start.board)
    hands = (start.hands[start.to_move], start.hands[1 - start.to_move])
    endgame = Endgame(
        kernel,
        hands,
        game.options.number("out_bonus"),
        game.options.word("voluntary_pass") != "off",
        start.passes,
    )
    return kernel, endgame.solve(limits.get("nodes", NODES), monotonic() + limits.get("seconds", 60))


def small_endings(game, count, size):
    """Go through states with an empty bag and few tiles in both hands."""
    rng, found, seed = Random(size), 0, 0
    while found < count:
        states = [
            one
            for one in played_states(game, seed)
            if one.board and not one.bag and game.actor(one) is not None and sum(map(len, one.hands)) <= size
        ]
        if states:
            found += 1
            yield rng.choice(states)
        seed += 1


@pytest.mark.parametrize(
    ("changes", "size"),
    [
        ({}, 4),
        ({"out_bonus": 0}, 4),
        ({"voluntary_pass": "when_bag_empty"}, 3),
        ({"swap_short_bag": "forbid"}, 4),
    ],
)
def test_the_value_is_that_of_plain_minimax(changes, size):
    game = rules(**changes)
    for start in small_endings(game, count=5, size=size):
        _, solution = search(game, start)
        assert solution.is_exact
        assert solution.margin == minimax(game, start, start.to_move)


def test_the_bonus_for_going_out_counts():
    """Q11."""
    game = rules()
    start = state(game, board("Rc Rq Rd"), ["Rl Rx", "Rs"])
    _, solution = search(game, start)
    assert len(solution.laid) == 2
    assert solution.margin == 6 + 6


@pytest.mark.parametrize("limits", [{"nodes": 1}, {"nodes": 40}, {"seconds": -1}])
def test_a_search_cut_short_still_answers_and_leaves_the_table_alone(limits):
    game = rules()
    start = next(one for one in played_states(game, 3) if one.board and not one.bag)
    kernel, solution = search(game, start, **limits)
    assert solution.laid or game.legal_moves(start)
    assert kernel.fits == Kernel(start.board).fits
