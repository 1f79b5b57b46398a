"""One ply further with hands: unseen cards are sampled, points are what counts; must not see hidden cards."""

from collections.abc import Sequence
from random import Random
from time import monotonic

from common.core.options import Options
from kizma.ai.candidate import Candidate
from kizma.ai.evaluation import Evaluation
from kizma.ai.kernel import Kernel, Places
from kizma.ai.points import Points
from kizma.ai.sampler import unseen
from kizma.engine.cards import HAND, Card
from kizma.engine.observation import Observation

SAMPLES = 8
"""Hands of the next player that are looked at for each candidate."""

POINT_OF_HAND = 60.0
"""What a unit of odds that kept cards are worth stands for in points."""


class HandLookahead:
    """Expected points after the next player's best answer from a sampled hand (Z34, Z36)."""

    def __init__(
        self, options: Options, kernel: Kernel, evaluation: Evaluation, deck: tuple[Card, ...]
    ) -> None:
        self._kernel = kernel
        self._evaluation = evaluation
        self._partners = options.flag("partners")
        self._deck = deck

    def expected(
        self,
        observation: Observation,
        close: Sequence[Candidate],
        colours: tuple[int, ...],
        deadline: float,
        effort: float,
        rng: Random,
    ) -> list[float]:
        """Return the expected points of each candidate, or of fewer when time runs out."""
        points = Points(colours, self._partners, self._kernel.finish)
        hidden = unseen(observation, self._deck)
        following, known = _next_hand(observation)
        count = max(1, round(SAMPLES * effort))
        hands = [_filled(known, rng.sample(hidden, len(hidden))) for _ in range(count)]
        found: list[float] = []
        for candidate in close:
            if monotonic() > deadline:
                break
            found.append(self._points(candidate, observation.colour, following, hands, points))
        return found

    def _points(
        self, candidate: Candidate, colour: int, following: int, hands: list[list[Card]], points: Points
    ) -> float:
        evaluation = self._evaluation
        kept = POINT_OF_HAND * evaluation.hand(candidate.kept, candidate.board, colour)
        boards = (
            [candidate.board]
            if candidate.stays
            else [self._answer(candidate.board, following, hand) for hand in hands]
        )
        mover = colour if candidate.stays else following
        worth = [points.expected(board, evaluation.strengths(board, mover), colour) for board in boards]
        return kept + sum(worth) / len(worth)

    def _answer(self, board: Places, following: int, hand: list[Card]) -> Places:
        """Return the board after the next player's best card of a hand."""
        answers = [after for card in set(hand) for after in self._kernel.afterstates(board, following, card)]
        odds = self._evaluation.odds
        return max(answers, key=lambda after: odds(after, following, following)) if answers else board


def _next_hand(observation: Observation) -> tuple[int, tuple[Card | None, ...]]:
    """Return the next player's colour and what may be known of the five cards to come."""
    order = observation.seating.order
    place = observation.turn.place
    while True:
        place = (place + 1) % len(order)
        if order[place] not in observation.finished:
            seat = order[place]
            return observation.seating.colours[seat], (*observation.hands[seat], None)[: HAND + 1]


def _filled(known: tuple[Card | None, ...], hidden: list[Card]) -> list[Card]:
    cards = iter(hidden)
    filled = (next(cards, None) if card is None else card for card in known)
    return [card for card in filled if card is not None]
