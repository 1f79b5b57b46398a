"""Why something may not be done, in sentences; must not know how it was found out."""

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from qwirkle.ui.tile_names import tile_name_of

_CONTEXT = "QwirkleReasons"

SENTENCES = {
    "no_tiles": QT_TRANSLATE_NOOP("QwirkleReasons", "Put at least one tile on the table."),
    "same_cell_twice": QT_TRANSLATE_NOOP("QwirkleReasons", "Two tiles cannot lie on one cell."),
    "not_sorted": QT_TRANSLATE_NOOP("QwirkleReasons", "The tiles of the move are not in order."),
    "not_in_hand": QT_TRANSLATE_NOOP("QwirkleReasons", "There is no such tile on your rack: {tile}."),
    "cell_occupied": QT_TRANSLATE_NOOP("QwirkleReasons", "There is already a tile here."),
    "not_in_one_line": QT_TRANSLATE_NOOP(
        "QwirkleReasons", "All tiles of a turn go into one row or one column."
    ),
    "not_connected": QT_TRANSLATE_NOOP("QwirkleReasons", "Your tiles must touch a tile on the table."),
    "gap_between_tiles": QT_TRANSLATE_NOOP("QwirkleReasons", "There must be no gap between your tiles."),
    "line_too_long": QT_TRANSLATE_NOOP("QwirkleReasons", "A line holds six tiles at most."),
    "line_same_tile": QT_TRANSLATE_NOOP("QwirkleReasons", "The same tile cannot be in a line twice."),
    "line_mixed": QT_TRANSLATE_NOOP(
        "QwirkleReasons", "A line shares one colour or one shape, and nothing else."
    ),
    "opening_not_largest": QT_TRANSLATE_NOOP(
        "QwirkleReasons", "Open with your largest set: {largest} tiles."
    ),
    "opening_off_origin": QT_TRANSLATE_NOOP(
        "QwirkleReasons", "The first line begins in the middle of the table."
    ),
    "opening_swap": QT_TRANSLATE_NOOP("QwirkleReasons", "Whoever opens cannot swap."),
    "opening_pass": QT_TRANSLATE_NOOP("QwirkleReasons", "Whoever opens cannot pass."),
    "swap_bag_empty": QT_TRANSLATE_NOOP("QwirkleReasons", "The bag is empty, there is nothing to swap for."),
    "swap_bag_short": QT_TRANSLATE_NOOP(
        "QwirkleReasons", "With fewer than six tiles in the bag there is no swapping."
    ),
    "swap_too_many": QT_TRANSLATE_NOOP("QwirkleReasons", "You can swap {limit} tiles at most."),
    "pass_could_place": QT_TRANSLATE_NOOP("QwirkleReasons", "You cannot pass while a tile of yours fits."),
    "pass_could_swap": QT_TRANSLATE_NOOP("QwirkleReasons", "You cannot pass while you can swap."),
    "match_over": QT_TRANSLATE_NOOP("QwirkleReasons", "The game is over."),
    "chance_due": QT_TRANSLATE_NOOP("QwirkleReasons", "The bag is being mixed."),
    "chance_not_due": QT_TRANSLATE_NOOP("QwirkleReasons", "The bag is not to be mixed now."),
    "bag_differs": QT_TRANSLATE_NOOP("QwirkleReasons", "These are not the tiles in the bag."),
    "no_candidate": QT_TRANSLATE_NOOP("QwirkleReasons", "This player does not have the largest set."),
    "too_late": QT_TRANSLATE_NOOP("QwirkleReasons", "The table has changed since. Look again."),
    "no_own_decision": QT_TRANSLATE_NOOP("QwirkleReasons", "You have not made a move yet."),
    "other_has_played": QT_TRANSLATE_NOOP("QwirkleReasons", "Somebody else has played since."),
}
"""A sentence for every code the engine and the session can give."""

RULES = {
    "no_tiles": "Q05",
    "same_cell_twice": "Q05",
    "cell_occupied": "Q05",
    "not_in_one_line": "Q05",
    "not_connected": "Q05",
    "gap_between_tiles": "Q05",
    "line_too_long": "Q02",
    "line_same_tile": "Q02",
    "line_mixed": "Q02",
    "opening_not_largest": "Q04",
    "opening_off_origin": "Q04",
    "opening_swap": "Q04",
    "opening_pass": "Q04",
    "swap_bag_empty": "Q07",
    "swap_bag_short": "Q07",
    "swap_too_many": "Q07",
    "pass_could_place": "Q08",
    "pass_could_swap": "Q08",
    "no_candidate": "Q03",
}
"""The rule behind a code, where there is one."""


def reason_sentence(reason: Reason) -> str:
    """Return one sentence; raises ``KeyError`` for a code nobody has words for."""
    facts = dict(reason.facts)
    if "tile" in facts:
        facts["tile"] = tile_name_of(facts["tile"])
    return QCoreApplication.translate(_CONTEXT, SENTENCES[reason.code]).format(**facts)
