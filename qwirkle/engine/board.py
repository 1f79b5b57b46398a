"""The table: which tile lies on which cell; must not know hands, turns or points."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from qwirkle.engine.line import gap_mask
from qwirkle.engine.tile import Kind, Mask

Cell: TypeAlias = tuple[int, int]
"""x to the right, y down; both may be negative."""

PlacedTile: TypeAlias = tuple[Cell, Kind]
"""A tile on a cell."""

Step: TypeAlias = tuple[int, int]

LEFT: Step = (-1, 0)
RIGHT: Step = (1, 0)
UP: Step = (0, -1)
DOWN: Step = (0, 1)
SIDES = (LEFT, RIGHT, UP, DOWN)


def beside(cell: Cell, step: Step, distance: int = 1) -> Cell:
    """Return the cell so many steps away."""
    return cell[0] + step[0] * distance, cell[1] + step[1] * distance


@dataclass(frozen=True, slots=True)
class Board:
    """All tiles on the table by their cell; never changed once made."""

    tiles: Mapping[Cell, Kind]

    def __hash__(self) -> int:
        """Hash the tiles whatever the order they were laid in."""
        return hash(frozenset(self.tiles.items()))

    def __bool__(self) -> bool:
        """Tell whether any tile lies on the table."""
        return bool(self.tiles)

    def placed(self) -> tuple[PlacedTile, ...]:
        """Return all tiles sorted by x, then y."""
        return tuple(sorted(self.tiles.items()))

    def with_tiles(self, placed: Iterable[PlacedTile]) -> "Board":
        """Return the table with more tiles on it."""
        return Board({**self.tiles, **dict(placed)})

    def run(self, cell: Cell, step: Step) -> tuple[Cell, ...]:
        """Return the occupied cells next to a cell, one after the other as far as they are unbroken."""
        cells = []
        cell = beside(cell, step)
        while cell in self.tiles:
            cells.append(cell)
            cell = beside(cell, step)
        return tuple(cells)

    def run_mask(self, cell: Cell, step: Step) -> Mask:
        """Return the kinds in the run next to a cell."""
        (dx, dy), (x, y) = step, cell
        tiles, mask = self.tiles, 0
        kind = tiles.get((x + dx, y + dy))
        while kind is not None:
            mask |= 1 << kind
            x, y = x + dx, y + dy
            kind = tiles.get((x + dx, y + dy))
        return mask

    def line(self, cell: Cell, step: Step) -> tuple[Cell, ...]:
        """Return the occupied cells through an occupied cell, in reading order; the step is right or down."""
        back = (-step[0], -step[1])
        return (*reversed(self.run(cell, back)), cell, *self.run(cell, step))

    def frontier(self) -> set[Cell]:
        """Return the empty cells that touch a tile."""
        tiles = self.tiles
        found: set[Cell] = set()
        for x, y in tiles:
            found.update(((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))
        return found.difference(tiles)

    def accepts(self, cell: Cell) -> Mask:
        """Return the kinds that a single empty cell accepts, both its lines considered (Q05)."""
        across = gap_mask(self.run_mask(cell, LEFT), self.run_mask(cell, RIGHT))
        return across and across & gap_mask(self.run_mask(cell, UP), self.run_mask(cell, DOWN))

    def fits(self, kinds: Mask) -> bool:
        """Tell whether any of these kinds can be placed anywhere.

        Exact for whole placements too: of every legal placement one tile alone would be legal. An empty
        table takes everything.
        """
        if not self.tiles:
            return kinds != 0
        seen: set[Cell] = set()
        for tile in self.tiles:
            for step in SIDES:
                cell = beside(tile, step)
                if cell not in self.tiles and cell not in seen and self.accepts(cell) & kinds:
                    return True
                seen.add(cell)
        return False


EMPTY_BOARD = Board({})
