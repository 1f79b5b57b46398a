"""One verifiable random stream per log line, drawn from the seed of a match; must not know what is drawn."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 2**32


def new_seed() -> bytes:
    """Return 32 fresh bytes from the system's random source."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hex: what players may see while the match runs."""
    return hashlib.sha256(seed).hexdigest()


class ChanceStream:
    """The numbers that the chance line with index ``ply`` of a match is made of.

    Blocks are HMAC-SHA-256(seed, ply then block counter, 4 bytes each, big-endian), read as eight
    32-bit big-endian words; a number below n rejects the words that would favour small numbers.
    """

    def __init__(self, seed: bytes, ply: int) -> None:
        self._words = _words(seed, ply)

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1, each equally likely."""
        unbiased = _WORDS // limit * limit
        return next(word for word in self._words if word < unbiased) % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order; every order is equally likely."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def _words(seed: bytes, ply: int) -> Iterator[int]:
    for counter in range(_WORDS):
        message = ply.to_bytes(4, "big") + counter.to_bytes(4, "big")
        block = hmac.digest(seed, message, "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
