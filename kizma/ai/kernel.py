"""Quick afterstates on bare rows of sixteen places; must not know values, hands or whose turn follows.

Proved equal to the engine by tests: the boards reached are exactly those of the legal moves.
"""

from collections.abc import Iterable, Sequence
from operator import getitem
from typing import TypeAlias

from common.core.options import Options
from kizma.engine.cards import JOKER
from kizma.engine.moves import Home, PawnMove
from kizma.engine.pawn import PAWNS, pawns_of, team_of
from kizma.engine.topology import NOWHERE, YARD, Topology
from kizma.engine.walk import Walk

Places: TypeAlias = tuple[int, ...]
Squares: TypeAlias = Sequence[int]


class Kernel:
    """What both forms share: the board, and the board after one engine move."""

    def __init__(self, options: Options) -> None:
        self.topology = Topology.of(options)
        self.finish = self.topology.finish
        self._tables = tuple(self.topology.squares[pawn >> 2] for pawn in PAWNS)
        self._walk = Walk(self.topology)
        self._two_enters_on = 1 if options.word("two_enters_on") == "next" else 0

    def after(self, places: Places, move: PawnMove, card: int) -> Places:
        """Return the board after a legal move of the engine with a card or roll."""
        return self._walk.play(places, move, self._two_enters_on if card == 2 else 0)[0]

    def afterstates(self, places: Places, colour: int, card: int) -> list[Places]:
        """Return every different board a colour can make of a card or roll; empty if it must pass."""
        raise NotImplementedError

    def is_home(self, places: Places, colour: int) -> bool:
        """Tell whether all four pawns of a colour are in Bitiş."""
        return places[4 * colour : 4 * colour + 4].count(self.finish) == 4


class CardKernel(Kernel):
    """Afterstates of the card form (Z07 to Z14, Z30 to Z32)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._back = (3, 9) if options.word("backward") == "3-9" else (4, 10)
        self._same_move = options.word("back_into_lane") == "same_move"
        self._lane_back = options.flag("lane_back")
        self._splits = (7,) if options.word("split") == "7" else (5, 7)
        self._partners = options.flag("partners")
        self._own_first = options.word("partner_from") == "own_first"
        self._safe_start = options.flag("safe_start")
        self._partner_blocks = self._partners and options.flag("partner_blocks")
        self._run_counts = options.word("joker_duty") == "run_counts"
        origins = {"track": (True, False), "yard": (False, True), "both": (True, True)}
        self._swaps_from_track, self._swaps_from_yard = origins[options.word("joker_from")]

    def afterstates(self, places: Places, colour: int, card: int) -> list[Places]:
        """Return every different board a colour can make of a card; empty if it must pass."""
        squares = list(map(getitem, self._tables, places))
        pawns = self._different(places, self._movable(places, colour))
        if card == JOKER:
            return self._joker(places, squares, pawns, colour)
        if card in self._back:
            return self._backward(places, squares, pawns, card)
        found = self._forward(places, squares, pawns, card)
        if card <= 2:
            found += self._entries(places, squares, pawns, card)
        elif card in self._splits:
            found = list(dict.fromkeys(found + self._split(places, squares, pawns, colour, card)))
        return found

    def _movable(self, places: Places, colour: int) -> Sequence[int]:
        if not self._partners or (self._own_first and not self.is_home(places, colour)):
            return pawns_of(colour)
        return team_of(4 * colour)

    def _different(self, places: Places, pawns: Iterable[int]) -> list[int]:
        """Return the pawns less those in Bitiş and all but one of a colour's in the yard."""
        return [
            pawn
            for pawn in pawns
            if places[pawn] != self.finish
            and (places[pawn] != YARD or pawn & 3 == 0 or YARD not in places[pawn & 12 : pawn])
        ]

    def _land(self, places: Places, squares: Squares, pawn: int, target: int) -> list[int] | None:
        """Return the board with a pawn on a place, or None where it may not stand."""
        square = self._tables[pawn][target]
        if square == NOWHERE:
            if target != self.finish and target in places[pawn & 12 : (pawn & 12) + 4]:
                return None
            after = list(places)
        elif square in squares:
            other = squares.index(square)
            if other >> 2 == pawn >> 2 or self._is_protected(places, pawn, other):
                return None
            after = list(places)
            after[other] = YARD
        else:
            after = list(places)
        after[pawn] = target
        return after

    def _is_protected(self, places: Places, pawn: int, other: int) -> bool:
        if self._safe_start and places[other] == 0:
            return True
        return self._partner_blocks and not (pawn ^ other) & 4

    def _forward(self, places: Places, squares: Squares, pawns: list[int], steps: int) -> list[Places]:
        found = []
        for pawn in pawns:
            target = places[pawn] + steps
            if places[pawn] != YARD and target <= self.finish:
                after = self._land(places, squares, pawn, target)
                if after is not None:
                    found.append(tuple(after))
        return found

    def _entries(self, places: Places, squares: Squares, pawns: list[int], card: int) -> list[Places]:
        target = self._two_enters_on if card == 2 else 0
        landed = (self._land(places, squares, pawn, target) for pawn in pawns if places[pawn] == YARD)
        return [tuple(after) for after in landed if after is not None]

    def _backward(self, places: Places, squares: Squares, pawns: list[int], card: int) -> list[Places]:
        topology = self.topology
        targets: list[tuple[int, int | None]] = []
        for pawn in pawns:
            place = places[pawn]
            if place == YARD:
                continue
            if self._lane_back or place <= topology.entry:
                targets.append((pawn, topology.back(place, card)))
            if self._same_move:
                targets.append((pawn, topology.back_into_lane(place, card)))
        landed = (self._land(places, squares, pawn, target) for pawn, target in targets if target is not None)
        return [tuple(after) for after in landed if after is not None]

    def _split(
        self, places: Places, squares: Squares, pawns: list[int], colour: int, card: int
    ) -> list[Places]:
        found = []
        for pawn in pawns:
            if places[pawn] == YARD:
                continue
            for steps in range(1, min(card, self.finish - places[pawn] + 1)):
                after = self._land(places, squares, pawn, places[pawn] + steps)
                if after is not None:
                    board = tuple(after)
                    others = [other for other in self._movable(board, colour) if other != pawn]
                    here = list(map(getitem, self._tables, board))
                    found += self._forward(
                        board, here, [other for other in others if board[other] != self.finish], card - steps
                    )
        return found

    def _joker(self, places: Places, squares: Squares, pawns: list[int], colour: int) -> list[Places]:
        foes = [pawn for pawn in PAWNS if squares[pawn] != NOWHERE and self._is_opponent(4 * colour, pawn)]
        if self._partners and not foes:
            homes = [pawn for pawn in team_of(4 * colour) if squares[pawn] != NOWHERE]
            found = [self.after(places, Home(pawn), JOKER) for pawn in homes]
            return found + self._runs(places, squares, pawns) if self._run_counts else found
        victims = [foe for foe in foes if not self._is_protected(places, 4 * colour, foe)]
        found = []
        for pawn in pawns:
            if (
                self._swaps_from_yard
                if places[pawn] == YARD
                else (self._swaps_from_track and squares[pawn] != NOWHERE)
            ):
                found += [self._swapped(places, pawn, squares[victim], victim) for victim in victims]
        return list(dict.fromkeys(found + self._runs(places, squares, pawns)))

    def _swapped(self, places: Places, pawn: int, square: int, victim: int) -> Places:
        after = list(places)
        after[victim] = YARD
        after[pawn] = self.topology.place_at(pawn >> 2, square)
        return tuple(after)

    def _runs(self, places: Places, squares: Squares, pawns: list[int]) -> list[Places]:
        return [after for steps in range(1, 13) for after in self._forward(places, squares, pawns, steps)]

    def _is_opponent(self, pawn: int, other: int) -> bool:
        return bool((pawn ^ other) & 4) if self._partners else pawn >> 2 != other >> 2


class DiceKernel(Kernel):
    """Afterstates of the dice form (Z20 to Z24); an entry may be ruled out for the turn."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._enters = (1, 6) if options.word("enter_on") == "1-6" else (6,)
        self._doubling = options.flag("doubling")
        self._overtaking = options.word("overtaking") == "yes"
        self._bounce = options.flag("bounce")

    def afterstates(self, places: Places, colour: int, card: int, may_enter: bool = True) -> list[Places]:
        """Return every different board a colour can make of a roll; empty if it must pass."""
        squares = list(map(getitem, self._tables, places))
        own = places[4 * colour : 4 * colour + 4]
        found: list[Places] = []
        if may_enter and card in self._enters and YARD in own:
            found += self._stand(places, squares, 4 * colour + own.index(YARD), 0)
        for number, place in enumerate(own):
            if place in (YARD, self.finish) or place in own[:number]:
                continue
            pawn = 4 * colour + number
            target = place + card
            if target > self.finish:
                target = 2 * self.finish - target if self._bounce else YARD
            if target != YARD and self._is_open(squares, pawn, place, card):
                found += self._stand(places, squares, pawn, target)
        return found

    def _is_open(self, squares: Squares, pawn: int, place: int, steps: int) -> bool:
        for square in self._tables[pawn][place + 1 : min(place + steps, self.topology.entry + 1)]:
            if square not in squares or squares.index(square) >> 2 == pawn >> 2:
                continue
            if not self._overtaking or squares.count(square) > 1:
                return False
        return True

    def _stand(self, places: Places, squares: Squares, pawn: int, target: int) -> list[Places]:
        """Return the one board with a pawn on a place, or none where it may not stand."""
        after = list(places)
        square = self._tables[pawn][target]
        if square == NOWHERE:
            if target not in (self.finish, places[pawn]) and target in places[pawn & 12 : (pawn & 12) + 4]:
                return []
        elif square in squares:
            other, there = squares.index(square), squares.count(square)
            if other >> 2 != pawn >> 2:
                if there > 1:
                    return []
                after[other] = YARD
            elif not self._doubling or there > 1:
                return []
        after[pawn] = target
        return [tuple(after)]


def make_kernel(options: Options) -> Kernel:
    """Return the kernel of the form that is played."""
    return DiceKernel(options) if options.word("form") == "dice" else CardKernel(options)
