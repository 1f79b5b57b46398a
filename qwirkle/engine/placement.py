"""What a screen asks while tiles are being laid out before the move is made; must not know the screen.

A tile laid out is staged: it still counts as being in the hand. On an empty table staged tiles may lie
anywhere; ``as_move`` brings them to where the opening belongs (Q04).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from common.core.transition import Reason
from qwirkle.engine.board import Cell, PlacedTile
from qwirkle.engine.generator import Placement
from qwirkle.engine.legality import legal_placements, reason_against_placement
from qwirkle.engine.moves import Place
from qwirkle.engine.position import Position
from qwirkle.engine.scoring import ScoredLine, lines_points, lines_through
from qwirkle.engine.tile import Kind


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell where one more tile may be staged.

    With ``points``, the staged tiles and this one are a legal placement that scores them. Without, more
    tiles of the hand are needed first (a gap still to be filled, an opening still too short), and they are
    there.
    """

    cell: Cell
    points: int | None

    @property
    def is_legal(self) -> bool:
        """Whether the placement could end with this tile."""
        return self.points is not None


@dataclass(frozen=True, slots=True)
class Preview:
    """What the staged tiles would be as a move: the lines they score and the points, or what forbids them."""

    points: int
    lines: tuple[ScoredLine, ...]
    reason: Reason | None


def spots(position: Position, staged: Sequence[PlacedTile], kind: Kind) -> tuple[Spot, ...]:
    """Return every cell where a tile of the hand may be added to the staged ones, sorted by cell.

    Exact: a cell is there when some legal placement holds all staged tiles and this tile on this cell.
    """
    needed = set(staged)
    found: dict[Cell, int | None] = {}
    for placement in _around(position, staged, kind):
        cell = next((cell for cell, placed in placement if placed == kind), None)
        if cell is None or (cell, kind) in needed or not needed.issubset(placement):
            continue
        found.setdefault(cell, None)
        if len(placement) == len(needed) + 1:
            found[cell] = _points(position, placement)
    return tuple(Spot(cell, points) for cell, points in sorted(found.items()))


def preview(position: Position, staged: Sequence[PlacedTile]) -> Preview:
    """Return what the staged tiles score and which lines, or the reason against them."""
    reason = reason_against_placement(position, tuple(sorted(staged)))
    if reason and reason.code != "opening_off_origin":
        return Preview(0, (), reason)
    lines = lines_through(position.board.with_tiles(staged), sorted(staged))
    return Preview(lines_points(lines), lines, None)


def as_move(position: Position, staged: Iterable[PlacedTile]) -> Place:
    """Return the staged tiles as a move, an opening brought to 0,0."""
    tiles = sorted(staged)
    return Place(_moved(tiles, tiles[0], (0, 0)) if position.is_opening and tiles else tuple(tiles))


def _around(position: Position, staged: Sequence[PlacedTile], kind: Kind) -> Iterator[Placement]:
    """Go through the legal placements, an opening brought to where the staged tiles lie."""
    placements = legal_placements(position)
    if not position.is_opening:
        yield from placements
        return
    where, anchor = staged[0] if staged else ((0, 0), kind)
    for placement in placements:
        for placed in placement:
            if placed[1] == anchor:
                yield _moved(placement, placed, where)


def _moved(placement: Iterable[PlacedTile], from_tile: PlacedTile, to_cell: Cell) -> Placement:
    dx, dy = to_cell[0] - from_tile[0][0], to_cell[1] - from_tile[0][1]
    return tuple(((x + dx, y + dy), kind) for (x, y), kind in placement)


def _points(position: Position, placement: Placement) -> int:
    return lines_points(lines_through(position.board.with_tiles(placement), placement))
