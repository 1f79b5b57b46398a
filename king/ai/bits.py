"""Cards and hands as bits of one integer; must not know any rule.

Bit 4 * (rank - 2) + suit: so the lowest bit of a hand is its lowest rank, the highest bit its highest, and
among cards of one suit the greater integer is the higher card.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from king.engine.cards import DECK, Card, Hand, Suit

Bits: TypeAlias = int
"""A set of cards, or a single card, as bits."""

SUIT_ORDER = tuple(Suit)
BIT: dict[Card, Bits] = {card: 1 << (4 * (card.rank - 2) + SUIT_ORDER.index(card.suit)) for card in DECK}
CARD: dict[Bits, Card] = {bit: card for card, bit in BIT.items()}
ALL: Bits = (1 << 52) - 1
SUIT: dict[Suit, Bits] = {suit: sum(BIT[card] for card in DECK if card.suit is suit) for suit in Suit}
SUITS: tuple[Bits, ...] = tuple(SUIT.values())
SUIT_OF: dict[Bits, Bits] = {bit: SUIT[card.suit] for bit, card in CARD.items()}
HEARTS = SUIT[Suit.HEARTS]


def bits(held: Iterable[Card]) -> Bits:
    """Return cards as bits."""
    return sum(BIT[card] for card in held)


def singles(held: Bits) -> Iterator[Bits]:
    """Go through the cards of a set, lowest rank first."""
    while held:
        low = held & -held
        yield low
        held ^= low


def hand_of(held: Bits) -> Hand:
    """Return a set as cards in canonical order."""
    return tuple(sorted(CARD[bit] for bit in singles(held)))


def highest(held: Bits) -> Bits:
    """Return the highest-ranking card of a set that is not empty."""
    return 1 << (held.bit_length() - 1)


def above(card: Bits) -> Bits:
    """Return every bit above a card: with a suit's cards, those that beat it."""
    return -(card << 1)
