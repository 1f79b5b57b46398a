"""``play`` and ``arena``: matches between bots; must not know any game."""

from argparse import Namespace
from pathlib import Path
from statistics import quantiles

from common.ai.arena import Played, Series, Standing, play_series, standings
from common.ai.bot import Limit
from common.ai.table import Table
from common.commands.output import Progress, write_error, write_json
from common.commands.record import summary
from common.commands.usage import UsageError, find_game, read_levels, read_options, read_seed
from common.core.game import Json
from common.core.match import Match
from common.core.record import save_record
from common.core.seats import Seat, SeatKind
from common.core.simulate import play_out

INTERRUPTED = 130
"""The exit code of a command that was told to stop."""


def play(args: Namespace) -> int:
    """Play one match between bots to its end and say how it ended."""
    info = find_game(args.game)
    levels = read_levels(info, args.seats)
    options = read_options(info, args.preset, args.set, len(levels))
    seed = read_seed(args.seed)
    seats = [
        Seat(f"{level.capitalize()} {number}", SeatKind.BOT, level) for number, level in enumerate(levels, 1)
    ]
    match = Match(info, seats, options, seed)
    play_out(match, Table(info, levels, options, _limit(args)).choose)
    if args.out is not None:
        save_record(match, Path(args.out))
    write_json({**summary(args.out, match), "seed": seed.hex()})
    return 0


def arena(args: Namespace) -> int:
    """Play a series of matches between bots and say how each level did."""
    info = find_game(args.game)
    levels = read_levels(info, args.seats)
    options = read_options(info, args.preset, args.set, len(levels))
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise UsageError(f"--{name} is at least 1")
    series = Series(info, options, levels, args.games, read_seed(args.seed), _limit(args))
    played: list[Played] = []
    code = _play_all(series, args.jobs, played)
    for standing in standings(series, played):
        write_json(_line(standing))
    return code


def _play_all(series: Series, jobs: int, played: list[Played]) -> int:
    """Play a series into ``played`` and return the exit code; what was played before an interrupt counts."""
    try:
        with Progress(series.games) as progress:
            for match in play_series(series, jobs):
                played.append(match)
                progress.step()
    except KeyboardInterrupt:
        write_error(f"stopped after {len(played)} of {series.games} matches")
        return INTERRUPTED
    return 0


def _limit(args: Namespace) -> Limit:
    if not (args.seconds > 0 and args.effort > 0):
        raise UsageError("--seconds and --effort are more than 0")
    return Limit(args.seconds, args.effort)


def _line(standing: Standing) -> dict[str, Json]:
    return {
        "level": standing.level,
        "games": standing.games,
        "wins": _rounded(standing.wins),
        "win_rate": _rounded(standing.win_rate),
        "mean_score": _rounded(standing.mean_score),
        "se": _rounded(standing.win_error),
        "ci95": [_rounded(bound) for bound in standing.win_interval],
        "score_se": None if standing.score_error is None else _rounded(standing.score_error),
        "score_ci95": standing.score_interval and [_rounded(bound) for bound in standing.score_interval],
        "seconds_per_decision": _seconds(standing.seconds),
        "processor_seconds_per_decision": _seconds(standing.processor_seconds),
    }


def _seconds(rising: tuple[float, ...]) -> dict[str, Json]:
    if not rising:
        return {"median": None, "p95": None, "max": None}
    hundredths = quantiles(rising, n=100, method="inclusive") if len(rising) > 1 else [rising[0]] * 99
    return {
        "median": _rounded(hundredths[49]),
        "p95": _rounded(hundredths[94]),
        "max": _rounded(rising[-1]),
    }


def _rounded(number: float) -> float:
    return round(number, 6)
