"""Every code and every declared rule has words, in English and in Turkish."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

import qwirkle
from common.core.options import BoolOption, ChoiceOption, IntOption
from common.core.seats import Seat
from common.core.transition import Reason
from qwirkle.engine.moves import Pass, Place, Swap
from qwirkle.engine.options import OPTIONS
from qwirkle.ui.advice_words import SENTENCES as ADVICE
from qwirkle.ui.reason_words import RULES, SENTENCES
from qwirkle.ui.texts import QwirkleTexts

ROOT = Path(qwirkle.__file__).parent
TRANSLATIONS = ROOT.parent / "assets" / "i18n"

FACTS = {"tile": "Rc", "largest": 3, "limit": 4, "points": 7, "swapped": 2}


@pytest.fixture
def turkish(qapp):
    translator = QTranslator()
    assert translator.load(str(TRANSLATIONS / "qwirkle_tr.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def codes(folder):
    """All codes that a folder's modules put into a Reason or return as the fault of a line."""
    found = set()
    for file in (ROOT / folder).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
            if isinstance(node, ast.Constant) and str(node.value).startswith("line_"):
                found.add(node.value)
    return found


def values_of(option):
    if isinstance(option, BoolOption):
        return (True, False)
    if isinstance(option, IntOption):
        return (*option.choices, *(option.span or ()))
    assert isinstance(option, ChoiceOption)
    return option.choices


def test_every_code_of_the_engine_has_a_sentence():
    texts = QwirkleTexts()
    found = codes("engine")
    assert {"cell_occupied", "line_mixed", "swap_too_many"} <= found
    for code in found:
        sentence = texts.reason(Reason(code, FACTS))
        assert sentence.endswith(".") and "{" not in sentence and "!" not in sentence
    for code in ("too_late", "match_over", "no_own_decision", "other_has_played"):
        assert texts.reason(Reason(code))


def test_rules_behind_reasons_are_on_the_rule_page():
    texts = QwirkleTexts()
    sections = texts.rule_page(OPTIONS.fresh(), 4)
    explained = {rule for section in sections for rule in section.rules}
    assert explained == {f"Q{number:02}" for number in range(1, 16)}
    assert set(RULES) <= set(SENTENCES) and set(RULES.values()) <= explained
    assert texts.rule_of(Reason("line_mixed")) == "Q02" and texts.rule_of(Reason("too_late")) == ""


def test_every_code_of_the_bots_has_a_sentence():
    texts = QwirkleTexts()
    for code in codes("ai"):
        assert code in ADVICE
    for move in (Place((((0, 0), 1),)), Swap((1,)), Pass()):
        assert texts.advice(move, Reason("fallback"))
        for code in ADVICE:
            assert "{" not in texts.advice(move, Reason(code, FACTS))


def test_every_option_value_and_preset_has_a_name():
    texts = QwirkleTexts()
    for option in OPTIONS.declared:
        assert texts.option_name(option.id) and texts.option_help(option.id)
        for value in values_of(option):
            assert texts.value_name(option.id, value)
    for preset in OPTIONS.presets:
        assert texts.preset_name(preset.id) and texts.preset_help(preset.id)
        assert texts.preset_name(preset.id) in texts.variant(OPTIONS.preset(preset.id), 4)
    assert texts.variant(OPTIONS.fresh({"out_bonus": 0}), 2) == "House rules · 2 players"


def test_the_rule_page_marks_every_house_rule_that_differs():
    texts = QwirkleTexts()
    assert not any(p.is_house for section in texts.rule_page(OPTIONS.fresh(), 3) for p in section.paragraphs)
    for option in OPTIONS.declared:
        for value in values_of(option):
            options = OPTIONS.fresh({option.id: value})
            marked = [
                p.text for section in texts.rule_page(options, 3) for p in section.paragraphs if p.is_house
            ]
            assert len(marked) == len(OPTIONS.differing(options, "classic", 3))
            assert all("{" not in text for text in marked)


def test_the_status_says_who_has_to_do_what(sit, turkish):
    sitting = sit(turns=0, seed=1)
    texts, seats = QwirkleTexts(), sitting.match.seats
    seen = sitting.model.observation()
    assert texts.status(seen, seats, 0, True) == "Sıra sende: ilk çizgiyi kur"
    assert texts.status(seen, seats, 1, False) == "Nermin düşünüyor"
    assert texts.status(seen, (Seat("Deniz"), Seat("Elif")), 1, False) == "Sıra Elif’te"
    assert texts.summary(seen, seats) == "Torbada 96 taş · 0 – 0"
    assert texts.variant(OPTIONS.fresh(), 4) == "Klasik · 4 kişi"


def test_the_translation_is_complete_and_keeps_its_fields():
    for message in ElementTree.parse(TRANSLATIONS / "qwirkle_tr.ts").iter("message"):
        source, translation = message.find("source").text, message.find("translation")
        assert translation.text and "type" not in translation.attrib
        fields = set(re.findall(r"{(\w+)}", source))
        assert {field.partition("_")[0] for field in re.findall(r"{(\w+)}", translation.text)} == fields
        assert "!" not in translation.text and "lütfen" not in translation.text.lower()
