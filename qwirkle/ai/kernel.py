"""The table of Qwirkle for searching: tiles are laid and taken back in place; must not know hands or turns.

The bots' private twin of the engine's board, generator and scoring; tests prove them equal.
"""

from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from qwirkle.engine.board import Board, Cell, PlacedTile
from qwirkle.engine.line import ACCEPTED
from qwirkle.engine.tile import Kind, Mask

Spot: TypeAlias = int
"""A cell as an index: y * stride + x, from the kernel's own corner."""

Laid: TypeAlias = tuple[tuple[Spot, Mask], ...]
"""A placement: spots with the tile on each as a set of one kind, in no certain order."""

Chain: TypeAlias = "tuple[Spot, Mask, Chain] | tuple[()]"
"""A placement while it is being found: its last tile and the chain before it."""

Found: TypeAlias = tuple[int, Chain]
"""A placement and its points."""

_MARGIN = 44
"""Free cells round the table: no search lays more tiles than that in one direction."""

_POINTS = (0, 0, 2, 3, 4, 5, 12)
_CROSS_POINTS = (0, 2, 3, 4, 5, 12)
"""Points of a line by its length, and of a cross line by the tiles already in it."""


class Kernel:
    """A table that is not copied.

    For every empty spot four lists hold the kinds in the run to its left, right, above and below. A filled
    spot keeps what it had before, which is all that is needed to take its tile back. ``fits`` holds, for
    every empty spot that touches a tile, the kinds it accepts.
    """

    def __init__(self, board: Board) -> None:
        xs = [x for x, _ in board.tiles] or [0]
        ys = [y for _, y in board.tiles] or [0]
        self._corner = (min(xs) - _MARGIN, min(ys) - _MARGIN)
        self.stride = max(xs) - min(xs) + 2 * _MARGIN + 1
        size = self.stride * (max(ys) - min(ys) + 2 * _MARGIN + 1)
        self.left: list[Mask] = [0] * size
        self.right: list[Mask] = [0] * size
        self.up: list[Mask] = [0] * size
        self.down: list[Mask] = [0] * size
        self.fits: dict[Spot, Mask] = {}
        self.lay(self.laid(board.placed()))

    def laid(self, placed: Iterable[PlacedTile]) -> Laid:
        """Return tiles on cells as the kernel writes them."""
        left, top = self._corner
        return tuple(((y - top) * self.stride + x - left, 1 << kind) for (x, y), kind in placed)

    def placed(self, laid: Laid) -> tuple[PlacedTile, ...]:
        """Return a placement as the engine writes it."""
        return tuple(sorted((self._cell(spot), bit.bit_length() - 1) for spot, bit in laid))

    def _cell(self, spot: Spot) -> Cell:
        y, x = divmod(spot, self.stride)
        return x + self._corner[0], y + self._corner[1]

    def lay(self, laid: Laid) -> None:
        """Put tiles on the table, all on empty spots where they fit."""
        for spot, bit in laid:
            self._join(spot, bit, 1, self.left, self.right)
            self._join(spot, bit, self.stride, self.up, self.down)
            self.fits.pop(spot, None)

    def take_back(self, laid: Laid) -> None:
        """Undo ``lay``; placements are taken back in the reverse order."""
        for spot, _ in reversed(laid):
            self._part(spot, 1, self.left, self.right)
            self._part(spot, self.stride, self.up, self.down)
            self._refit(spot)

    def _join(self, spot: Spot, bit: Mask, step: int, behind: list[Mask], ahead: list[Mask]) -> None:
        before, after = behind[spot], ahead[spot]
        first = spot - step * (1 + before.bit_count())
        last = spot + step * (1 + after.bit_count())
        ahead[first] = behind[last] = before | bit | after
        self._refit(first)
        self._refit(last)

    def _part(self, spot: Spot, step: int, behind: list[Mask], ahead: list[Mask]) -> None:
        before, after = behind[spot], ahead[spot]
        first = spot - step * (1 + before.bit_count())
        last = spot + step * (1 + after.bit_count())
        ahead[first] = before
        behind[last] = after
        self._refit(first)
        self._refit(last)

    def _refit(self, spot: Spot) -> None:
        left, right, up, down = self.left[spot], self.right[spot], self.up[spot], self.down[spot]
        if not (left or right or up or down):
            self.fits.pop(spot, None)
            return
        across = 0 if left & right else ACCEPTED.get(left | right, 0)
        self.fits[spot] = across and (0 if up & down else across & ACCEPTED.get(up | down, 0))

    def can_place(self, hand: Mask) -> bool:
        """Tell whether any of these kinds fits anywhere."""
        return any(fit & hand for fit in self.fits.values())

    def placements(self, hand: Mask) -> list[Found]:
        """Return every legal placement of these kinds with its points."""
        starts = [(spot, fit & hand) for spot, fit in self.fits.items() if fit & hand]
        found: list[Found] = []
        if starts:
            _scan(self._along_rows(hand, found), starts)
            _scan(self._along_columns(hand, found), starts)
        return found

    def _along_rows(self, hand: Mask, found: list[Found]) -> "_Direction":
        return _Direction(1, self.left, self.right, self.up, self.down, self.fits, hand, found)

    def _along_columns(self, hand: Mask, found: list[Found]) -> "_Direction":
        return _Direction(self.stride, self.up, self.down, self.left, self.right, self.fits, hand, found)

    def best(self, hand: Mask) -> tuple[int, Laid]:
        """Return a placement of most points, or no points and no tiles where none is legal."""
        found = self.placements(hand)
        if not found:
            return 0, ()
        points, chain = max(found, key=points_of)
        return points, tiles_of(chain)


points_of = itemgetter(0)
"""Return the points of a placement that was found."""


def tiles_of(chain: Chain) -> Laid:
    """Return the tiles of a chain."""
    laid = []
    while chain:
        spot, bit, chain = chain
        laid.append((spot, bit))
    return tuple(laid)


def kinds_of(laid: Laid) -> tuple[Kind, ...]:
    """Return the kinds of a placement."""
    return tuple(bit.bit_length() - 1 for _, bit in laid)


class _Direction(NamedTuple):
    """What the search along rows or along columns needs at every step; unpacked there for speed."""

    step: int
    behind: list[Mask]
    ahead: list[Mask]
    side_a: list[Mask]
    side_b: list[Mask]
    fits: dict[Spot, Mask]
    hand: Mask
    found: list[Found]


def _scan(direction: _Direction, starts: list[tuple[Spot, Mask]]) -> None:
    """Find the placements of a direction; those of a single tile count as along rows.

    A placement is found from the first of its spots that touches a tile, in reading order: from there ahead,
    then over the untouched spots behind, which only obey the line.
    """
    step, behind, ahead, side_a, side_b, fits, hand, found = direction
    for spot, fits_here in starts:
        fitting = fits_here
        line = behind[spot] | ahead[spot]
        cross = _CROSS_POINTS[(side_a[spot] | side_b[spot]).bit_count()]
        following = spot + step * (1 + ahead[spot].bit_count())
        back = 0 if behind[spot] or spot - step in fits else spot - step
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            chain = (spot, bit, ())
            if step == 1:
                found.append((_POINTS[(line | bit).bit_count()] + cross, chain))
            rest = hand & ACCEPTED[line | bit]
            if rest:
                _grow(direction, following, line | bit, cross, chain, back, rest)
                if back:
                    _grow_back(direction, back, line | bit, cross, chain, rest)


def _grow(
    direction: _Direction, spot: Spot, line: Mask, cross: int, chain: Chain, back: Spot, rest: Mask
) -> None:
    """Go on with one of the tiles ``rest`` on a spot ahead of the line, then over ``back`` if it is not 0."""
    step, _, ahead, side_a, side_b, fits, hand, found = direction
    more = 0
    if spot in fits:
        more = ahead[spot]
        rest &= 0 if line & more else fits[spot] & ACCEPTED.get(line | more, 0)
        if not rest:
            return
        cross += _CROSS_POINTS[(side_a[spot] | side_b[spot]).bit_count()]
    following = spot + step * (1 + more.bit_count())
    while rest:
        bit = rest & -rest
        rest ^= bit
        whole = line | more | bit
        longer = (spot, bit, chain)
        found.append((_POINTS[whole.bit_count()] + cross, longer))
        left = hand & ACCEPTED[whole]
        if left:
            _grow(direction, following, whole, cross, longer, back, left)
            if back:
                _grow_back(direction, back, whole, cross, longer, left)


def _grow_back(direction: _Direction, spot: Spot, line: Mask, cross: int, chain: Chain, rest: Mask) -> None:
    """Go on with one of the tiles ``rest`` on an untouched spot behind the line."""
    step, fits, hand, found = direction.step, direction.fits, direction.hand, direction.found
    back = spot - step
    while rest:
        bit = rest & -rest
        rest ^= bit
        longer = (spot, bit, chain)
        found.append((_POINTS[(line | bit).bit_count()] + cross, longer))
        left = hand & ACCEPTED[line | bit]
        if left and back not in fits:
            _grow_back(direction, back, line | bit, cross, longer, left)
