"""Legality on bits, equal to the engine's; must not know whose turn it is."""

from king.ai.bits import Bits, above, highest
from king.ai.terms import Terms
from king.engine.cards import QUEEN

TOP_THREE = 0xFFF << 4 * (QUEEN - 2)


def lead_options(terms: Terms, hand: Bits, broken: bool, is_caller: bool) -> Bits:
    """Return the cards of a hand that may be led (K17, K20)."""
    others = hand & ~terms.breaks
    if broken or not terms.breaks or (terms.trump and not terms.house.trump_must_break):
        return hand
    if not others:
        return highest(hand) if terms.house.highest_heart_lead and not terms.trump else hand
    return others | leadable_tops(terms, hand, is_caller)


def leadable_tops(terms: Terms, hand: Bits, is_caller: bool) -> Bits:
    """Return ace, king and queen of trumps where holding all three allows to lead them unbroken (K20)."""
    top = hand & terms.trump & TOP_THREE
    allowed = terms.house.akq == "any" or (terms.house.akq == "caller" and is_caller)
    return top if allowed and top.bit_count() == 3 else 0


def reply_options(terms: Terms, hand: Bits, suit: Bits, top: Bits) -> Bits:
    """Return the cards of a hand that may answer a led suit; ``top`` is the winning card (K09 to K19)."""
    held = hand & suit
    if not held:
        return _when_void(terms, hand, suit, top)
    if terms.trump:
        raising = terms.house.raise_trump if suit == terms.trump else terms.house.raise_plain
        return (held & above(top) if raising and top & suit else 0) or held
    return held & terms.forced & (top - 1) or held


def _when_void(terms: Terms, hand: Bits, suit: Bits, top: Bits) -> Bits:
    choice = next((hand & wanted for wanted in terms.discards if hand & wanted), hand)
    if choice & terms.trump and not top & suit and terms.house.overruff:
        return choice & above(top) or choice
    return choice
