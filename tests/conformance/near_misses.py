"""Texts that are almost a move."""

from collections.abc import Iterator
from random import Random

ALPHABET = "0123456789AJKQTcdhsROYGBPqlx.@,-:_abefgknorwy "


def near_misses(text: str, rng: Random) -> Iterator[str]:
    """Go through small changes of a move's text: spaces, case, order and number of parts, letters."""
    words = text.split(" ")
    yield from (f" {text}", f"{text} ", f"{text}\n", text.replace(" ", "  "), text.replace(" ", "\t"))
    yield from (text.upper(), text.lower(), text.swapcase(), text + text, text[:-1], text[1:])
    yield from (" ".join(words[:-1]), " ".join([*words, words[-1]]), " ".join(reversed(words)))
    yield " ".join(rng.sample(words, len(words)))
    for _ in range(12):
        place = rng.randrange(len(text))
        yield text[:place] + rng.choice(ALPHABET) + text[place + 1 :]
        yield text[:place] + rng.choice(ALPHABET) + text[place:]
        yield text[:place] + text[place + 1 :]
