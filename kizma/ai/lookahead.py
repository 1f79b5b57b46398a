"""Some plies further: what players make of each card or face; must not know hidden cards."""

from collections.abc import Mapping
from math import exp

from kizma.ai.evaluation import Evaluation
from kizma.ai.kernel import Kernel, Places
from kizma.engine.topology import YARD


def chance(odds: float) -> float:
    """Return the chance to win that belongs to the logarithm of odds."""
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0


class Lookahead:
    """Expectimax over cards or faces of these chances (summing to 1), each answered by the best board.

    ``bonus`` is the face after which the same player rolls again (Z21), after an entry only if ``always``.
    What players answer is remembered for as long as the lookahead lives.
    """

    def __init__(
        self,
        kernel: Kernel,
        evaluation: Evaluation,
        chances: Mapping[int, float],
        bonus: int | None = None,
        always: bool = False,
    ) -> None:
        self._kernel = kernel
        self._evaluation = evaluation
        self._chances = tuple(chances.items())
        self._bonus = bonus
        self._always = always
        self._answers: dict[tuple[Places, int, int], tuple[Places, bool]] = {}

    def expected(
        self, places: Places, colour: int, order: tuple[int, ...], depth: int, again: bool = False
    ) -> float:
        """Return a colour's chance to win when the colours of ``order`` move next, the first one first.

        So many turns are looked at; only those before the last one hold bonus rolls, and no more than one:
        none if the first turn is one ``again``.
        """
        return sum(
            share * self._after(*self._answer(places, order[0], card), colour, order, depth, again)
            for card, share in self._chances
        )

    def _after(
        self, places: Places, bonus: bool, colour: int, order: tuple[int, ...], depth: int, again: bool
    ) -> float:
        mover = order[0]
        if depth == 1:
            return chance(self._evaluation.odds(places, colour, mover))
        if self._kernel.is_home(places, mover):
            return float(mover == colour)
        if bonus and not again:
            return self.expected(places, colour, order, depth, True)
        return self.expected(places, colour, (*order[1:], mover), depth - 1)

    def _answer(self, places: Places, mover: int, card: int) -> tuple[Places, bool]:
        """Return the board that a player makes of a card, and whether the same player goes on."""
        key = (places, mover, card)
        if key not in self._answers:
            self._answers[key] = self._best(places, mover, card)
        return self._answers[key]

    def _best(self, places: Places, mover: int, card: int) -> tuple[Places, bool]:
        boards = self._kernel.afterstates(places, mover, card)
        if not boards:
            return places, card == self._bonus
        odds = self._evaluation.odds
        best = max(boards, key=lambda board: odds(board, mover, mover)) if len(boards) > 1 else boards[0]
        return best, card == self._bonus and (self._always or not _enters(boards, places, mover))


def _enters(boards: list[Places], places: Places, mover: int) -> bool:
    """Tell whether one of the boards is that of a pawn that has entered."""
    start, end = 4 * mover, 4 * mover + 4
    waiting = places[start:end].count(YARD)
    return any(board[start:end].count(YARD) < waiting for board in boards)
