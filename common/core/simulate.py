"""A match played to its end without a screen; must not know any bot or game."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from common.core.match import Match
from common.core.transition import CHANCE

Chooser = Callable[[Match], Any]
"""Picks one of the legal moves of the seat to move."""


def draw_due_chance(match: Match) -> None:
    """Play every chance move that is due now; raises ``IllegalMove`` without a seed."""
    while match.actor == CHANCE:
        match.draw()


def play_out(match: Match, choose: Chooser) -> None:
    """Play a match to its end, chance from its seed, every other move as chosen; raises ``IllegalMove``."""
    draw_due_chance(match)
    while match.actor is not None:
        match.play(choose(match))
        draw_due_chance(match)


def bot_seed(seed: bytes | None, ply: int) -> int:
    """Return the number a bot's random choices at a log index start from.

    It follows from the seed of the match, so that a match with the same seed repeats, and it tells nothing
    about that seed. Matches without a seed share one sequence.
    """
    return int.from_bytes(sha256(b"bot" + (seed or b"") + ply.to_bytes(4, "big")).digest())
