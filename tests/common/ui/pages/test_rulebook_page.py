"""Reading the rules: contents, search, house rules in force, the rule in question."""

import pytest
from PySide6.QtCore import Qt

from common.core.registry import game
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.rule_section_view import RuleSectionView
from common.ui.rulebook_page import RulebookPage, RulebookPlace
from common.ui.text_field import TextField


def make(qtbot, rule: str = "", **changes) -> RulebookPage:
    info = game("hat")
    page = RulebookPage(RulebookPlace(info, info.options.fresh(changes), 2, rule))
    qtbot.addWidget(page)
    page.resize(1000, 260)
    page.show()
    qtbot.waitExposed(page)
    return page


def sections(page) -> list[RuleSectionView]:
    return [view for view in page.findChildren(RuleSectionView) if view.isVisible()]


def marks(page) -> int:
    shown = [label for label in page.findChildren(Label) if label.isVisible()]
    return sum(label.text() == "House rule in force" for label in shown)


def test_contents_lead_to_their_section(qtbot):
    page = make(qtbot)
    link = next(link for link in page.findChildren(LinkButton) if link.text() == "Swapping")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert page.scroll_position() > 0


def test_it_opens_at_the_rule_in_question(qtbot):
    page = make(qtbot, rule="T03")
    qtbot.waitUntil(lambda: page.scroll_position() > 0)


@pytest.mark.parametrize(
    ("words", "headings"),
    [("nine", ["The nine"]), ("T03", ["Swapping"]), ("", ["The aim", "The nine", "Swapping"])],
)
def test_search_keeps_what_holds_the_words(qtbot, words, headings):
    page = make(qtbot)
    qtbot.keyClicks(page.findChild(TextField), words)
    assert [view.section.heading for view in sections(page)] == headings


def test_a_search_without_hits_says_so(qtbot):
    page = make(qtbot)
    qtbot.keyClicks(page.findChild(TextField), "zzz")
    assert sections(page) == []
    assert any(label.text() == "Nothing found." and label.isVisible() for label in page.findChildren(Label))


def test_house_rules_in_force_are_marked(qtbot):
    assert marks(make(qtbot)) == 0
    assert marks(make(qtbot, bonus=5)) == 1
