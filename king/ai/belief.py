"""How well a deal explains what the other seats have called and played; must not know the real deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from common.core.options import Options
from king.ai.bits import ALL, SUIT_OF, Bits
from king.ai.call_model import likelihood, open_contracts
from king.ai.inference import replay
from king.ai.policy import Policy, policy_of
from king.ai.position import Position
from king.ai.terms import terms_of
from king.engine.board import Board
from king.engine.observation import Observation
from king.engine.trick import SEATS

SURPRISE = 0.4
"""How likely a card is that the greedy player would not have played, beside one he would."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A past play of another seat and what was on the table; ``seen`` are the cards played before."""

    seat: int
    card: Bits
    policy: Policy
    leads: bool
    suit: Bits
    top: Bits
    trick: Bits
    is_last: bool
    seen: Bits
    guard: Bits
    is_caller: bool

    def fits(self, hand: Bits) -> bool:
        """Tell whether the greedy player would have played the card, or one as good, from this hand."""
        greedy = self._greedy(hand)
        if greedy == self.card:
            return True
        suit = SUIT_OF[greedy]
        low, high = min(greedy, self.card), max(greedy, self.card)
        between = suit & (high - 1) & ~((low << 1) - 1)
        return bool(suit & self.card) and not between & ~hand & ~self.seen

    def _greedy(self, hand: Bits) -> Bits:
        if self.leads:
            return self.policy.lead(hand, ALL & ~hand & ~self.seen, self.guard, self.is_caller)
        return self.policy.reply(hand, self.suit, self.top, self.trick, self.is_last)


class Belief:
    """Weighs deals by the call and by every play of the other seats."""

    def __init__(self, observation: Observation, options: Options) -> None:
        decisions = _decisions(observation.live_board, options)
        self._decisions = list(_with_later_cards(decisions, observation.seat))
        self._call = _CallSeen.of(observation, options, decisions)

    def weight(self, hidden: Sequence[Bits]) -> float:
        """Return how likely these hidden hands make what was called and played, up to a constant."""
        weight = self._call.likelihood(hidden) if self._call else 1.0
        for decision, later in self._decisions:
            if not decision.fits(hidden[decision.seat] | later):
                weight *= SURPRISE
        return weight


@dataclass(frozen=True, slots=True)
class _CallSeen:
    """The call of another seat, the contracts it could choose from, and the cards it has played since."""

    caller: int
    called: str
    choices: tuple[str, ...]
    played: Bits

    @classmethod
    def of(
        cls, observation: Observation, options: Options, decisions: Sequence[Decision]
    ) -> "_CallSeen | None":
        board = observation.live_board
        if board is None or board.caller == observation.seat:
            return None
        played = sum(decision.card for decision in decisions if decision.seat == board.caller)
        return cls(board.caller, board.call.contract_id, open_contracts(observation, options), played)

    def likelihood(self, hidden: Sequence[Bits]) -> float:
        return likelihood(hidden[self.caller] | self.played, self.called, self.choices)


def _decisions(board: Board | None, options: Options) -> list[Decision]:
    if board is None:
        return []
    terms = terms_of(board.call.contract_id, options)
    return [_decision(position, card) for position, card in replay(board, terms)]


def _with_later_cards(decisions: Sequence[Decision], own_seat: int | None) -> Iterator[tuple[Decision, Bits]]:
    """Go through the decisions of the other seats with the cards each has played from then on."""
    later = [0] * SEATS
    for decision in reversed(decisions):
        later[decision.seat] |= decision.card
        if decision.seat != own_seat:
            yield decision, later[decision.seat]


def _decision(position: Position, card: Bits) -> Decision:
    leads = position.left == SEATS
    return Decision(
        seat=position.seat,
        card=card,
        policy=policy_of(position.terms, position.tricks + 1),
        leads=leads,
        suit=position.suit,
        top=position.top,
        trick=position.trick,
        is_last=position.left == 1,
        seen=position.seen,
        guard=position.seen & position.terms.breaks,
        is_caller=position.seat == position.caller,
    )
