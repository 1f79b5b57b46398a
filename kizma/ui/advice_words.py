"""Why a move is a good one, in one sentence; must not know how it was found out."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from common.core.transition import Reason
from kizma.engine.moves import ChooseColour, Discard, Enter, Home, Pass, Play, Split, Swap

_CONTEXT = "KizmaAdvice"

BECAUSE = {
    "wins": QT_TRANSLATE_NOOP("KizmaAdvice", "That brings the last pawn home."),
    "captures": QT_TRANSLATE_NOOP("KizmaAdvice", "That sends an opponent’s pawn back to its yard."),
    "finishes": QT_TRANSLATE_NOOP("KizmaAdvice", "That brings a pawn home."),
    "enters_lane": QT_TRANSLATE_NOOP("KizmaAdvice", "That brings the pawn into its safe lane."),
    "escapes": QT_TRANSLATE_NOOP("KizmaAdvice", "That takes a pawn out of danger."),
    "enters": QT_TRANSLATE_NOOP("KizmaAdvice", "Another pawn in play gives more choice."),
    "progress": QT_TRANSLATE_NOOP("KizmaAdvice", "That gets your pawns ahead with the least danger."),
    "only_move": QT_TRANSLATE_NOOP("KizmaAdvice", "There is no other move."),
}
"""A sentence for the reasons a bot gives; any other reason is told by the move itself."""

_BY_MOVE: dict[type, object] = {
    ChooseColour: QT_TRANSLATE_NOOP("KizmaAdvice", "Every colour is as good as any other."),
    Enter: BECAUSE["enters"],
    Swap: QT_TRANSLATE_NOOP("KizmaAdvice", "That takes the best square an opponent holds."),
    Split: QT_TRANSLATE_NOOP("KizmaAdvice", "Shared between two pawns the card does most."),
    Home: QT_TRANSLATE_NOOP("KizmaAdvice", "This pawn loses the least."),
    Discard: QT_TRANSLATE_NOOP("KizmaAdvice", "This card is worth least to you."),
    Pass: QT_TRANSLATE_NOOP("KizmaAdvice", "Every move would do harm."),
}


def advice_sentence(move: Any, why: Reason) -> str:
    """Return one sentence."""
    action = move.action if isinstance(move, Play) else move
    source = BECAUSE.get(why.code) or _BY_MOVE.get(type(action)) or BECAUSE["progress"]
    return QCoreApplication.translate(_CONTEXT, str(source))
