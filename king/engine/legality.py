"""Which cards may be played, and why the others may not; must not know whose turn it is or any other hand."""

from collections.abc import Iterator

from common.core.transition import Reason
from king.engine.cards import Card, Hand, of_suit
from king.engine.contracts import Contract
from king.engine.duty import Duty, Situation
from king.engine.house import House


def duties(contract: Contract, at: Situation, house: House) -> Iterator[Duty]:
    """Yield every duty that binds the player, each leaving no more cards than the one before (K09 to K20)."""
    led = at.trick.led
    if led is None:
        yield from contract.when_leading(at, house)
        return
    suited = of_suit(at.hand, led)
    if suited:
        yield Duty(suited, Reason("must_follow", {"suit": led}))
        yield from contract.when_following(at, suited, house)
    else:
        yield from contract.when_void(at, house)


def legal_cards(contract: Contract, at: Situation, house: House) -> Hand:
    """Return the cards of the hand that may be played; at least one of a hand that is not empty."""
    allowed = at.hand
    for duty in duties(contract, at, house):
        allowed = duty.cards
    return allowed


def reason_against(contract: Contract, at: Situation, house: House, card: Card) -> Reason | None:
    """Return why a card may not be played: the first duty it breaks, or ``not_in_hand``; else None."""
    if card not in at.hand:
        return Reason("not_in_hand", {"card": str(card)})
    for duty in duties(contract, at, house):
        if card not in duty.cards:
            return duty.reason
    return None
