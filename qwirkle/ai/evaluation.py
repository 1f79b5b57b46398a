"""How good a placement looks without looking ahead; must not know levels or search."""

from qwirkle.ai.candidate import Candidate
from qwirkle.ai.kernel import Kernel
from qwirkle.ai.situation import Situation
from qwirkle.engine.line import QWIRKLE, line_points
from qwirkle.engine.tile import kinds_in


def gift(situation: Situation, candidate: Candidate) -> int:
    """Return how many hidden tiles would complete a Qwirkle by themselves after this placement."""
    kernel = situation.kernel
    kernel.lay(candidate.laid)
    completing = [fit for spot, fit in kernel.fits.items() if fit and _is_last_of_a_line(kernel, spot)]
    kernel.take_back(candidate.laid)
    hidden = situation.hidden_counts
    return sum(hidden[kind] for fit in completing for kind in kinds_in(fit))


def _is_last_of_a_line(kernel: Kernel, spot: int) -> bool:
    across = kernel.left[spot] | kernel.right[spot]
    down = kernel.up[spot] | kernel.down[spot]
    return QWIRKLE - 1 in (across.bit_count(), down.bit_count())


def points_along(kernel: Kernel, candidate: Candidate) -> int:
    """Return the points of the longest single line of a placement: what a quick look sees."""
    longest = 1
    kernel.lay(candidate.laid)
    for spot, bit in candidate.laid:
        for behind, ahead in ((kernel.left, kernel.right), (kernel.up, kernel.down)):
            longest = max(longest, (behind[spot] | bit | ahead[spot]).bit_count())
    kernel.take_back(candidate.laid)
    return line_points(longest)
