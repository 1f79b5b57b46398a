"""Every code and every declared rule has words, in English and in Turkish."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

import king
from common.core.options import BoolOption, ChoiceOption, IntOption, OrderOption
from common.core.seats import Seat
from common.core.transition import Reason
from king.engine.cards import DECK, card
from king.engine.contracts import CONTRACTS
from king.engine.moves import CALLS, KEEP, SPOIL, Call, Play
from king.engine.options import OPTIONS
from king.ui.advice_words import CALL_SENTENCES, CARD_SENTENCES
from king.ui.hand_facts import fact_about
from king.ui.names import call_name, card_name, points_text, reminder, unit_name
from king.ui.reason_words import RULES, SENTENCES
from king.ui.texts import KingTexts

ROOT = Path(king.__file__).parent
TRANSLATIONS = ROOT.parent / "assets" / "i18n"

FACTS = {
    "suit": "s",
    "void": "s",
    "trump": "h",
    "under": "Ah",
    "over": "Ts",
    "card": "Kh",
    "penalty": "el",
    "rights": 3,
    "hands": 4,
    "times": 2,
    "call": "koz:s",
    "phase": "play",
}
CODE_PARTS = {"must_drop_": ("king_or_jack", "queen"), "must_play_": ("king_or_jack", "queen")}


@pytest.fixture
def turkish(qapp):
    translators = []
    for name in ("king_tr.qm", "common_tr.qm"):
        translator = QTranslator()
        assert translator.load(str(TRANSLATIONS / name))
        qapp.installTranslator(translator)
        translators.append(translator)
    yield
    for translator in translators:
        qapp.removeTranslator(translator)


def codes(folder):
    """All codes that a folder's modules put into a Reason or hand on to be put into one."""
    found = set()
    for file in (ROOT / folder).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= code_texts(node.args[0])
            if isinstance(node, ast.Constant) and str(node.value).startswith("must_"):
                found.add(node.value)
    return {code for code in found if not code.endswith("_")}


def code_texts(node):
    if isinstance(node, ast.Constant):
        return {node.value}
    if isinstance(node, ast.JoinedStr):
        start = node.values[0].value
        return {start + part for part in CODE_PARTS[start]}
    return set()


def values_of(option):
    if isinstance(option, BoolOption):
        return (True, False)
    if isinstance(option, IntOption | ChoiceOption):
        return option.choices
    assert isinstance(option, OrderOption)
    return (*option.items, *(order for _, order in option.defaults))


def test_every_code_of_the_engine_has_a_sentence():
    texts = KingTexts()
    found = codes("engine")
    assert {"must_follow", "must_overtrump", "must_drop_queen", "koz_not_yet", "order_is_fixed"} <= found
    for code in found:
        sentence = texts.reason(Reason(code, FACTS))
        assert sentence.endswith(".") and "{" not in sentence and "!" not in sentence
    for code in ("too_late", "match_over", "no_own_decision", "other_has_played"):
        assert texts.reason(Reason(code))
    assert "Trump" in texts.reason(Reason("order_is_fixed", {"call": "koz"}))


def test_rules_behind_reasons_are_on_the_rule_page():
    texts = KingTexts()
    explained = {rule for section in texts.rule_page(OPTIONS.fresh(), 4) for rule in section.rules}
    assert explained == {f"K{number:02}" for number in range(1, 30)}
    assert set(RULES) <= set(SENTENCES) and set(RULES.values()) <= explained
    assert texts.rule_of(Reason("must_follow")) == "K09" and texts.rule_of(Reason("too_late")) == ""


def test_the_reasons_read_like_a_turkish_table(turkish):
    texts = KingTexts()
    assert texts.reason(Reason("must_play_heart", {"void": "s"})) == "Kupa atmalısın: elinde maça yok."
    assert texts.reason(Reason("must_follow", {"suit": "h"})) == "Kupa atmalısın: elinde kupa var."
    assert texts.reason(Reason("hearts_not_broken")) == "Kupa düşmeden kupa ile çıkamazsın."
    assert (
        texts.reason(Reason("must_drop_rifki", {"under": "Ah"})) == "Rıfkı’yı atmalısın: yerde Kupa as var."
    )


def test_every_reason_of_the_bots_has_a_sentence():
    texts = KingTexts()
    card_codes, call_codes = set(CARD_SENTENCES), set(CALL_SENTENCES)
    assert codes("ai") <= card_codes | call_codes | {"spoil", "loose"}
    for code in card_codes:
        sentence = texts.advice(Play(card("Kh")), Reason(code, FACTS))
        assert "king of hearts" in sentence and "{" not in sentence
    for code in call_codes:
        assert "No tricks" in texts.advice(Call("el"), Reason(code, FACTS))
    assert texts.advice(SPOIL, Reason("spoil")) != texts.advice(KEEP, Reason("keep"))
    for move in (Play(card("2c")), Call("koz:s")):
        assert texts.advice(move, Reason("fallback"))


def test_every_option_value_and_preset_has_a_name():
    texts = KingTexts()
    for option in OPTIONS.declared:
        assert texts.option_name(option.id) and texts.option_help(option.id)
        for value in values_of(option):
            assert texts.value_name(option.id, value)
    for preset in OPTIONS.presets:
        assert texts.preset_name(preset.id) and texts.preset_help(preset.id)
        assert texts.preset_name(preset.id) in texts.variant(OPTIONS.preset(preset.id), 4)
    assert texts.variant(OPTIONS.fresh({"raise_plain": True}), 4) == "House rules · 20 hands"


def test_the_rule_page_marks_every_house_rule_that_differs():
    texts = KingTexts()
    assert not any(p.is_house for section in texts.rule_page(OPTIONS.fresh(), 4) for p in section.paragraphs)
    for option in OPTIONS.declared:
        for value in values_of(option) if not isinstance(option, OrderOption) else ():
            options = OPTIONS.fresh({option.id: value})
            page = texts.rule_page(options, 4)
            marked = [p.text for section in page for p in section.paragraphs if p.is_house]
            assert len(marked) == len(OPTIONS.differing(options, "classic", 4))
            assert all("{" not in text for text in marked)


def test_k28_the_rule_page_of_kanli_tells_the_order_and_drops_what_is_moot():
    page = KingTexts().rule_page(OPTIONS.preset("kanli"), 4)
    text = " ".join(paragraph.text for section in page for paragraph in section.paragraphs)
    assert "No tricks, No hearts" in text and "first four hands" not in text


def test_every_card_contract_and_call_has_a_name(turkish):
    assert len({card_name(each) for each in DECK}) == 52
    assert card_name(card("7s")) == "Maça 7" and card_name(card("Kh")) == "Kupa papaz"
    assert len({call_name(call) for call in CALLS}) == len(CALLS)
    for contract in CONTRACTS:
        assert reminder(contract) and unit_name(contract)
        assert fact_about(DECK[:13], contract).endswith(".")
        assert fact_about(DECK[26:39], contract).endswith(".")
    assert (points_text(-30), points_text(0), points_text(50)) == ("−30", "0", "+50")


def test_the_status_says_who_has_to_do_what(sit, turkish):
    texts = KingTexts()
    sitting = sit(until="call")
    seats = sitting.match.seats
    assert texts.status(sitting.model.seen, seats, 0, True) == "Sıra sende: oyunu seç"
    sitting = sit(contract="el", cards=0)
    assert texts.status(sitting.model.seen, seats, 0, True) == "Sıra sende: kâğıt aç"
    assert texts.summary(sitting.model.seen, seats).endswith("El almaz · sıra sende")
    sitting = sit(contract="el", cards=2)
    led = sitting.state.live_board.trick.led
    holds = any(each.suit is led for each in sitting.state.hands[0])
    assert ("oyna" in texts.status(sitting.model.seen, seats, 0, True)) and holds in (True, False)
    seen = sitting.match.rules.observe(sitting.state, 1)
    assert texts.status(seen, seats, 0, False) == "Deniz oynuyor"
    people = (Seat("Deniz"), *seats[1:])
    assert texts.summary(seen, people).endswith("sıra: Deniz")


def test_the_status_of_a_finished_match_is_its_ending(sit):
    sitting = sit(until="over")
    texts = KingTexts()
    reason = sitting.match.outcome.reason
    assert texts.status(sitting.model.seen, sitting.match.seats, None, False) == texts.ending(reason)
    assert all(texts.ending(code) for code in ("complete", "king", "king_failed"))


def test_the_translation_is_complete_and_keeps_its_fields():
    for message in ElementTree.parse(TRANSLATIONS / "king_tr.ts").iter("message"):
        source, translation = message.find("source").text, message.find("translation")
        assert translation.text and "type" not in translation.attrib
        given = {field.partition("_")[0] for field in re.findall(r"{(\w+)}", translation.text)}
        assert given == set(re.findall(r"{(\w+)}", source))
        assert "!" not in translation.text and "lütfen" not in translation.text.lower()
