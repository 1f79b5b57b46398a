"""The greedy player of the rules, Kalfa, and Çırak who is loose now and then; must not know the other hands."""

from collections.abc import Sequence
from random import Random

from common.ai.bot import Choice, Limit
from common.core.options import Options
from common.core.transition import Reason
from king.ai.bits import CARD, SUIT, Bits, bits
from king.ai.call_averages import COST_WEIGHTS
from king.ai.hand_value import TRUMP_CALL, features, trump_strength, weighed
from king.ai.knowledge import Knowledge
from king.ai.policy import policy_of
from king.ai.position import Position
from king.ai.terms import terms_of
from king.ai.why import why_card
from king.engine.moves import SPOIL, Call, Move, Play
from king.engine.observation import Observation
from king.engine.trick import SEATS

LOOSE_SHARE = 0.2


class Kalfa:
    """Plays by simple rules of thumb, at once."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        """Return the move of the rule of thumb; a hand that may be spoiled always is (K23)."""
        if SPOIL in legal:
            return Choice(SPOIL, Reason("spoil"))
        calls = [move for move in legal if isinstance(move, Call)]
        if calls:
            return greedy_call(bits(observation.hand), calls, self._options)
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


def greedy_call(hand: Bits, calls: Sequence[Call], options: Options) -> Choice:
    """Return trump with a strong suit, else the penalty that seems cheapest; a King is never announced."""
    plain = [call for call in calls if not call.king]
    trumps = [call for call in plain if not call.contract.is_penalty]
    penalties = [call for call in plain if call.contract.is_penalty]
    best = max(trumps, key=lambda call: _strength(hand, call), default=None)
    if best is not None and (not penalties or _strength(hand, best) >= TRUMP_CALL):
        return Choice(best, Reason("strong_trumps", {"strength": _strength(hand, best)}))
    costs = {call: estimated_cost(hand, call, options) for call in penalties}
    cheapest = min(costs, key=lambda call: costs[call])
    return Choice(cheapest, Reason("cheapest_penalty", {"cost": round(costs[cheapest])}))


def estimated_cost(hand: Bits, call: Call, options: Options) -> float:
    """Return about how many points a penalty costs its caller with this hand."""
    values = features(terms_of(call.contract_id, options), hand)
    return weighed(COST_WEIGHTS[call.contract_id], values)


def _strength(hand: Bits, call: Call) -> int:
    trump = call.contract.trump
    return 0 if trump is None else trump_strength(hand, SUIT[trump])
