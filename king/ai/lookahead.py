"""Usta and Üstat, who try moves in many deals that fit what was seen; must not know the real deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from common.ai.bot import Choice, Limit
from common.core.options import Options
from common.core.transition import Reason
from king.ai.belief import Belief
from king.ai.bits import CARD
from king.ai.call_choice import CallSearch
from king.ai.card_choice import Search
from king.ai.greedy import greedy_card
from king.ai.knowledge import Knowledge
from king.ai.why import why_card
from king.engine.moves import SPOIL, Call, Move, Play
from king.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a level looks at: deals a card, deals a call, seconds at most.

    ``weighs``: whether deals count by how well they explain what was called and played.
    """

    card_deals: int
    call_deals: int
    seconds: float
    weighs: bool


USTA = Depth(card_deals=64, call_deals=64, seconds=0.28, weighs=False)
USTAT = Depth(card_deals=400, call_deals=400, seconds=0.85, weighs=True)


class Lookahead:
    """Tries every move in deals that fit, each played out by four greedy players, and takes the best mean."""

    def __init__(self, options: Options, depth: Depth) -> None:
        self._options = options
        self._depth = depth

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        """Return the move with the best mean; a hand that may be spoiled always is (K23, K27)."""
        if SPOIL in legal:
            return Choice(SPOIL, Reason("spoil"))
        if len(legal) == 1:
            return Choice(legal[0], Reason("only_move"))
        calls = [move for move in legal if isinstance(move, Call)]
        limit = Limit(min(limit.seconds, self._depth.seconds), limit.effort)
        if calls:
            return self._call(observation, calls, limit, rng)
        return self._card(observation, limit, rng)

    def _call(self, observation: Observation, calls: Sequence[Call], limit: Limit, rng: Random) -> Choice:
        deals = max(1, round(self._depth.call_deals * limit.effort))
        search = CallSearch(self._options, deals, limit.deadline())
        caller = observation.caller or 0
        gains = search.gains(Knowledge(observation, self._options), caller, calls, rng)
        best = max(gains, key=lambda call: gains[call])
        return Choice(best, Reason("best_call", {"gain": round(gains[best])}))

    def _card(self, observation: Observation, limit: Limit, rng: Random) -> Choice:
        deadline = limit.deadline()
        knowledge = Knowledge(observation, self._options)
        position = knowledge.position()
        announced = observation.board is not None and observation.board.call.king
        belief = Belief(observation, self._options) if self._depth.weighs else None
        search = Search(max(1, round(self._depth.card_deals * limit.effort)), deadline, announced, belief)
        natural = greedy_card(position, knowledge.unseen)
        best = search.best(knowledge, position, rng, natural)
        card, mean = best.shown_as(natural), search.mean(best)
        facts = {} if mean is None else {"points": round(mean)}
        return Choice(Play(CARD[card]), why_card(position, card, knowledge.unseen, **facts))
