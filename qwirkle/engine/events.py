"""What happened, in the detail an animation needs; must not know how it is shown."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from common.core.transition import Outcome
from qwirkle.engine.board import PlacedTile
from qwirkle.engine.scoring import ScoredLine
from qwirkle.engine.tile import Kind


@dataclass(frozen=True, slots=True)
class BagFilled:
    """All tiles lie mixed in the bag, before anybody draws."""

    bag: int


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A seat drew tiles, leaving so many in the bag; None is a tile face down (Q09, Q15)."""

    seat: int
    kinds: tuple[Kind | None, ...]
    bag: int


@dataclass(frozen=True, slots=True)
class StarterTied:
    """Several seats may open; chance is to choose (Q03)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """A seat opens (Q03)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TilesPlaced:
    """A seat put tiles on the table and scored these lines (Q05, Q10)."""

    seat: int
    placed: tuple[PlacedTile, ...]
    lines: tuple[ScoredLine, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TilesSetAside:
    """A seat set tiles aside to swap them; None is a tile face down (Q07, Q15)."""

    seat: int
    kinds: tuple[Kind | None, ...]


@dataclass(frozen=True, slots=True)
class BagMixed:
    """The tiles set aside were mixed into the bag, which now holds so many (Q07)."""

    bag: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat neither placed nor swapped (Q08)."""

    seat: int
    forced: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat placed its last tile with the bag empty and gets the bonus (Q11)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    outcome: Outcome


Event: TypeAlias = (
    BagFilled
    | TilesDrawn
    | StarterTied
    | StarterChosen
    | TilesPlaced
    | TilesSetAside
    | BagMixed
    | Passed
    | WentOut
    | Ended
)


def face_down(event: Event) -> Event:
    """Return the event as seats see it that may not know the tiles in it."""
    if isinstance(event, TilesDrawn | TilesSetAside):
        return replace(event, kinds=(None,) * len(event.kinds))
    return event
