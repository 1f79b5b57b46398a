"""Learned weights unfolded into tables for one board; must not know how they were learned."""

from collections.abc import Sequence
from typing import TypeAlias

from kizma.ai.features import (
    AT_HOME,
    AT_YARD,
    COUNT,
    DOUBLED,
    ENTERING,
    HAND,
    PLACES,
    PLAYABLE,
    STANDING,
    WAITING,
    Pairs,
    pair_shift,
)
from kizma.engine.topology import BEHIND_START, YARD, Topology

Turns: TypeAlias = tuple[tuple[tuple[float, ...], ...], ...]


class Tables:
    """What a colour's strength is summed from, by place and by pair of places."""

    def __init__(self, topology: Topology, pairs: Pairs, weights: Sequence[float]) -> None:
        assert len(weights) >= COUNT
        self.topology = topology
        finish = topology.finish
        self.places = tuple(weights[PLACES : PLACES + finish + 1]) + tuple(
            weights[PLACES + AT_YARD + place] for place in (YARD, BEHIND_START)
        )
        self.at_yard = tuple(weights[AT_YARD : AT_YARD + 5])
        self.at_home = tuple(weights[AT_HOME : AT_HOME + 5])
        shares = [max(place, 0) / finish for place in (*range(topology.entry + 1), BEHIND_START)]
        self.doubled = tuple(
            weights[DOUBLED] + weights[DOUBLED + 1] * share + weights[STANDING + place]
            for place, share in enumerate(shares)
        )
        self.playable = tuple(weights[PLAYABLE : PLAYABLE + 7])
        self.hand = tuple(weights[HAND : HAND + 14])
        self.entering = (*weights[ENTERING : ENTERING + 3], *[0.0] * 11)
        self.moved = Near(pairs, weights, shares, False)
        self.waiting = Near(pairs, weights, shares, True)


class Near:
    """What pawns near each other add to a side that has just moved, or to one that is yet to move.

    ``pairs`` is for single pawns of mine, ``blocks`` for what it adds that theirs are doubled, ``doubled``
    for doubled squares of mine near single pawns, ``both`` for two doubled squares; these and ``yards`` are
    indexed like those of ``Pairs``.
    """

    def __init__(
        self, pairs: Pairs, weights: Sequence[float], shares: Sequence[float], waiting: bool
    ) -> None:
        self.pairs = _rows(pairs, weights[pair_shift(False, False, waiting) :], shares)
        self.doubled = _rows(pairs, weights[pair_shift(True, False, waiting) :], shares)
        self.both = _rows(pairs, weights[pair_shift(True, True, waiting) :], shares)
        self.blocks = _rows(pairs, weights[pair_shift(False, True, waiting) :], shares)
        shifted = weights[WAITING * waiting :]
        self.yards = tuple(
            tuple(_one(number, shifted, share) for number, share in zip(row, shares, strict=True))
            for row in pairs.yards
        )


def _rows(pairs: Pairs, weights: Sequence[float], shares: Sequence[float]) -> Turns:
    return tuple(
        tuple(_unfolded(row, weights, share) for row, share in zip(rows, shares, strict=True))
        for rows in pairs.numbers
    )


def _unfolded(row: Sequence[int], weights: Sequence[float], share: float) -> tuple[float, ...]:
    return tuple(_one(number, weights, share) for number in row)


def _one(number: int, weights: Sequence[float], share: float) -> float:
    return weights[number] + weights[number + 1] * share if number >= 0 else 0.0
