"""Which card scores best over many deals that fit; must not know the real deal or the clock's reason."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import mul
from random import Random
from time import monotonic

from king.ai.belief import Belief
from king.ai.bits import SUIT_OF, Bits, singles
from king.ai.knowledge import Knowledge
from king.ai.playout import play_out
from king.ai.position import Position
from king.ai.utility import utility

BATCH = 16
CLEAR_GAP = 3.0
"""A candidate is given up once it is worse by so many standard errors of the paired differences."""

WORTH_LOOKING = 0.5
"""A gap in points below which candidates are not told apart early."""

EQUAL = 1e-9


def sumprod(weights: Sequence[float], values: Sequence[float]) -> float:
    """Return the sum of the values, each times its weight."""
    return float(sum(map(mul, weights, values)))


@dataclass(slots=True)
class Candidate:
    """A card with its equals, and its result in every deal so far, the same deals for all candidates."""

    card: Bits
    run: Bits
    results: list[float] = field(default_factory=list)

    def mean(self, weights: Sequence[float]) -> float:
        """Return the mean result of weighted deals; 0 before the first."""
        return sumprod(weights, self.results) / sum(weights) if weights else 0.0

    def shown_as(self, natural: Bits) -> Bits:
        """Return the natural card if it is among the equals, else the card tried."""
        return natural if natural & self.run else self.card


def candidates(position: Position, unseen: Bits) -> list[Candidate]:
    """Return the playable cards, one for each run of cards that are as good as each other.

    Two cards of a suit are if no card that is out lies between them and both or neither cost points.
    In koz the lowest of a run stands for it, in penalties the highest.
    """
    options = position.options()
    runs: list[list[Bits]] = []
    last: dict[Bits, list[Bits]] = {}
    for card in singles(options):
        run = last.get(SUIT_OF[card])
        if run is not None and _equal(position, run[-1], card, unseen):
            run.append(card)
        else:
            last[SUIT_OF[card]] = run = [card]
            runs.append(run)
    tried = 0 if position.terms.trump else -1
    return [Candidate(run[tried], sum(run)) for run in runs]


def _equal(position: Position, low: Bits, high: Bits, unseen: Bits) -> bool:
    between = SUIT_OF[low] & (high - 1) & ~((low << 1) - 1)
    same_cost = bool(low & position.terms.stake) == bool(high & position.terms.stake)
    return same_cost and not between & (unseen | position.trick)


class Search:
    """Tries candidates in up to ``deals`` deals until a moment on the monotonic clock.

    Deals count by their weight in the belief; without one all count the same.
    """

    def __init__(
        self, deals: int, deadline: float, announced: bool = False, belief: Belief | None = None
    ) -> None:
        self._deals = deals
        self._deadline = deadline
        self._announced = announced
        self._belief = belief
        self._weights: list[float] = []

    def best(self, knowledge: Knowledge, position: Position, rng: Random, natural: Bits) -> Candidate:
        """Return the candidate with the best mean; among equals that of the natural card, else the first."""
        alive = candidates(position, knowledge.unseen)
        while len(alive) > 1 and len(self._weights) < self._deals:
            if not self._try_batch(knowledge, position, rng, alive):
                break
            alive = still_in_play(alive, self._weights)
        means = [candidate.mean(self._weights) for candidate in alive]
        equal = [one for one, mean in zip(alive, means, strict=True) if mean >= max(means) - EQUAL]
        return next((one for one in equal if one.run & natural), equal[0])

    def mean(self, candidate: Candidate) -> float | None:
        """Return the mean of a candidate that is still in play, None if nothing was tried."""
        return candidate.mean(self._weights) if self._weights else None

    def _try_batch(
        self, knowledge: Knowledge, position: Position, rng: Random, alive: Sequence[Candidate]
    ) -> bool:
        for _ in range(min(BATCH, self._deals - len(self._weights))):
            if monotonic() > self._deadline:
                return False
            hidden = knowledge.hidden_hands(rng)
            self._weights.append(self._belief.weight(hidden) if self._belief else 1.0)
            self._try_deal(hidden, position, alive)
        return True

    def _try_deal(self, hidden: Sequence[Bits], position: Position, alive: Sequence[Candidate]) -> None:
        seat = position.seat
        hands = [mine | other for mine, other in zip(position.hands, hidden, strict=True)]
        for candidate in alive:
            world = position.copy()
            world.hands = hands.copy()
            world.put(candidate.card)
            play_out(world)
            candidate.results.append(utility(world, seat, self._announced))


def still_in_play(alive: Sequence[Candidate], weights: Sequence[float]) -> list[Candidate]:
    """Return the candidates that are not clearly worse than the leader in the same deals."""
    leader = max(alive, key=lambda candidate: candidate.mean(weights))
    return [one for one in alive if one is leader or not _clearly_worse(one, leader, weights)]


def _clearly_worse(one: Candidate, leader: Candidate, weights: Sequence[float]) -> bool:
    gaps = [best - own for own, best in zip(one.results, leader.results, strict=True)]
    total = sum(weights)
    mean = sumprod(weights, gaps) / total
    parts = [weight * (gap - mean) for weight, gap in zip(weights, gaps, strict=True)]
    error = sqrt(sumprod(parts, parts)) / total
    return mean > CLEAR_GAP * error + WORTH_LOOKING
