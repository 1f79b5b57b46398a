"""The few words on plates and plaques; must not know where they are painted."""

from PySide6.QtCore import QCoreApplication

from king.ui.names import points_text


def tricks(count: int) -> str:
    """Return how many tricks a seat has taken."""
    if count == 1:
        return QCoreApplication.translate("KingTable", "1 trick")
    return QCoreApplication.translate("KingTable", "{count} tricks").format(count=count)


def cards(count: int) -> str:
    """Return how many cards a seat holds."""
    if count == 1:
        return QCoreApplication.translate("KingTable", "1 card")
    return QCoreApplication.translate("KingTable", "{count} cards").format(count=count)


def opened() -> str:
    """Return the mark of the seat that led the trick."""
    return QCoreApplication.translate("KingTable", "led")


def thinking() -> str:
    """Return the mark of a bot at work."""
    return QCoreApplication.translate("KingTable", "thinking")


def took_trick() -> str:
    """Return the mark on the card that takes the trick."""
    return QCoreApplication.translate("KingTable", "takes it")


def last_trick() -> str:
    """Return the heading of the last trick."""
    return QCoreApplication.translate("KingTable", "Last trick")


def hand_number(number: int) -> str:
    """Return the number of a hand."""
    return QCoreApplication.translate("KingTable", "Hand {number}").format(number=number)


def points(score: int) -> str:
    """Return a total with its sign."""
    return points_text(score)


def king_announced(tricks_needed: int) -> str:
    """Return what an announced King means (K24)."""
    return QCoreApplication.translate(
        "KingTable", "King announced: the caller must take {count} tricks."
    ).format(count=tricks_needed)
