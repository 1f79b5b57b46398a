"""What a card does, as a reason code for the one-sentence hint; must not choose."""

from typing import Any

from common.core.transition import Reason
from king.ai.bits import CARD, SUIT_OF, Bits
from king.ai.position import Position
from king.engine.trick import SEATS


def why_card(position: Position, card: Bits, unseen: Bits, **facts: Any) -> Reason:
    """Return what a card of the seat to play does; ``facts`` go with it.

    Leading: ``lead_trump`` or ``lead_winner`` in koz, else ``lead_low`` or ``lead``. Without the led suit:
    ``ruff``, ``discard_penalty`` or ``discard``. Following in koz: ``win`` or ``lowest``; in penalties:
    ``duck``, ``risk`` (it leads so far) or ``take_last`` (it takes the trick).
    """
    held = {"card": str(CARD[card]), **facts}
    if position.left == SEATS:
        return Reason(_lead_code(position, card, unseen), held)
    if not card & position.suit:
        return Reason(_void_code(position, card), held)
    return Reason(_reply_code(position, card), held)


def _lead_code(position: Position, card: Bits, unseen: Bits) -> str:
    if position.terms.trump & card:
        return "lead_trump"
    if position.terms.trump:
        return "lead_winner" if card > unseen & SUIT_OF[card] else "lead"
    hand = position.hands[position.seat]
    return "lead_low" if card < (hand & -hand) << SEATS else "lead"


def _void_code(position: Position, card: Bits) -> str:
    if card & position.terms.trump:
        return "ruff"
    costly = position.terms.forced | (position.terms.discards or (0,))[-1]
    return "discard_penalty" if card & costly else "discard"


def _reply_code(position: Position, card: Bits) -> str:
    beats = position.top & position.suit and card > position.top
    if position.terms.trump:
        return "win" if beats else "lowest"
    if not beats:
        return "duck"
    return "take_last" if position.left == 1 else "risk"
