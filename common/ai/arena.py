"""Bots against bots over many matches with the same deals for every seating; must not know any game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean

from common.ai.bot import Limit
from common.ai.interval import Interval, standard_error, student, wilson
from common.ai.table import Seconds, Table
from common.core.game import GameInfo
from common.core.match import Match
from common.core.options import Options
from common.core.seats import Level, Seat, SeatKind
from common.core.simulate import play_out
from common.core.transition import Outcome


@dataclass(frozen=True, slots=True)
class Series:
    """A planned series of matches.

    ``levels`` are rotated: the matches of a group, as many as there are seats, all have the seed of the
    group, and in the next match of a group everybody sits one seat further.
    """

    info: GameInfo
    options: Options
    levels: tuple[Level, ...]
    games: int
    seed: bytes
    limit: Limit

    def group(self, index: int) -> int:
        """Return the group a match of the series belongs to."""
        return index // len(self.levels)

    def seating(self, index: int) -> tuple[Level, ...]:
        """Return the levels by seat in a match of the series."""
        turn = index % len(self.levels)
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels

    def match_seed(self, index: int) -> bytes:
        """Return the seed of a match of the series."""
        return sha256(b"group" + self.seed + self.group(index).to_bytes(4, "big")).digest()


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a series: who sat where, how it ended, and the seconds of every decision by seat."""

    index: int
    levels: tuple[Level, ...]
    outcome: Outcome
    seconds: tuple[tuple[Seconds, ...], ...]

    def win_share(self, level: Level) -> float:
        """Return the share of the win that the seats of a level have; 0 when nobody won."""
        winners = self.outcome.winners
        return sum(self.levels[seat] is level for seat in winners) / len(winners) if winners else 0.0

    def mean_score(self, level: Level) -> float:
        """Return the mean score of the seats of a level."""
        pairs = zip(self.levels, self.outcome.scores, strict=True)
        return fmean(score for sitting, score in pairs if sitting is level)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a series says about one level.

    ``games`` counts matches in which a seat of the level sat, ``wins`` its shares of their wins.
    ``win_error`` and ``win_interval`` belong to the win rate, taken as so many independent trials (Wilson);
    ``score_error`` and ``score_interval`` to the mean score, over the means of the groups (Student), and are
    None for a single group. ``seconds`` on the clock and ``processor_seconds`` have one entry
    a decision, in rising order.
    """

    level: Level
    games: int
    wins: float
    win_rate: float
    win_error: float
    win_interval: Interval
    mean_score: float
    score_error: float | None
    score_interval: Interval | None
    seconds: tuple[float, ...]
    processor_seconds: tuple[float, ...]


def play_one(series: Series, index: int) -> Played:
    """Play one match of a series to its end."""
    levels = series.seating(index)
    seats = [Seat(f"{level} {number}", SeatKind.BOT, level) for number, level in enumerate(levels, 1)]
    match = Match(series.info, seats, series.options, series.match_seed(index))
    table = Table(series.info, levels, series.options, series.limit)
    play_out(match, table.choose)
    outcome = match.outcome
    assert outcome is not None
    return Played(index, levels, outcome, tuple(map(tuple, table.seconds)))


def play_series(series: Series, jobs: int = 1) -> Iterator[Played]:
    """Play a series, in ``jobs`` processes if more than one; matches come as they end, in any order."""
    if jobs == 1:
        yield from (play_one(series, index) for index in range(series.games))
        return
    with get_context("spawn").Pool(min(jobs, series.games), _leave_interrupts) as pool:
        tasks = [(series, index) for index in range(series.games)]
        yield from pool.imap_unordered(_play_task, tasks)


def standings(series: Series, played: Sequence[Played]) -> list[Standing]:
    """Return what a series says about each of its levels, strongest level first; nothing without a match."""
    if not played:
        return []
    in_order = sorted(played, key=lambda match: match.index)
    return [_standing(series, in_order, level) for level in reversed(Level) if level in series.levels]


def _leave_interrupts() -> None:
    """Let an interrupt from the terminal reach the first process only, which ends the others."""
    signal(SIGINT, SIG_IGN)


def _play_task(task: tuple[Series, int]) -> Played:
    return play_one(*task)


def _standing(series: Series, played: Sequence[Played], level: Level) -> Standing:
    wins = sum(match.win_share(level) for match in played)
    rate = min(1.0, wins / len(played))
    groups = _group_scores(series, played, level)
    seconds = list(_seconds(played, level))
    return Standing(
        level=level,
        games=len(played),
        wins=wins,
        win_rate=rate,
        win_error=(rate * (1 - rate) / len(played)) ** 0.5,
        win_interval=wilson(rate, len(played)),
        mean_score=fmean(match.mean_score(level) for match in played),
        score_error=standard_error(groups),
        score_interval=student(groups),
        seconds=tuple(sorted(each.clock for each in seconds)),
        processor_seconds=tuple(sorted(each.processor for each in seconds)),
    )


def _group_scores(series: Series, played: Sequence[Played], level: Level) -> list[float]:
    groups: dict[int, list[float]] = {}
    for match in played:
        groups.setdefault(series.group(match.index), []).append(match.mean_score(level))
    return [fmean(scores) for scores in groups.values()]


def _seconds(played: Sequence[Played], level: Level) -> Iterator[Seconds]:
    for match in played:
        for sitting, seconds in zip(match.levels, match.seconds, strict=True):
            if sitting is level:
                yield from seconds
