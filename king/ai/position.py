"""A hand in progress, all cards known, as bits to play forward fast; must not know what is a good play."""

from king.ai.bits import SUIT_OF, Bits
from king.ai.duties import lead_options, reply_options
from king.ai.terms import Terms
from king.engine.trick import SEATS, TRICKS

AFTER: tuple[tuple[int, ...], ...] = tuple(
    tuple((leader + step) % SEATS for step in range(1, SEATS)) for leader in range(SEATS)
)


class Position:
    """A mutable position; ``hands`` are bits by seat.

    ``trick`` are the cards on the table, ``left`` how many are still to come (4: nobody has led), ``suit``
    the led suit, ``top`` the winning card and ``winner`` its seat. ``seen`` are all cards played so far.
    ``taken`` counts by seat what matters: costly stake cards, in koz tricks.
    """

    __slots__ = (
        "caller",
        "hands",
        "leader",
        "left",
        "seen",
        "suit",
        "taken",
        "terms",
        "top",
        "trick",
        "tricks",
        "winner",
    )

    def __init__(self, terms: Terms, caller: int, hands: list[Bits]) -> None:
        self.terms = terms
        self.caller = caller
        self.hands = hands
        self.leader = self.winner = caller
        self.left = SEATS
        self.suit = self.top = self.trick = self.seen = 0
        self.tricks = 0
        self.taken = [0] * SEATS

    def copy(self) -> "Position":
        """Return a position that can be played on independently."""
        twin = Position(self.terms, self.caller, self.hands.copy())
        twin.leader, twin.winner, twin.left = self.leader, self.winner, self.left
        twin.suit, twin.top, twin.trick, twin.seen = self.suit, self.top, self.trick, self.seen
        twin.tricks = self.tricks
        twin.taken = self.taken.copy()
        return twin

    @property
    def seat(self) -> int:
        """The seat to play."""
        return (self.leader - self.left) % SEATS

    @property
    def broken(self) -> bool:
        """Whether a card of the suit that must be broken was played."""
        return bool(self.seen & self.terms.breaks)

    @property
    def over(self) -> bool:
        """Whether the hand ends here by its last trick or penalty card (K21); a King is not looked at."""
        stakes_gone = not self.terms.trump and not self.terms.stake & ~self.seen
        return self.left == SEATS and (self.tricks == TRICKS or stakes_gone)

    def options(self) -> Bits:
        """Return the cards the seat to play may play."""
        hand = self.hands[self.seat]
        if self.left == SEATS:
            return lead_options(self.terms, hand, self.broken, self.seat == self.caller)
        return reply_options(self.terms, hand, self.suit, self.top)

    def put(self, card: Bits) -> None:
        """Play a card for the seat to play."""
        seat = self.seat
        self.hands[seat] &= ~card
        if self.left == SEATS:
            self.suit, self.top, self.winner, self.trick = SUIT_OF[card], card, seat, 0
        elif self._beats(card):
            self.top, self.winner = card, seat
        self.trick |= card
        self.seen |= card
        self.left -= 1
        if not self.left:
            self._finish_trick()

    def points(self) -> list[float]:
        """Return the points by seat so far (K10 to K18)."""
        unit = 50 if self.terms.trump else self.terms.unit
        return [unit * taken for taken in self.taken]

    def _beats(self, card: Bits) -> bool:
        if card & self.terms.trump and not self.top & self.terms.trump:
            return True
        return card > self.top and SUIT_OF[card] == SUIT_OF[self.top]

    def _finish_trick(self) -> None:
        self.tricks += 1
        if self.terms.trump:
            self.taken[self.winner] += 1
        elif self.tricks >= self.terms.first_costly:
            self.taken[self.winner] += (self.trick & self.terms.stake).bit_count()
        self.leader, self.left, self.trick = self.winner, SEATS, 0
