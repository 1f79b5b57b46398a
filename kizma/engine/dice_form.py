"""What a roll may do with which pawn; must not know whose turn comes next."""

from operator import getitem

from common.core.options import Options
from kizma.engine.card_ground import Places, Squares
from kizma.engine.moves import Enter, PawnMove, Step
from kizma.engine.pawn import PAWNS, Colour, Pawn, pawns_of
from kizma.engine.state import Turn
from kizma.engine.topology import NOWHERE, YARD, Place, Topology

_ALL_IN_YARD = (YARD,) * 4
_STEPS = tuple(tuple(Step(pawn, pips) for pips in range(7)) for pawn in PAWNS)


class DiceForm:
    """The die's moves (Z20 to Z24, Z53, Z57)."""

    def __init__(self, options: Options) -> None:
        self.topology = Topology.of(options)
        self._entry = self.topology.entry
        self._finish = self.topology.finish
        self._enters = (1, 6) if options.word("enter_on") == "1-6" else (6,)
        self._doubling = options.flag("doubling")
        self._overtaking = options.word("overtaking") == "yes"
        self._bounce = options.flag("bounce")
        self._tables = tuple(self.topology.squares[pawn >> 2] for pawn in PAWNS)

    def moves(self, places: Places, colour: Colour, turn: Turn) -> list[PawnMove]:
        """Return everything a player of a colour can do with the roll of a turn."""
        pips = turn.card or 0
        if turn.sixes == 3:
            return []
        first = 4 * colour
        own = places[first : first + 4]
        enters = pips in self._enters and not turn.entered
        if not enters and own == _ALL_IN_YARD:
            return []
        squares = list(map(getitem, self._tables, places))
        found: list[PawnMove] = []
        if enters and self._landing_obstacle(places, squares, first, 0) is None:
            found += [Enter(pawn) for pawn in pawns_of(colour) if places[pawn] == YARD]
        table, last, finish = self._tables[first], self._entry - pips, self._finish
        taken = set(squares)
        taken.discard(NOWHERE)
        for pawn, place in enumerate(own, first):
            if place in (YARD, finish):
                continue
            is_free = place <= last and taken.isdisjoint(table[place + 1 : place + pips + 1])
            if is_free or self._step_obstacle(places, squares, pawn, pips) is None:
                found.append(_STEPS[pawn][pips])
        return found

    def obstacle(self, places: Places, colour: Colour, turn: Turn, move: PawnMove) -> str | None:
        """Return the code of what forbids a move with the roll of a turn, or None."""
        if turn.sixes == 3:
            return "third_six"
        if not isinstance(move, Enter | Step):
            return "dice_form"
        if move.pawn not in pawns_of(colour):
            return "not_your_pawn"
        squares = list(map(getitem, self._tables, places))
        if isinstance(move, Enter):
            return self._enter_obstacle(places, squares, turn, move.pawn)
        if move.steps != turn.card:
            return "roll_number"
        stuck = {YARD: "in_yard", self.topology.finish: "in_finish"}.get(places[move.pawn])
        return stuck or self._step_obstacle(places, squares, move.pawn, move.steps)

    def target(self, place: Place, steps: int) -> Place | None:
        """Return where a roll leads from a place, back from Bitiş with the surplus, or None (Z24)."""
        target = place + steps
        if target <= self.topology.finish:
            return target
        return 2 * self.topology.finish - target if self._bounce else None

    def _enter_obstacle(self, places: Places, squares: Squares, turn: Turn, pawn: Pawn) -> str | None:
        if turn.card not in self._enters:
            return "roll_does_not_enter"
        if places[pawn] != YARD:
            return "not_in_yard"
        if turn.entered:
            return "one_entry_a_turn"
        return self._landing_obstacle(places, squares, pawn, 0)

    def _step_obstacle(self, places: Places, squares: Squares, pawn: Pawn, steps: int) -> str | None:
        place = places[pawn]
        target = self.target(place, steps)
        if target is None:
            return "overshoots"
        for square in self._tables[pawn][place + 1 : min(place + steps, self.topology.entry + 1)]:
            if square in squares:
                blocked = self._passing_obstacle(squares, pawn, square)
                if blocked is not None:
                    return blocked
        return self._landing_obstacle(places, squares, pawn, target)

    def _passing_obstacle(self, squares: Squares, pawn: Pawn, square: int) -> str | None:
        if squares.index(square) >> 2 == pawn >> 2:
            return None
        if squares.count(square) > 1:
            return "doubled_blocks"
        return None if self._overtaking else "no_overtaking"

    def _landing_obstacle(self, places: Places, squares: Squares, pawn: Pawn, target: Place) -> str | None:
        square = self._tables[pawn][target]
        if square == NOWHERE:
            return self._lane_obstacle(places, pawn, target)
        if square not in squares:
            return None
        there = squares.count(square)
        if squares.index(square) >> 2 != pawn >> 2:
            return "doubled_blocks" if there > 1 else None
        if not self._doubling:
            return "own_pawn_blocks"
        return "third_on_square" if there > 1 else None

    def _lane_obstacle(self, places: Places, pawn: Pawn, target: Place) -> str | None:
        if target == self.topology.finish:
            return None
        others = (other for other in pawns_of(pawn >> 2) if other != pawn)
        return "own_pawn_blocks" if any(places[other] == target for other in others) else None
