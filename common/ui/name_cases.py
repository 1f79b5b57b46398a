"""Turkish case endings of proper names, for sentences about a player; must not know the sentences."""

_BACK = "aıouâû"
_VOWELS = "aıoueiöüâîû"
_HARD = "fstkçşhp"
_CLOSE = dict(zip(_VOWELS, "ııuuiiüüıiu", strict=True))
_APOSTROPHE = "’"


def locative(name: str) -> str:
    """The name with the ending of "at": Elif’te, Deniz’de, Ayla’da."""
    stem = _lower(name)
    consonant = "t" if stem[-1:] and stem[-1] in _HARD else "d"
    return f"{name}{_APOSTROPHE}{consonant}{_open_vowel(stem)}"


def dative(name: str) -> str:
    """The name with the ending of "to": Elif’e, Ayla’ya, Tevfik’e."""
    stem = _lower(name)
    buffer = "y" if stem[-1:] and stem[-1] in _VOWELS else ""
    return f"{name}{_APOSTROPHE}{buffer}{_open_vowel(stem)}"


def genitive(name: str) -> str:
    """The name with the ending of "of": Elif’in, Ayla’nın, Uğur’un, Gönül’ün."""
    stem = _lower(name)
    buffer = "n" if stem[-1:] and stem[-1] in _VOWELS else ""
    return f"{name}{_APOSTROPHE}{buffer}{_CLOSE[_last_vowel(stem)]}n"


def _lower(name: str) -> str:
    return name.replace("I", "ı").replace("İ", "i").lower()


def _open_vowel(stem: str) -> str:
    """The vowel "a" or "e" in harmony with the last vowel; "e" for a name without one."""
    return "a" if _last_vowel(stem) in _BACK else "e"


def _last_vowel(stem: str) -> str:
    return next((letter for letter in reversed(stem) if letter in _VOWELS), "e")
