"""A match: its log of moves and the states the log leads to; must not know any game, file or screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from json import dumps
from typing import Any

from common.core.chance import ChanceStream, commitment
from common.core.game import GameInfo
from common.core.options import Options
from common.core.registry import make_rules
from common.core.seats import Seat
from common.core.transition import CHANCE, IllegalMove, MalformedMove, Outcome, Reason, Transition


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: who (a seat or ``CHANCE``) and the canonical text of the move."""

    actor: int
    move: str

    def __str__(self) -> str:
        """Write the line as a record holds it."""
        return f"{'-' if self.actor == CHANCE else self.actor} {self.move}"

    @classmethod
    def parse(cls, text: str) -> "LogLine":
        """Read a line of a record; raises ``MalformedMove``."""
        actor, space, move = text.partition(" ")
        if actor == "-" and space:
            return cls(CHANCE, move)
        if space and actor.isascii() and actor.isdigit() and str(int(actor)) == actor:
            return cls(int(actor), move)
        raise MalformedMove(text)


class Match:
    """Options, seats, seed and log of one match; the thing that is played and saved.

    ``seed`` is 32 bytes, or None for a match from elsewhere whose chance lines are all in the log.
    ``clock`` holds the seconds left in a timed match, else None. ``started`` is an ISO 8601 time in UTC.
    Raises ``OptionError`` where the house rules do not fit the seats.
    """

    def __init__(
        self,
        info: GameInfo,
        seats: Sequence[Seat],
        options: Options,
        seed: bytes | None,
        started: str | None = None,
    ) -> None:
        info.options.check(options, len(seats))
        self.info = info
        self.seats = tuple(seats)
        self.options = options
        self.seed = seed
        self.started = started or datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self.clock: float | None = None
        self.rules = make_rules(info, options, len(seats))
        self._states: list[Any] = [self.rules.initial()]
        self._log: list[LogLine] = []
        self._undone: list[LogLine] = []

    @property
    def state(self) -> Any:
        """The state the log leads to."""
        return self._states[-1]

    @property
    def log(self) -> tuple[LogLine, ...]:
        """All lines so far."""
        return tuple(self._log)

    @property
    def ply(self) -> int:
        """How many lines the log has, chance included."""
        return len(self._log)

    @property
    def actor(self) -> int | None:
        """The seat to move, ``CHANCE``, or None when the match is over."""
        return self.rules.actor(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self.rules.outcome(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals by seat."""
        return self.rules.scores(self.state)

    @property
    def commitment(self) -> str | None:
        """What players may see of the seed while the match runs."""
        return None if self.seed is None else commitment(self.seed)

    @property
    def can_redo(self) -> bool:
        """Whether lines were taken back that could be played again."""
        return bool(self._undone)

    def state_at(self, ply: int) -> Any:
        """Return the state after the first ``ply`` lines."""
        return self._states[ply]

    def legal_moves(self) -> Sequence[Any]:
        """Return the moves of the seat to move; empty when chance is due or the match is over."""
        return self.rules.legal_moves(self.state)

    def play(self, move: Any) -> Transition[Any]:
        """Play a move of whoever is due; raises ``IllegalMove`` and then leaves everything as it was."""
        transition = self._append(move)
        self._undone.clear()
        return transition

    def draw(self) -> Transition[Any]:
        """Play the chance move that is due, as the seed yields it; raises ``IllegalMove`` without a seed."""
        if self.actor != CHANCE:
            raise IllegalMove(Reason("no_chance_due"))
        if self.seed is None:
            raise IllegalMove(Reason("no_seed"))
        return self.play(self.rules.draw(self.state, ChanceStream(self.seed, self.ply)))

    def play_line(self, line: LogLine) -> Transition[Any]:
        """Play a line read from elsewhere, checking actor, text, legality and, with a seed, chance.

        Raises ``MalformedMove`` or ``IllegalMove``.
        """
        move = self.rules.parse(line.move)
        if self.rules.text(move) != line.move:
            raise MalformedMove(line.move)
        if self.rules.actor_of(self.state, move) != line.actor:
            raise IllegalMove(Reason("wrong_actor" if self.actor is not None else "match_over"))
        self._verify_chance(line, move)
        return self.play(move)

    def undo_to(self, ply: int) -> None:
        """Take back all lines from index ``ply`` on, keeping them for ``redo``."""
        self._undone = self._log[ply:] + self._undone
        del self._log[ply:]
        del self._states[ply + 1 :]

    def redo(self) -> Transition[Any]:
        """Play the next line that was taken back."""
        line = self._undone[0]
        transition = self._append(self.rules.parse(line.move))
        del self._undone[0]
        return transition

    def digest(self) -> str:
        """Return the SHA-256, in hex, of the state the log leads to."""
        facts = self.rules.facts(self.state)
        return sha256(dumps(facts, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def _append(self, move: Any) -> Transition[Any]:
        actor = self.rules.actor_of(self.state, move)
        if actor is None:
            raise IllegalMove(Reason("match_over"))
        transition = self.rules.apply(self.state, move)
        self._states.append(transition.state)
        self._log.append(LogLine(actor, self.rules.text(move)))
        return transition

    def _verify_chance(self, line: LogLine, move: Any) -> None:
        if line.actor != CHANCE or self.seed is None or not self.rules.is_drawn(move):
            return
        if self.rules.draw(self.state, ChanceStream(self.seed, self.ply)) != move:
            raise IllegalMove(Reason("chance_differs_from_seed"))
