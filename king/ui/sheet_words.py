"""The words of the score sheet; must not know where they stand."""

from PySide6.QtCore import QCoreApplication


def heading() -> str:
    """Return the heading of the sheet."""
    return QCoreApplication.translate("KingSheet", "Score sheet")


def zero_sum(hands: int) -> str:
    """Return what a complete game adds up to (K25)."""
    if hands == 20:
        return QCoreApplication.translate("KingSheet", "20 hands add up to 0")
    return QCoreApplication.translate("KingSheet", "{hands} hands").format(hands=hands)


def total() -> str:
    """Return the name of the bottom row."""
    return QCoreApplication.translate("KingSheet", "Total")


def playing() -> str:
    """Return the note beside the hand on the table."""
    return QCoreApplication.translate("KingSheet", "in play")


def you_choose() -> str:
    """Return the row of a hand the viewer is about to call."""
    return QCoreApplication.translate("KingSheet", "You choose")


def chooses(name: str) -> str:
    """Return the row of a hand somebody else is about to call."""
    return QCoreApplication.translate("KingSheet", "{name} chooses").format(name=name)


def rights_heading() -> str:
    """Return the heading over the penalties that may still be called."""
    return QCoreApplication.translate("KingSheet", "Penalties left")


def penalties_left() -> str:
    """Return the row of how many penalties each seat may still call."""
    return QCoreApplication.translate("KingSheet", "Penalties to call")


def trumps_left() -> str:
    """Return the row of how many trumps each seat may still call."""
    return QCoreApplication.translate("KingSheet", "Trumps to call")
