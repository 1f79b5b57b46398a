"""The ten contracts, a small class each: points, duties, early end; must not know whose turn it is."""

from collections.abc import Iterator
from typing import ClassVar

from common.core.transition import Reason
from king.engine.cards import ACE, DECK, JACK, KING, QUEEN, RIFKI, Card, Hand, Suit, of_suit
from king.engine.duty import Duty, Situation
from king.engine.house import House
from king.engine.trick import TRICKS, Trick


class Contract:
    """What all contracts share: any lead, no duty but to follow suit (K09), points for penalty cards.

    ``card_points`` is what each card of ``stake`` costs who takes it; ``trump`` is None in penalties;
    ``breaks`` is the suit that may not be led before it was played (K17, K20).
    """

    id: str
    trump: Suit | None = None
    breaks: Suit | None = None
    stake: ClassVar[frozenset[Card]] = frozenset()
    card_points: ClassVar[int] = 0

    @property
    def is_penalty(self) -> bool:
        """Whether this is a ceza, not a koz."""
        return self.trump is None

    @property
    def ends_early(self) -> bool:
        """Whether the hand ends once every card of the stake was taken (K21)."""
        return bool(self.stake)

    def points(self, trick: Trick, number: int) -> int:
        """Return what a finished trick brings its winner; ``number`` counts from 1."""
        return self.card_points * sum(card in self.stake for card in trick.cards)

    def when_leading(self, at: Situation, house: House) -> Iterator[Duty]:
        """Yield the duties of a leader, each leaving fewer cards than the one before."""
        yield from ()

    def when_following(self, at: Situation, suited: Hand, house: House) -> Iterator[Duty]:
        """Yield the duties beyond following suit of a player who holds ``suited`` in the led suit."""
        yield from ()

    def when_void(self, at: Situation, house: House) -> Iterator[Duty]:
        """Yield the duties of a player without a card of the led suit."""
        yield from ()


class ElAlmaz(Contract):
    """El almaz: 50 off for every trick (K10)."""

    id = "el"

    def points(self, trick: Trick, number: int) -> int:
        """Charge every trick."""
        return -50


class SonIki(Contract):
    """Son iki: 180 off for each of the last two tricks (K15)."""

    id = "soniki"

    def points(self, trick: Trick, number: int) -> int:
        """Charge tricks 12 and 13."""
        return -180 if number > TRICKS - 2 else 0


class _Hearts(Contract):
    """Contracts in which hearts may not be led before one was played (K17)."""

    breaks = Suit.HEARTS

    def when_leading(self, at: Situation, house: House) -> Iterator[Duty]:
        """Forbid hearts until broken; who holds only hearts may lead one."""
        if at.broken:
            return
        others = tuple(card for card in at.hand if card.suit is not Suit.HEARTS)
        if others:
            yield Duty(others, Reason("hearts_not_broken"))
        elif house.highest_heart_lead:
            yield Duty((max(at.hand),), Reason("must_lead_highest_heart"))

    def must_discard_heart(self, at: Situation) -> Iterator[Duty]:
        """Oblige a player void in the led suit to give up a heart if he has one."""
        hearts = of_suit(at.hand, Suit.HEARTS)
        if hearts:
            yield Duty(hearts, Reason("must_play_heart", {"void": at.trick.led}))


class KupaAlmaz(_Hearts):
    """Kupa almaz: 30 off for every heart (K11)."""

    id = "kupa"
    stake = frozenset(of_suit(DECK, Suit.HEARTS))
    card_points = -30

    def when_void(self, at: Situation, house: House) -> Iterator[Duty]:
        """Oblige to play a heart."""
        yield from self.must_discard_heart(at)


class Rifki(_Hearts):
    """Rıfkı: 320 off for the king of hearts (K14)."""

    id = "rifki"
    stake = frozenset((RIFKI,))
    card_points = -320

    def when_following(self, at: Situation, suited: Hand, house: House) -> Iterator[Duty]:
        """Drop Rıfkı under the ace of hearts (K16)."""
        highest = at.trick.highest(Suit.HEARTS)
        if house.rifki_forced_drop and RIFKI in suited and highest is not None and highest.rank == ACE:
            yield Duty((RIFKI,), Reason("must_drop_rifki", {"under": str(highest)}))

    def when_void(self, at: Situation, house: House) -> Iterator[Duty]:
        """Oblige to play Rıfkı, else another heart."""
        if RIFKI in at.hand:
            yield Duty((RIFKI,), Reason("must_play_rifki", {"void": at.trick.led}))
        else:
            yield from self.must_discard_heart(at)


class _Court(Contract):
    """Contracts about court cards, which must be given up when void and under a higher card (K16)."""

    code: ClassVar[str]

    def when_following(self, at: Situation, suited: Hand, house: House) -> Iterator[Duty]:
        """Oblige to drop a court card under the highest card of its suit on the table."""
        highest = max(of_suit(at.trick.cards, suited[0].suit))
        under = tuple(card for card in suited if card in self.stake and card < highest)
        if under:
            yield Duty(under, Reason(f"must_drop_{self.code}", {"under": str(highest)}))

    def when_void(self, at: Situation, house: House) -> Iterator[Duty]:
        """Oblige to play a court card of any suit."""
        court = tuple(card for card in at.hand if card in self.stake)
        if court:
            yield Duty(court, Reason(f"must_play_{self.code}", {"void": at.trick.led}))


class ErkekAlmaz(_Court):
    """Erkek almaz: 60 off for every king and jack (K12)."""

    id = "erkek"
    code = "king_or_jack"
    stake = frozenset(card for card in DECK if card.rank in (KING, JACK))
    card_points = -60


class KizAlmaz(_Court):
    """Kız almaz: 100 off for every queen (K13)."""

    id = "kiz"
    code = "queen"
    stake = frozenset(card for card in DECK if card.rank == QUEEN)
    card_points = -100


class Koz(Contract):
    """Koz: 50 for every trick, with a trump suit (K18)."""

    def __init__(self, suit: Suit) -> None:
        self.id = f"koz:{suit}"
        self.trump: Suit = suit
        self.breaks = suit

    def points(self, trick: Trick, number: int) -> int:
        """Pay every trick."""
        return 50

    def when_leading(self, at: Situation, house: House) -> Iterator[Duty]:
        """Forbid trumps until one was played (K20)."""
        others = tuple(card for card in at.hand if card.suit is not self.trump)
        if at.broken or not house.trump_must_break or not others:
            return
        top = tuple(card for card in at.hand if card.suit is self.trump and card.rank >= QUEEN)
        if len(top) == 3 and (house.akq == "any" or (house.akq == "caller" and at.seat == at.caller)):
            free = tuple(card for card in at.hand if card in top or card in others)
            yield Duty(free, Reason("only_top_trumps", {"trump": self.trump}))
        else:
            yield Duty(others, Reason("trump_not_broken", {"trump": self.trump}))

    def when_following(self, at: Situation, suited: Hand, house: House) -> Iterator[Duty]:
        """Oblige to go over a led trump, and in plain suits if the house plays so (K19)."""
        if at.trick.led is self.trump:
            yield from self._over(at, suited, "must_raise_trump" if house.raise_trump else None)
        elif at.trick.highest(self.trump) is None:
            yield from self._over(at, suited, "must_raise" if house.raise_plain else None)

    def when_void(self, at: Situation, house: House) -> Iterator[Duty]:
        """Oblige to trump, and over a trump that already lies there (K18, K19)."""
        trumps = of_suit(at.hand, self.trump)
        if not trumps:
            return
        yield Duty(trumps, Reason("must_trump", {"void": at.trick.led, "trump": self.trump}))
        yield from self._over(at, trumps, "must_overtrump" if house.overruff else None)

    def _over(self, at: Situation, held: Hand, code: str | None) -> Iterator[Duty]:
        highest = at.trick.highest(held[0].suit)
        if code is None or highest is None:
            return
        higher = tuple(card for card in held if card > highest)
        if higher:
            yield Duty(higher, Reason(code, {"over": str(highest)}))


PENALTIES: dict[str, Contract] = {
    contract.id: contract
    for contract in (ElAlmaz(), KupaAlmaz(), ErkekAlmaz(), KizAlmaz(), Rifki(), SonIki())
}
TRUMPS: dict[str, Contract] = {koz.id: koz for koz in map(Koz, Suit)}
CONTRACTS: dict[str, Contract] = {**PENALTIES, **TRUMPS}
