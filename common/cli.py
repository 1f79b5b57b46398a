"""The command line: which part of the program the arguments call for; must not load one it does not call."""

from collections.abc import Sequence

from common.core.factory import load
from common.core.suffix import SUFFIX

APP = "common.entrance:run"
"""Opens the window; its module loads Qt, so it is named here and loaded only when called for."""

DEMO = "common.demo:run_demo"
"""Shows every game without a screen; loads Qt like the window."""

SMOKE = "common.smoke:run_smoke"
"""Checks that the installed app is whole; loads Qt like the window."""

COMMANDS = "common.commands.parser:run"
"""Everything that needs no screen, and every wrong usage."""


def run(argv: Sequence[str]) -> int:
    """Do what the arguments say and return the exit code."""
    if not argv or argv[0] in {"--smoke-start", "--first-paint"} or argv[0].endswith(SUFFIX):
        return int(load(APP)(argv))
    if argv[0] == "demo":
        return int(load(DEMO)(argv[1:]))
    if argv[0] == "--smoke":
        return int(load(SMOKE)(argv[1:]))
    return int(load(COMMANDS)(argv))
