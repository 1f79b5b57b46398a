"""What a player is obliged to: the cards he may still choose from, and why; must not know any contract."""

from dataclasses import dataclass

from common.core.transition import Reason
from king.engine.cards import Hand
from king.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Situation:
    """All that legality depends on besides the contract (K29).

    ``seat`` holds ``hand`` and is to play to ``trick``; ``caller`` called the hand; ``broken`` tells whether
    a heart (K17) or a trump (K20) has been played in this hand, whichever matters to the contract.
    """

    hand: Hand
    trick: Trick
    seat: int
    caller: int
    broken: bool


@dataclass(frozen=True, slots=True)
class Duty:
    """A rule that leaves only ``cards``; ``reason`` is why the others of the hand are forbidden."""

    cards: Hand
    reason: Reason
