"""Random four-player games a second of the plain engine beside ludopy, in one interleaved run.

``python -m tests.benchmarks.kizma_ludopy [rounds]``; a game of either ends with its first winner.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

from common.core.transition import CHANCE
from kizma.engine.options import OPTIONS
from kizma.engine.rules import KizmaRules

GAMES_A_ROUND = 5
TARGETS = {"card": 1.5, "dice": 2.0}


class PlainChance:
    """The numbers of an ordinary random generator, as ludopy has them, for the engine's draws."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1."""
        return int(self._rng.random() * limit)

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """Return the items in a random order."""
        return self._rng.sample(items, len(items))


def play_engine(rules: KizmaRules, rng: Random) -> None:
    """Play one game of random moves on the plain engine."""
    chance: Any = PlainChance(rng)
    state = rules.initial()
    while (actor := rules.actor(state)) is not None:
        move = rules.draw(state, chance) if actor == CHANCE else rng.choice(rules.legal_moves(state))
        state = rules.apply(state, move).state


def play_ludopy(game_class: Any, rng: Random) -> None:
    """Play one game of random moves on ludopy, to its first winner."""
    game = game_class()
    over = False
    while not over:
        (_, movable, *_), _ = game.get_observation()
        over = game.answer_observation(rng.choice(movable) if len(movable) else -1)[-1]


def seconds(play: Callable[[], None]) -> float:
    """Return the processor time of a few games."""
    start = process_time()
    for _ in range(GAMES_A_ROUND):
        play()
    return process_time() - start


def main(rounds: int = 30) -> int:
    """Measure round after round, each player once a round, print medians and ratios, and return 0.

    Without ludopy it says how to get it and returns 1.
    """
    if find_spec("ludopy") is None:
        sys.stderr.write(
            "ludopy is not installed; install it in a throw-away environment with: pip install ludopy\n"
        )
        return 1
    rng = Random(1)
    card = KizmaRules(OPTIONS.preset("kartli"), 4)
    dice = KizmaRules(OPTIONS.changed(OPTIONS.preset("zarli"), {"play_on": False}), 4)
    ludopy: Any = import_module("ludopy")
    players: dict[str, Callable[[], None]] = {
        "card": lambda: play_engine(card, rng),
        "dice": lambda: play_engine(dice, rng),
        "ludopy": lambda: play_ludopy(ludopy.Game, rng),
    }
    taken: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, play in players.items():
            taken[name].append(seconds(play))
    rate = {name: GAMES_A_ROUND / median(times) for name, times in taken.items()}
    for name, target in TARGETS.items():
        ratio = rate[name] / rate["ludopy"]
        told = f"{name}: {rate[name]:.1f} games/s, {ratio:.2f} x ludopy ({rate['ludopy']:.1f})"
        sys.stdout.write(f"{told}, target {target}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30))
