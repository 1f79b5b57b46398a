"""The command ``python -m king.ai.measure``: bots against bots, with the share of games at zero or more.

Beside the arena's figures it counts who wins by the totals (K26), whoever else does. Seconds are those of the
processor. Must not know a deal.
"""

import argparse
import sys
from json import dumps
from statistics import fmean, median

from common.ai.arena import Played, Series, Standing, play_series, standings
from common.ai.bot import Limit
from common.core.registry import game
from common.core.seats import Level


def figures(standing: Standing, played: list[Played]) -> dict[str, object]:
    """Return what a series says about one level, ready for JSON."""
    scores = [
        match.outcome.scores[seat]
        for match in played
        for seat, level in enumerate(match.levels)
        if level is standing.level
    ]
    seconds = standing.processor_seconds or (0.0,)
    return {
        "level": str(standing.level),
        "games": standing.games,
        "mean_score": round(standing.mean_score, 1),
        "se": None if standing.score_error is None else round(standing.score_error, 1),
        "at_zero_or_more": round(fmean(score >= 0 for score in scores), 3),
        "kings": sum(match.outcome.reason == "king" for match in played),
        "processor_seconds": {
            "median": round(median(seconds), 4),
            "p95": round(seconds[int(0.95 * (len(seconds) - 1))], 4),
            "max": round(seconds[-1], 4),
        },
    }


def main() -> None:
    """Play the series and print one JSON line a level."""
    parser = argparse.ArgumentParser(description="Measure bots against bots at King.")
    parser.add_argument("--seats", required=True, help="four levels, such as usta,kalfa,kalfa,kalfa")
    parser.add_argument("--games", type=int, default=40, help="a multiple of 4 lets everybody sit everywhere")
    parser.add_argument("--seed", default="00", help="hex; the same seed plays the same deals")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    levels = tuple(map(Level, asked.seats.split(",")))
    seed = bytes.fromhex(asked.seed)
    series = Series(game("king"), game("king").options.fresh(), levels, asked.games, seed, Limit())
    played = list(play_series(series, asked.jobs))
    for standing in standings(series, played):
        sys.stdout.write(dumps(figures(standing, played)) + "\n")


if __name__ == "__main__":
    main()
