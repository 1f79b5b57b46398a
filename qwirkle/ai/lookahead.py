"""What comes after a move: the replies of the others and one's own next turn, over sampled tiles.

Must not know which level asks or what becomes of the answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from qwirkle.ai.candidate import Candidate
from qwirkle.ai.kernel import Laid
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
    """What was found about a candidate: sums over its samples of the replies and of the own next turn."""

    candidate: Candidate
    samples: int = 0
    reply_sum: float = 0.0
    following_sum: float = 0.0

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
        """Points now, less the reply, plus the next turn."""
        return self.candidate.points - self.reply + self.following


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

    def judge(self, candidates: Sequence[Candidate], rounds: Sequence[Round]) -> list[Judgement]:
        """Return the judgements of the candidates that stayed to the end, best first."""
        judged = [Judgement(candidate) for candidate in candidates]
        for round_ in rounds:
            judged = judged[: round_.keep]
            while judged[0].samples < round_.samples and monotonic() < self._deadline:
                self._look(judged)
            judged.sort(key=lambda judgement: judgement.value, reverse=True)
        return judged

    def _look(self, judged: Sequence[Judgement]) -> None:
        sample = Sample(*self._situation.sample(self._rng))
        for judgement in judged:
            self._play_on(judgement, sample)
            judgement.samples += 1

    def _play_on(self, judgement: Judgement, sample: Sample) -> None:
        """Play the candidate, every other's best reply and one's own best next placement; take all back."""
        kernel, candidate = self._kernel, judgement.candidate
        kernel.lay(candidate.laid)
        laid = [candidate.laid]
        left = len(sample.bag) - len(candidate.laid)
        hand = without(self._situation.hand, candidate.away) + tuple(sample.bag[: len(candidate.away)])
        if hand:
            left_then = self._replies(judgement, sample, left, laid)
            if left_then is not None:
                judgement.following_sum += self._best(hand, left_then)[0]
        else:
            judgement.following_sum += self._situation.out_bonus
        for tiles in reversed(laid):
            kernel.take_back(tiles)

    def _replies(self, judgement: Judgement, sample: Sample, left: int, laid: list[Laid]) -> int | None:
        """Play the others' replies; return how many tiles the bag has then, None if somebody went out."""
        share = 1 / len(sample.hands)
        for hand in sample.hands:
            points, tiles = self._best(hand, left)
            judgement.reply_sum += points * share
            if left <= 0 and len(tiles) == len(hand):
                return None
            self._kernel.lay(tiles)
            laid.append(tiles)
            left -= len(tiles)
        return left

    def _best(self, hand: Hand, left: int) -> tuple[int, Laid]:
        """Return the placement of most points and its points, with the bonus if it empties the hand."""
        points, tiles = self._kernel.best(mask_of(hand))
        goes_out = left <= 0 and len(tiles) == len(hand)
        return points + (self._situation.out_bonus if goes_out else 0), tiles
