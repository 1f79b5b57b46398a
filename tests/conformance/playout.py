"""A random match of a case, with every state on its way."""

from dataclasses import dataclass, field
from hashlib import sha256
from json import dumps
from random import Random
from typing import Any

from common.core.match import Match
from common.core.seats import Seat
from common.core.simulate import draw_due_chance
from common.core.transition import CHANCE
from tests.conformance.cases import Case

SHORT = 150
"""Plies after which a match that need not be whole is left."""

ENDLESS = 20_000
"""Plies after which a match counts as never ending."""


@dataclass
class Playout:
    """A match as far as it was played, and its own random numbers for picking what to look at."""

    case: Case
    match: Match
    rng: Random = field(repr=False)

    def __str__(self) -> str:
        return str(self.case)

    @property
    def rules(self) -> Any:
        return self.match.rules

    def decisions(self, count: int) -> list[tuple[int, Any]]:
        """Pick up to so many plies at which a seat decided, each with its state; early and late ones."""
        plies = [ply for ply, line in enumerate(self.match.log) if line.actor != CHANCE]
        step = max(1, len(plies) // count)
        picked = [self.rng.choice(plies[start : start + step]) for start in range(0, len(plies), step)]
        return [(ply, self.match.state_at(ply)) for ply in picked[:count]]

    def chances(self, count: int) -> list[tuple[int, Any]]:
        """Pick up to so many plies at which chance was due, each with its state; the first always."""
        plies = [ply for ply, line in enumerate(self.match.log) if line.actor == CHANCE]
        picked = sorted({*plies[:1], *self.rng.sample(plies, min(count, len(plies)))})
        return [(ply, self.match.state_at(ply)) for ply in picked]

    def fingerprint(self, state: Any) -> str:
        """Return all facts of a state as one text."""
        return dumps(self.rules.facts(state), sort_keys=True)


def any_move(match: Match, rng: Random) -> Any:
    """Pick a legal move, each kind (the text's first word) with the same chance."""
    kinds: dict[str, list[Any]] = {}
    for move in match.legal_moves():
        kinds.setdefault(match.rules.text(move).split(" ")[0], []).append(move)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def play_case(case: Case) -> Playout:
    """Play a match of random moves; the same case gives the same match."""
    seed = sha256(str(case).encode()).digest()
    rng = Random(seed)
    seats = [Seat(f"Seat {number}") for number in range(case.seats)]
    match = Match(case.info, seats, case.options, seed, "2026-11-30T12:00:00Z")
    draw_due_chance(match)
    while match.actor is not None and match.ply < (ENDLESS if case.whole else SHORT):
        match.play(any_move(match, rng))
        draw_due_chance(match)
    return Playout(case, match, rng)
