"""Every code, option and event has its words, in both languages."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from common.core.options import BoolOption, ChoiceOption
from common.core.transition import Reason
from common.ui.translation import Translation
from kizma.engine.options import OPTIONS
from kizma.game import GAME
from kizma.model import KizmaModel
from kizma.ui.advice_words import BECAUSE
from kizma.ui.card_words import card_meaning, roll_meaning
from kizma.ui.deed_words import deed_sentence
from kizma.ui.reason_words import RULES, SENTENCES
from kizma.ui.texts import KizmaTexts
from tests.kizma.ui.sitting import NAMES, new_match, set_board
from tests.kizma.ui.test_flow import WAYS

FOLDER = Path(__file__).resolve().parents[3] / "kizma"
NO_REASONS = {"single", "partners", "scored", "home", "time", "match"}
FACTS = {"card": 7, "roll": 4, "count": 52, "seats": 3, "pawn": 0, "other": 1, "victim": 8}


@pytest.fixture
def turkish(qapp):
    translation = Translation()
    translation.use("tr")
    yield translation
    translation.use("en")


def codes(folder):
    """Every text of an engine that looks like a code of a reason: returned, or given to ``Reason``."""
    found = set()
    for file in sorted((FOLDER / folder).glob("*.py")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'Reason\(\s*"([a-z_]+)"', text))
        if folder == "engine":
            found |= set(re.findall(r'(?:return|else|if) "([a-z_]+)"', text))
            found |= set(re.findall(r'Reason\(\s*"([a-z_]+)" if .*? else "([a-z_]+)"', text)) and {
                code for pair in re.findall(r'"([a-z_]+)" if [^"]*? else "([a-z_]+)"', text) for code in pair
            }
    return found


def test_every_reason_of_the_engine_has_a_sentence():
    engine = codes("engine") - NO_REASONS - {"cards", "dice"}
    assert engine - set(SENTENCES) == set()
    texts = KizmaTexts()
    for code in engine:
        assert texts.reason(Reason(code, FACTS)).strip()


def test_the_second_part_of_a_split_has_a_sentence_too():
    """Z11"""
    reason = Reason("second_own_pawn_blocks", FACTS)
    texts = KizmaTexts()
    assert texts.reason(reason).startswith("The second pawn: ") and texts.rule_of(reason) == "Z08"


def test_every_cited_rule_is_on_the_page():
    texts = KizmaTexts()
    shown = set()
    for values in WAYS.values():
        for section in texts.rule_page(GAME.options.fresh(values), 4):
            shown |= set(section.rules)
    assert set(RULES.values()) <= shown
    assert set(RULES) <= set(SENTENCES)


def test_every_reason_of_the_bots_has_a_sentence():
    texts = KizmaTexts()
    assert codes("ai") <= set(BECAUSE)
    for code in BECAUSE:
        assert texts.advice(None, Reason(code, FACTS)).strip()


@pytest.mark.parametrize("option", OPTIONS.declared, ids=lambda option: option.id)
def test_every_house_rule_has_its_names(option, turkish):
    texts = KizmaTexts()
    assert texts.option_name(option.id).strip() and texts.option_help(option.id).strip()
    values = {option.initial({})}
    if isinstance(option, BoolOption):
        values = {True, False}
    elif isinstance(option, ChoiceOption):
        values = set(option.choices)
    for value in values:
        assert texts.value_name(option.id, value).strip()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_rule_page_follows_the_house_rules(way, seats, turkish):
    if way == "partners" and seats != 4:
        seats = 4
    options = GAME.options.fresh(WAYS[way])
    page = KizmaTexts().rule_page(options, seats)
    said = [paragraph.text for section in page for paragraph in section.paragraphs]
    assert all(said) and not [text for text in said if "{" in text]
    usual = OPTIONS.differing(options, "zarli" if way in ("zarli", "loose dice") else "kartli", seats)
    marked = [paragraph for section in page for paragraph in section.paragraphs if paragraph.is_house]
    assert len(marked) == len([name for name in usual if name not in ("form", "partners", "scored")])


def test_every_value_of_every_house_rule_stands_on_the_page():
    """Z01 to Z38: no value is without its sentence."""
    texts = KizmaTexts()
    for option in OPTIONS.declared:
        values = option.choices if isinstance(option, ChoiceOption) else (True, False)
        if not isinstance(option, ChoiceOption | BoolOption) or option.id in ("form", "partners", "scored"):
            continue
        for value in values:
            base = {when.option: when.values[0] for when in option.when}
            options = GAME.options.fresh({**base, option.id: value})
            assert texts.rule_page(options, 4)


def test_presets_and_variants_are_named(turkish):
    texts = KizmaTexts()
    for preset in OPTIONS.presets:
        assert texts.preset_name(preset.id) and texts.preset_help(preset.id)
    assert texts.variant(OPTIONS.preset("kartli"), 4) == "Kartlı klasik · 4 kişi"
    own = GAME.options.fresh({"partners": True, "scored": True, "minutes": 30})
    assert texts.variant(own, 4) == "Kartlı klasik · eşli · puanlı · 30 dk · 4 kişi"
    assert texts.variant(GAME.options.fresh({"track": 40}), 2) == "Ev kuralları · 2 kişi"
    assert texts.seats_note()
    for reason in ("home", "time", "match"):
        assert texts.ending(reason)


def test_cards_and_rolls_say_what_they_do(turkish):
    options = GAME.options.fresh({})
    said = {card: card_meaning(card, options) for card in range(1, 14)}
    assert "geri" in said[3] and "geri" in said[9] and "böl" in said[5] and "böl" in said[7]
    assert "oyuna sok" in said[1] and "bir kart daha" in said[11] and "yerini al" in said[13]
    other = GAME.options.fresh({"backward": "4-10", "split": "7", "partners": True})
    assert "geri" in card_meaning(4, other) and "böl" not in card_meaning(5, other)
    assert card_meaning(13, other) != said[13]
    dice = GAME.options.fresh({"form": "dice", "enter_on": "1-6"})
    assert "oyuna sok" in roll_meaning(1, dice) and "oyuna sok" not in roll_meaning(2, dice)


def test_the_status_says_what_is_to_be_done(turkish):
    match = set_board(new_match(), 4, {"red.1": 10})
    model, texts = KizmaModel(match), KizmaTexts()
    assert texts.status(model.view(), match.seats, 0, True) == "Sıra sende: hamleni seç"
    model.card_is_down = True
    assert texts.status(model.view(), match.seats, 0, True) == "Sıra sende: kart çek"
    model.set_viewer(1)
    model.card_is_down = False
    assert texts.status(model.view(), match.seats, 0, False) == "Sıra Deniz’de"
    assert texts.summary(model.view(), match.seats) == "Sıra Deniz’de"
    fresh = new_match()
    before = KizmaModel(fresh)
    assert texts.status(before.view(), fresh.seats, -1, False) == "Kimin başlayacağı çekiliyor"
    assert texts.summary(before.view(), fresh.seats) == "İlk hamleden önce"


@pytest.mark.parametrize("way", WAYS)
def test_every_deed_of_a_match_is_told(way, turkish):
    match = new_match(seats=4, humans=0, seed=3, **WAYS[way])
    model = KizmaModel(match)
    for _ in range(200):
        if model.actor is None:
            break
        match.draw() if model.actor < 0 else match.play(match.legal_moves()[-1])
    seen = model.view()
    for deed in model.deeds(150):
        sentence = deed_sentence(deed, seen, match.seats)
        assert sentence and "{" not in sentence
    assert len(NAMES) == 4 and QCoreApplication.instance() is not None
