"""Shows where a pawn in hand can go, its way, and pawns that may be taken; must not know gestures."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QVariantAnimation

from common.ui import durations
from common.ui.theme import theme
from kizma.engine.moves import PawnMove, Split
from kizma.engine.pawn import Pawn
from kizma.engine.topology import YARD
from kizma.model import Choice
from kizma.ui.board_view import BoardView
from kizma.ui.marks import Target
from kizma.ui.table_words import target_label


def is_part(choice: Choice) -> bool:
    """Tell whether a choice is only a part of a shared card."""
    return all(isinstance(move, Split) for move in choice.moves)


def is_shared(move: PawnMove, parts: tuple[int, int]) -> bool:
    """Tell whether a move shares a card into these two parts."""
    return isinstance(move, Split) and {move.steps, move.other_steps} == set(parts)


class Aiming:
    """Draws the marks of a board and lets the halos of movable pawns breathe."""

    def __init__(self, board: BoardView, parent: QObject) -> None:
        self._board = board
        self._pulse = QVariantAnimation(parent)
        self._pulse.setKeyValues([(0.0, 1.0), (0.5, 0.7), (1.0, 1.0)])
        self._pulse.setDuration(durations.HALO)
        self._pulse.setLoopCount(-1)
        self._pulse.valueChanged.connect(self._on_pulse)

    def hold(self, pawn: Pawn) -> None:
        """Mark the square of the pawn in hand."""
        board, here = self._board, self._board.places[pawn]
        if here != YARD:
            board.under.selected = Target(board.point(pawn, here), board.side_at(pawn, here))

    def show(self, choices: Sequence[Choice], aimed: Choice | None, *, faint_parts: bool) -> None:
        """Show targets, parts of a shared card fainter if wished, and the way to the one aimed at."""
        board = self._board
        targets = {choice.place: self._target(choice, faint_parts) for choice in choices}
        way = aimed.path[1:-1] if aimed is not None else ()
        for layer in (board.under, board.labels):
            layer.targets = tuple(targets.values())
            layer.aimed = targets[aimed.place] if aimed is not None else None
            layer.way = [board.point(aimed.pawn, place) for place in way if aimed and place not in targets]
            layer.update()

    def hide(self) -> None:
        """Show only the last move."""
        for layer in (self._board.under, self._board.labels):
            layer.targets, layer.way, layer.aimed, layer.selected = (), (), None, None
            layer.update()

    def mark_movable(self, pawns: set[Pawn]) -> None:
        """Ring the pawns that may be taken."""
        for item in self._board.pawns:
            item.set_flags(is_playable=item.pawn in pawns)
        if not pawns or theme().reduced_motion:
            self._pulse.stop()
            self._on_pulse(1.0)
        elif self._pulse.state() != QVariantAnimation.State.Running:
            self._pulse.start()

    def _target(self, choice: Choice, faint_parts: bool) -> Target:
        board = self._board
        return Target(
            board.point(choice.pawn, choice.place),
            board.side_at(choice.pawn, choice.place),
            choice.hit is not None,
            target_label(choice),
            faint_parts and is_part(choice),
        )

    def _on_pulse(self, value: float) -> None:
        for item in self._board.pawns:
            if item.is_playable:
                item.pulse = value
                item.update()
