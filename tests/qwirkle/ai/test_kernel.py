"""The kernel is the engine's twin: same placements, same points, and taking back restores everything."""

from random import Random

import pytest

from qwirkle.ai.kernel import Kernel, tiles_of
from qwirkle.engine.board import EMPTY_BOARD
from qwirkle.engine.generator import placements
from qwirkle.engine.scoring import lines_points, lines_through
from qwirkle.engine.tile import ALL, mask_of
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import LAYOUT_A, board, hand, rules

VARIANTS = [
    (2, {}),
    (3, {"opening": "free", "start_tie": "youngest", "voluntary_pass": "when_bag_empty"}),
    (4, {"swap_short_bag": "forbid", "start": "first_seat", "end_tie": "qwirkles"}),
    (6, {"start": "random", "open_hands": True, "out_bonus": 0}),
]


def engine_says(table, held):
    """Return all placements with their points by the engine."""
    found = {}
    for placement in placements(table, held):
        found[placement] = lines_points(lines_through(table.with_tiles(placement), placement))
    return found


def kernel_says(kernel, held):
    return {kernel.placed(tiles_of(chain)): points for points, chain in kernel.placements(mask_of(held))}


def contents(kernel):
    """Return all that a kernel knows about its empty spots."""
    sides = (kernel.left, kernel.right, kernel.up, kernel.down)
    return {spot: (fit, *(side[spot] for side in sides)) for spot, fit in kernel.fits.items()}


@pytest.mark.parametrize(("seats", "changes"), VARIANTS)
def test_placements_and_points_are_those_of_the_engine(seats, changes):
    for state in list(played_states(rules(seats, **changes), seed=seats))[3::3]:
        if state.board:
            kernel = Kernel(state.board)
            held = state.hands[state.to_move]
            assert kernel_says(kernel, held) == engine_says(state.board, held)
            assert len(kernel.placements(mask_of(held))) == len(engine_says(state.board, held))
            assert kernel.can_place(mask_of(held)) == bool(engine_says(state.board, held))


@pytest.mark.parametrize(("seats", "changes"), VARIANTS)
def test_laying_and_taking_back(seats, changes):
    rng = Random(seats)
    for state in list(played_states(rules(seats, **changes), seed=seats + 10))[5::9]:
        kernel, table, undo = Kernel(state.board), state.board, []
        for held in state.hands * 2:
            before = contents(kernel)
            found = kernel.placements(mask_of(held))
            if found:
                undo.append((tiles_of(rng.choice(found)[1]), before))
                kernel.lay(undo[-1][0])
                table = table.with_tiles(kernel.placed(undo[-1][0]))
                assert kernel_says(kernel, held) == engine_says(table, held)
        while undo:
            laid, before = undo.pop()
            kernel.take_back(laid)
            assert contents(kernel) == before


def test_best_is_one_of_most_points():
    kernel = Kernel(board(LAYOUT_A))
    points, laid = kernel.best(mask_of(hand("Pq Gd Yq Yc Rq Bd")))
    assert points == 11
    assert engine_says(board(LAYOUT_A), hand("Pq Gd Yq Yc Rq Bd"))[kernel.placed(laid)] == 11
    assert kernel.best(0) == (0, ())


def test_spots_accept_what_the_board_says():
    table = board(LAYOUT_A)
    kernel = Kernel(table)
    cells = {kernel.placed(((spot, 1),))[0][0]: fit for spot, fit in kernel.fits.items()}
    assert cells == {cell: table.accepts(cell) for cell in table.frontier()}


def test_an_empty_table_can_be_laid_on():
    kernel = Kernel(EMPTY_BOARD)
    assert kernel.placements(ALL) == []
    kernel.lay(kernel.laid((((0, 0), 3), ((1, 0), 4))))
    assert kernel_says(kernel, (5,)) == engine_says(board("Rl Rx"), (5,))
