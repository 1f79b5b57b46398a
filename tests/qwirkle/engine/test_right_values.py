"""The table of right values: how many placements, what they score, which is best (Q05, Q06, Q10)."""

import re
from collections import Counter

import pytest

from qwirkle.engine.generator import placements
from qwirkle.engine.moves import Place
from qwirkle.engine.scoring import lines_points, lines_through
from tests.qwirkle.tables import LAYOUT_A, board, column, hand, rules, state

BLOCK = board("\n".join(" ".join(colour + shape for colour in "ROYGBP") for shape in "cqdlx"))
CORNER = board("Rc Rq Rd Rl Rx .\n. . . . . Os\n. . . . . Ys\n. . . . . Gs\n. . . . . Bs\n. . . . . Ps")


def scored(table, held):
    """Return every placement with its points."""
    found = {}
    for placement in placements(table, hand(held)):
        found[str(Place(placement))] = lines_points(lines_through(table.with_tiles(placement), placement))
    return found


def sizes(found):
    counts = Counter(len(text.split()) - 1 for text in found)
    return [counts[size] for size in sorted(counts)]


@pytest.mark.parametrize(
    ("table", "held", "by_size", "total", "best", "times"),
    [
        (board(LAYOUT_A), "Pq Gd Yq Yc Rq Bd", [14, 29, 8], 247, 11, 1),
        (board("Rc"), "Rq Rd Rs Bc Gc Px", [20, 112, 120], 992, 5, None),
        (board("Rc"), "Rc Rc Rq Rq Bc Bc", [8, 16], 80, 4, None),
        (board("Bs Bd . Gc"), "Bc", [8], None, 3, 1),
        (board("Yd Ys Yq Yl"), "Yc Yx", [20, 58], 356, 12, 6),
        (column("Px Pq . Pl Pd"), "Pc Ps", [22, 68], 370, 12, 4),
        (BLOCK, "Rs Os Ys Gs Bs Ps", None, 38280, 84, 2),
        (CORNER, "Rs", [22], 88, 24, 1),
        (board("Rc Rq Rd Rl Rx Rs"), "Rc Bc Rq", [22, 52], None, 6, None),
        (board("Rc Rq Rd . Rl Rx Rs"), "Rl Rx Rs Bq", [35, 166, 176], None, 12, None),
        (board("Rc Rq"), "Gd Bl", [], None, None, None),
        (board("Rc Rq Rd . Rx Rs"), "Rl Rl", [13], None, 12, 1),
    ],
)
def test_counts_and_scores(table, held, by_size, total, best, times):
    found = scored(table, held)
    assert by_size is None or sizes(found) == by_size
    assert total is None or sum(found.values()) == total
    assert max(found.values(), default=None) == best
    assert times is None or list(found.values()).count(best) == times


def test_the_block_has_1678_placements_and_the_highest_turn_of_84():
    assert len(scored(BLOCK, "Rs Os Ys Gs Bs Ps")) == 1678


def test_nothing_fits_in_a_gap_between_two_lines_that_do_not_join():
    """Q06: each half matching is not enough."""
    assert not [text for text in scored(board("Bs Bd . Gc"), "Bc") if "@2,0" in text]
    assert "place Bc@-1,0" in scored(board("Bs Bd . Gc"), "Bc")
    assert not [text for text in scored(board("Rc Rq Rd . Rl Rx Rs"), "Rl Rx Rs Bq") if "@3,0" in text]


def test_nothing_fits_at_either_end_of_a_qwirkle():
    """Q02: a line has at most six tiles."""
    found = scored(board("Rc Rq Rd Rl Rx Rs"), "Rc Bc Rq")
    assert not [text for text in found if "@-1,0" in text or "@6,0" in text]


def test_best_placements_use_both_ends_or_the_gap():
    """Q05: a move may straddle tiles already there."""
    row = scored(board("Yd Ys Yq Yl"), "Yc Yx")
    ends = Counter(tuple(re.findall(r"@(-?\d+)", text)) for text, points in row.items() if points == 12)
    assert ends == {("-2", "-1"): 2, ("4", "5"): 2, ("-1", "4"): 2}
    gap = scored(column("Px Pq . Pl Pd"), "Pc Ps")
    assert all("@0,2" in text for text in gap if gap[text] == 12)
    assert [text for text, points in scored(CORNER, "Rs").items() if points == 24] == ["place Rs@5,0"]


def test_without_a_placement_swap_or_with_an_empty_bag_pass():
    """Q08."""
    game = rules()
    full = state(game, board("Rc Rq"), ["Gd Bl", "Rd"], "Px Px")
    assert sorted(map(str, game.legal_moves(full))) == ["swap Bl", "swap Gd", "swap Gd Bl"]
    empty = state(game, board("Rc Rq"), ["Gd Bl", "Rd"], "")
    assert list(map(str, game.legal_moves(empty))) == ["pass"]
