"""Random deals of unseen cards that respect who may hold what; must not know why somebody may not."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import comb
from random import Random
from typing import TypeAlias

from king.ai.bits import Bits, singles

Split: TypeAlias = tuple[int, ...]
"""How many cards go to each seat."""


class Dealer:
    """Deals ``unseen`` to seats, ``sizes`` cards each, every possible deal equally likely.

    ``allowed`` holds for each seat the cards it may get. Cards with the same possible holders form a group;
    how many of a group go where is drawn by the exact number of deals behind each split. Raises
    ``ValueError`` where no deal is possible.
    """

    def __init__(self, unseen: Bits, allowed: Sequence[Bits], sizes: Split) -> None:
        groups: dict[tuple[int, ...], list[Bits]] = {}
        for card in singles(unseen):
            holders = tuple(seat for seat, mask in enumerate(allowed) if mask & card)
            groups.setdefault(holders, []).append(card)
        self._groups = sorted(groups.items(), key=lambda group: len(group[0]))
        self._sizes = sizes
        self._ways: dict[tuple[int, Split], tuple[list[Split], list[int]]] = {}
        if sum(sizes) != unseen.bit_count() or not self._count(0, sizes):
            raise ValueError("no deal fits")

    def deal(self, rng: Random) -> list[Bits]:
        """Return the hands of one random deal by seat."""
        hands = [0] * len(self._sizes)
        room = self._sizes
        for number, (_, cards) in enumerate(self._groups):
            splits, cumulative = self._ways[number, room]
            split = splits[bisect(cumulative, rng.random() * cumulative[-1])]
            rng.shuffle(cards)
            start = 0
            for seat, share in enumerate(split):
                hands[seat] |= sum(cards[start : start + share])
                start += share
            room = tuple(map(int.__sub__, room, split))
        return hands

    def _count(self, number: int, room: Split) -> int:
        """Return in how many ways the groups from ``number`` on fill this room."""
        if number == len(self._groups):
            return int(not any(room))
        if (number, room) not in self._ways:
            self._ways[number, room] = self._weigh(number, room)
        cumulative = self._ways[number, room][1]
        return cumulative[-1] if cumulative else 0

    def _weigh(self, number: int, room: Split) -> tuple[list[Split], list[int]]:
        holders, cards = self._groups[number]
        splits: list[Split] = []
        weights: list[int] = []
        for split, arrangements in _splits(len(cards), holders, room):
            weight = arrangements * self._count(number + 1, tuple(map(int.__sub__, room, split)))
            if weight:
                splits.append(split)
                weights.append(weight)
        return splits, list(accumulate(weights))


def _splits(count: int, holders: Sequence[int], room: Split) -> Iterator[tuple[Split, int]]:
    """Go through the ways to share out a group, each with the number of arrangements behind it."""
    if not holders:
        if not count:
            yield (0,) * len(room), 1
        return
    seat, *others = holders
    beyond = sum(room[other] for other in others)
    for share in range(max(0, count - beyond), min(count, room[seat]) + 1):
        for rest, arrangements in _splits(count - share, others, room):
            yield (*rest[:seat], share, *rest[seat + 1 :]), arrangements * comb(count, share)
