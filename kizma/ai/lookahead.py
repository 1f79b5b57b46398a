"""One ply further: what a player makes of each card or face; must not know hidden cards."""

from collections.abc import Mapping
from math import exp

from kizma.ai.evaluation import Evaluation
from kizma.ai.kernel import Kernel, Places


def chance(odds: float) -> float:
    """Return the chance to win that belongs to the logarithm of odds."""
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0


class Lookahead:
    """Expectimax over a player's next cards or faces, each answered by that player's best board."""

    def __init__(self, kernel: Kernel, evaluation: Evaluation) -> None:
        self._kernel = kernel
        self._evaluation = evaluation

    def expected(self, places: Places, colour: int, following: int, chances: Mapping[int, float]) -> float:
        """Return a colour's chance to win when one moves next by cards of these chances (summing to 1)."""
        odds = self._evaluation.odds
        total = 0.0
        still = odds(places, colour, following)
        for card, share in chances.items():
            replies = self._kernel.afterstates(places, following, card)
            if replies:
                best = max(replies, key=lambda board: odds(board, following, following))
                total += share * chance(odds(best, colour, following))
            else:
                total += share * chance(still)
        return total
