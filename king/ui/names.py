"""The names of cards, suits and contracts in the user's language; must not know a match."""

from PySide6.QtCore import QCoreApplication

from king.engine.cards import ACE, JACK, KING, QUEEN, Card, Suit
from king.engine.contracts import CONTRACTS
from king.engine.moves import Call
from king.engine.options import ANY_TRUMP


def suit_name(suit: str) -> str:
    """Return the name of a suit, as at the start of a sentence."""
    return {
        Suit.CLUBS: QCoreApplication.translate("KingNames", "Clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("KingNames", "Diamonds"),
        Suit.HEARTS: QCoreApplication.translate("KingNames", "Hearts"),
        Suit.SPADES: QCoreApplication.translate("KingNames", "Spades"),
    }[Suit(suit)]


def suit_word(suit: str) -> str:
    """Return the name of a suit inside a sentence."""
    return {
        Suit.CLUBS: QCoreApplication.translate("KingNames", "clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("KingNames", "diamonds"),
        Suit.HEARTS: QCoreApplication.translate("KingNames", "hearts"),
        Suit.SPADES: QCoreApplication.translate("KingNames", "spades"),
    }[Suit(suit)]


def rank_name(rank: int) -> str:
    """Return the name of a rank inside a sentence."""
    return {
        JACK: QCoreApplication.translate("KingNames", "jack"),
        QUEEN: QCoreApplication.translate("KingNames", "queen"),
        KING: QCoreApplication.translate("KingNames", "king"),
        ACE: QCoreApplication.translate("KingNames", "ace"),
    }.get(rank, str(rank))


def card_name(card: Card) -> str:
    """Return a card in words."""
    return QCoreApplication.translate("KingNames", "{rank} of {suit}").format(
        rank=rank_name(card.rank), suit=suit_word(card.suit), suit_first=suit_name(card.suit)
    )


def contract_name(contract_id: str) -> str:
    """Return the name of a contract; ``koz`` stands for a trump whose suit is still to be named."""
    if contract_id == ANY_TRUMP or CONTRACTS[contract_id].trump is not None:
        return QCoreApplication.translate("KingNames", "Trump")
    return {
        "el": QCoreApplication.translate("KingNames", "No tricks"),
        "kupa": QCoreApplication.translate("KingNames", "No hearts"),
        "erkek": QCoreApplication.translate("KingNames", "No men"),
        "kiz": QCoreApplication.translate("KingNames", "No queens"),
        "rifki": QCoreApplication.translate("KingNames", "Rıfkı"),
        "soniki": QCoreApplication.translate("KingNames", "Last two"),
    }[contract_id]


def full_name(contract_id: str) -> str:
    """Return the name of a contract with its trump suit."""
    trump = None if contract_id == ANY_TRUMP else CONTRACTS[contract_id].trump
    if trump is None:
        return contract_name(contract_id)
    return QCoreApplication.translate("KingNames", "Trump {suit}").format(suit=suit_word(trump))


def call_name(call: Call) -> str:
    """Return a call with its trump suit and the announcement of a King."""
    name = full_name(call.contract_id)
    return QCoreApplication.translate("KingNames", "{call}, King").format(call=name) if call.king else name


def points_text(points: int, *, plus: bool = True) -> str:
    """Return points with their sign; a true minus, and no sign for nothing."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else str(points)


def unit_points(contract_id: str) -> int:
    """Return what one trick or card of a contract counts (K10 to K18)."""
    return {"el": -50, "kupa": -30, "erkek": -60, "kiz": -100, "rifki": -320, "soniki": -180}.get(
        contract_id, 50
    )


def unit_name(contract_id: str) -> str:
    """Return what the points of a contract are counted by."""
    return {
        "el": QCoreApplication.translate("KingNames", "a trick"),
        "kupa": QCoreApplication.translate("KingNames", "a heart"),
        "erkek": QCoreApplication.translate("KingNames", "a king or jack"),
        "kiz": QCoreApplication.translate("KingNames", "a queen"),
        "rifki": QCoreApplication.translate("KingNames", "one card"),
        "soniki": QCoreApplication.translate("KingNames", "a trick"),
    }.get(contract_id, QCoreApplication.translate("KingNames", "a trick"))


def reminder(contract_id: str) -> str:
    """Return what to mind in a contract, in a line or two."""
    return {
        "el": QCoreApplication.translate("KingNames", "Take no tricks."),
        "kupa": QCoreApplication.translate(
            "KingNames", "Take no hearts. Void means a heart, and hearts open once broken."
        ),
        "erkek": QCoreApplication.translate("KingNames", "Take no kings or jacks. Void means one of them."),
        "kiz": QCoreApplication.translate("KingNames", "Take no queens. Void means a queen."),
        "rifki": QCoreApplication.translate(
            "KingNames", "Do not take the king of hearts. Hearts open once broken."
        ),
        "soniki": QCoreApplication.translate("KingNames", "Do not take the last two tricks."),
    }.get(
        contract_id,
        QCoreApplication.translate("KingNames", "Take tricks. Void means a trump, and a higher one."),
    )
