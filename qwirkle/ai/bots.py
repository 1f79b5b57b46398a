"""The four levels of Qwirkle; must not know the whole state."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from common.ai.bot import Bot, Choice, Limit
from common.core.options import Options
from common.core.seats import Level
from common.core.transition import Reason
from qwirkle.ai.candidate import Candidate
from qwirkle.ai.endgame import Endgame
from qwirkle.ai.evaluation import gift, points_along
from qwirkle.ai.lookahead import Judgement, Lookahead, Round
from qwirkle.ai.situation import Situation
from qwirkle.engine.moves import Move, Pass
from qwirkle.engine.observation import Observation
from qwirkle.engine.tile import tile_texts

_SAFETY = 0.8
"""The share of the allowed time after which no new sample is begun."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may use: a share of the usual work, and a moment to stop at."""

    effort: float
    deadline: float

    def share(self, usual: int) -> int:
        """Return the share of a usual amount, at least one."""
        return max(1, round(usual * self.effort))


class QwirkleBot(Bot):
    """What all levels share: without a placement there is nothing to weigh."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        """Return one of the legal moves and why."""
        budget = Budget(limit.effort, limit.deadline() - limit.seconds * (1 - _SAFETY))
        if len(legal) == 1:
            return Choice(legal[0], Reason("only_move"))
        situation = Situation(self._options, observation, legal)
        if not situation.placements:
            return _swap(situation)
        return self._pick(situation, budget, rng)

    @abstractmethod
    def _pick(self, situation: Situation, budget: Budget, rng: Random) -> Choice: ...


class Cirak(QwirkleBot):
    """Overlooks every other placement and, of those it sees, takes the longest single line."""

    def _pick(self, situation: Situation, budget: Budget, rng: Random) -> Choice:
        candidates = situation.placements
        seen = rng.sample(candidates, (len(candidates) + 1) // 2)
        longest = max(seen, key=lambda candidate: points_along(situation.kernel, candidate))
        return _place(situation, longest, "looks_good")


class Kalfa(QwirkleBot):
    """Takes the most points; of equal placements the one that lets the fewest tiles complete a Qwirkle."""

    def _pick(self, situation: Situation, budget: Budget, rng: Random) -> Choice:
        most = situation.placements[0].points
        equal = [candidate for candidate in situation.placements if candidate.points == most]

        def gifts(candidate: Candidate) -> int:
            return gift(situation.kernel, candidate, situation.hidden_counts)

        return _place(situation, min(equal, key=gifts), "most_points")


class Searcher(QwirkleBot):
    """Weighs the replies of the others and its own next turn; with all tiles in sight it plays to the end.

    ``rounds`` say how many candidates get how many samples, ``nodes`` how many positions the search to the
    end may look at.
    """

    def __init__(self, options: Options, rounds: Sequence[Round], nodes: int) -> None:
        super().__init__(options)
        self._rounds = rounds
        self._nodes = nodes

    def _pick(self, situation: Situation, budget: Budget, rng: Random) -> Choice:
        if situation.observation.bag == 0 and situation.seats == 2:
            return self._to_the_end(situation, budget)
        rounds = [Round(each.keep, budget.share(each.samples)) for each in self._rounds]
        judged = Lookahead(situation, rng, budget.deadline).judge(situation.placements, rounds)
        return _weighed(situation, judged)

    def _to_the_end(self, situation: Situation, budget: Budget) -> Choice:
        search = Endgame(
            situation.kernel,
            (situation.hand, tuple(situation.hidden)),
            situation.out_bonus,
            situation.passes_freely,
            situation.observation.passes,
        )
        solution = search.solve(budget.share(self._nodes), budget.deadline)
        if not solution.laid:
            return Choice(Pass(), Reason("pass_gains"))
        chosen = next(each for each in situation.placements if each.laid == solution.laid)
        return _place(situation, chosen, "counted_out" if solution.is_exact else "last_turns")


def _swap(situation: Situation) -> Choice:
    if situation.swap_limit == 0:
        return Choice(Pass(), Reason("only_move"))
    swap = situation.swap()
    return Choice(swap.move(situation.kernel), Reason("nothing_fits", {"swapped": len(swap.away)}))


def _place(situation: Situation, candidate: Candidate, code: str, **facts: float) -> Choice:
    tiles = tile_texts(candidate.away)
    reason = Reason(code, {"points": candidate.points, "tiles": tiles, **facts})
    return Choice(candidate.move(situation.kernel), reason)


def _weighed(situation: Situation, judged: Sequence[Judgement]) -> Choice:
    """Say what spoke for the best: its points, what it denies the others, or what it leaves for later."""
    best, most = judged[0], situation.placements[0].points
    facts = {"most": most, "reply": round(best.reply, 1), "following": round(best.following, 1)}
    if best.candidate.points == most:
        code = "most_points"
    elif best.reply < sum(each.reply for each in judged) / len(judged):
        code = "gives_little"
    else:
        code = "keeps_chances"
    return _place(situation, best.candidate, code, **facts)


USTA_ROUNDS = (Round(24, 5), Round(12, 14), Round(6, 36), Round(3, 72))
USTAT_ROUNDS = (Round(40, 8), Round(20, 24), Round(10, 64), Round(5, 128), Round(3, 200))


def make_bot(level: Level, options: Options, seats: int) -> Bot:
    """Return the bot of a level; raises ``ValueError`` for one without a bot of this game's own."""
    match level:
        case Level.CIRAK:
            return Cirak(options)
        case Level.KALFA:
            return Kalfa(options)
        case Level.USTA:
            return Searcher(options, USTA_ROUNDS, 1000)
        case Level.USTAT:
            return Searcher(options, USTAT_ROUNDS, 4000)
    raise ValueError(level)
