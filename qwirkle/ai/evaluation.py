"""How good a table and a hand look without looking ahead; must not know levels or search."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle.ai.candidate import Candidate
from qwirkle.ai.kernel import Kernel, Spot
from qwirkle.engine.hand import Hand
from qwirkle.engine.line import QWIRKLE, line_points
from qwirkle.engine.tile import Mask, kinds_in, mask_of


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a table offers when somebody else is to move.

    ``gifts`` counts the hidden tiles, at every spot where it would do so, that complete a Qwirkle by
    themselves; ``openings`` the spots where a tile of one's own would make a line of five.
    """

    gifts: int
    openings: int


def prospects(kernel: Kernel, hand: Mask, hidden: Sequence[int]) -> Prospects:
    """Return what the table offers; ``hidden`` are the tiles out of sight by kind."""
    gifts = openings = 0
    for spot, fit in kernel.fits.items():
        length = _longest(kernel, spot) if fit else 0
        if length == QWIRKLE - 1:
            gifts += sum(hidden[kind] for kind in kinds_in(fit))
        elif length == QWIRKLE - 2 and fit & hand:
            openings += 1
    return Prospects(gifts, openings)


def _longest(kernel: Kernel, spot: Spot) -> int:
    """Return the length of the longer of the two lines a spot would make longer."""
    across = (kernel.left[spot] | kernel.right[spot]).bit_count()
    down = (kernel.up[spot] | kernel.down[spot]).bit_count()
    return max(across, down)


def gift(kernel: Kernel, candidate: Candidate, hidden: Sequence[int]) -> int:
    """Return the gifts that lie on the table after a placement."""
    kernel.lay(candidate.laid)
    gifts = prospects(kernel, 0, hidden).gifts
    kernel.take_back(candidate.laid)
    return gifts


_TILE_KEPT = -0.6
_GIFT = -0.3
_OPENING = 0.6
"""Points that a tile not yet played, a gift and an opening are worth; tuned by matches against Kalfa."""


def outlook(kernel: Kernel, kept: Hand, hidden: Sequence[int]) -> float:
    """Return what the table and the tiles kept promise the seat that has just placed, in points."""
    found = prospects(kernel, mask_of(kept), hidden)
    return _TILE_KEPT * len(kept) + _GIFT * found.gifts + _OPENING * found.openings


def points_along(kernel: Kernel, candidate: Candidate) -> int:
    """Return the points of the longest single line of a placement: what a quick look sees."""
    longest = 1
    kernel.lay(candidate.laid)
    for spot, bit in candidate.laid:
        for behind, ahead in ((kernel.left, kernel.right), (kernel.up, kernel.down)):
            longest = max(longest, (behind[spot] | bit | ahead[spot]).bit_count())
    kernel.take_back(candidate.laid)
    return line_points(longest)
