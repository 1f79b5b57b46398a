"""Expected points of a scored game from the odds of its sides; must not know cards."""

from collections.abc import Mapping, Sequence
from math import exp

from kizma.ai.kernel import Places
from kizma.engine.scoring import opponents_worth

USUAL = 35
"""What an opposing colour is worth at the end of a usual game."""


class Points:
    """What a side may expect to score less what the others may (Z36); a mars counts on both sides of it.

    Early in a game a colour without a pawn in Bitiş says little: what a win would bring is mixed from the
    usual and from the present board, more of this the further the winner has come.
    """

    def __init__(self, colours: Sequence[int], partners: bool, finish: int) -> None:
        self._finish = finish
        self._sides = [(0, 2), (1, 3)] if partners else [(colour,) for colour in colours]

    def expected(self, places: Places, strengths: Mapping[int, float], colour: int) -> float:
        """Return the expected points of a colour's side less the mean of the other sides'."""
        powers = [exp(sum(strengths[mate] for mate in side)) for side in self._sides]
        total = sum(powers)
        gains = [
            power / total * self._gain(places, side) for power, side in zip(powers, self._sides, strict=True)
        ]
        mine = next(number for number, side in enumerate(self._sides) if colour in side)
        return gains[mine] - (sum(gains) - gains[mine]) / (len(gains) - 1)

    def _gain(self, places: Places, side: tuple[int, ...]) -> float:
        others = [colour for foes in self._sides if foes != side for colour in foes]
        now = opponents_worth([places[4 * colour : 4 * colour + 4].count(self._finish) for colour in others])
        come = sum(max(place, 0) for colour in side for place in places[4 * colour : 4 * colour + 4])
        share = (come / (4 * len(side) * self._finish)) ** 2
        return 50 + share * now + (1 - share) * USUAL * len(others)
