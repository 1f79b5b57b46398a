"""What a seat can settle on the new-game page before a match begins; must not know any game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from common.ui.seat_colors import SeatColor


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A move, in its canonical text, that a seat plays by itself as soon as it may.

    ``name`` is shown; ``color`` is the colour the seat then has. With an empty ``move`` the seat is asked.
    """

    move: str
    name: str
    color: SeatColor | None = None


class SeatWishes(Protocol):
    """The wishes of one game, in the language of the application."""

    def question(self) -> str:
        """Return what is asked, or an empty text where there is nothing to wish."""
        ...

    def choices(self) -> Sequence[SeatWish]:
        """Return what a seat can choose from."""
        ...

    def usual(self, seat: int, seats: int) -> str:
        """Return the move a seat wishes unless it says otherwise."""
        ...


class NoWishes(SeatWishes):
    """A game in which nothing is settled before the match."""

    def question(self) -> str:
        """Return an empty text."""
        return ""

    def choices(self) -> Sequence[SeatWish]:
        """Return none."""
        return ()

    def usual(self, seat: int, seats: int) -> str:
        """Return that the seat is asked."""
        return ""


NO_WISHES = NoWishes()
