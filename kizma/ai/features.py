"""The linear features of a colour's position, and their numbers; must not know how weights are learned.

A colour's strength is a sum of weights: one for the place of each of its pawns (so that bad distances before
Bitiş are known), for how many stand in the yard and in Bitiş, for two of its pawns on one square, and for
each pair of one of its pawns on the track and an opponent's pawn near it: how far ahead or behind, once flat
and once by how much its pawn has to lose. Opponents waiting in a yard are near whoever stands close to their
start. A pair weighs otherwise for the side that has just moved, since others move before it can do anything
about it. A hand adds a weight a card, and for a 1 or 2 another one while a pawn waits to enter.

With dice there are more, for doubled squares block: a weight for each doubled square by its place, the pairs
once more where mine, theirs or both are doubled, and one for how many faces a side without a pawn on the
track can still use.
"""

from collections.abc import Sequence

from kizma.engine.topology import BEHIND_START, YARD, Topology

REACH = 12
YARD_REACH = 6

PLACES = 0
"""One weight a place, the yard and the square behind the start at the end."""

AT_YARD = 68
AT_HOME = AT_YARD + 5
DOUBLED = AT_HOME + 5
AHEAD = DOUBLED + 2
BEHIND = AHEAD + 2 * REACH
NEAR_YARD = BEHIND + 2 * REACH
WAITING = NEAR_YARD + 2 * (YARD_REACH + 1) - AHEAD
"""From a pair feature of the side that has just moved to the same one of a side that is yet to move."""

HAND = AHEAD + 2 * WAITING
ENTERING = HAND + 14
STANDING = ENTERING + 3
"""From here on features of the dice form: one more weight for a doubled square by its place."""

PAIRED = 4 * REACH
KINDS = STANDING + 61
"""The pair features once more for mine, theirs or both doubled, each moved and waiting."""

PLAYABLE = KINDS + 6 * PAIRED
"""By how many faces are of use to a side without a pawn on the track."""

COUNT = PLAYABLE + 7


def pair_shift(mine: bool, theirs: bool, waiting: bool) -> int:
    """Return how far the pair features of doubled or single pawns are from the plain ones."""
    kind = 2 * mine + theirs
    return KINDS - AHEAD + (2 * kind - 2 + waiting) * PAIRED if kind else WAITING * waiting


def playable(own: Sequence[int], finish: int) -> int:
    """Return how many faces are of use to a colour whose pawns are in yard, lane and Bitiş."""
    faces = {6} if YARD in own else set()
    for place in own:
        if place >= 0:
            faces |= {
                target - place
                for target in range(place + 1, min(place + 6, finish) + 1)
                if target == finish or target not in own
            }
    return len(faces)


class Pairs:
    """Which feature a pawn of one colour has by a pawn of another, on one board.

    ``numbers[turn][place][other]`` is the number of the flat feature (the scaled one follows it) or -1, where
    ``turn`` is how many colours clockwise the other is, and rows are indexed like the topology's squares.
    ``yards[turn][place]`` is the same for opponents waiting in that colour's yard.
    """

    def __init__(self, topology: Topology, exchanged: Sequence[tuple[int, int]] = ()) -> None:
        self._topology = topology
        self._alias = list(range(REACH + 1))
        for one, other in exchanged:
            self._alias[one], self._alias[other] = other, one
        self._places = (*range(topology.entry + 1), BEHIND_START)
        self.numbers = tuple(self._rows(turn) for turn in range(4))
        self.yards = tuple(self._yard_row(turn) for turn in range(4))

    def _rows(self, turn: int) -> tuple[tuple[int, ...], ...]:
        places = self._places
        return tuple(tuple(self._number(turn, mine, other) for other in places) for mine in places)

    def _number(self, turn: int, mine: int, other: int) -> int:
        topology = self._topology
        distance = (topology.squares[0][mine] - topology.squares[turn][other]) % topology.track
        if 1 <= distance <= REACH and other + distance <= topology.entry:
            return AHEAD + 2 * (self._alias[distance] - 1)
        distance = topology.track - distance
        if 1 <= distance <= REACH:
            return BEHIND + 2 * (self._alias[distance] - 1)
        return -1

    def _yard_row(self, turn: int) -> tuple[int, ...]:
        topology = self._topology
        row = []
        for mine in self._places:
            distance = (topology.squares[0][mine] - topology.squares[turn][0]) % topology.track
            row.append(NEAR_YARD + 2 * distance if distance <= YARD_REACH else -1)
        return tuple(row)
