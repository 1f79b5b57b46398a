"""The names of the house rules, their values and their sets; must not know what they do."""

from PySide6.QtCore import QCoreApplication

from common.core.options import OptionValue
from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.option_words import OptionWords

NAMES = {
    "start": QT_TRANSLATE_NOOP("QwirkleOptions", "Who starts"),
    "start_tie": QT_TRANSLATE_NOOP("QwirkleOptions", "If sets are equal"),
    "opening": QT_TRANSLATE_NOOP("QwirkleOptions", "Opening"),
    "swap_short_bag": QT_TRANSLATE_NOOP("QwirkleOptions", "Swapping from a short bag"),
    "voluntary_pass": QT_TRANSLATE_NOOP("QwirkleOptions", "Passing by choice"),
    "out_bonus": QT_TRANSLATE_NOOP("QwirkleOptions", "Bonus for going out"),
    "end_tie": QT_TRANSLATE_NOOP("QwirkleOptions", "Equal scores"),
    "target_score": QT_TRANSLATE_NOOP("QwirkleOptions", "Target score"),
    "tile_counter": QT_TRANSLATE_NOOP("QwirkleOptions", "Table of unseen tiles"),
    "open_hands": QT_TRANSLATE_NOOP("QwirkleOptions", "Open racks"),
}

HELP = {
    "start": QT_TRANSLATE_NOOP("QwirkleOptions", "Who lays the first line."),
    "start_tie": QT_TRANSLATE_NOOP("QwirkleOptions", "Who starts when several hold a largest set."),
    "opening": QT_TRANSLATE_NOOP("QwirkleOptions", "What the first line must be."),
    "swap_short_bag": QT_TRANSLATE_NOOP("QwirkleOptions", "When the bag holds fewer than six tiles."),
    "voluntary_pass": QT_TRANSLATE_NOOP("QwirkleOptions", "Whether you may pass though you could play."),
    "out_bonus": QT_TRANSLATE_NOOP("QwirkleOptions", "For placing your last tile once the bag is empty."),
    "end_tie": QT_TRANSLATE_NOOP("QwirkleOptions", "Who wins when the totals are equal."),
    "target_score": QT_TRANSLATE_NOOP(
        "QwirkleOptions", "The game ends after the round in which it is reached."
    ),
    "tile_counter": QT_TRANSLATE_NOOP("QwirkleOptions", "Shows how many of each tile are still hidden."),
    "open_hands": QT_TRANSLATE_NOOP("QwirkleOptions", "Everybody sees all racks, good for learning."),
}

VALUES = {
    ("start", "largest_set"): QT_TRANSLATE_NOOP("QwirkleOptions", "Largest set"),
    ("start", "random"): QT_TRANSLATE_NOOP("QwirkleOptions", "By lot"),
    ("start", "first_seat"): QT_TRANSLATE_NOOP("QwirkleOptions", "First seat"),
    ("start_tie", "oldest"): QT_TRANSLATE_NOOP("QwirkleOptions", "The oldest"),
    ("start_tie", "youngest"): QT_TRANSLATE_NOOP("QwirkleOptions", "The youngest"),
    ("start_tie", "random"): QT_TRANSLATE_NOOP("QwirkleOptions", "By lot"),
    ("opening", "must_be_largest"): QT_TRANSLATE_NOOP("QwirkleOptions", "Largest set"),
    ("opening", "free"): QT_TRANSLATE_NOOP("QwirkleOptions", "Any line"),
    ("swap_short_bag", "limit"): QT_TRANSLATE_NOOP("QwirkleOptions", "As many as there are"),
    ("swap_short_bag", "forbid"): QT_TRANSLATE_NOOP("QwirkleOptions", "Not allowed"),
    ("voluntary_pass", "off"): QT_TRANSLATE_NOOP("QwirkleOptions", "Never"),
    ("voluntary_pass", "when_bag_empty"): QT_TRANSLATE_NOOP("QwirkleOptions", "With an empty bag"),
    ("end_tie", "shared"): QT_TRANSLATE_NOOP("QwirkleOptions", "Shared win"),
    ("end_tie", "qwirkles"): QT_TRANSLATE_NOOP("QwirkleOptions", "More Qwirkles"),
}

PRESETS = {
    "classic": QT_TRANSLATE_NOOP("QwirkleOptions", "Classic"),
    "short": QT_TRANSLATE_NOOP("QwirkleOptions", "Short"),
    "open": QT_TRANSLATE_NOOP("QwirkleOptions", "Open racks"),
}

PRESET_HELP = {
    "classic": QT_TRANSLATE_NOOP("QwirkleOptions", "To the last tile, six for going out."),
    "short": QT_TRANSLATE_NOOP("QwirkleOptions", "Whoever reaches 100 ends the game."),
    "open": QT_TRANSLATE_NOOP("QwirkleOptions", "All racks are seen, for learning together."),
}


WORDS = OptionWords("QwirkleOptions", NAMES, HELP, PRESETS, PRESET_HELP)


def value_name(option: str, value: OptionValue) -> str:
    """Return the name of a value; raises ``KeyError`` for one that is not declared."""
    if isinstance(value, bool):
        on, off = (
            QCoreApplication.translate("QwirkleOptions", "On"),
            QCoreApplication.translate("QwirkleOptions", "Off"),
        )
        return on if value else off
    if isinstance(value, str):
        return WORDS.say(VALUES[option, value])
    if value == 0:
        return QCoreApplication.translate("QwirkleOptions", "None")
    return QCoreApplication.translate("QwirkleOptions", "{points} points").format(points=value)
