"""The table of Qwirkle for searching: tiles are laid and taken back in place; must not know hands or turns.

The bots' private twin of the engine's board, generator and scoring; tests prove them equal.
"""

from collections.abc import Iterable
from typing import TypeAlias

from qwirkle.engine.board import Board, Cell, PlacedTile
from qwirkle.engine.line import ACCEPTED
from qwirkle.engine.tile import ALL, Mask

Spot: TypeAlias = int
"""A cell as an index: y * stride + x, from the kernel's own corner."""

Laid: TypeAlias = tuple[tuple[Spot, Mask], ...]
"""A placement: spots with the tile on each as a set of one kind, in no certain order."""

Scored: TypeAlias = tuple[int, Laid]
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

    def placements(self, hand: Mask) -> list[Scored]:
        """Return every legal placement of these kinds with its points."""
        found: list[Scored] = []
        _scan(self, hand, found, 1)
        _scan(self, hand, found, self.stride)
        return found

    def best(self, hand: Mask) -> Scored:
        """Return a placement of most points, or no points and no tiles where none is legal."""
        return max(self.placements(hand), key=_points_of, default=_NOTHING)


_NOTHING: Scored = (0, ())


def _points_of(scored: Scored) -> int:
    return scored[0]


def _scan(kernel: Kernel, hand: Mask, found: list[Scored], step: int) -> None:
    """Find the placements along rows (step 1, single tiles too) or along columns.

    A placement is found from the first of its spots that touches a tile, in reading order: from there ahead,
    then over the untouched spots behind.
    """
    is_row = step == 1
    behind, ahead = (kernel.left, kernel.right) if is_row else (kernel.up, kernel.down)
    side_a, side_b = (kernel.up, kernel.down) if is_row else (kernel.left, kernel.right)
    fits = kernel.fits

    def grow(spot: Spot, line: Mask, cross: int, laid: Laid, back: Spot, rest: Mask) -> None:
        fit, more = fits.get(spot), 0
        if fit is not None:
            rest &= fit
            if not rest:
                return
            more = ahead[spot]
            if more:
                rest = 0 if line & more else rest & ACCEPTED.get(line | more, 0)
                if not rest:
                    return
            cross += _CROSS_POINTS[(side_a[spot] | side_b[spot]).bit_count()]
        following = spot + step * (1 + more.bit_count())
        while rest:
            bit = rest & -rest
            rest ^= bit
            whole = line | more | bit
            longer = (*laid, (spot, bit))
            found.append((_POINTS[whole.bit_count()] + cross, longer))
            left = hand & ACCEPTED[whole]
            if left:
                grow(following, whole, cross, longer, back, left)
                if back:
                    grow_back(back, whole, cross, longer, left)

    def grow_back(spot: Spot, line: Mask, cross: int, laid: Laid, rest: Mask) -> None:
        back = spot - step
        while rest:
            bit = rest & -rest
            rest ^= bit
            whole = line | bit
            longer = (*laid, (spot, bit))
            found.append((_POINTS[whole.bit_count()] + cross, longer))
            left = hand & ACCEPTED[whole]
            if left and back not in fits:
                grow_back(back, whole, cross, longer, left)

    for spot, fit in fits.items():
        fitting = fit & hand
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            more = ahead[spot]
            line = behind[spot] | more | bit
            cross = _CROSS_POINTS[(side_a[spot] | side_b[spot]).bit_count()]
            laid = ((spot, bit),)
            if is_row:
                found.append((_POINTS[line.bit_count()] + cross, laid))
            left = hand & ACCEPTED[line]
            if left:
                back = 0 if behind[spot] or spot - step in fits else spot - step
                grow(spot + step * (1 + more.bit_count()), line, cross, laid, back, left)
                if back:
                    grow_back(back, line, cross, laid, left)
