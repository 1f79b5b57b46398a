"""How good a board is for each side; must not know cards, rolls or whose turn it is."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple, TypeAlias

from kizma.ai.features import playable
from kizma.ai.kernel import Places
from kizma.ai.tables import Tables
from kizma.engine.topology import YARD

Rows: TypeAlias = tuple[tuple[float, ...], ...]

REMEMBERED = 1 << 15
"""How many sides' pawns an evaluation remembers: in a search most of them come again."""


class Side(NamedTuple):
    """A colour's pawns: their worth alone, those on the track, single and doubled, and whether any wait."""

    worth: float
    track: tuple[int, ...]
    singles: tuple[int, ...]
    doubled: tuple[int, ...]
    waits: bool


class Evaluation:
    """Strengths of the colours that play, and a side's logarithm of the odds to win.

    ``colours`` are those at the table; with ``partners`` opposite ones are one side. With ``doubling`` two
    pawns on a square are safe (Z22).
    """

    def __init__(self, tables: Tables, colours: Sequence[int], partners: bool, doubling: bool) -> None:
        self._tables = tables
        self._colours = tuple(colours)
        self._partners = partners
        self._doubling = doubling
        self._entry = tables.topology.entry
        self._finish = tables.topology.finish
        self._side = lru_cache(REMEMBERED)(self._alone)
        self._foes = {
            colour: [(foe, (foe - colour) % 4) for foe in colours if self._fights(colour, foe)]
            for colour in colours
        }

    def strengths(self, places: Places, mover: int) -> dict[int, float]:
        """Return the strength of each colour when ``mover`` has just moved."""
        sides = {colour: self._side(places[4 * colour : 4 * colour + 4]) for colour in self._colours}
        return {
            colour: side.worth + self._danger(colour, sides, self._fights(colour, mover))
            if side.track
            else side.worth
            for colour, side in sides.items()
        }

    def odds(self, places: Places, colour: int, mover: int) -> float:
        """Return the logarithm of the odds that a colour's side wins when ``mover`` has just moved."""
        strengths = self.strengths(places, mover)
        if self._partners:
            return sum(-worth if (other ^ colour) & 1 else worth for other, worth in strengths.items())
        mine = strengths.pop(colour)
        if len(strengths) == 1:
            return mine - next(iter(strengths.values()))
        return mine - log(sum(map(exp, strengths.values())))

    def danger(self, places: Places, colour: int) -> float:
        """Return the part of a colour's strength that its opponents' pawns nearby make."""
        return self.strengths(places, colour)[colour] - self._side(places[4 * colour : 4 * colour + 4]).worth

    def hand(self, cards: Sequence[int], places: Places, colour: int) -> float:
        """Return what the cards kept in hand add to a colour's odds (Z34)."""
        tables = self._tables
        worth = sum(map(tables.hand.__getitem__, cards))
        if YARD in places[4 * colour : 4 * colour + 4]:
            worth += sum(map(tables.entering.__getitem__, cards))
        return worth

    def _fights(self, colour: int, other: int) -> bool:
        return colour != other and not (self._partners and not (colour ^ other) & 1)

    def _danger(self, colour: int, sides: Mapping[int, Side], waiting: bool) -> float:
        """Return what doubled squares, and opponents' pawns near those of a colour, add to its strength."""
        near = self._tables.waiting if waiting else self._tables.moved
        _, _, singles, doubled, _ = sides[colour]
        total = sum(map(self._tables.doubled.__getitem__, doubled)) if doubled else 0.0
        for foe, turn in self._foes[colour]:
            _, theirs, alone, blocks, waits = sides[foe]
            rows = near.pairs[turn]
            for place in singles:
                row = rows[place]
                for there in theirs:
                    total += row[there]
                if waits:
                    total += near.yards[turn][place]
            if blocks:
                total += _sum(near.blocks[turn], singles, blocks) + _sum(near.both[turn], doubled, blocks)
            if doubled:
                total += _sum(near.doubled[turn], doubled, alone)
        return total

    def _alone(self, own: tuple[int, ...]) -> Side:
        """Return a colour's pawns with their worth whatever stands near them."""
        tables = self._tables
        track = tuple(place for place in own if place <= self._entry and place != YARD)
        doubled = {place for place in track if track.count(place) > 1} if self._doubling else set()
        worth = sum(map(tables.places.__getitem__, own))
        worth = worth + tables.at_yard[own.count(YARD)] + tables.at_home[own.count(self._finish)]
        if not track:
            worth += tables.playable[playable(own, self._finish)]
        singles = tuple(place for place in track if place not in doubled)
        return Side(worth, track, singles, tuple(doubled), YARD in own)


def _sum(rows: Rows, mine: tuple[int, ...], theirs: tuple[int, ...]) -> float:
    return sum(rows[place][there] for place in mine for there in theirs)
