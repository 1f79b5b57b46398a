"""One fact about a hand that matters to a contract, in a sentence; must not know what is wise."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from king.engine.cards import ACE, JACK, KING, QUEEN, RIFKI, Card, Suit, of_suit
from king.engine.contracts import CONTRACTS
from king.ui.names import rank_name, suit_word


def fact_about(hand: Sequence[Card], contract_id: str) -> str:
    """Return the fact."""
    trump = CONTRACTS[contract_id].trump
    if trump is not None:
        return _suit_fact(hand, trump)
    match contract_id:
        case "kupa":
            return _suit_fact(hand, Suit.HEARTS)
        case "erkek":
            count = sum(card.rank in (KING, JACK) for card in hand)
            return QCoreApplication.translate("KingChooser", "You hold {count} kings and jacks.").format(
                count=count
            )
        case "kiz":
            count = sum(card.rank == QUEEN for card in hand)
            return QCoreApplication.translate("KingChooser", "You hold {count} queens.").format(count=count)
        case "rifki":
            return _rifki_fact(hand)
    high = sum(card.rank >= JACK for card in hand)
    return QCoreApplication.translate("KingChooser", "{high} of your 13 cards are jack or higher.").format(
        high=high
    )


def _suit_fact(hand: Sequence[Card], suit: Suit) -> str:
    suited = of_suit(hand, suit)
    if not suited:
        return QCoreApplication.translate("KingChooser", "You hold no {suit}.").format(suit=suit_word(suit))
    return QCoreApplication.translate(
        "KingChooser", "You hold {count} {suit}, the highest is the {rank}."
    ).format(count=len(suited), suit=suit_word(suit), rank=rank_name(max(suited).rank))


def _rifki_fact(hand: Sequence[Card]) -> str:
    hearts = len(of_suit(hand, Suit.HEARTS))
    if RIFKI in hand:
        return QCoreApplication.translate(
            "KingChooser", "Rıfkı is in your hand, with {count} other hearts."
        ).format(count=hearts - 1)
    if Card(Suit.HEARTS, ACE) in hand:
        return QCoreApplication.translate(
            "KingChooser", "Rıfkı is elsewhere, but you hold the ace of hearts."
        )
    return QCoreApplication.translate("KingChooser", "Rıfkı is elsewhere, you hold {count} hearts.").format(
        count=hearts
    )
