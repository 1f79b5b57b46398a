"""The fifty-two cards; must not know any rule."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from common.core.transition import MalformedMove

RANKS = "23456789TJQKA"
JACK, QUEEN, KING, ACE = 11, 12, 13, 14


class Suit(StrEnum):
    """The four suits in the canonical order: sinek, karo, kupa, maça."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card: its suit and its rank, 2 to 14 (ace high, K01). Cards sort by suit, then rank."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        """Write the card as a record does: ``Kh`` is the king of hearts, Rıfkı."""
        return RANKS[self.rank - 2] + self.suit

    def __repr__(self) -> str:
        """Show the short text."""
        return str(self)


Hand: TypeAlias = tuple[Card, ...]
"""The cards of one seat in canonical order."""

DECK: Hand = tuple(Card(suit, rank) for suit in Suit for rank in range(2, ACE + 1))
RIFKI = Card(Suit.HEARTS, KING)

_BY_TEXT = {str(card): card for card in DECK}


def card(text: str) -> Card:
    """Return the card a text names; raises ``MalformedMove``."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise MalformedMove(text) from None


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text, each parted by one space, in order; raises ``MalformedMove``."""
    return tuple(card(word) for word in text.split(" ")) if text else ()


def sorted_hand(held: Iterable[Card]) -> Hand:
    """Return cards in canonical order."""
    return tuple(sorted(held))


def of_suit(held: Iterable[Card], suit: Suit) -> Hand:
    """Return the cards of one suit."""
    return tuple(card for card in held if card.suit is suit)
