"""The words of the contract chooser and the spoil question; must not know their widgets."""

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from king.engine.moves import Call
from king.ui.names import call_name, full_name


def heading(contract_id: str = "") -> str:
    """Return the heading; with a contract the hand that comes by a fixed order (K28)."""
    if contract_id:
        return QCoreApplication.translate("KingChooser", "This hand: {contract}").format(
            contract=full_name(contract_id)
        )
    return QCoreApplication.translate("KingChooser", "What shall we play?")


def rights(hand: str, penalties: int, trumps: int) -> str:
    """Return the number of the hand and what the caller may still call."""
    return QCoreApplication.translate(
        "KingChooser", "{hand} · your rights: penalties {penalties}, trumps {trumps}"
    ).format(hand=hand, penalties=penalties, trumps=trumps)


def penalties() -> str:
    """Return the heading of the penalties."""
    return QCoreApplication.translate("KingChooser", "Penalties")


def trumps() -> str:
    """Return the heading of the trumps."""
    return QCoreApplication.translate("KingChooser", "Trump · +50 a trick")


def left(count: int) -> str:
    """Return how often a penalty is left."""
    return QCoreApplication.translate("KingChooser", "{count} left").format(count=count)


def king_offer(tricks: int) -> str:
    """Return the text beside the switch that announces a King (K24)."""
    return QCoreApplication.translate(
        "KingChooser", "I announce a King: {count} tricks or I lose alone"
    ).format(count=tricks)


def nothing_chosen() -> str:
    """Return the text of the confirm button while nothing is chosen."""
    return QCoreApplication.translate("KingChooser", "Choose a contract")


def confirm(call: Call) -> str:
    """Return the text of the confirm button."""
    return QCoreApplication.translate("KingChooser", "Play {call}").format(call=call_name(call))


def short_reason(reason: Reason) -> str:
    """Return in two words why a contract is closed."""
    short = {
        "penalty_used_up": QCoreApplication.translate("KingChooser", "Used up"),
        "no_penalty_left": QCoreApplication.translate("KingChooser", "No penalty left"),
        "no_trump_left": QCoreApplication.translate("KingChooser", "No trump left"),
        "koz_not_yet": QCoreApplication.translate("KingChooser", "Not yet"),
        "called_before": QCoreApplication.translate("KingChooser", "You had it"),
    }
    return short.get(reason.code, QCoreApplication.translate("KingChooser", "Closed"))


def spoil_heading(is_rifki: bool) -> str:
    """Return the heading of the question whether to spoil the hand (K23, K27)."""
    if is_rifki:
        return QCoreApplication.translate("KingChooser", "Spoil this Rıfkı?")
    return QCoreApplication.translate("KingChooser", "Spoil this hand?")


def spoil_text(is_rifki: bool, caller: str) -> str:
    """Return what spoiling means (K23, K27)."""
    if is_rifki:
        return QCoreApplication.translate(
            "KingChooser",
            "You hold no other hearts, so you may spoil the hand. Then the cards are dealt again and "
            "{caller} calls anew.",
        ).format(caller=caller)
    return QCoreApplication.translate(
        "KingChooser",
        "You hold no card above 10, so you may spoil the hand. Then the cards are dealt again for the same "
        "trump.",
    )


def keep() -> str:
    """Return the answer that keeps the hand."""
    return QCoreApplication.translate("KingChooser", "Keep it")


def spoil() -> str:
    """Return the answer that spoils the hand."""
    return QCoreApplication.translate("KingChooser", "Spoil the hand")
