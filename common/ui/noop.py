"""Marks a text for translation and leaves it as it is, typed; must not know any text."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Return the text: the name is what the translation tools look for."""
    return text
