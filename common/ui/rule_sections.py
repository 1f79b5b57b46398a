"""Puts a game's rule page together from its texts and the house rules in force; must not know any game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from common.core.options import Options, OptionSet, OptionValue
from common.ui.game_texts import RuleParagraph, RuleSection

SectionTexts = tuple[tuple[str, ...], str, tuple[str, ...]]
"""The ids of the rules, the heading and the paragraphs; an option's id stands for what its value says."""


@dataclass(frozen=True, slots=True)
class RuleWording:
    """How texts become sentences: ``say`` translates a source text, ``house`` tells what a value means."""

    say: Callable[[str], str]
    house: Callable[[str, OptionValue], str]


def rule_sections(
    texts: Iterable[SectionTexts],
    wording: RuleWording,
    declared: OptionSet,
    options: Options,
    seats: int,
    usual: str,
) -> list[RuleSection]:
    """Return the sections in order; a house rule that differs from the preset ``usual`` is marked.

    House rules that do not matter beside the others are left out.
    """
    changed = declared.differing(options, usual, seats)

    def paragraph(text: str) -> RuleParagraph:
        if text in options:
            return RuleParagraph(wording.house(text, options[text]), text in changed)
        return RuleParagraph(wording.say(text))

    def matters(text: str) -> bool:
        return text not in options or declared[text].applies(options, seats)

    return [
        RuleSection(rules, wording.say(heading), tuple(map(paragraph, filter(matters, paragraphs))))
        for rules, heading, paragraphs in texts
    ]
