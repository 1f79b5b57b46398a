"""How long Qwirkle's generator takes a position: ``python -m tests.benchmarks.qwirkle_generator``."""

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, median, quantiles
from time import process_time

from common.ai.bot import Limit
from common.core.chance import ChanceStream
from common.core.seats import Level
from common.core.transition import CHANCE
from qwirkle.ai.bots import make_bot
from qwirkle.engine.legality import legal_placements
from qwirkle.engine.options import OPTIONS
from qwirkle.engine.position import Position
from qwirkle.engine.rules import QwirkleRules

GAMES = 10


def positions(games: int) -> Iterator[Position]:
    """Go through every position after the opening of greedy matches of two."""
    rules = QwirkleRules(OPTIONS.fresh(), 2)
    greedy = make_bot(Level.KALFA, rules.options, 2)
    for number in range(games):
        state, seed, ply = rules.initial(), number.to_bytes(32, "big"), 0
        while (seat := rules.actor(state)) is not None:
            if seat == CHANCE:
                move = rules.draw(state, ChanceStream(seed, ply))
            else:
                seen = rules.observe(state, seat)
                if state.board:
                    yield seen.position(rules.options)
                move = greedy.choose(seen, rules.legal_moves(state), Limit(), Random(ply)).move
            state, ply = rules.apply(state, move).state, ply + 1


def measure(games: int = GAMES) -> tuple[list[float], list[int]]:
    """Return the milliseconds of processor time and the number of placements, by position."""
    times, counts = [], []
    for position in positions(games):
        begun = process_time()
        found = legal_placements(position)
        times.append((process_time() - begun) * 1000)
        counts.append(len(found))
    return times, counts


def main() -> int:
    """Print the figures and return 0."""
    times, counts = measure()
    sys.stdout.write(
        f"{len(times)} positions, {fmean(counts):.1f} placements on average: "
        f"median {median(times):.2f} ms, 95th percentile {quantiles(times, n=20)[-1]:.2f} ms, "
        f"longest {max(times):.2f} ms\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
