"""What comes after a move: the replies of the others and one's own next turn, over sampled tiles.

Must not know which level asks or what becomes of the answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from qwirkle.ai.candidate import Candidate
from qwirkle.ai.evaluation import outlook
from qwirkle.ai.kernel import Laid, kinds_of
from qwirkle.ai.situation import Situation
from qwirkle.engine.hand import Hand, without
from qwirkle.engine.tile import Kind, mask_of


@dataclass(frozen=True, slots=True)
class Round:
    """Keep so many of the best candidates and look at them until each has had so many samples in all."""

    keep: int
    samples: int


@dataclass(slots=True)
class Judgement:
    """What was found about a candidate: sums over its samples of what comes after it."""

    candidate: Candidate
    samples: int = 0
    reply_sum: float = 0.0
    following_sum: float = 0.0
    outlook_sum: float = 0.0

    @property
    def reply(self) -> float:
        """The mean of what the others, each on average, score next."""
        return self.reply_sum / max(1, self.samples)

    @property
    def following(self) -> float:
        """The mean of what the seat scores in its own next turn."""
        return self.following_sum / max(1, self.samples)

    @property
    def value(self) -> float:
        """Points now, less the reply, plus the next turn and what table and hand promise after it."""
        later = self.following_sum + self.outlook_sum - self.reply_sum
        return self.candidate.points + later / max(1, self.samples)


@dataclass(frozen=True, slots=True)
class Sample:
    """Hidden tiles as they may be: the others' hands in the order of their turns, and the bag."""

    hands: Sequence[Hand]
    bag: Sequence[Kind]


class Lookahead:
    """Judges candidates by sampling; all of them meet the same samples, so that their differences count."""

    def __init__(self, situation: Situation, rng: Random, deadline: float) -> None:
        self._situation = situation
        self._kernel = situation.kernel
        self._rng = rng
        self._deadline = deadline
        self._laid: list[Laid] = []

    def judge(self, candidates: Sequence[Candidate], rounds: Sequence[Round]) -> list[Judgement]:
        """Return the judgements of the candidates that stayed to the end, best first."""
        judged = [Judgement(candidate) for candidate in self._most_promising(candidates)]
        for round_ in rounds:
            judged = judged[: round_.keep]
            while judged[0].samples < round_.samples and monotonic() < self._deadline:
                self._look(judged)
            judged.sort(key=lambda judgement: judgement.value, reverse=True)
        return judged

    def _most_promising(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        def promise(candidate: Candidate) -> float:
            self._lay(candidate.laid)
            later = self._outlook(without(self._situation.hand, candidate.away))
            self._take_all_back()
            return candidate.points + later

        return sorted(candidates, key=promise, reverse=True)

    def _look(self, judged: Sequence[Judgement]) -> None:
        sample = Sample(*self._situation.sample(self._rng))
        for judgement in judged:
            self._play_on(judgement, sample)
            self._take_all_back()
            judgement.samples += 1

    def _play_on(self, judgement: Judgement, sample: Sample) -> None:
        """Play the candidate, every other's best reply and one's own best next placement."""
        candidate = judgement.candidate
        self._lay(candidate.laid)
        hand = without(self._situation.hand, candidate.away) + tuple(sample.bag[: len(candidate.away)])
        if not hand:
            judgement.following_sum += self._situation.out_bonus
            return
        left = self._replies(judgement, sample, len(sample.bag) - len(candidate.laid))
        if left is not None:
            self._own_turn(judgement, hand, left)

    def _replies(self, judgement: Judgement, sample: Sample, left: int) -> int | None:
        """Play the others' replies; return how many tiles the bag has then, None if somebody went out."""
        share = 1 / len(sample.hands)
        for hand in sample.hands:
            points, tiles = self._best(hand, left)
            judgement.reply_sum += points * share
            if left <= 0 and len(tiles) == len(hand):
                return None
            self._lay(tiles)
            left -= len(tiles)
        return left

    def _own_turn(self, judgement: Judgement, hand: Hand, left: int) -> None:
        points, tiles = self._best(hand, left)
        judgement.following_sum += points
        if left > 0 or len(tiles) < len(hand):
            self._lay(tiles)
            judgement.outlook_sum += self._outlook(without(hand, kinds_of(tiles)))

    def _best(self, hand: Hand, left: int) -> tuple[int, Laid]:
        """Return the placement of most points and its points, with the bonus if it empties the hand."""
        points, tiles = self._kernel.best(mask_of(hand))
        goes_out = left <= 0 and len(tiles) == len(hand)
        return points + (self._situation.out_bonus if goes_out else 0), tiles

    def _outlook(self, kept: Hand) -> float:
        return outlook(self._kernel, kept, self._situation.hidden_counts)

    def _lay(self, laid: Laid) -> None:
        self._kernel.lay(laid)
        self._laid.append(laid)

    def _take_all_back(self) -> None:
        while self._laid:
            self._kernel.take_back(self._laid.pop())
