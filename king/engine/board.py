"""One called hand as it is played: its tricks, points and end; must not know the hands or the sheet."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce

from king.engine.cards import Card
from king.engine.contracts import Contract
from king.engine.moves import Call
from king.engine.trick import SEATS, TRICKS, Trick


@dataclass(frozen=True, slots=True)
class KingGoal:
    """How a King is made: with how many tricks, and whether only after announcing it (K24)."""

    tricks: int = TRICKS
    declared: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The public side of one hand: who called what, finished tricks, the trick on the table.

    ``broken`` tells whether a card of the suit that must be broken was played (K17, K20).
    """

    call: Call
    caller: int
    tricks: tuple[Trick, ...]
    trick: Trick
    broken: bool = False

    @classmethod
    def opened(cls, call: Call, caller: int) -> "Board":
        """Return the board before the caller's first lead (K06)."""
        return cls(call, caller, (), Trick(caller, call.contract.trump))

    @property
    def contract(self) -> Contract:
        """The contract that is played."""
        return self.call.contract

    def with_card(self, card: Card) -> "Board":
        """Return the board after the next seat played a card; a full trick is put aside (K06)."""
        trick = self.trick.with_card(card)
        broken = self.broken or card.suit is self.contract.breaks
        if not trick.complete:
            return replace(self, trick=trick, broken=broken)
        fresh = Trick(trick.winner, trick.trump)
        return replace(self, tricks=(*self.tricks, trick), trick=fresh, broken=broken)

    def tricks_of(self, seat: int) -> int:
        """Count the tricks a seat has taken."""
        return sum(trick.winner == seat for trick in self.tricks)

    def points(self) -> tuple[int, ...]:
        """Return what the finished tricks brought each seat (K10 to K18)."""
        points = [0] * SEATS
        for number, trick in enumerate(self.tricks, 1):
            points[trick.winner] += self.contract.points(trick, number)
        return tuple(points)

    def penalties_taken(self) -> tuple[tuple[Card, ...], ...]:
        """Return the penalty cards each seat has taken, in the order taken."""
        taken: list[tuple[Card, ...]] = [()] * SEATS
        for trick in self.tricks:
            taken[trick.winner] += tuple(card for card in trick.cards if card in self.contract.stake)
        return tuple(taken)

    def end(self, goal: KingGoal) -> str | None:
        """Return why the hand is over after its last full trick, or None while it goes on.

        ``king`` and ``king_failed`` end the match too (K24); ``all_taken`` is the early end (K21).
        """
        return self._king_end(goal) or self._plain_end()

    def queens_split(self) -> bool:
        """Tell whether each seat took one queen in Kız almaz (K22)."""
        return self.contract.id == "kiz" and all(len(cards) == 1 for cards in self.penalties_taken())

    def voids(self) -> tuple[tuple[str, ...], ...]:
        """Return the suits each seat has shown not to hold, in the order shown."""
        return reduce(_noted, self._failures(), ((),) * SEATS)

    def _failures(self) -> Iterator[tuple[int, str]]:
        for trick in (*self.tricks, self.trick):
            for seat, card in trick.plays():
                if trick.led is not None and card.suit is not trick.led:
                    yield seat, trick.led

    def _king_end(self, goal: KingGoal) -> str | None:
        if self.contract.is_penalty or (goal.declared and not self.call.king):
            return None
        won = self.tricks_of(self.caller)
        if won >= goal.tricks:
            return "king"
        lost = len(self.tricks) - won
        return "king_failed" if self.call.king and lost > TRICKS - goal.tricks else None

    def _plain_end(self) -> str | None:
        stake = self.contract.stake
        if stake and stake <= {card for trick in self.tricks for card in trick.cards}:
            return "all_taken"
        return "all_tricks" if len(self.tricks) == TRICKS else None


def _noted(voids: tuple[tuple[str, ...], ...], failure: tuple[int, str]) -> tuple[tuple[str, ...], ...]:
    seat, suit = failure
    if suit in voids[seat]:
        return voids
    return (*voids[:seat], (*voids[seat], suit), *voids[seat + 1 :])
