"""How a legal move changes the board, and what is seen of it; must not know cards, turns or legality."""

from collections.abc import Callable
from operator import getitem
from typing import Any, ClassVar

from kizma.engine.events import Event, PawnCaptured, PawnEntered, PawnMoved, PawnSacrificed, PawnSwapped
from kizma.engine.moves import Back, Enter, Home, PawnMove, Run, Split, Step, Swap
from kizma.engine.pawn import PAWNS, Pawn
from kizma.engine.topology import NOWHERE, YARD, Place, Topology


class Walk:
    """Moves pawns over one board, hitting what stands where they land (Z08, Z20)."""

    def __init__(self, topology: Topology) -> None:
        self._topology = topology
        self._finish = topology.finish
        self._tables = tuple(topology.squares[pawn >> 2] for pawn in PAWNS)

    def play(
        self, places: tuple[Place, ...], move: PawnMove, entry: Place = 0
    ) -> tuple[tuple[Place, ...], list[Event]]:
        """Return the places after a legal move and its events; ``entry`` is where a pawn enters."""
        board = list(places)
        events: list[Event] = []
        if type(move) is Step:
            self._forward(board, move.pawn, move.steps, events)
        elif isinstance(move, Enter):
            events.append(PawnEntered(move.pawn, entry))
            self._stand(board, move.pawn, entry, events)
        else:
            self._KINDS[type(move)](self, board, move, events)
        return tuple(board), events

    def _run(self, board: list[Place], move: Run, events: list[Event]) -> None:
        self._forward(board, move.pawn, move.steps, events)

    def _split(self, board: list[Place], move: Split, events: list[Event]) -> None:
        self._forward(board, move.pawn, move.steps, events)
        self._forward(board, move.other, move.other_steps, events)

    def _forward(self, board: list[Place], pawn: Pawn, steps: int, events: list[Event]) -> None:
        place = board[pawn]
        target = place + steps
        if target <= self._finish:
            path = tuple(range(place, target + 1))
        else:
            path = self._topology.path_bounced(place, steps)
        events.append(PawnMoved(pawn, path))
        self._stand(board, pawn, path[-1], events)

    def _back(self, board: list[Place], move: Back, events: list[Event]) -> None:
        way = self._topology.path_into_lane if move.lane else self._topology.path_back
        path = way(board[move.pawn], move.steps)
        events.append(PawnMoved(move.pawn, path))
        self._stand(board, move.pawn, path[-1], events)

    def _swap(self, board: list[Place], move: Swap, events: list[Event]) -> None:
        square = self._tables[move.victim][board[move.victim]]
        place = self._topology.place_at(move.pawn >> 2, square)
        events.append(PawnSwapped(move.pawn, board[move.pawn], place))
        self._stand(board, move.pawn, place, events)

    def _home(self, board: list[Place], move: Home, events: list[Event]) -> None:
        events.append(PawnSacrificed(move.pawn, board[move.pawn]))
        board[move.pawn] = YARD

    def _stand(self, board: list[Place], pawn: Pawn, place: Place, events: list[Event]) -> None:
        square = self._tables[pawn][place]
        squares = list(map(getitem, self._tables, board))
        if square != NOWHERE and square in squares:
            other = squares.index(square)
            if other >> 2 != pawn >> 2:
                events.append(PawnCaptured(other, board[other], pawn))
                board[other] = YARD
        board[pawn] = place

    _KINDS: ClassVar[dict[type, Callable[[Any, list[Place], Any, list[Event]], None]]] = {
        Run: _run,
        Split: _split,
        Back: _back,
        Swap: _swap,
        Home: _home,
    }
