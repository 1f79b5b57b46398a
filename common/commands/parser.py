"""What may be typed at the command line and which command it calls; must not know Qt or any game."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import NoReturn

from common.commands import bots, record
from common.commands.output import write_error
from common.commands.usage import UsageError
from common.core.record import app_version

BOT_SECONDS = 60.0
"""Seconds a bot may take for a move without a screen: enough never to cut short a level's usual effort."""

BAD_USAGE = 2

_EPILOG = """\
Without a command the window opens, with FILE.kiraathane on that match. Exit code 0: good, 1: a record
is bad or a move refused, 2: bad usage.
Levels: cirak kalfa usta ustat, and random, which plays any legal move."""


def run(argv: Sequence[str]) -> int:
    """Do what the arguments say and return the exit code."""
    args = make_parser().parse_args(argv)
    try:
        return int(args.run(args))
    except (UsageError, OSError) as error:
        return _fail(error)


def _fail(error: UsageError | OSError) -> int:
    if isinstance(error, BrokenPipeError):
        # nobody reads on: also the interpreter's last flush must find an open end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    write_error(str(error))
    return BAD_USAGE


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one sentence what is wrong with the arguments."""
        write_error(f"{message}; see {self.prog} --help")
        raise SystemExit(BAD_USAGE)


def make_parser() -> ArgumentParser:
    """Return the parser of every argument, those of the window too, for the help."""
    parser = _Parser(
        prog="kiraathane",
        description="The games of a coffeehouse table, without the table.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"kiraathane {app_version()}")
    parser.add_argument(
        "--smoke-start", action="store_true", help="open the window, end after its first page is painted"
    )
    parser.add_argument(
        "--first-paint", action="store_true", help="open the window, end while it is still empty"
    )
    parser.add_argument(
        "--smoke", metavar="FOLDER", nargs="?", help="check that the app is whole; pictures go to FOLDER"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_record(commands.add_parser("record", help="check, continue or make a record"))
    _add_play(commands.add_parser("play", help="play one match between bots"))
    _add_arena(commands.add_parser("arena", help="measure levels against each other"))
    commands.add_parser("demo", help="show every game without a screen")
    return parser


def _add_record(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = _command(commands.add_parser("check", help="replay records"), record.check)
    check.add_argument("files", nargs="+", metavar="FILE")
    legal = _command(commands.add_parser("legal", help="list the legal moves"), record.legal)
    legal.add_argument("file", metavar="FILE")
    legal.add_argument("--all", action="store_true", help="at every ply that a seat decided")
    new = _command(commands.add_parser("new", help="make a fresh record"), record.new)
    _add_game(new)
    new.add_argument("--seats", type=int, metavar="N", help="number of seats")
    new.add_argument("--names", nargs="+", default=[], metavar="NAME", help="names by seat")
    append = _command(commands.add_parser("append", help="play moves"), record.append)
    append.add_argument("file", metavar="FILE")
    append.add_argument("moves", nargs="+", metavar="MOVE")


def _add_play(parser: ArgumentParser) -> None:
    _add_bots(_command(parser, bots.play))
    parser.add_argument("--out", metavar="FILE", help="write the record there")


def _add_arena(parser: ArgumentParser) -> None:
    _add_bots(_command(parser, bots.arena))
    parser.add_argument("--games", type=int, required=True, metavar="N", help="number of matches")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="number of processes")


def _add_bots(parser: ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("--seats", required=True, metavar="LEVEL,...", help="levels by seat")
    parser.add_argument("--seconds", type=float, default=BOT_SECONDS, help="at most for a move")
    parser.add_argument("--effort", type=float, default=1.0, help="share of a level's usual samples")


def _add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--preset", metavar="NAME", help="house rules to start from")
    parser.add_argument(
        "--set", nargs="+", action="extend", default=[], metavar="OPTION=VALUE", help="change a house rule"
    )
    parser.add_argument("--seed", metavar="HEX", help="64 hex digits; without it a fresh seed")


def _command(parser: ArgumentParser, run: Callable[[Namespace], int]) -> ArgumentParser:
    parser.set_defaults(run=run)
    return parser
