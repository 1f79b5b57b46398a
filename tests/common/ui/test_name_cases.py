import pytest

from common.ui.name_cases import dative, locative


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
