"""Why something may not be done, in sentences; must not know how it was found out."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from king.engine.cards import card
from king.engine.moves import Call
from king.engine.options import ANY_TRUMP
from king.ui.names import call_name, card_name, contract_name, suit_name, suit_word

_CONTEXT = "KingReasons"

SENTENCES = {
    "must_follow": QT_TRANSLATE_NOOP("KingReasons", "You must follow suit: you hold {suit}."),
    "hearts_not_broken": QT_TRANSLATE_NOOP(
        "KingReasons", "You cannot lead a heart before one has been played."
    ),
    "must_lead_highest_heart": QT_TRANSLATE_NOOP(
        "KingReasons", "You hold only hearts: lead the highest one."
    ),
    "must_play_heart": QT_TRANSLATE_NOOP("KingReasons", "You must play a heart: you hold no {void}."),
    "must_play_rifki": QT_TRANSLATE_NOOP("KingReasons", "You must play Rıfkı: you hold no {void}."),
    "must_drop_rifki": QT_TRANSLATE_NOOP("KingReasons", "You must drop Rıfkı under the {under}."),
    "must_play_king_or_jack": QT_TRANSLATE_NOOP(
        "KingReasons", "You must play a king or jack: you hold no {void}."
    ),
    "must_drop_king_or_jack": QT_TRANSLATE_NOOP(
        "KingReasons", "You must drop your king or jack under the {under}."
    ),
    "must_play_queen": QT_TRANSLATE_NOOP("KingReasons", "You must play a queen: you hold no {void}."),
    "must_drop_queen": QT_TRANSLATE_NOOP("KingReasons", "You must drop your queen under the {under}."),
    "must_trump": QT_TRANSLATE_NOOP("KingReasons", "You must trump with {trump}: you hold no {void}."),
    "must_raise_trump": QT_TRANSLATE_NOOP("KingReasons", "You must go over the {over}."),
    "must_overtrump": QT_TRANSLATE_NOOP(
        "KingReasons", "You must go over the trump on the table: the {over}."
    ),
    "must_raise": QT_TRANSLATE_NOOP("KingReasons", "At this table you must go over the {over}."),
    "trump_not_broken": QT_TRANSLATE_NOOP(
        "KingReasons", "You cannot lead trumps before one has been played."
    ),
    "only_top_trumps": QT_TRANSLATE_NOOP(
        "KingReasons", "Trumps are not broken: of yours only ace, king and queen may be led."
    ),
    "penalty_used_up": QT_TRANSLATE_NOOP("KingReasons", "{penalty} has been played twice already."),
    "no_penalty_left": QT_TRANSLATE_NOOP(
        "KingReasons", "You have called all {rights} penalties: call a trump."
    ),
    "no_trump_left": QT_TRANSLATE_NOOP("KingReasons", "You have called all your trumps: call a penalty."),
    "koz_not_yet": QT_TRANSLATE_NOOP("KingReasons", "The first {hands} hands must be penalties."),
    "called_before": QT_TRANSLATE_NOOP("KingReasons", "You have called {penalty} before."),
    "same_call_again": QT_TRANSLATE_NOOP("KingReasons", "The hand is dealt again for the same call: {call}."),
    "order_is_fixed": QT_TRANSLATE_NOOP("KingReasons", "The order is fixed: now comes {entry}."),
    "king_not_announced_here": QT_TRANSLATE_NOOP("KingReasons", "A King is not announced at this table."),
    "not_in_hand": QT_TRANSLATE_NOOP("KingReasons", "You do not hold the {card}."),
    "other_move_due": QT_TRANSLATE_NOOP("KingReasons", "Something else has to be decided first."),
    "chance_due": QT_TRANSLATE_NOOP("KingReasons", "The cards have to be dealt first."),
    "match_over": QT_TRANSLATE_NOOP("KingReasons", "The match is over."),
    "no_own_decision": QT_TRANSLATE_NOOP("KingReasons", "You have not decided anything yet."),
    "other_has_played": QT_TRANSLATE_NOOP("KingReasons", "Somebody else has played since."),
    "too_late": QT_TRANSLATE_NOOP("KingReasons", "The table has moved on."),
}
"""A sentence for every code of the engine and of the model."""

RULES = {
    "must_follow": "K09",
    "hearts_not_broken": "K17",
    "must_lead_highest_heart": "K17",
    "must_play_heart": "K11",
    "must_play_rifki": "K14",
    "must_drop_rifki": "K16",
    "must_play_king_or_jack": "K12",
    "must_drop_king_or_jack": "K16",
    "must_play_queen": "K13",
    "must_drop_queen": "K16",
    "must_trump": "K18",
    "must_raise_trump": "K19",
    "must_overtrump": "K19",
    "must_raise": "K19",
    "trump_not_broken": "K20",
    "only_top_trumps": "K20",
    "penalty_used_up": "K07",
    "no_penalty_left": "K07",
    "no_trump_left": "K07",
    "koz_not_yet": "K08",
    "called_before": "K07",
    "same_call_again": "K22",
    "order_is_fixed": "K28",
    "king_not_announced_here": "K24",
}
"""The rule behind each code that has one."""


def reason_sentence(reason: Reason) -> str:
    """Return one sentence why a move is forbidden."""
    sentence = QCoreApplication.translate(_CONTEXT, SENTENCES[reason.code])
    return sentence.format(**_words(reason.facts))


def _words(facts: Mapping[str, Any]) -> dict[str, str]:
    """Return the facts of a reason as words, suits also as they begin a sentence."""
    words: dict[str, str] = {}
    for name, value in facts.items():
        words[name] = _word(name, value)
        if name in ("suit", "void", "trump"):
            words[f"{name}_first"] = suit_name(str(value))
    if "call" in facts:
        words["entry"] = words["call"]
    return words


def _word(name: str, value: Any) -> str:
    if name in ("suit", "void", "trump"):
        return suit_word(str(value))
    if name in ("card", "under", "over"):
        return card_name(card(str(value)))
    if name == "penalty":
        return contract_name(str(value))
    if name == "call":
        return contract_name(ANY_TRUMP) if value == ANY_TRUMP else call_name(Call.parse(str(value)))
    return str(value)
