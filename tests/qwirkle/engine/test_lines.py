"""Tiles and lines (Q01, Q02, Q06)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle.engine.line import ACCEPTED, gap_mask, largest_lines, line_fault, line_points
from qwirkle.engine.tile import FULL_SET, KINDS, colour_of, kinds_in, mask_of, shape_of, tile_text
from tests.qwirkle.tables import tiles


def is_line(kinds):
    """Say it as Q02 does: every pair shares exactly one of colour and shape."""
    return all(
        (colour_of(one) == colour_of(two)) != (shape_of(one) == shape_of(two))
        for one, two in combinations(kinds, 2)
    )


def test_three_of_each_of_36_kinds():
    """Q01."""
    assert len(FULL_SET) == 108
    assert set(Counter(FULL_SET).values()) == {3}
    assert [tile_text(kind) for kind in KINDS[:7]] == ["Rc", "Rq", "Rd", "Rl", "Rx", "Rs", "Oc"]


@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=7))
def test_a_fault_is_found_exactly_where_a_pair_does_not_match(kinds):
    """Q02."""
    assert (line_fault(kinds) is None) == is_line(kinds)


@given(st.permutations([kind for kind in KINDS if colour_of(kind) == 2]), st.integers(1, 6))
def test_every_part_of_a_colour_is_a_line(kinds, size):
    """Q02."""
    assert line_fault(kinds[:size]) is None
    assert kinds_in(ACCEPTED[mask_of(kinds[:size])])[-1:] != () if size < 6 else True


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("Rc Rq Rd Rl Rx Rs Rc", "line_too_long"),
        ("Rc Rq Rc", "line_same_tile"),
        ("Rc Gq", "line_mixed"),
        ("Rc Rq Gq", "line_mixed"),
        ("Rc Rq Rd Rl Rx Rs", None),
        ("Rc Oc Yc Gc Bc Pc", None),
    ],
)
def test_faults(row, fault):
    """Q02."""
    assert line_fault(tiles(row)) == fault


@given(st.lists(st.sampled_from(KINDS), max_size=3), st.lists(st.sampled_from(KINDS), max_size=3))
def test_a_gap_takes_what_makes_the_whole_a_line(before, after):
    """Q06: the joined line counts, not its halves."""
    if line_fault(before) or line_fault(after):
        return
    fitting = kinds_in(gap_mask(mask_of(before), mask_of(after)))
    assert list(fitting) == [kind for kind in KINDS if is_line([*before, kind, *after])]


def test_copies_do_not_enlarge_a_set():
    """Q03."""
    assert [line.bit_count() for line in largest_lines(tiles("Rc Rc Rc"))] == [1]
    assert sorted(map(kinds_in, largest_lines(tiles("Rc Rq Gq Rc Ps")))) == [tiles("Rc Rq"), tiles("Rq Gq")]


def test_a_qwirkle_scores_twelve():
    """Q10."""
    assert [line_points(length) for length in range(2, 7)] == [2, 3, 4, 5, 12]
