"""What a game must answer to be played, kept, watched and thought about; must not know any game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from common.core.chance import ChanceStream
from common.core.options import Options, OptionSet
from common.core.transition import Outcome, Reason, Transition

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ObservationT = TypeVar("ObservationT")

Json = Any
"""A value of numbers, strings, booleans, None, lists and string-keyed dicts."""


class Rules(Protocol[StateT, MoveT, ObservationT]):
    """The rules of one game under one choice of house rules for one number of seats.

    States, moves, events and observations are frozen data. Every method is pure. Made by the game's
    rules factory ``(options, seats) -> Rules``.
    """

    options: Options
    seats: int

    def initial(self) -> StateT:
        """Return the state before the first log line."""
        ...

    def actor(self, state: StateT) -> int | None:
        """Return the seat to move, ``CHANCE`` when a chance move is due, or None when the match is over."""
        ...

    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return every move of the seat to move, each once; empty when chance is due or the match is over."""
        ...

    def reason_against(self, state: StateT, move: MoveT) -> Reason | None:
        """Return why the seat to move may not play this move, or None if it may.

        For every move: not None exactly when the move is not among ``legal_moves``.
        """
        ...

    def apply(self, state: StateT, move: MoveT) -> Transition[StateT]:
        """Play a move of whoever is due and return what came of it; raises ``IllegalMove``."""
        ...

    def draw(self, state: StateT, stream: ChanceStream) -> MoveT:
        """Return the chance move that is due, drawn from a stream."""
        ...

    def actor_of(self, state: StateT, move: MoveT) -> int | None:
        """Return who plays this move: ``actor``, unless it comes from outside (a clock)."""
        return self.actor(state)

    def is_drawn(self, move: MoveT) -> bool:
        """Tell whether a chance move must equal what the seed yields (all but those from outside)."""
        return True

    def parse(self, text: str) -> MoveT:
        """Read a move in its canonical text; raises ``MalformedMove``."""
        ...

    def text(self, move: MoveT) -> str:
        """Write a move in its canonical text."""
        ...

    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return the totals by seat."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the match ended, or None while it runs."""
        ...

    def facts(self, state: StateT) -> Json:
        """Return the whole state as plain data, the same in every version, for the digest."""
        ...

    def hides_hands(self) -> bool:
        """Tell whether a seat must not see what another seat sees."""
        ...

    def observe(self, state: StateT, seat: int | None) -> ObservationT:
        """Return what a seat may know; None stands for somebody without a seat, who sees what all see."""
        ...

    def redact(self, event: Any, seat: int | None) -> Any | None:
        """Return an event as a seat may see it, or None if it may not notice it at all."""
        ...

    def pack(self, observation: ObservationT) -> Json:
        """Return an observation as plain data."""
        ...

    def unpack(self, data: Json) -> ObservationT:
        """Return the observation that ``pack`` wrote."""
        ...


AnyRules = Rules[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """All that the rest of the program knows about a game.

    ``seats`` are the possible numbers of players, ``minutes`` the usual length of a match (low, high).
    Factories are ``"package.module:name"``, loaded on first use, so that the thinking process never loads Qt:
    ``rules`` makes ``Rules`` from (options, seats); ``bots`` makes a ``Bot`` from (level, options, seats);
    ``sampler`` is a function (rules, observation, rng) -> state that fits the observation;
    ``screen`` is the game on screen (a ``common.ui.game_screen.GameScreen``), or empty for a game that can
    only be played by headless commands.
    """

    id: str
    title: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: OptionSet
    rules: str
    bots: str
    sampler: str
    screen: str = ""
