"""A long look at the rules in play: ``python -m tests.kizma.study [MATCHES]``.

Plays random matches under random house rules and numbers of players, counting how long they get and checking
cards and squares in every state; then draws cards and rolls dice for every seat and tests them for fairness.
"""

import sys
from collections import Counter
from random import Random

from kizma.engine.options import OPTIONS
from kizma.engine.rules import KizmaRules
from tests.kizma.engine.test_fairness import chi_square, count_draws, whole
from tests.kizma.engine.test_properties import check_cards, check_squares
from tests.kizma.position import random_match
from tests.kizma.variants import random_options

BOUND = 50_000
"""Lines no match may reach."""

DRAWS = 100_000


def matches(count: int) -> None:
    """Play random matches and check every state; an ``AssertionError`` is a fault of the rules."""
    rng = Random(20261130)
    lengths: list[int] = []
    for _ in range(count):
        options, seats = random_options(rng)
        rules = KizmaRules(options, seats)
        states = random_match(rules, rng, BOUND)
        lengths.append(len(states) - 1)
        for state in states:
            if state.game is not None:
                check_squares(rules, state)
                if options.word("form") == "cards" and state.outcome is None:
                    check_cards(rules, state)
    lengths.sort()
    tell(f"{count} matches, {sum(lengths)} lines, all cards and squares right")
    tell(f"lines a match: median {lengths[count // 2]}, longest {lengths[-1]}, bound {BOUND}")


def fairness(preset: str, wanted: int) -> None:
    """Print each seat's chi-square of the cards it drew or the faces it rolled in random matches of four."""
    rng = Random(7)
    rules = KizmaRules(OPTIONS.preset(preset), 4)
    drawn = [Counter[int]() for _ in range(4)]
    while sum(map(Counter.total, drawn)) < wanted:
        count_draws(rules, rng, drawn)
    for seat, counts in enumerate(drawn):
        chi, degrees = chi_square(counts, whole(preset))
        tell(f"{preset}, seat {seat}: {counts.total()} drawn, chi-square {chi:.1f}, {degrees} degrees")


def tell(line: str) -> None:
    """Write a line of the report."""
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    matches(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    fairness("kartli", DRAWS)
    fairness("zarli", DRAWS)
