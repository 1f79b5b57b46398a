"""Which hands may be spoiled before the first lead; must not know what comes of it."""

from common.core.options import Options
from king.engine.cards import ACE, RIFKI, Card, Hand, Suit, of_suit
from king.engine.moves import Call
from king.engine.trick import SEATS

REDEAL_CAP = 20

_RIFKI_HANDS: dict[str, tuple[Hand, ...]] = {
    "on": ((RIFKI,),),
    "wide": ((RIFKI,), (Card(Suit.HEARTS, ACE),), (RIFKI, Card(Suit.HEARTS, ACE))),
    "off": (),
}


def seats_with_right(call: Call, caller: int, hands: tuple[Hand, ...], options: Options) -> tuple[int, ...]:
    """Return the seats that may spoil the hand, in the order asked: from the caller on (K23, K27)."""
    in_order = ((caller + step) % SEATS for step in range(SEATS))
    if call.contract_id == "rifki":
        spoiling = _RIFKI_HANDS[options.word("rifki_spoil")]
        return tuple(
            seat for seat in in_order if seat != caller and of_suit(hands[seat], Suit.HEARTS) in spoiling
        )
    if call.contract.is_penalty or not options.flag("koz_spoil"):
        return ()
    return tuple(seat for seat in in_order if max(card.rank for card in hands[seat]) <= 10)
