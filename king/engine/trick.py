"""One trick, finished or in progress; must not know which contract is played."""

from collections.abc import Iterator
from dataclasses import dataclass

from king.engine.cards import Card, Hand, Suit, of_suit

SEATS = 4
TRICKS = 13


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played to one trick in order of play (K02); ``trump`` is None in penalties."""

    leader: int
    trump: Suit | None = None
    cards: Hand = ()

    @property
    def led(self) -> Suit | None:
        """The suit that was led, or None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def complete(self) -> bool:
        """Whether all four seats have played."""
        return len(self.cards) == SEATS

    @property
    def to_play(self) -> int:
        """The seat whose card comes next; the leader again once the trick is complete."""
        return (self.leader + len(self.cards)) % SEATS

    def plays(self) -> Iterator[tuple[int, Card]]:
        """Go through (seat, card) in order of play."""
        for place, card in enumerate(self.cards):
            yield (self.leader + place) % SEATS, card

    def highest(self, suit: Suit) -> Card | None:
        """Return the highest card of a suit on the table, or None."""
        return max(of_suit(self.cards, suit), default=None)

    @property
    def winning(self) -> Card:
        """The card that wins as things stand (K18): the highest trump, else the highest of the led suit."""
        trumped = self.highest(self.trump) if self.trump else None
        return trumped or max(of_suit(self.cards, self.cards[0].suit))

    @property
    def winner(self) -> int:
        """The seat of the winning card."""
        return (self.leader + self.cards.index(self.winning)) % SEATS

    def with_card(self, card: Card) -> "Trick":
        """Return the trick after the next seat played this card."""
        return Trick(self.leader, self.trump, (*self.cards, card))
