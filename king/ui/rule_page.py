"""The rules of King in words, following the house rules; must not know how they are enforced."""

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.ui.game_texts import RuleSection
from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.rule_sections import RuleWording, SectionTexts, rule_sections
from king.engine.options import OPTIONS
from king.ui.option_words import value_name

_CONTEXT = "KingRules"

_SECTIONS: tuple[SectionTexts, ...] = (
    (
        ("K01", "K02"),
        QT_TRANSLATE_NOOP("KingRules", "Cards and seats"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Four players, 52 cards, thirteen for each. From low to high: 2 to 10, jack, queen, king, "
                "ace. "
                "Everybody plays alone.",
            ),
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Deal, calls and play go counter-clockwise: after you comes the player on your right.",
            ),
        ),
    ),
    (
        ("K03", "K04", "K05"),
        QT_TRANSLATE_NOOP("KingRules", "Length and turn to call"),
        (
            "length",
            "first_caller",
            QT_TRANSLATE_NOOP(
                "KingRules",
                "After each hand the right to call passes to the next player. A redealt hand keeps its "
                "caller.",
            ),
        ),
    ),
    (
        ("K06", "K07", "K08"),
        QT_TRANSLATE_NOOP("KingRules", "Calling a contract"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "The caller looks at the own hand, names a penalty or a trump, and leads the first trick. "
                "Whoever "
                "takes a trick leads the next one.",
            ),
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Each penalty is played at most twice in a game, by all players together. Whoever has no "
                "penalty left "
                "must call trump, and the other way round. Any suit may be trump as often as it is called.",
            ),
            "once_per_seat",
            "koz_from_start",
        ),
    ),
    (
        ("K09",),
        QT_TRANSLATE_NOOP("KingRules", "Following suit"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "If you hold the suit that was led you must play it. This comes before every other duty. In "
                "penalties "
                "nobody is obliged to play high.",
            ),
        ),
    ),
    (
        ("K10",),
        QT_TRANSLATE_NOOP("KingRules", "No tricks"),
        (QT_TRANSLATE_NOOP("KingRules", "Every trick costs 50. All thirteen tricks are played."),),
    ),
    (
        ("K11", "K17"),
        QT_TRANSLATE_NOOP("KingRules", "No hearts"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Every heart costs 30. If you hold no card of the led suit you must play a heart, one of "
                "your choice.",
            ),
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Nobody leads a heart before one has been played, unless holding nothing but hearts. The "
                "same holds in Rıfkı.",
            ),
            "forced_heart_lead",
        ),
    ),
    (
        ("K12", "K16"),
        QT_TRANSLATE_NOOP("KingRules", "No men"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Every king and every jack costs 60. Without the led suit you must play one of them if you "
                "can.",
            ),
            QT_TRANSLATE_NOOP(
                "KingRules",
                "A forced drop: if the highest card of the led suit on the table is above your king or jack "
                "of that "
                "suit, you must play it now. Only cards already on the table count.",
            ),
        ),
    ),
    (
        ("K13", "K16", "K22"),
        QT_TRANSLATE_NOOP("KingRules", "No queens"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Every queen costs 100. Without the led suit you must play a queen if you hold one, and "
                "under a king or ace "
                "of its suit the queen must fall.",
            ),
            "kiz_split",
        ),
    ),
    (
        ("K14", "K16", "K23"),
        QT_TRANSLATE_NOOP("KingRules", "Rıfkı"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "The king of hearts, Rıfkı, costs 320. Without the led suit you must play Rıfkı if you hold "
                "it, "
                "otherwise any heart.",
            ),
            "rifki_forced_drop",
            "rifki_spoil",
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Whoever may spoil is asked before the first card, and nobody else learns of the question. "
                "Spoiling has the "
                "cards dealt again for the same caller, who calls freely and has used no right.",
            ),
        ),
    ),
    (
        ("K15",),
        QT_TRANSLATE_NOOP("KingRules", "Last two"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules", "The twelfth and the thirteenth trick cost 180 each, the others nothing."
            ),
        ),
    ),
    (
        ("K18", "K19", "K20"),
        QT_TRANSLATE_NOOP("KingRules", "Trump"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "Every trick brings 50 to whoever takes it. The highest trump takes the trick, otherwise "
                "the highest card of "
                "the led suit. Without the led suit you must trump if you can.",
            ),
            "raise_trump",
            "overruff",
            "raise_plain",
            "trump_must_break",
            "akq",
        ),
    ),
    (
        ("K21",),
        QT_TRANSLATE_NOOP("KingRules", "When a hand is over early"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "No hearts, No men, No queens and Rıfkı end with the trick in which their last penalty card "
                "was taken.",
            ),
        ),
    ),
    (
        ("K24",),
        QT_TRANSLATE_NOOP("KingRules", "King"),
        (
            "king_tricks",
            "king_declared",
            QT_TRANSLATE_NOOP(
                "KingRules", "The sheet keeps the points made so far; tricks not played score nothing."
            ),
        ),
    ),
    (
        ("K25", "K26"),
        QT_TRANSLATE_NOOP("KingRules", "Score and end"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "After each hand its points go on the sheet. Twenty hands add up to zero over the four "
                "players.",
            ),
            "win_at_zero",
            QT_TRANSLATE_NOOP("KingRules", "Equal totals share a place, and the next one stays empty."),
        ),
    ),
    (
        ("K27",),
        QT_TRANSLATE_NOOP("KingRules", "Spoiling a trump hand"),
        (
            "koz_spoil",
            QT_TRANSLATE_NOOP(
                "KingRules",
                "One hand is redealt at most twenty times; after that nobody is asked any more and it is "
                "played out.",
            ),
        ),
    ),
    (
        ("K28",),
        QT_TRANSLATE_NOOP("KingRules", "Kanlı King"),
        ("kanli", "kanli_order"),
    ),
    (
        ("K29",),
        QT_TRANSLATE_NOOP("KingRules", "What you may know"),
        (
            QT_TRANSLATE_NOOP(
                "KingRules",
                "You know your own hand, every card played and by whom, the tricks taken, calls, rights and "
                "scores. The "
                "computer players know no more than you would in their place.",
            ),
        ),
    ),
)
"""Ids, heading and paragraphs of each section; the id of a house rule stands for what it says now."""

_HOUSE: dict[tuple[str, OptionValue], str] = {
    ("length", 20): QT_TRANSLATE_NOOP(
        "KingRules", "A game has 20 hands: every player calls three penalties and two trumps."
    ),
    ("length", 12): QT_TRANSLATE_NOOP(
        "KingRules", "A game has 12 hands: every player calls two penalties and one trump."
    ),
    ("first_caller", "2d"): QT_TRANSLATE_NOOP(
        "KingRules", "Whoever is dealt the 2 of diamonds calls first, but need not lead it."
    ),
    ("first_caller", "7d"): QT_TRANSLATE_NOOP(
        "KingRules", "Whoever is dealt the 7 of diamonds calls first, but need not lead it."
    ),
    ("first_caller", "random"): QT_TRANSLATE_NOOP("KingRules", "Who calls first is drawn by lot."),
    ("once_per_seat", False): QT_TRANSLATE_NOOP("KingRules", "A player may call the same penalty twice."),
    ("once_per_seat", True): QT_TRANSLATE_NOOP(
        "KingRules", "A player may not call the same penalty twice, unless nothing else is left to call."
    ),
    ("koz_from_start", True): QT_TRANSLATE_NOOP("KingRules", "Trump may be called from the first hand on."),
    ("koz_from_start", False): QT_TRANSLATE_NOOP("KingRules", "The first four hands must be penalties."),
    ("forced_heart_lead", "any"): QT_TRANSLATE_NOOP(
        "KingRules", "A leader who holds only hearts may lead any of them; that breaks the suit."
    ),
    ("forced_heart_lead", "highest"): QT_TRANSLATE_NOOP(
        "KingRules", "A leader who holds only hearts while they are unbroken must lead the highest."
    ),
    ("rifki_forced_drop", True): QT_TRANSLATE_NOOP("KingRules", "Under the ace of hearts Rıfkı must fall."),
    ("rifki_forced_drop", False): QT_TRANSLATE_NOOP(
        "KingRules", "Rıfkı need not fall under the ace of hearts."
    ),
    ("kiz_split", "replay"): QT_TRANSLATE_NOOP(
        "KingRules", "If each player takes one queen the hand scores nothing and is dealt and played again."
    ),
    ("kiz_split", "choose"): QT_TRANSLATE_NOOP(
        "KingRules",
        "If each player takes one queen the hand scores nothing and its caller calls anew, with no right "
        "used.",
    ),
    ("kiz_split", "off"): QT_TRANSLATE_NOOP("KingRules", "If each player takes one queen each pays 100."),
    ("rifki_spoil", "on"): QT_TRANSLATE_NOOP(
        "KingRules", "Whoever holds Rıfkı as the only heart, but not the caller, may spoil the hand."
    ),
    ("rifki_spoil", "wide"): QT_TRANSLATE_NOOP(
        "KingRules",
        "Whoever holds no hearts but Rıfkı, the ace or both, but not the caller, may spoil the hand.",
    ),
    ("rifki_spoil", "off"): QT_TRANSLATE_NOOP("KingRules", "Nobody may spoil a Rıfkı hand."),
    ("raise_trump", True): QT_TRANSLATE_NOOP(
        "KingRules", "If trump was led you must play a higher one than the highest on the table if you can."
    ),
    ("raise_trump", False): QT_TRANSLATE_NOOP("KingRules", "If trump was led any trump may be played."),
    ("overruff", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "If a plain trick has been trumped and you trump too, you must go over if you can; if not you still "
        "must trump.",
    ),
    ("overruff", False): QT_TRANSLATE_NOOP(
        "KingRules", "If you trump after somebody else, any trump will do."
    ),
    ("raise_plain", False): QT_TRANSLATE_NOOP("KingRules", "In plain suits nobody has to go over."),
    ("raise_plain", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "In plain suits too you must beat the highest card while no trump lies there, if you can.",
    ),
    ("trump_must_break", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "Trump may not be led before one has been played, except by a leader who holds only trumps.",
    ),
    ("trump_must_break", False): QT_TRANSLATE_NOOP("KingRules", "Trump may be led at any time."),
    ("akq", "any"): QT_TRANSLATE_NOOP(
        "KingRules", "A leader holding ace, king and queen of trumps may lead one of the three at any time."
    ),
    ("akq", "caller"): QT_TRANSLATE_NOOP(
        "KingRules",
        "Only the caller, holding ace, king and queen of trumps, may lead one of the three at any time.",
    ),
    ("akq", "off"): QT_TRANSLATE_NOOP(
        "KingRules", "Ace, king and queen of trumps give no right to lead them early."
    ),
    ("king_declared", False): QT_TRANSLATE_NOOP("KingRules", "A King need not be announced."),
    ("king_declared", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "It counts only if announced with the call. Whoever announces and fails loses alone, and the game "
        "ends.",
    ),
    ("win_at_zero", True): QT_TRANSLATE_NOOP(
        "KingRules", "Everybody with a total of 0 or more wins, the others lose."
    ),
    ("win_at_zero", False): QT_TRANSLATE_NOOP(
        "KingRules", "Everybody with a total above 0 wins, the others lose."
    ),
    ("koz_spoil", False): QT_TRANSLATE_NOOP("KingRules", "A trump hand cannot be spoiled."),
    ("koz_spoil", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "Whoever holds no card above 10 may spoil a trump hand before the first card; it is dealt again for "
        "the same call.",
    ),
    ("kanli", False): QT_TRANSLATE_NOOP(
        "KingRules",
        "There is a form in which the contracts come in a fixed order. It is not played at this table.",
    ),
    ("kanli", True): QT_TRANSLATE_NOOP(
        "KingRules",
        "The contracts come in a fixed order. The right to call still goes round: the caller names the "
        "trump suit and leads. The numbers of penalties and trumps for each player do not apply.",
    ),
}

_KING_TRICKS = QT_TRANSLATE_NOOP(
    "KingRules",
    "If the caller of a trump hand takes {tricks} tricks, the caller wins the whole game alone, at once.",
)
_ORDER = QT_TRANSLATE_NOOP("KingRules", "The order in Kanlı King: {order}.")


def rule_page(options: Options, seats: int) -> list[RuleSection]:
    """Return the rules in order, each house rule as it is in force."""
    return rule_sections(_SECTIONS, RuleWording(_say, _house), OPTIONS, options, seats, "classic")


def _house(option: str, value: OptionValue) -> str:
    if option == "king_tricks":
        return _say(_KING_TRICKS).format(tricks=value)
    if option == "kanli_order":
        return _say(_ORDER).format(order=value_name(option, value))
    return _say(_HOUSE[option, value])


def _say(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)
