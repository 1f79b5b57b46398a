"""The moves a bot considers in one decision; must not know how good they are."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle.ai.kernel import Kernel, Laid, kinds_of, tiles_of
from qwirkle.engine.hand import Hand
from qwirkle.engine.line import largest_lines, line_points
from qwirkle.engine.moves import Move, Place, Swap
from qwirkle.engine.tile import Kind, kinds_in, mask_of


@dataclass(frozen=True, slots=True)
class Candidate:
    """A placement, or a swap where ``laid`` is empty; ``away`` are the tiles that leave the hand."""

    points: int
    laid: Laid
    away: tuple[Kind, ...]

    def move(self, kernel: Kernel) -> Move:
        """Return the move as the engine knows it."""
        return Place(kernel.placed(self.laid)) if self.laid else Swap.of(self.away)


def placements_of(kernel: Kernel, hand: Hand) -> list[Candidate]:
    """Return every placement on a table that is not empty, most points first."""
    found = sorted(kernel.placements(mask_of(hand)), key=lambda scored: scored[0], reverse=True)
    return [_placement(points, tiles_of(chain)) for points, chain in found]


def openings_of(kernel: Kernel, legal: Sequence[Move]) -> list[Candidate]:
    """Return one opening for each set of tiles that may open: their order gives nothing away."""
    lines: dict[tuple[Kind, ...], Candidate] = {}
    for move in legal:
        if isinstance(move, Place) and list(move.kinds()) == sorted(move.kinds()):
            points = max(1, line_points(len(move.tiles)))
            lines.setdefault(move.kinds(), _placement(points, kernel.laid(move.tiles)))
    return sorted(lines.values(), key=lambda candidate: candidate.points, reverse=True)


def _placement(points: int, laid: Laid) -> Candidate:
    return Candidate(points, laid, kinds_of(laid))


def sensible_swap(hand: Hand, limit: int) -> Candidate:
    """Return the swap that keeps one of the largest sets of the hand that could form a line.

    At least one tile goes, at most ``limit``, copies first.
    """
    kept = set(kinds_in(largest_lines(hand)[0]))
    copies = [kind for at, kind in enumerate(hand) if kind in hand[:at]]
    strangers = [kind for kind in hand if kind not in kept and kind not in copies]
    away = (copies + strangers or [hand[0]])[:limit]
    return Candidate(0, (), tuple(away))
