"""Every legal placement of a hand on a table, each once (Q04, Q05, Q06); must not know turns or points."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TypeAlias

from qwirkle.engine.board import DOWN, LEFT, RIGHT, UP, Board, Cell, PlacedTile, Step, beside
from qwirkle.engine.line import ACCEPTED, gap_mask, largest_lines
from qwirkle.engine.tile import ALL, Kind, Mask, kinds_in, mask_of

Placement: TypeAlias = tuple[PlacedTile, ...]
"""Tiles sorted by x, then y."""

_UNTOUCHED: tuple[Mask, Mask, Mask] = (0, 0, ALL)


def placements(board: Board, hand: Sequence[Kind]) -> list[Placement]:
    """Return every legal placement of tiles of a hand on a table that is not empty.

    No tile can stand twice in a line, so copies in the hand never matter.
    """
    kinds = mask_of(hand)
    runs = {cell: _runs(board, cell) for cell in board.frontier()}
    rows = {cell: (left, right, gap_mask(up, down)) for cell, (left, right, up, down) in runs.items()}
    columns = {cell: (up, down, gap_mask(left, right)) for cell, (left, right, up, down) in runs.items()}
    found: list[Placement] = []
    _Direction(RIGHT, rows, kinds, found).scan()
    across: list[Placement] = []
    _Direction(DOWN, columns, kinds, across).scan()
    found.extend(placement for placement in across if len(placement) > 1)
    return found


def _runs(board: Board, cell: Cell) -> tuple[Mask, Mask, Mask, Mask]:
    return (
        board.run_mask(cell, LEFT),
        board.run_mask(cell, RIGHT),
        board.run_mask(cell, UP),
        board.run_mask(cell, DOWN),
    )


class _Direction:
    """The search for placements along rows or along columns.

    ``cells`` holds, for every empty cell that touches a tile, the kinds in the run behind it and ahead of
    it and the kinds its cross line accepts. A placement fills, from its first cell on, one empty cell after
    the other. It is found from the first of its cells that touches a tile: ahead of that one first, then
    over the free cells behind it, which have no neighbours and so only obey the line.
    """

    def __init__(
        self, step: Step, cells: dict[Cell, tuple[Mask, Mask, Mask]], hand: Mask, found: list[Placement]
    ) -> None:
        self._step = step
        self._cells = cells
        self._hand = hand
        self._found = found

    def scan(self) -> None:
        """Find all placements."""
        for cell, (behind, _, _) in self._cells.items():
            back = None if behind else self._free_behind(cell)
            self._ahead(cell, behind, (), back)

    def _free_behind(self, cell: Cell) -> Cell | None:
        back = beside(cell, self._step, -1)
        return None if back in self._cells else back

    def _ahead(self, cell: Cell, line: Mask, placed: Placement, back: Cell | None) -> None:
        """Put each possible tile on a cell, then go on; ``line`` is the unbroken row behind it."""
        _, ahead, cross = self._cells.get(cell, _UNTOUCHED)
        fitting = self._hand & cross & gap_mask(line, ahead)
        if not fitting:
            return
        following = beside(cell, self._step, 1 + ahead.bit_count())
        for kind in kinds_in(fitting):
            longer = (*placed, (cell, kind))
            self._found.append(longer)
            whole = line | ahead | 1 << kind
            if back is not None:
                self._behind(back, whole, longer)
            self._ahead(following, whole, longer, back)

    def _behind(self, cell: Cell, line: Mask, placed: Placement) -> None:
        fitting = self._hand & ACCEPTED[line]
        if not fitting:
            return
        back = self._free_behind(cell)
        for kind in kinds_in(fitting):
            longer = ((cell, kind), *placed)
            self._found.append(longer)
            if back is not None:
                self._behind(back, line | 1 << kind, longer)


def openings(hand: Sequence[Kind], only_largest: bool) -> list[Placement]:
    """Return every opening: a line with its left or top end on 0,0, in any order of its tiles (Q04).

    ``only_largest`` admits only the largest sets of the hand.
    """
    lines = largest_lines(hand) if only_largest else _lines_within(mask_of(hand))
    return [placement for line in lines for placement in _laid(line)]


def _lines_within(hand: Mask) -> Iterator[Mask]:
    return (line for line in ACCEPTED if line and line & ~hand == 0)


def _laid(line: Mask) -> Iterator[Placement]:
    for kinds in permutations(kinds_in(line)):
        yield tuple(((n, 0), kind) for n, kind in enumerate(kinds))
        if len(kinds) > 1:
            yield tuple(((0, n), kind) for n, kind in enumerate(kinds))
