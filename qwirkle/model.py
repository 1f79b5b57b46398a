"""The match of Qwirkle as its table asks about it; must not know widgets."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from common.core.transition import Reason
from common.session.game_model import GameModel, Step
from qwirkle.engine.board import Cell
from qwirkle.engine.legality import reason_against_turn
from qwirkle.engine.moves import Move, Pass, Place, Swap
from qwirkle.engine.observation import Observation
from qwirkle.engine.placement import Preview, as_move, preview, spots
from qwirkle.engine.position import Position
from qwirkle.engine.tile import Kind
from qwirkle.engine.tracker import tracked

__all__ = ["QwirkleModel", "Staged", "Step"]

Staged: TypeAlias = Mapping[Cell, Kind]
"""Tiles the viewer has put on cells and not confirmed yet."""


class QwirkleModel(GameModel):
    """Answers what may be done with tiles that lie on the table but are not confirmed yet.

    All answers are for the viewer's turn.
    """

    def view(self) -> Observation:
        """Return what the viewer knows now."""
        observation: Observation = self.observation()
        return observation

    def position(self) -> Position:
        """Return what decides about the viewer's turn."""
        return self.view().position(self.match.options)

    def spots(self, kind: Kind, staged: Staged) -> dict[Cell, int | None]:
        """Return every cell where a further tile may go, with the points if the turn could end there."""
        found = spots(self.position(), tuple(sorted(staged.items())), kind)
        return {spot.cell: spot.points for spot in found}

    def preview(self, staged: Staged) -> Preview | None:
        """Return what the staged tiles score and the reason against them; None without any."""
        return preview(self.position(), tuple(sorted(staged.items()))) if staged else None

    def reason_against_cell(self, kind: Kind, cell: Cell, staged: Staged) -> Reason:
        """Return why a further tile may not go to a cell that is not among its ``spots``."""
        if cell in staged:
            return Reason("cell_occupied", {"cell": cell})
        found = preview(self.position(), tuple(sorted({**staged, cell: kind}.items())))
        return found.reason or Reason("not_in_one_line")

    def placement(self, staged: Staged) -> Place:
        """Return the move the staged tiles stand for, an opening moved to where it is written down (Q04)."""
        return as_move(self.position(), staged.items())

    def swap_limit(self) -> int:
        """Return how many tiles the viewer may swap now (Q07)."""
        return self.position().swap_limit

    def reason_against_swap(self, kinds: Iterable[Kind]) -> Reason | None:
        """Return why the viewer may not swap these tiles, or None if it may."""
        return reason_against_turn(self.position(), Swap.of(kinds))

    def own_pass(self) -> Move | None:
        """Return the pass the viewer may play of his own will, or None (Q08)."""
        return next((move for move in self.legal_moves() if isinstance(move, Pass)), None)

    def tracker(self, observation: Observation) -> tuple[int, ...] | None:
        """Return for each kind how many tiles the viewer has not seen; None where that stays off (Q15)."""
        return tracked(self.match.options, observation)
