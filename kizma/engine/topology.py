"""The shape of the board for every ring size and entry; must not know pawns, cards or dice.

A place is a pawn's progress: 0 is its own start square, ``finish`` is Bitiş. ``YARD`` and ``BEHIND_START``
are negative and stand at the end of each row of ``squares``, where Python finds them by negative index.
"""

from dataclasses import dataclass
from typing import TypeAlias

from common.core.options import Options
from kizma.engine.pawn import Colour

Place: TypeAlias = int
Square: TypeAlias = int

YARD: Place = -2
BEHIND_START: Place = -1
NOWHERE: Square = -1


@dataclass(frozen=True, slots=True)
class Topology:
    """A ring of ``track`` squares, left for a lane at progress ``entry`` (Z01, Z02).

    ``squares[colour][place]`` is the square of the ring, counted clockwise from red's start, or ``NOWHERE``.
    """

    track: int
    entry: Place
    lane: int
    finish: Place
    squares: tuple[tuple[Square, ...], ...]

    @classmethod
    def make(cls, track: int, entry: Place, lane: int) -> "Topology":
        """Lay out a board; ``entry`` is the progress of the last square before the lane."""
        starts = [track * colour // 4 for colour in range(4)]
        squares = tuple(
            (
                *((start + place) % track for place in range(entry + 1)),
                *[NOWHERE] * (lane + 1),
                NOWHERE,
                (start - 1) % track,
            )
            for start in starts
        )
        return cls(track, entry, lane, entry + lane + 1, squares)

    @classmethod
    def of(cls, options: Options) -> "Topology":
        """Return the board that the house rules ask for."""
        if options.word("form") == "dice":
            return cls.make(52, 50, 5)
        track = options.number("track")
        behind = 1 if options.word("entry") == "behind" else 2
        return cls.make(track, track - behind, options.number("lane"))

    def is_on_track(self, place: Place) -> bool:
        """Tell whether a place is a square of the ring."""
        return BEHIND_START <= place <= self.entry

    def is_in_lane(self, place: Place) -> bool:
        """Tell whether a place is one of a colour's own lane squares."""
        return self.entry < place < self.finish

    def forward(self, place: Place, steps: int) -> Place | None:
        """Return the place some steps ahead, or None beyond Bitiş (Z08)."""
        target = place + steps
        return target if target <= self.finish else None

    def back(self, place: Place, steps: int) -> Place:
        """Return the place some steps back, round behind the own start (Z10, Z52)."""
        target = place - steps
        if target >= 0 or (target == BEHIND_START and self.entry == self.track - 2):
            return target
        return target + self.track

    def back_into_lane(self, place: Place, steps: int) -> Place | None:
        """Return the lane square reached by going back over the start and on into the lane, or None (Z55)."""
        if not 0 <= place <= self.entry:
            return None
        rest = steps - (place + self.track - self.entry)
        return self.entry + rest if 1 <= rest <= self.lane else None

    def place_at(self, colour: Colour, square: Square) -> Place:
        """Return the progress at which a colour stands on a square of the ring (Z13, Z52)."""
        place = (square - self.squares[colour][0]) % self.track
        return place if place <= self.entry else BEHIND_START

    def path_back(self, place: Place, steps: int) -> tuple[Place, ...]:
        """Return every place on the way back, both ends included."""
        path = [place]
        for _ in range(steps):
            path.append(self.back(path[-1], 1))
        return tuple(path)

    def path_into_lane(self, place: Place, steps: int) -> tuple[Place, ...]:
        """Return every place back over the start to the entry and on into the lane (Z55)."""
        to_entry = place + self.track - self.entry
        return (*self.path_back(place, to_entry), *range(self.entry + 1, self.entry + 1 + steps - to_entry))

    def path_bounced(self, place: Place, steps: int) -> tuple[Place, ...]:
        """Return every place to Bitiş and back again with the surplus (Z24)."""
        surplus = place + steps - self.finish
        return (*range(place, self.finish + 1), *range(self.finish - 1, self.finish - 1 - surplus, -1))
