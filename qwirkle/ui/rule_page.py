"""The rules of Qwirkle in words, following the house rules; must not know how they are enforced."""

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.ui.game_texts import RuleSection
from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.rule_sections import RuleWording, SectionTexts, rule_sections
from qwirkle.engine.options import OPTIONS

_CONTEXT = "QwirkleRules"

_SECTIONS: tuple[SectionTexts, ...] = (
    (
        ("Q01", "Q09"),
        QT_TRANSLATE_NOOP("QwirkleRules", "Tiles, bag and racks"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "There are 108 tiles: six colours, six shapes, and three of each of the 36 kinds. Two to six "
                "players draw six tiles each; the rest stays in the bag.",
            ),
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "At the end of your turn you draw until you have six tiles again, or what the bag still has.",
            ),
        ),
    ),
    (
        ("Q02",),
        QT_TRANSLATE_NOOP("QwirkleRules", "What a line is"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Two or more tiles in an unbroken row or column are a line. Either all have one colour and "
                "different shapes, or all have one shape and different colours.",
            ),
            QT_TRANSLATE_NOOP(
                "QwirkleRules", "So a line holds at most six tiles, and never the same tile twice."
            ),
        ),
    ),
    (
        ("Q03", "Q04"),
        QT_TRANSLATE_NOOP("QwirkleRules", "Who starts, and how"),
        (
            "start",
            "start_tie",
            "opening",
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Whoever opens can neither swap nor pass. A single tile as the opening scores one point.",
            ),
        ),
    ),
    (
        ("Q05", "Q06"),
        QT_TRANSLATE_NOOP("QwirkleRules", "Placing tiles"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "In your turn you place one to six tiles, all in one row or one column, so that they touch "
                "the tiles on the table. In the end all cells between your tiles must be filled.",
            ),
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Every line your tiles make or make longer must be a proper line, in both directions. Your "
                "tiles need not lie side by side: they may use both ends of a line, or a gap in it.",
            ),
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "If your tiles join two lines, the joined line counts: it must be proper as a whole and not "
                "longer than six.",
            ),
        ),
    ),
    (
        ("Q07", "Q08"),
        QT_TRANSLATE_NOOP("QwirkleRules", "Swapping and passing"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Instead of placing you may swap: set aside as many tiles as you like, draw as many, then "
                "mix the ones set aside into the bag. That ends your turn and scores nothing.",
            ),
            "swap_short_bag",
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "If no tile of yours fits you must swap. If you cannot swap either, the turn passes by "
                "itself. When all players pass in a row, the game ends.",
            ),
            "voluntary_pass",
        ),
    ),
    (
        ("Q10",),
        QT_TRANSLATE_NOOP("QwirkleRules", "Scoring"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Every line that one of your tiles belongs to scores one point for each of its tiles. A "
                "tile in two lines counts in both.",
            ),
            QT_TRANSLATE_NOOP(
                "QwirkleRules", "A complete line of six is a Qwirkle: six points more, twelve in all."
            ),
        ),
    ),
    (
        ("Q11", "Q12", "Q14"),
        QT_TRANSLATE_NOOP("QwirkleRules", "The end"),
        (
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "Once the bag is empty nobody draws any more. Whoever then places the last tile of his rack "
                "goes out and ends the game.",
            ),
            "out_bonus",
            QT_TRANSLATE_NOOP(
                "QwirkleRules",
                "The game also ends, without a bonus, as soon as no tile of any player fits and no swap can "
                "help. Tiles left on racks cost nothing.",
            ),
            "target_score",
        ),
    ),
    (
        ("Q13",),
        QT_TRANSLATE_NOOP("QwirkleRules", "Who wins"),
        (QT_TRANSLATE_NOOP("QwirkleRules", "The highest total wins."), "end_tie"),
    ),
    (
        ("Q15",),
        QT_TRANSLATE_NOOP("QwirkleRules", "What you may know"),
        ("open_hands", "tile_counter"),
    ),
)
"""Ids, heading and paragraphs of each section; the id of a house rule stands for what it says now."""

_HOUSE: dict[tuple[str, OptionValue], str] = {
    ("start", "largest_set"): QT_TRANSLATE_NOOP(
        "QwirkleRules",
        "Whoever holds the most different tiles that could form a line starts; copies do not count.",
    ),
    ("start", "random"): QT_TRANSLATE_NOOP("QwirkleRules", "Who starts is drawn by lot."),
    ("start", "first_seat"): QT_TRANSLATE_NOOP("QwirkleRules", "The first seat starts."),
    ("start_tie", "oldest"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "If several hold equally large sets the oldest starts: the one seated first."
    ),
    ("start_tie", "youngest"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "If several hold equally large sets the youngest starts: the one seated last."
    ),
    ("start_tie", "random"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "If several hold equally large sets, the lot decides among them."
    ),
    ("opening", "must_be_largest"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "The first line is one of the starter's largest sets."
    ),
    ("opening", "free"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "The first line may be any line, even a single tile."
    ),
    ("swap_short_bag", "limit"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "You can swap at most as many tiles as the bag holds."
    ),
    ("swap_short_bag", "forbid"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "With fewer than six tiles in the bag there is no swapping."
    ),
    ("voluntary_pass", "off"): QT_TRANSLATE_NOOP("QwirkleRules", "Nobody may pass who can place or swap."),
    ("voluntary_pass", "when_bag_empty"): QT_TRANSLATE_NOOP(
        "QwirkleRules", "Once the bag is empty you may pass even if a tile of yours fits."
    ),
    ("out_bonus", 6): QT_TRANSLATE_NOOP("QwirkleRules", "Going out brings six points."),
    ("out_bonus", 0): QT_TRANSLATE_NOOP("QwirkleRules", "Going out brings no bonus."),
    ("target_score", 0): QT_TRANSLATE_NOOP("QwirkleRules", "There is no score at which the game ends."),
    ("end_tie", "shared"): QT_TRANSLATE_NOOP("QwirkleRules", "Equal totals share the win."),
    ("end_tie", "qwirkles"): QT_TRANSLATE_NOOP(
        "QwirkleRules",
        "If totals are equal, the one with more Qwirkles wins, then the one with the best single turn.",
    ),
    ("open_hands", False): QT_TRANSLATE_NOOP(
        "QwirkleRules",
        "You see the table, the scores, your own rack, and how many tiles the bag and every rack hold. Of a "
        "swap the others see only how many tiles it was.",
    ),
    ("open_hands", True): QT_TRANSLATE_NOOP("QwirkleRules", "Everybody sees all racks."),
    ("tile_counter", True): QT_TRANSLATE_NOOP(
        "QwirkleRules", "Beside the table stands how many of each tile you have not seen yet."
    ),
    ("tile_counter", False): QT_TRANSLATE_NOOP(
        "QwirkleRules", "Counting the tiles not seen yet is left to your memory."
    ),
}

_TARGET = QT_TRANSLATE_NOOP(
    "QwirkleRules",
    "When somebody reaches {points} points the game ends as soon as all have had equally many turns.",
)


def rule_page(options: Options, seats: int) -> list[RuleSection]:
    """Return the rules in order, each house rule as it is in force."""
    return rule_sections(_SECTIONS, RuleWording(_say, _house), OPTIONS, options, seats, "classic")


def _house(option: str, value: OptionValue) -> str:
    if option == "target_score" and value:
        return _say(_TARGET).format(points=value)
    return _say(_HOUSE[option, value])


def _say(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)
