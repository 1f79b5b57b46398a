"""The rule page of Kızma Birader, following the house rules in force; must not know how they are enforced."""

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.ui.game_texts import RuleParagraph, RuleSection
from kizma.engine.options import OPTIONS
from kizma.ui.rule_house import HOUSE, NUMBERS
from kizma.ui.rule_texts import CARDS, DICE, PARTNERS, SCORED, START, TIMED, Section

_CONTEXT = "KizmaRules"
_USUAL = {"cards": "kartli", "dice": "zarli"}


def rule_page(options: Options, seats: int) -> list[RuleSection]:
    """Return the rules in order; paragraphs about a house rule say whether it differs from the usual."""
    form = options.word("form")
    changed = OPTIONS.differing(options, _USUAL[form], seats)
    sections = [*START, *(CARDS if form == "cards" else DICE)]
    if options.flag("partners"):
        sections += PARTNERS
    if options.flag("scored"):
        sections += SCORED
    if options.number("minutes"):
        sections += TIMED
    return [_section(section, options, seats, changed) for section in sections]


def _section(section: Section, options: Options, seats: int, changed: tuple[str, ...]) -> RuleSection:
    rules, heading, texts = section
    shown = [text for text in texts if text not in options or OPTIONS[text].applies(options, seats)]
    return RuleSection(
        rules,
        _say(heading).format(**_numbers(options)),
        tuple(_paragraph(text, options, changed) for text in shown),
    )


def _paragraph(text: str, options: Options, changed: tuple[str, ...]) -> RuleParagraph:
    if text in options:
        return RuleParagraph(_house(text, options[text]), text in changed)
    return RuleParagraph(_say(text).format(**_numbers(options)))


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
