"""Why a move is a good one, in one sentence; must not know how it was found."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from king.engine.moves import Answer, Call, Play
from king.ui.names import call_name, card_name

_CONTEXT = "KingAdvice"

CARD_SENTENCES = {
    "lead_winner": QT_TRANSLATE_NOOP("KingAdvice", "Lead the {card}: nothing higher is left in its suit."),
    "lead_trump": QT_TRANSLATE_NOOP("KingAdvice", "Lead the {card} to draw out their trumps."),
    "lead_low": QT_TRANSLATE_NOOP(
        "KingAdvice", "Lead the {card}: it is one of your lowest and hard to lose with."
    ),
    "lead": QT_TRANSLATE_NOOP("KingAdvice", "Lead the {card}."),
    "ruff": QT_TRANSLATE_NOOP("KingAdvice", "Trump with the {card}."),
    "discard_penalty": QT_TRANSLATE_NOOP(
        "KingAdvice", "Get rid of the {card}: somebody else takes the penalty."
    ),
    "discard": QT_TRANSLATE_NOOP(
        "KingAdvice", "Throw away the {card}: it is the most dangerous card you may drop."
    ),
    "take_last": QT_TRANSLATE_NOOP(
        "KingAdvice", "Take the trick with the {card}: as the last you know its price."
    ),
    "risk": QT_TRANSLATE_NOOP("KingAdvice", "The {card} may take the trick, but the others cost more."),
    "win": QT_TRANSLATE_NOOP("KingAdvice", "Win the trick with the {card}."),
    "duck": QT_TRANSLATE_NOOP("KingAdvice", "Stay under with the {card}."),
    "lowest": QT_TRANSLATE_NOOP("KingAdvice", "You cannot win this trick: give the {card}."),
    "only_move": QT_TRANSLATE_NOOP("KingAdvice", "Only the {card} may be played."),
}
"""A sentence for every reason a bot gives for a card; others get the plain one."""

_PLAIN = QT_TRANSLATE_NOOP("KingAdvice", "The {card} is the best card I see.")
CALL_SENTENCES = {
    "strong_trumps": QT_TRANSLATE_NOOP("KingAdvice", "Call {call}: your suit is long and strong enough."),
    "cheapest_penalty": QT_TRANSLATE_NOOP("KingAdvice", "Call {call}: it should cost you least."),
    "best_call": QT_TRANSLATE_NOOP("KingAdvice", "Call {call}: your hand is better for it than most."),
}
"""A sentence for every reason a bot gives for a call."""

_PLAIN_CALL = QT_TRANSLATE_NOOP("KingAdvice", "Call {call}.")


def advice_sentence(move: Any, why: Reason) -> str:
    """Return one sentence for the choice of a bot."""
    match move:
        case Play(card=card):
            sentence = CARD_SENTENCES.get(why.code, _PLAIN)
            return QCoreApplication.translate(_CONTEXT, sentence).format(card=card_name(card))
        case Call():
            sentence = CALL_SENTENCES.get(why.code, _PLAIN_CALL)
            return QCoreApplication.translate(_CONTEXT, sentence).format(call=call_name(move))
        case Answer(spoil=True):
            return QCoreApplication.translate("KingAdvice", "Spoil the hand: it cannot get worse.")
    return QCoreApplication.translate("KingAdvice", "Keep the hand.")
