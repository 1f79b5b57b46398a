"""Bots around a table, one for every seat of a match; must not know any game or what is hidden."""

from collections.abc import Sequence
from random import Random
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from common.ai.bot import Bot, Limit, RandomBot
from common.core.factory import load
from common.core.game import GameInfo
from common.core.match import Match
from common.core.options import Options
from common.core.seats import Level
from common.core.simulate import bot_seed


def make_bot(info: GameInfo, level: Level, options: Options, seats: int) -> Bot:
    """Return a bot of this level for one seat of a game."""
    if level is Level.RANDOM:
        return RandomBot()
    bot: Bot = load(info.bots)(level, options, seats)
    return bot


class Seconds(NamedTuple):
    """What a decision took: on the clock, and of the processor, which other programs do not lengthen."""

    clock: float
    processor: float


class Table:
    """One bot for every seat and the seconds each took; a forced move is played without asking.

    ``levels`` are the levels by seat.
    """

    def __init__(self, info: GameInfo, levels: Sequence[Level], options: Options, limit: Limit) -> None:
        self._bots = [make_bot(info, level, options, len(levels)) for level in levels]
        self._limit = limit
        self.seconds: list[list[Seconds]] = [[] for _ in levels]

    def choose(self, match: Match) -> Any:
        """Return the move that the bot of the seat to move plays."""
        legal = match.legal_moves()
        if len(legal) == 1:
            return legal[0]
        seat = match.actor or 0
        observation = match.rules.observe(match.state, seat)
        rng = Random(bot_seed(match.seed, match.ply))
        begun = Seconds(perf_counter(), thread_time())
        choice = self._bots[seat].choose(observation, legal, self._limit, rng)
        self.seconds[seat].append(Seconds(perf_counter() - begun.clock, thread_time() - begun.processor))
        return choice.move
