"""What a hand seems worth before anything is played; must not know the other hands or the sheet."""

from collections.abc import Sequence

from king.ai.bits import HEARTS, SUITS, Bits, singles
from king.ai.terms import Terms

TRUMP_CALL = 18
"""From this strength on the greedy player calls trump."""

_HONOURS = (0xF << 48, 4), (0xF << 44, 3), (0xF << 40, 2), (0xF << 36, 1)
_ACES, _KINGS = _HONOURS[0][0], _HONOURS[1][0]
_LOW = 0xFFFF
"""Ranks 2 to 5."""


def trump_strength(hand: Bits, trump: Bits) -> int:
    """Return 2 for each trump and A4 K3 Q2 J1 of them, 2 for each other ace, 1 for each other king."""
    own = hand & trump
    honours = sum(worth for mask, worth in _HONOURS if own & mask)
    outside = hand & ~trump
    return 2 * own.bit_count() + honours + 2 * (outside & _ACES).bit_count() + (outside & _KINGS).bit_count()


def features(terms: Terms, hand: Bits) -> tuple[float, ...]:
    """Return what the estimated cost of a penalty depends on, each entry to be weighed.

    A constant; how exposed the hearts and how exposed the other suits are; own stake cards; low cards.
    """
    exposed = [exposure(hand & suit) for suit in SUITS]
    hearts = exposure(hand & HEARTS)
    own_stake = (hand & terms.stake).bit_count()
    return (1.0, hearts, sum(exposed) - hearts, own_stake, (hand & _LOW).bit_count())


def exposure(held: Bits) -> float:
    """Return about how many tricks the cards of one suit take against the will of their holder.

    The i-th lowest card is safe about up to rank 4 + 3 i and takes a trick for sure some ranks above.
    """
    exposed = 0.0
    for place, card in enumerate(singles(held)):
        rank = (card.bit_length() - 1) // 4 + 2
        exposed += min(1.0, max(0.0, (rank - 4 - 3 * place) / 8))
    return exposed


def weighed(weights: Sequence[float], values: Sequence[float]) -> float:
    """Return the sum of the values, each times its weight."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True))
