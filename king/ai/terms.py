"""A contract under its house rules as bits: what thinking needs to play it; must not know any position."""

from dataclasses import dataclass
from functools import cache

from common.core.options import Options
from king.ai.bits import ALL, HEARTS, SUIT, Bits, bits
from king.engine.board import KingGoal
from king.engine.contracts import CONTRACTS
from king.engine.house import House
from king.engine.trick import TRICKS

_TRICK_SHARES = {"el": -50 / 4, "soniki": -180 / 4}


@dataclass(frozen=True, slots=True)
class Terms:
    """One contract, all cards as bits.

    ``stake`` are the cards that cost ``unit`` points each to whoever takes them (El almaz and Son iki share
    the price of a trick among its four cards); ``first_costly`` is the first trick, from 1, that costs.
    ``forced`` must be dropped under a higher card (K16); ``discards`` are tried in turn by a player void in
    the led suit; ``breaks`` may not be led before it was played (K17, K20). ``trump`` is 0 in penalties.
    """

    contract_id: str
    house: House
    goal: KingGoal
    trump: Bits = 0
    stake: Bits = ALL
    unit: float = 0.0
    first_costly: int = 1
    forced: Bits = 0
    discards: tuple[Bits, ...] = ()
    breaks: Bits = 0


@cache
def terms_of(contract_id: str, options: Options) -> Terms:
    """Return a contract under these house rules."""
    house = House.of(options)
    goal = KingGoal(options.number("king_tricks"), options.flag("king_declared"))
    trump = CONTRACTS[contract_id].trump
    if trump is not None:
        suit = SUIT[trump]
        return Terms(contract_id, house, goal, suit, 0, discards=(suit,), breaks=suit)
    return _penalty(contract_id, house, goal)


def _penalty(contract_id: str, house: House, goal: KingGoal) -> Terms:
    contract = CONTRACTS[contract_id]
    stake = bits(contract.stake)
    forced = {"erkek": stake, "kiz": stake, "rifki": stake if house.rifki_forced_drop else 0}
    discards = {"kupa": (HEARTS,), "erkek": (stake,), "kiz": (stake,), "rifki": (stake, HEARTS)}
    return Terms(
        contract_id,
        house,
        goal,
        stake=stake or ALL,
        unit=_TRICK_SHARES.get(contract_id, contract.card_points),
        first_costly=TRICKS - 1 if contract_id == "soniki" else 1,
        forced=forced.get(contract_id, 0),
        discards=discards.get(contract_id, ()),
        breaks=HEARTS if contract.breaks else 0,
    )
