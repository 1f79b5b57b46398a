"""Why a move is a good one, in one sentence; must not know how it was found out."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from kizma.ui.deed_words import pawn_title
from kizma.ui.table_words import card_title

_CONTEXT = "KizmaAdvice"

BECAUSE: dict[str, Any] = {
    "wins": QT_TRANSLATE_NOOP("KizmaAdvice", "That brings the last pawn home."),
    "captures": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} sends {victim} back to its yard."),
    "brings_home": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} gets home."),
    "enters": QT_TRANSLATE_NOOP("KizmaAdvice", "Another pawn in play gives more choice."),
    "reaches_lane": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} gets into its safe lane."),
    "flees": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} gets out of danger."),
    "splits": QT_TRANSLATE_NOOP("KizmaAdvice", "Shared between {pawn} and {other} the card does most."),
    "advances": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} gets ahead with the least danger."),
    "goes_back": QT_TRANSLATE_NOOP(
        "KizmaAdvice", "Going back costs {pawn} the least, or even brings it nearer."
    ),
    "lays_off": QT_TRANSLATE_NOOP("KizmaAdvice", "The {card} is worth least to you."),
    "keeps_still": QT_TRANSLATE_NOOP("KizmaAdvice", "Every move would do harm."),
    "sacrifices": QT_TRANSLATE_NOOP("KizmaAdvice", "{pawn} loses the least."),
    "any_colour": QT_TRANSLATE_NOOP("KizmaAdvice", "Every colour is as good as any other."),
    "only_move": QT_TRANSLATE_NOOP("KizmaAdvice", "There is no other move."),
    "random": QT_TRANSLATE_NOOP("KizmaAdvice", "One move is as good as another here."),
    "fallback": QT_TRANSLATE_NOOP("KizmaAdvice", "There was no time to think: this move is legal."),
}
"""A sentence for every reason a bot gives."""


def advice_sentence(why: Reason) -> str:
    """Return one sentence; raises ``KeyError`` for a reason nobody has words for."""
    facts = dict(why.facts)
    for name in ("pawn", "victim", "other"):
        if name in facts:
            facts[name] = pawn_title(facts[name])
    if "card" in facts:
        facts["card"] = card_title(facts["card"])
    return QCoreApplication.translate(_CONTEXT, BECAUSE[why.code]).format(**facts)
