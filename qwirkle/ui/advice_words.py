"""Why a move is a good one, in one sentence; must not know how it was found."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from qwirkle.engine.moves import Swap


def advice_sentence(move: Any, why: Reason) -> str:
    """Return one sentence for the choice of a bot; a code without words of its own gets the plain one."""
    if isinstance(move, Swap):
        return QCoreApplication.translate("QwirkleAdvice", "Swapping these tiles helps more than any place.")
    return QCoreApplication.translate("QwirkleAdvice", "This is the best place I see.")
