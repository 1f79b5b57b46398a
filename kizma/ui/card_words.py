"""What each card or roll does, in one or two short sentences; must not know whose it is."""

from PySide6.QtCore import QCoreApplication

from common.core.options import Options
from kizma.engine.cards import ELEVEN, JOKER, Card
from kizma.ui.card_signs import Sign, sign_of


def card_meaning(card: Card, options: Options) -> str:
    """Return what a card lets a player do (Z07, Z10 to Z14)."""
    sign = sign_of(card, options)
    if card == JOKER:
        return _joker(options)
    if sign is Sign.BACK:
        return QCoreApplication.translate("KizmaCards", "Move a pawn {card} squares back.").format(card=card)
    if sign is Sign.ENTER:
        return QCoreApplication.translate(
            "KizmaCards", "Bring a pawn in, or move a pawn {card} forward."
        ).format(card=card)
    if sign is Sign.SPLIT:
        return QCoreApplication.translate(
            "KizmaCards", "Move a pawn {card} forward, or share the {card} between two pawns."
        ).format(card=card)
    if card == ELEVEN:
        return QCoreApplication.translate("KizmaCards", "Move a pawn 11 forward, then draw once more.")
    return QCoreApplication.translate("KizmaCards", "Move a pawn {card} forward.").format(card=card)


def roll_meaning(pips: int, options: Options) -> str:
    """Return what a roll lets a player do (Z20, Z21)."""
    enters = pips == 6 or (pips == 1 and options.word("enter_on") == "1-6")
    if enters:
        return QCoreApplication.translate(
            "KizmaCards", "Bring a pawn in, or move a pawn {pips} forward."
        ).format(pips=pips)
    return QCoreApplication.translate("KizmaCards", "Move a pawn {pips} forward.").format(pips=pips)


def _joker(options: Options) -> str:
    if options.flag("partners"):
        return QCoreApplication.translate(
            "KizmaCards",
            "Take an opponent’s square or run up to 12. With no opponent out, one of yours goes home.",
        )
    return QCoreApplication.translate(
        "KizmaCards", "Take the square of an opponent’s pawn, or run 1 to 12 forward."
    )
