"""Kalfa, the greedy player of the rules, and Çırak, a looser one; must not know the other hands."""

from collections.abc import Sequence
from random import Random

from common.ai.bot import Choice, Limit
from common.core.options import Options
from common.core.transition import Reason
from king.ai.bits import CARD, Bits, bits
from king.ai.hand_value import estimated_points, strength
from king.ai.knowledge import Knowledge
from king.ai.policy import policy_of
from king.ai.position import Position
from king.ai.why import why_card
from king.engine.moves import SPOIL, Call, Move, Play
from king.engine.observation import Observation
from king.engine.trick import SEATS

LOOSE_SHARE = 0.2
TRUMP_CALL = 18
"""From this strength on the greedy player calls trump."""


class Kalfa:
    """Plays by simple rules of thumb, at once."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        """Return the move of the rule of thumb; a hand that may be spoiled always is (K23, K27)."""
        if SPOIL in legal:
            return Choice(SPOIL, Reason("spoil"))
        if len(legal) == 1:
            return Choice(legal[0], Reason("only_move"))
        calls = [move for move in legal if isinstance(move, Call)]
        if calls:
            return greedy_call(bits(observation.hand), calls)
        knowledge = Knowledge(observation, self._options)
        position = knowledge.position()
        card = greedy_card(position, knowledge.unseen)
        return Choice(Play(CARD[card]), why_card(position, card, knowledge.unseen))


class Cirak:
    """Kalfa, but one card in five is any legal card."""

    def __init__(self, options: Options) -> None:
        self._kalfa = Kalfa(options)

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        """Return Kalfa's move or a loose card."""
        if isinstance(legal[0], Play) and rng.random() < LOOSE_SHARE:
            return Choice(rng.choice(legal), Reason("loose"))
        return self._kalfa.choose(observation, legal, limit, rng)


def greedy_card(position: Position, unseen: Bits) -> Bits:
    """Return the card of the greedy player to play; of all hands only his own is looked at."""
    hand = position.hands[position.seat]
    policy = policy_of(position.terms, position.tricks + 1)
    if position.left == SEATS:
        guard = position.seen & position.terms.breaks
        return policy.lead(hand, unseen, guard, position.seat == position.caller)
    return policy.reply(hand, position.suit, position.top, position.trick, position.left == 1)


def greedy_call(hand: Bits, calls: Sequence[Call]) -> Choice:
    """Return trump with a strong suit, else the penalty that seems cheapest; a King is never announced."""
    plain = [call for call in calls if not call.king]
    trumps = [call for call in plain if not call.contract.is_penalty]
    penalties = [call for call in plain if call.contract.is_penalty]
    strengths = {call: strength(hand, call.contract_id) for call in trumps}
    best = max(strengths, key=lambda call: strengths[call], default=None)
    if best is not None and (not penalties or strengths[best] >= TRUMP_CALL):
        return Choice(best, Reason("strong_trumps", {"strength": strengths[best]}))
    points = {call: estimated_points(hand, call.contract_id) for call in penalties}
    cheapest = max(points, key=lambda call: points[call])
    return Choice(cheapest, Reason("cheapest_penalty", {"points": round(points[cheapest])}))
