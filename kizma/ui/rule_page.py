"""The rule page of Kızma Birader, following the house rules in force; must not know how they are enforced."""

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.ui.game_texts import RuleSection
from common.ui.rule_sections import RuleWording, rule_sections
from kizma.engine.options import OPTIONS
from kizma.ui.rule_house import HOUSE, NUMBERS
from kizma.ui.rule_texts import CARDS, DICE, PARTNERS, SCORED, START, TIMED

_CONTEXT = "KizmaRules"
_USUAL = {"cards": "kartli", "dice": "zarli"}


def rule_page(options: Options, seats: int) -> list[RuleSection]:
    """Return the rules of the form and the ways to play in force, each house rule as it is."""
    form = options.word("form")
    sections = [*START, *(CARDS if form == "cards" else DICE)]
    if options.flag("partners"):
        sections += PARTNERS
    if options.flag("scored"):
        sections += SCORED
    if options.number("minutes"):
        sections += TIMED
    numbers = _numbers(options)
    wording = RuleWording(lambda text: _say(text).format(**numbers), _house)
    return rule_sections(sections, wording, OPTIONS, options, seats, _USUAL[form])


def _house(option: str, value: OptionValue) -> str:
    if option in NUMBERS:
        return _say(NUMBERS[option]).format(value=value)
    return _say(HOUSE[option, value])


def _numbers(options: Options) -> dict[str, object]:
    """The numbers a sentence may name."""
    back = options.word("backward").split("-")
    track = options.number("track")
    deck = 4 * 10 + 2 * options.number("ones_twos") + options.number("jokers")
    return {"low": back[0], "high": back[1], "track": track, "lane": options.number("lane"), "deck": deck}


def _say(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)
