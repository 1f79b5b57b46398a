"""Two hands and an empty bag: everything is known, so the rest is searched; must not know about sampling."""

from dataclasses import dataclass
from time import monotonic
from typing import TypeAlias

from qwirkle.ai.kernel import Kernel, Laid, kinds_of, tiles_of
from qwirkle.engine.hand import Hand, without
from qwirkle.engine.tile import mask_of

_INFINITY = 10_000.0
_TILE_LEFT = 1.5
"""What a tile fewer in hand is worth, in points, where the search breaks off."""

_CLOCK_EVERY = 32

_Reply: TypeAlias = tuple[int, Laid]
"""A placement with its points, the bonus for going out included; no tiles: a pass."""

_PASS: _Reply = (0, ())

_Key: TypeAlias = tuple[int, bool, Hand, frozenset[tuple[int, int]]]
"""A position: the side to move, whether the other one passed, its hand, and all tiles laid on the way."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The best placement (no tiles: pass), what it gains on the other player, and whether that is sure."""

    laid: Laid
    margin: float
    is_exact: bool


class OutOfTime(Exception):
    """The search has used up its positions or its time."""


class Endgame:
    """An alpha-beta search that goes one turn deeper until the match is played out or the limit is reached.

    ``hands`` are that of the seat to move and the other one. Values are points gained from here on, seen
    by the side to move. ``passes`` counts the passes in a row just before.
    """

    def __init__(
        self, kernel: Kernel, hands: tuple[Hand, Hand], out_bonus: int, passes_freely: bool, passes: int = 0
    ) -> None:
        self._kernel = kernel
        self._hands = list(hands)
        self._out_bonus = out_bonus
        self._passes_freely = passes_freely
        self._bounds: dict[_Key, tuple[float, float]] = {}
        self._best_reply: dict[_Key, _Reply] = {}
        self._path: list[Laid] = [()] * passes
        self._nodes_left = 0
        self._deadline = 0.0
        self._was_cut = False

    def solve(self, nodes: int, deadline: float) -> Solution:
        """Search within so many positions and until the deadline; the side to move must have a move."""
        self._nodes_left, self._deadline = nodes, deadline
        replies = self._replies(0)
        best = Solution(replies[0][1], replies[0][0], is_exact=False)
        for depth in range(1, 2 * sum(map(len, self._hands)) + 2):
            self._was_cut = False
            self._bounds.clear()
            try:
                best = self._root(replies, depth)
            except OutOfTime:
                break
            if best.is_exact:
                break
            replies.sort(key=lambda reply: reply[1] != best.laid)
        return best

    def _root(self, replies: list[_Reply], depth: int) -> Solution:
        best, chosen = -_INFINITY, replies[0]
        hands = list(self._hands)
        try:
            for reply in replies:
                value = self._after(reply, 0, depth, best, _INFINITY)
                if value > best:
                    best, chosen = value, reply
        except OutOfTime:
            self._take_all_back(hands)
            if best == -_INFINITY:
                raise
            return Solution(chosen[1], best, is_exact=False)
        return Solution(chosen[1], best, is_exact=not self._was_cut)

    def _take_all_back(self, hands: list[Hand]) -> None:
        while self._path:
            self._kernel.take_back(self._path.pop())
        self._hands = hands

    def _replies(self, side: int) -> list[_Reply]:
        """Return the moves of a side, most promising first."""
        hand = self._hands[side]
        found = []
        for points, chain in self._kernel.placements(mask_of(hand)):
            laid = tiles_of(chain)
            found.append((points + (self._out_bonus if len(laid) == len(hand) else 0), laid))
        found.sort(key=lambda reply: reply[0], reverse=True)
        if not found or self._passes_freely:
            found.append(_PASS)
        return found

    def _after(self, reply: _Reply, side: int, depth: int, low: float, high: float) -> float:
        """Return the value of a reply for the side that plays it."""
        points, laid = reply
        hand = self._hands[side]
        if laid and len(laid) == len(hand):
            return points
        self._hands[side] = without(hand, kinds_of(laid))
        self._kernel.lay(laid)
        self._path.append(laid)
        value = points - self._value(1 - side, depth - 1, points - high, points - low)
        self._kernel.take_back(self._path.pop())
        self._hands[side] = hand
        return value

    def _value(self, side: int, depth: int, low: float, high: float) -> float:
        self._count()
        if self._nobody_can_place() or self._path[-2:] == [(), ()]:
            return 0
        if depth <= 0:
            self._was_cut = True
            return _TILE_LEFT * (len(self._hands[1 - side]) - len(self._hands[side]))
        laid = frozenset(tile for tiles in self._path for tile in tiles)
        key = (side, self._path[-1:] == [()], self._hands[side], laid)
        least, most = self._bounds.get(key, (-_INFINITY, _INFINITY))
        if least == most or least >= high:
            return least
        return most if most <= low else self._searched(key, depth, low, high)

    def _searched(self, key: _Key, depth: int, low: float, high: float) -> float:
        side = key[0]
        replies = self._replies(side)
        first = self._best_reply.get(key)
        if first:
            replies.sort(key=lambda reply: reply != first)
        best, alpha = -_INFINITY, low
        for reply in replies:
            value = self._after(reply, side, depth, alpha, high)
            if value > best:
                best, alpha = value, max(alpha, value)
                self._best_reply[key] = reply
                if alpha >= high:
                    break
        self._bounds[key] = (best if best > low else -_INFINITY, best if best < high else _INFINITY)
        return best

    def _nobody_can_place(self) -> bool:
        return not self._kernel.can_place(mask_of(self._hands[0] + self._hands[1]))

    def _count(self) -> None:
        self._nodes_left -= 1
        out_of_time = self._nodes_left % _CLOCK_EVERY == 0 and monotonic() > self._deadline
        if self._nodes_left < 0 or out_of_time:
            raise OutOfTime
