"""Whether a whole match of bots is fluid in the real window: ``python -m tests.benchmarks.whole_match king``.

Nothing is skipped: every move is animated, saved and shown as a person would see it. ``--help`` tells of the
pace, the level of the bots and the size of the window. It has to be played to its end, and the record of it
has to lead to the same scores.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter

from PySide6.QtCore import QEventLoop, QTimer

from common.app import make_application, make_context
from common.core.match import Match
from common.core.record import read_record, write_record
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.appearance import Appearance
from common.ui.game_page import GamePage
from common.ui.game_setup import BOT_NAMES
from common.ui.translation import Translation
from tests.benchmarks.loop_probe import LIMITS, LoopProbe, ProbedWindow

LOOK_MS = 250
PERSON_MS = 300
"""How long a person looks at what may be done."""

SETTLE_MS = 1500
"""How long the result is looked at before measuring ends."""

SEED = bytes(range(32))


@dataclass
class Measured:
    """A match, how long it was played in seconds, and what it has cost."""

    match: Match
    seconds: float
    window: ProbedWindow
    probe: LoopProbe


def watch(wishes: argparse.Namespace) -> Measured:
    """Let bots play a match in the real window until it is over or the time is up."""
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(Path(folder), Path(folder) / "logs")
        opened = open_files(paths, datetime.now())
        opened.settings.set("speed", wishes.speed)
        opened.settings.set("theme", wishes.theme)
        context = make_context(paths, opened, Translation())
        appearance = Appearance(opened.settings, app)
        window = ProbedWindow(context)
        window.resize(*wishes.size)
        window.show()
        match = _match(wishes.game, wishes.level, dict(wishes.set), person=wishes.person)
        window.navigator.open_match(match)
        begun, probe = perf_counter(), LoopProbe()
        window.begin()
        probe.start()
        _run(window.stack.page, wishes.limit)
        probe.stop()
        measured = Measured(match, perf_counter() - begun, window, probe)
        window.close()
        context.bots.close()
        opened.library.close()
        appearance.deleteLater()
    return measured


def _match(
    game_id: str, level: str, rules: Mapping[str, str] | None = None, *, person: bool = False
) -> Match:
    """Return a new match; `rules` are texts of house rules that differ from the defaults, by their ids."""
    info = games()[game_id]
    changes = {option: info.options[option].parse(text) for option, text in (rules or {}).items()}
    seats = [Seat(name, SeatKind.BOT, Level(level)) for name in BOT_NAMES][: min(info.seats[-1], 4)]
    if person:
        seats[0] = Seat("Deniz")
    return Match(info, seats, info.options.fresh(changes), SEED)


def _run(page: GamePage, limit: float) -> None:
    """Run the event loop until the result has been shown for a while, at most `limit` seconds."""
    loop, look = QEventLoop(), QTimer()
    QTimer.singleShot(round(limit * 1000), loop, loop.quit)

    def look_for_end() -> None:
        if page.model.outcome is not None and page.table.is_at_rest():
            look.stop()
            QTimer.singleShot(SETTLE_MS, loop, loop.quit)

    page.controller.awaiting.connect(lambda _seat: QTimer.singleShot(PERSON_MS, loop, lambda: _decide(page)))
    look.timeout.connect(look_for_end)
    look.start(LOOK_MS)
    loop.exec()


def _decide(page: GamePage) -> None:
    """Decide for the person: any legal move."""
    model = page.model
    model.submit(Random(model.ply).choice(model.legal_moves()), model.ply)


def _told(name: str, found: Sequence[float]) -> str:
    p99 = quantiles(found, n=100)[98]
    return (
        f"{name}: mean {fmean(found):.2f} ms, median {median(found):.2f} ms, "
        f"99 % {p99:.2f} ms, longest {max(found):.2f} ms\n"
    )


def report(measured: Measured) -> None:
    """Print the figures."""
    probe, window, match = measured.probe, measured.window, measured.match
    out = sys.stdout.write
    frames = len(window.frames)
    out(f"{match.info.title}: {match.ply} log lines in {measured.seconds:.0f} s, {frames} frames painted\n")
    out(_told("processor time a frame, all in all", window.frames))
    out(_told("processor time of painting a frame", window.painting))
    over = ", ".join(f"{probe.over[limit]} over {limit} ms" for limit in LIMITS)
    out(f"{probe.turns} turns of the event loop: {over}\n")
    out(f"longest garbage collection: {probe.longest_collection:.1f} ms\n")
    out(f"longest turn by the clock: {probe.longest_by_clock()}\n")
    for turn in probe.longest():
        out(f"  {turn}\n")


def verdict(match: Match) -> str:
    """Return what is wrong with how the match ended, or an empty text."""
    if match.outcome is None:
        return f"The match was not over after {match.ply} log lines; give it more time with --limit."
    replayed = read_record(write_record(match).encode())
    if (replayed.scores, replayed.digest()) != (match.scores, match.digest()):
        return f"The match ended with {match.scores}, but its record leads to {replayed.scores}."
    return ""


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def _rule(text: str) -> tuple[str, str]:
    option, _, value = text.partition("=")
    return option, value


def main(arguments: Sequence[str]) -> int:
    """Measure one match; 1 with a sentence if it did not end as it should."""
    parser = argparse.ArgumentParser(prog="whole_match", description="Let bots play a match in the window.")
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--speed", choices=("calm", "normal", "fast"), default="normal")
    parser.add_argument("--level", choices=("cirak", "kalfa", "usta", "ustat"), default="kalfa")
    parser.add_argument("--size", type=_size, default=(1440, 900), help="of the window, as 1440x900")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--person", action="store_true", help="the first seat is a person's, its hand open")
    parser.add_argument(
        "--set", type=_rule, action="append", default=[], metavar="OPTION=VALUE", help="a house rule"
    )
    parser.add_argument("--limit", type=float, default=1800.0, help="seconds before it is given up")
    measured = watch(parser.parse_args(arguments))
    report(measured)
    wrong = verdict(measured.match)
    sys.stdout.write(f"{wrong or f'ended with {measured.match.scores}, and so does its record'}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raise SystemExit(main(sys.argv[1:]))
