"""Which card scores best over many deals that fit; must not know the real deal or the clock's reason."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import monotonic

from king.ai.bits import SUIT_OF, Bits, singles
from king.ai.knowledge import Knowledge
from king.ai.playout import play_out
from king.ai.position import Position
from king.ai.utility import utility

BATCH = 16
CLEAR_GAP = 3.0
"""A candidate is given up once it is worse by so many standard errors of the paired differences."""


@dataclass(slots=True)
class Candidate:
    """A card and its result in every deal so far, the same deals for all candidates."""

    card: Bits
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean result."""
        return fmean(self.results)


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
    return [Candidate(run[0] if position.terms.trump else run[-1]) for run in runs]


def _equal(position: Position, low: Bits, high: Bits, unseen: Bits) -> bool:
    between = SUIT_OF[low] & (high - 1) & ~((low << 1) - 1)
    same_cost = bool(low & position.terms.stake) == bool(high & position.terms.stake)
    return same_cost and not between & (unseen | position.trick)


@dataclass(frozen=True, slots=True)
class Search:
    """How deep to look: how many deals at most, and the moment to stop on the monotonic clock."""

    deals: int
    deadline: float
    announced: bool = False

    def best(self, knowledge: Knowledge, position: Position, rng: Random, natural: Bits) -> Candidate:
        """Return the candidate with the best mean; among equals the natural card, else the first."""
        alive = candidates(position, knowledge.unseen)
        for _ in range(0, self.deals, BATCH):
            if len(alive) == 1 or not self._try_batch(knowledge, position, rng, alive):
                break
            alive = still_in_play(alive)
        top = max(candidate.mean for candidate in alive) if alive[0].results else 0.0
        equal = [one for one in alive if not one.results or one.mean >= top - 1e-9]
        return next((one for one in equal if one.card == natural), equal[0])

    def _try_batch(
        self, knowledge: Knowledge, position: Position, rng: Random, alive: Sequence[Candidate]
    ) -> bool:
        for _ in range(BATCH):
            if monotonic() > self.deadline:
                return False
            self._try_deal(knowledge.hidden_hands(rng), position, alive)
        return True

    def _try_deal(self, hidden: Sequence[Bits], position: Position, alive: Sequence[Candidate]) -> None:
        seat = position.seat
        hands = [mine | other for mine, other in zip(position.hands, hidden, strict=True)]
        for candidate in alive:
            world = position.copy()
            world.hands = hands.copy()
            world.put(candidate.card)
            play_out(world)
            candidate.results.append(utility(world, seat, self.announced))


def still_in_play(alive: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that are not clearly worse than the leader in the same deals."""
    leader = max(alive, key=lambda candidate: candidate.mean)
    return [one for one in alive if one is leader or not _clearly_worse(one, leader)]


def _clearly_worse(one: Candidate, leader: Candidate) -> bool:
    gaps = [best - own for own, best in zip(one.results, leader.results, strict=True)]
    mean = fmean(gaps)
    if mean <= 0:
        return False
    spread = (sum((gap - mean) ** 2 for gap in gaps) / len(gaps)) ** 0.5
    return mean > CLEAR_GAP * spread / len(gaps) ** 0.5 + 0.5
