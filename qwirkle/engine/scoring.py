"""What a placement scores (Q10); must not know hands or whether the placement is legal."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle.engine.board import DOWN, RIGHT, Board, Cell, PlacedTile
from qwirkle.engine.line import QWIRKLE, line_points
from qwirkle.engine.tile import Kind


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A line of two or more tiles that a placement made or made longer: its cells and their tiles."""

    cells: tuple[Cell, ...]
    kinds: tuple[Kind, ...]

    @property
    def is_qwirkle(self) -> bool:
        """Whether the line is complete."""
        return len(self.cells) == QWIRKLE

    @property
    def points(self) -> int:
        """What the line scores."""
        return line_points(len(self.cells))


def lines_through(board: Board, placed: Sequence[PlacedTile]) -> tuple[ScoredLine, ...]:
    """Return every line of two or more tiles with one of these tiles, which already lie on the board.

    Each line comes once; those along the placement come first.
    """
    cells = [cell for cell, _ in placed]
    down_first = len({x for x, _ in cells}) == 1 and len(cells) > 1
    found: dict[tuple[Cell, ...], None] = {}
    for step in (DOWN, RIGHT) if down_first else (RIGHT, DOWN):
        for cell in cells:
            line = board.line(cell, step)
            if len(line) > 1:
                found[line] = None
    return tuple(ScoredLine(line, tuple(board.tiles[cell] for cell in line)) for line in found)


def lines_points(lines: Sequence[ScoredLine]) -> int:
    """Return what these lines of one placement score; a lone opening tile scores 1 (Q04)."""
    return sum(line.points for line in lines) if lines else 1


def qwirkles_in(lines: Sequence[ScoredLine]) -> int:
    """Count the Qwirkles among these lines."""
    return sum(line.is_qwirkle for line in lines)
