"""The generator against the slow checker, on tables that random play leads to (Q04, Q05, Q06)."""

from random import Random

import pytest

from common.core.chance import ChanceStream
from common.core.transition import CHANCE
from qwirkle.engine.generator import openings
from qwirkle.engine.moves import Place
from qwirkle.engine.scoring import lines_points, lines_through
from qwirkle.engine.tile import KINDS, mask_of, tile_text
from tests.qwirkle.brute_force import all_openings, all_placements, score
from tests.qwirkle.tables import rules


def as_checker(placement):
    return frozenset((x, y, tile_text(kind)) for (x, y), kind in placement)


def table_of(state):
    return {cell: tile_text(kind) for cell, kind in state.board.tiles.items()}


def held_by(state):
    return [tile_text(kind) for kind in state.hands[state.to_move]]


def positions(seed, seats, changes, every):
    """Go through every so many states of a random match in which a seat is to move and tiles lie."""
    rng, game = Random(seed), rules(seats, **changes)
    state, ply = game.initial(), 0
    while game.actor(state) is not None:
        if game.actor(state) == CHANCE:
            move = game.draw(state, ChanceStream(bytes([seed] * 32), ply))
        else:
            legal = game.legal_moves(state)
            placements = [move for move in legal if isinstance(move, Place)]
            move = rng.choice(placements if placements and rng.random() < 0.9 else legal)
            if state.board and ply % every == 0:
                yield game, state, legal
        state, ply = game.apply(state, move).state, ply + 1


@pytest.mark.parametrize(
    ("seed", "seats", "changes"),
    [
        (1, 2, {}),
        (2, 3, {"opening": "free", "start_tie": "youngest"}),
        (3, 4, {"swap_short_bag": "forbid", "start": "first_seat"}),
        (4, 5, {"voluntary_pass": "when_bag_empty", "start": "random"}),
        (5, 6, {"start_tie": "random", "open_hands": True, "target_score": 50}),
        (6, 2, {"out_bonus": 0, "end_tie": "qwirkles", "tile_counter": False}),
    ],
)
def test_legal_moves_agree_with_the_slow_checker(seed, seats, changes):
    for game, state, legal in positions(seed, seats, changes, every=2):
        placements = [move.tiles for move in legal if isinstance(move, Place)]
        assert len({as_checker(tiles) for tiles in placements}) == len(placements)
        assert {as_checker(tiles) for tiles in placements} == all_placements(table_of(state), held_by(state))
        assert state.board.fits(mask_of(state.hands[state.to_move])) == bool(placements)
        assert len(set(map(str, legal))) == len(legal)
        assert all(game.reason_against(state, move) is None for move in legal)


def test_points_agree_with_the_slow_checker():
    for _, state, legal in positions(7, 2, {}, every=3):
        for move in legal:
            if isinstance(move, Place):
                lines = lines_through(state.board.with_tiles(move.tiles), move.tiles)
                assert lines_points(lines) == score(table_of(state), as_checker(move.tiles))


@pytest.mark.parametrize("only_largest", [True, False])
def test_openings_agree_with_the_slow_checker(only_largest):
    rng = Random(8)
    for _ in range(60):
        held = tuple(sorted(rng.sample([kind for kind in KINDS for _ in range(3)], 6)))
        found = openings(held, only_largest)
        assert len(set(found)) == len(found)
        texts = [tile_text(kind) for kind in held]
        assert {as_checker(placement) for placement in found} == all_openings(texts, only_largest)
        assert all(list(placement) == sorted(placement) for placement in found)
