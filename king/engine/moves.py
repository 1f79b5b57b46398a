"""The moves of a King match and their canonical texts; must not know when they are legal."""

from dataclasses import dataclass
from typing import TypeAlias

from common.core.transition import MalformedMove
from king.engine.cards import DECK, Card, Hand, cards
from king.engine.contracts import CONTRACTS, TRUMPS, Contract
from king.engine.trick import SEATS, TRICKS


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole deck, thirteen cards for seat 0, then seat 1 and so on; any order inside a hand."""

    cards: Hand

    def __str__(self) -> str:
        """Write all fifty-two cards."""
        return " ".join(("deal", *map(str, self.cards)))

    def hand(self, seat: int) -> Hand:
        """Return the cards of one seat in canonical order."""
        return tuple(sorted(self.cards[seat * TRICKS : (seat + 1) * TRICKS]))


@dataclass(frozen=True, slots=True)
class DrawCaller:
    """Chance: the seat that calls the first hand (K04)."""

    seat: int

    def __str__(self) -> str:
        """Write the seat."""
        return f"caller {self.seat}"


@dataclass(frozen=True, slots=True)
class Call:
    """The caller names a contract by its id; ``king`` announces all the tricks a King needs (K24)."""

    contract_id: str
    king: bool = False

    def __str__(self) -> str:
        """Write the contract and the announcement."""
        return f"call {self.name}"

    @property
    def name(self) -> str:
        """The contract and the announcement, as on the sheet: ``koz:s king``."""
        return f"{self.contract_id} king" if self.king else self.contract_id

    @property
    def contract(self) -> Contract:
        """The contract called."""
        return CONTRACTS[self.contract_id]

    @classmethod
    def parse(cls, name: str) -> "Call":
        """Read a call as on the sheet; raises ``MalformedMove``."""
        contract_id, space, king = name.partition(" ")
        known = contract_id in (TRUMPS if space else CONTRACTS)
        if not known or (space and king != "king"):
            raise MalformedMove(name)
        return cls(contract_id, bool(space))


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat with the right to spoil the hand uses it or keeps the hand (K23, K27)."""

    spoil: bool

    def __str__(self) -> str:
        """Write the answer."""
        return "spoil" if self.spoil else "keep"


@dataclass(frozen=True, slots=True)
class Play:
    """One card to the trick."""

    card: Card

    def __str__(self) -> str:
        """Write the card."""
        return str(self.card)


Move: TypeAlias = Deal | DrawCaller | Call | Answer | Play

SPOIL, KEEP = Answer(True), Answer(False)
CALLS = (*map(Call, CONTRACTS), *(Call(koz, king=True) for koz in TRUMPS))

_FIXED: tuple[Move, ...] = (SPOIL, KEEP, *map(DrawCaller, range(SEATS)), *map(Play, DECK))
_BY_TEXT: dict[str, Move] = {str(move): move for move in _FIXED}


def parse_move(text: str) -> Move:
    """Read a move in its canonical text; raises ``MalformedMove``."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    word, _, rest = text.partition(" ")
    if word == "call":
        return Call.parse(rest)
    if word != "deal":
        raise MalformedMove(text)
    deal = cards(rest)
    if len(deal) != len(DECK) or len(set(deal)) != len(DECK):
        raise MalformedMove(text)
    return Deal(deal)
