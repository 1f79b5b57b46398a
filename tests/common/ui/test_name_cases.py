import pytest

from common.ui.name_cases import dative, genitive, locative


@pytest.mark.parametrize(
    ("name", "at", "to"),
    [
        ("Elif", "Elif’te", "Elif’e"),
        ("Deniz", "Deniz’de", "Deniz’e"),
        ("Tevfik", "Tevfik’te", "Tevfik’e"),
        ("Ayla", "Ayla’da", "Ayla’ya"),
        ("Işıl", "Işıl’da", "Işıl’a"),
        ("İpek", "İpek’te", "İpek’e"),
        ("Nuri", "Nuri’de", "Nuri’ye"),
        ("Oğuz", "Oğuz’da", "Oğuz’a"),
        ("ILGIN", "ILGIN’da", "ILGIN’a"),
        ("Umut", "Umut’ta", "Umut’a"),
        ("Brs", "Brs’te", "Brs’e"),
    ],
)
def test_case_endings_follow_the_last_vowel_and_consonant(name: str, at: str, to: str) -> None:
    assert locative(name) == at
    assert dative(name) == to


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Elif", "Elif’in"),
        ("Ayla", "Ayla’nın"),
        ("Oğuz", "Oğuz’un"),
        ("Gönül", "Gönül’ün"),
        ("Feride", "Feride’nin"),
        ("Işıl", "Işıl’ın"),
        ("Duygu", "Duygu’nun"),
        ("Brs", "Brs’in"),
    ],
)
def test_the_ending_of_belonging_has_four_vowels(name: str, of: str) -> None:
    assert genitive(name) == of
