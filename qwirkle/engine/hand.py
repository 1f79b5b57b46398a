"""The tiles of one seat as a sorted tuple; must not know tables or turns."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from qwirkle.engine.line import largest_lines
from qwirkle.engine.tile import Kind

Hand: TypeAlias = tuple[Kind, ...]
"""Kinds in canonical order, copies included; equal tiles are interchangeable."""


def without(hand: Hand, kinds: Iterable[Kind]) -> Hand:
    """Return a hand without some of its tiles; raises ``ValueError`` for one it does not hold."""
    left = list(hand)
    for kind in kinds:
        left.remove(kind)
    return tuple(left)


def first_missing(hand: Hand, kinds: Sequence[Kind]) -> Kind | None:
    """Return a kind that is wanted more often than the hand holds it, or None."""
    return next((kind for kind in kinds if kinds.count(kind) > hand.count(kind)), None)


def largest_set(hand: Hand) -> int:
    """Return how many different tiles of a hand could form one line; a single tile counts as one (Q03)."""
    return largest_lines(hand)[0].bit_count()
