"""What makes a row of tiles a line (Q02, Q06); must not know where on the table it lies."""

from collections.abc import Sequence
from itertools import combinations

from qwirkle.engine.tile import ALL, KINDS, Kind, Mask, colour_of, mask_of, shape_of

QWIRKLE = 6
"""The length of a complete line."""


def _accepted_by_line() -> dict[Mask, Mask]:
    groups = [[kind for kind in KINDS if colour_of(kind) == n] for n in range(6)]
    groups += [[kind for kind in KINDS if shape_of(kind) == n] for n in range(6)]
    accepted = {0: ALL}
    for group in groups:
        for size in range(1, QWIRKLE + 1):
            for members in combinations(group, size):
                line = mask_of(members)
                accepted[line] = accepted.get(line, 0) | mask_of(group) & ~line
    return accepted


ACCEPTED = _accepted_by_line()
"""For every valid line, as a set of kinds, the kinds that could be added to it.

A single tile counts as a line here; the empty set accepts everything. A set that is no key is no line.
"""


def gap_mask(before: Mask, after: Mask) -> Mask:
    """Return the kinds that fit between two runs (either may be empty) so that the whole is a line (Q06)."""
    if before & after:
        return 0
    return ACCEPTED.get(before | after, 0)


def line_fault(kinds: Sequence[Kind]) -> str | None:
    """Return why these tiles in a row are no line, as a reason code, or None if they are (Q02).

    ``line_too_long``: more than six; ``line_same_tile``: a tile twice; ``line_mixed``: neither one colour
    nor one shape.
    """
    if len(kinds) > QWIRKLE:
        return "line_too_long"
    if len(set(kinds)) < len(kinds):
        return "line_same_tile"
    return None if mask_of(kinds) in ACCEPTED else "line_mixed"


def line_points(length: int) -> int:
    """Return what a line of this many tiles scores: its length, a Qwirkle six more (Q10)."""
    return length + (6 if length == QWIRKLE else 0)


def largest_lines(kinds: Sequence[Kind]) -> tuple[Mask, ...]:
    """Return the largest sets of different tiles among these that could form a line (Q03)."""
    hand = mask_of(kinds)
    lines = [line for line in ACCEPTED if line and line & ~hand == 0]
    largest = max((line.bit_count() for line in lines), default=0)
    return tuple(line for line in lines if line.bit_count() == largest)
