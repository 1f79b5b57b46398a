"""How good a board is for each side; must not know cards, rolls or whose turn it is."""

from collections.abc import Sequence
from math import exp, log
from typing import TypeAlias

from kizma.ai.kernel import Places
from kizma.ai.tables import Near, Tables
from kizma.engine.topology import YARD

Foe: TypeAlias = tuple[int, tuple[tuple[float, ...], ...], tuple[float, ...]]


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
        self._moved = self._foes(tables.moved)
        self._waiting = self._foes(tables.waiting)

    def strengths(self, places: Places, mover: int) -> dict[int, float]:
        """Return the strength of each colour when ``mover`` has just moved."""
        tables, entry = self._tables, self._entry
        by_place = tables.places
        found: dict[int, float] = {}
        tracks: dict[int, list[int]] = {}
        waiting: dict[int, bool] = {}
        for colour in self._colours:
            one, two, three, four = own = places[4 * colour : 4 * colour + 4]
            in_yard = own.count(YARD)
            waiting[colour] = in_yard > 0
            tracks[colour] = [place for place in own if place <= entry and place != YARD]
            found[colour] = (
                by_place[one]
                + by_place[two]
                + by_place[three]
                + by_place[four]
                + tables.at_yard[in_yard]
                + tables.at_home[own.count(self._finish)]
            )
        for colour, mine in tracks.items():
            if mine:
                has_moved = colour == mover or (self._partners and not (colour ^ mover) & 1)
                foes = self._moved if has_moved else self._waiting
                found[colour] += self._danger(foes[colour], mine, tracks, waiting)
        return found

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
        tables = self._tables
        own = places[4 * colour : 4 * colour + 4]
        alone = sum(tables.places[place] for place in own)
        alone += tables.at_yard[own.count(YARD)] + tables.at_home[own.count(self._finish)]
        return self.strengths(places, colour)[colour] - alone

    def hand(self, cards: Sequence[int], places: Places, colour: int) -> float:
        """Return what the cards kept in hand add to a colour's odds (Z34)."""
        tables = self._tables
        worth = sum(map(tables.hand.__getitem__, cards))
        if YARD in places[4 * colour : 4 * colour + 4]:
            worth += sum(map(tables.entering.__getitem__, cards))
        return worth

    def _foes(self, near: Near) -> dict[int, list[Foe]]:
        """Return the opponents of each colour, each with the rows its pawns near them are looked up in."""
        return {
            colour: [
                (other, near.pairs[(other - colour) % 4], near.yards[(other - colour) % 4])
                for other in self._colours
                if other != colour and not (self._partners and (other ^ colour) & 1 == 0)
            ]
            for colour in self._colours
        }

    def _danger(
        self, foes: list[Foe], mine: list[int], tracks: dict[int, list[int]], waiting: dict[int, bool]
    ) -> float:
        total = 0.0
        if self._doubling and len(set(mine)) < len(mine):
            pairs = {place for place in mine if mine.count(place) > 1}
            total += sum(self._tables.doubled[place] for place in pairs)
            mine = [place for place in mine if place not in pairs]
        for other, rows, yard in foes:
            theirs, waits = tracks[other], waiting[other]
            for place in mine:
                if theirs:
                    row = rows[place]
                    for there in theirs:
                        total += row[there]
                if waits:
                    total += yard[place]
        return total
