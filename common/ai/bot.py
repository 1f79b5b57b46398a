"""A bot: given what a seat may know and its legal moves, it chooses one; must not know the whole state."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Protocol

from common.core.transition import Reason


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: seconds on the clock and, for repeatable work, a share of its usual samples.

    ``effort`` 1.0 is the level's usual number of samples; the deadline cuts it short when time runs out.
    """

    seconds: float = 1.0
    effort: float = 1.0

    def deadline(self) -> float:
        """Return the moment, on the monotonic clock, at which thinking must end."""
        return monotonic() + self.seconds


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen move and why, as a reason code the game's texts turn into one sentence."""

    move: Any
    why: Reason


class Bot(Protocol):
    """Chooses a move for one seat; made by the game's bot factory ``(level, options, seats) -> Bot``."""

    def choose(self, observation: Any, legal: Sequence[Any], limit: Limit, rng: Random) -> Choice:
        """Return one of the legal moves; the same arguments give the same choice unless time runs out."""
        ...


class RandomBot:
    """Plays each legal move with the same chance; the yardstick of every measurement."""

    def choose(self, observation: Any, legal: Sequence[Any], limit: Limit, rng: Random) -> Choice:
        """Return any legal move."""
        return Choice(rng.choice(legal), Reason("random"))
