"""What a hand seems worth before anything is played; must not know the other hands or the sheet."""

from functools import lru_cache

from king.ai.bits import ALL, HEARTS, SUIT, SUITS, Bits, bits, singles
from king.ai.call_averages import COST_WEIGHTS, TRUMP_WEIGHTS
from king.engine.contracts import CONTRACTS

_HONOURS = (0xF << 48, 4), (0xF << 44, 3), (0xF << 40, 2), (0xF << 36, 1)
_ACES, _KINGS = _HONOURS[0][0], _HONOURS[1][0]
_LOW = 0xFFFF
"""Ranks 2 to 5."""

_STAKES = {contract.id: bits(contract.stake) or ALL for contract in CONTRACTS.values()}
_TRUMPS = {contract.id: SUIT[contract.trump] for contract in CONTRACTS.values() if contract.trump}


def strength(hand: Bits, koz_id: str) -> int:
    """Return 2 for each trump and A4 K3 Q2 J1 of them, 2 for each other ace, 1 for each other king."""
    own = hand & _TRUMPS[koz_id]
    honours = sum(worth for mask, worth in _HONOURS if own & mask)
    outside = hand & ~own
    return 2 * own.bit_count() + honours + 2 * (outside & _ACES).bit_count() + (outside & _KINGS).bit_count()


def features(hand: Bits, penalty_id: str) -> tuple[float, ...]:
    """Return what the estimated cost of a penalty depends on, each entry to be weighed.

    A constant; how exposed the hearts and how exposed the other suits are; own stake cards; low cards.
    """
    hearts = exposure(hand & HEARTS)
    others = sum(exposure(hand & suit) for suit in SUITS) - hearts
    return 1.0, hearts, others, (hand & _STAKES[penalty_id]).bit_count(), (hand & _LOW).bit_count()


@lru_cache(maxsize=1 << 15)
def exposure(held: Bits) -> float:
    """Return about how many tricks the cards of one suit take against the will of their holder.

    The i-th lowest card is safe about up to rank 4 + 3 i and takes a trick for sure some ranks above.
    """
    exposed = 0.0
    for place, card in enumerate(singles(held)):
        rank = (card.bit_length() - 1) // 4 + 2
        exposed += min(1.0, max(0.0, (rank - 4 - 3 * place) / 8))
    return exposed


def estimated_points(hand: Bits, contract_id: str) -> float:
    """Return about how many points a contract brings its caller with this hand."""
    if contract_id in _TRUMPS:
        constant, slope = TRUMP_WEIGHTS
        return constant + slope * strength(hand, contract_id)
    weights = COST_WEIGHTS[contract_id]
    return -sum(w * value for w, value in zip(weights, features(hand, contract_id), strict=True))
