"""The house rules of King in words; must not know how they are played."""

from common.core.options import OptionValue
from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.option_words import OptionWords
from king.ui.names import full_name

NAMES = {
    "length": QT_TRANSLATE_NOOP("KingOptions", "Length"),
    "first_caller": QT_TRANSLATE_NOOP("KingOptions", "First caller"),
    "once_per_seat": QT_TRANSLATE_NOOP("KingOptions", "Each penalty once a player"),
    "koz_from_start": QT_TRANSLATE_NOOP("KingOptions", "Trump from the first hand"),
    "rifki_forced_drop": QT_TRANSLATE_NOOP("KingOptions", "Rıfkı falls under the ace"),
    "forced_heart_lead": QT_TRANSLATE_NOOP("KingOptions", "Leading from hearts alone"),
    "raise_trump": QT_TRANSLATE_NOOP("KingOptions", "Go over a led trump"),
    "overruff": QT_TRANSLATE_NOOP("KingOptions", "Overtrump"),
    "raise_plain": QT_TRANSLATE_NOOP("KingOptions", "Go over in plain suits"),
    "akq": QT_TRANSLATE_NOOP("KingOptions", "Ace, king, queen lead"),
    "trump_must_break": QT_TRANSLATE_NOOP("KingOptions", "Trumps must be broken"),
    "kiz_split": QT_TRANSLATE_NOOP("KingOptions", "A queen for everybody"),
    "rifki_spoil": QT_TRANSLATE_NOOP("KingOptions", "Spoiling Rıfkı"),
    "king_tricks": QT_TRANSLATE_NOOP("KingOptions", "Tricks for a King"),
    "king_declared": QT_TRANSLATE_NOOP("KingOptions", "A King is announced"),
    "win_at_zero": QT_TRANSLATE_NOOP("KingOptions", "Zero wins"),
    "koz_spoil": QT_TRANSLATE_NOOP("KingOptions", "Spoiling a trump hand"),
    "kanli": QT_TRANSLATE_NOOP("KingOptions", "Kanlı King"),
    "kanli_order": QT_TRANSLATE_NOOP("KingOptions", "Order of the contracts"),
}

HELP = {
    "length": QT_TRANSLATE_NOOP(
        "KingOptions", "Twenty hands: three penalties and two trumps each. Twelve: two and one."
    ),
    "first_caller": QT_TRANSLATE_NOOP("KingOptions", "Who calls the first contract."),
    "once_per_seat": QT_TRANSLATE_NOOP("KingOptions", "Nobody calls the same penalty twice."),
    "koz_from_start": QT_TRANSLATE_NOOP("KingOptions", "Off: the first four hands are penalties."),
    "rifki_forced_drop": QT_TRANSLATE_NOOP(
        "KingOptions", "Whoever holds Rıfkı must play it under the ace of hearts."
    ),
    "forced_heart_lead": QT_TRANSLATE_NOOP(
        "KingOptions", "What a leader with nothing but hearts may lead while they are unbroken."
    ),
    "raise_trump": QT_TRANSLATE_NOOP("KingOptions", "On a led trump you must play a higher one if you can."),
    "overruff": QT_TRANSLATE_NOOP("KingOptions", "Trumping a trick that is trumped, you must go over."),
    "raise_plain": QT_TRANSLATE_NOOP(
        "KingOptions", "In trump hands you must beat plain cards too if you can."
    ),
    "akq": QT_TRANSLATE_NOOP(
        "KingOptions", "Who may lead a top trump unbroken when holding ace, king and queen of trumps."
    ),
    "trump_must_break": QT_TRANSLATE_NOOP("KingOptions", "Trumps may be led only once one was played."),
    "kiz_split": QT_TRANSLATE_NOOP("KingOptions", "What happens when each player takes one queen."),
    "rifki_spoil": QT_TRANSLATE_NOOP(
        "KingOptions", "Who may have the cards dealt again after Rıfkı is called."
    ),
    "king_tricks": QT_TRANSLATE_NOOP("KingOptions", "How many tricks win the whole game for a trump caller."),
    "king_declared": QT_TRANSLATE_NOOP(
        "KingOptions", "A King counts only if announced; failing loses alone."
    ),
    "win_at_zero": QT_TRANSLATE_NOOP("KingOptions", "Off: a total of exactly 0 loses."),
    "koz_spoil": QT_TRANSLATE_NOOP(
        "KingOptions", "Whoever holds no card above 10 may have a trump hand dealt again."
    ),
    "kanli": QT_TRANSLATE_NOOP(
        "KingOptions", "The contracts come in a fixed order; callers name only the trump suit."
    ),
    "kanli_order": QT_TRANSLATE_NOOP(
        "KingOptions", "Each penalty twice and eight trumps; eight and four in the short game."
    ),
}

PRESETS = {
    "classic": QT_TRANSLATE_NOOP("KingOptions", "Classic"),
    "short": QT_TRANSLATE_NOOP("KingOptions", "Short game"),
    "kanli": QT_TRANSLATE_NOOP("KingOptions", "Kanlı King"),
}

PRESET_HELP = {
    "classic": QT_TRANSLATE_NOOP("KingOptions", "Twenty hands, every contract of your own choice."),
    "short": QT_TRANSLATE_NOOP("KingOptions", "Twelve hands, two penalties and one trump each."),
    "kanli": QT_TRANSLATE_NOOP("KingOptions", "The contracts come in a fixed order, whatever you hold."),
}

_VALUES: dict[str, dict[OptionValue, str]] = {
    "length": {
        20: QT_TRANSLATE_NOOP("KingOptions", "20 hands"),
        12: QT_TRANSLATE_NOOP("KingOptions", "12 hands"),
    },
    "first_caller": {
        "2d": QT_TRANSLATE_NOOP("KingOptions", "2 of diamonds"),
        "7d": QT_TRANSLATE_NOOP("KingOptions", "7 of diamonds"),
        "random": QT_TRANSLATE_NOOP("KingOptions", "By lot"),
    },
    "forced_heart_lead": {
        "any": QT_TRANSLATE_NOOP("KingOptions", "Any heart"),
        "highest": QT_TRANSLATE_NOOP("KingOptions", "The highest"),
    },
    "akq": {
        "any": QT_TRANSLATE_NOOP("KingOptions", "Anybody"),
        "caller": QT_TRANSLATE_NOOP("KingOptions", "Only the caller"),
        "off": QT_TRANSLATE_NOOP("KingOptions", "Nobody"),
    },
    "kiz_split": {
        "replay": QT_TRANSLATE_NOOP("KingOptions", "Played again"),
        "choose": QT_TRANSLATE_NOOP("KingOptions", "Called anew"),
        "off": QT_TRANSLATE_NOOP("KingOptions", "It counts"),
    },
    "rifki_spoil": {
        "on": QT_TRANSLATE_NOOP("KingOptions", "Rıfkı alone"),
        "wide": QT_TRANSLATE_NOOP("KingOptions", "Rıfkı, ace or both"),
        "off": QT_TRANSLATE_NOOP("KingOptions", "Nobody"),
    },
}
_ON, _OFF = QT_TRANSLATE_NOOP("KingOptions", "On"), QT_TRANSLATE_NOOP("KingOptions", "Off")


WORDS = OptionWords("KingOptions", NAMES, HELP, PRESETS, PRESET_HELP)


def value_name(option: str, value: OptionValue) -> str:
    """Return the name of one value of a house rule; for an order the names of its entries."""
    if isinstance(value, bool):
        return WORDS.say(_ON if value else _OFF)
    if option in _VALUES and value in _VALUES[option]:
        return WORDS.say(_VALUES[option][value])
    if option == "kanli_order":
        return ", ".join(full_name(entry) for entry in str(value).split(" "))
    return str(value)
