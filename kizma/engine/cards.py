"""The deck of numbers and jokers; must not know what a card makes a pawn do."""

from collections.abc import Sequence
from typing import TypeAlias

from common.core.options import Options

Card: TypeAlias = int

JOKER: Card = 13
"""Above 12, as in the draw for the first player (Z04)."""

ELEVEN: Card = 11
HAND = 4


def full_deck(options: Options) -> tuple[Card, ...]:
    """Return all cards in their canonical order, 1 to 12, then the jokers (Z06)."""
    deck: list[Card] = []
    for card in range(1, 13):
        deck += [card] * (options.number("ones_twos") if card <= 2 else 4)
    return (*deck, *[JOKER] * options.number("jokers"))


def card_name(card: Card) -> str:
    """Return a card as a record writes it."""
    return "J" if card == JOKER else str(card)


CARD_BY_NAME = {card_name(card): card for card in range(1, JOKER + 1)}


def without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the cards less one copy of a card."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
