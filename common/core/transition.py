"""What comes of a move: the next state, what happened, or why it may not be; must not hold any prose."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

StateT = TypeVar("StateT")

CHANCE = -1
"""The actor of deals, draws, dice and reshuffles; seats are 0, 1, 2 and so on."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so, as a code with the facts a sentence about it needs.

    The screen turns it into words; ``facts`` holds numbers, strings and tuples of these only.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class IllegalMove(Exception):
    """A well-formed move that the rules forbid in this state."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class MalformedMove(Exception):
    """A text that is no move of the game in its one canonical form."""


@dataclass(frozen=True, slots=True)
class Transition(Generic[StateT]):
    """The state after a move and the events that led there, in the order they happened."""

    state: StateT
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    ``ranks`` are competition ranks by seat (1 2 2 4), ``scores`` the totals by seat, ``winners`` the
    winning seats in rising order (may be empty or several), ``reason`` a code of the game's rules.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
