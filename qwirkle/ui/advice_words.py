"""Why a move is a good one, in one sentence; must not know how it was found."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from qwirkle.engine.moves import Pass, Swap

_CONTEXT = "QwirkleAdvice"

SENTENCES = {
    "only_move": QT_TRANSLATE_NOOP("QwirkleAdvice", "There is nothing else you can do."),
    "nothing_fits": QT_TRANSLATE_NOOP("QwirkleAdvice", "No tile of yours fits: swap these."),
    "looks_good": QT_TRANSLATE_NOOP("QwirkleAdvice", "{points} points, a decent place."),
    "most_points": QT_TRANSLATE_NOOP("QwirkleAdvice", "{points} points, nothing brings more."),
    "gives_little": QT_TRANSLATE_NOOP(
        "QwirkleAdvice", "{points} points, and it leaves little to the next player."
    ),
    "keeps_chances": QT_TRANSLATE_NOOP(
        "QwirkleAdvice", "{points} points, and it keeps good tiles for your next turn."
    ),
    "counted_out": QT_TRANSLATE_NOOP("QwirkleAdvice", "Counted out to the end: nothing is better."),
    "last_turns": QT_TRANSLATE_NOOP("QwirkleAdvice", "{points} points, the best for the last turns."),
    "pass_gains": QT_TRANSLATE_NOOP("QwirkleAdvice", "Passing brings more than any place."),
}
"""A sentence for every code the bots give."""


def advice_sentence(move: Any, why: Reason) -> str:
    """Return one sentence for the choice of a bot; without a known code one that fits the move alone."""
    if why.code in SENTENCES:
        return QCoreApplication.translate(_CONTEXT, SENTENCES[why.code]).format(**why.facts)
    if isinstance(move, Swap):
        return QCoreApplication.translate("QwirkleAdvice", "These tiles can be swapped.")
    if isinstance(move, Pass):
        return QCoreApplication.translate("QwirkleAdvice", "You can pass.")
    return QCoreApplication.translate("QwirkleAdvice", "These tiles fit here.")
