"""The commands of dev.py: which goals each needs and what it starts; must not know how goals are reached."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from . import checks, display
from .environment import Environment
from .errors import SetupError, explain_os_error

ROOT = Path(__file__).resolve().parents[2]
USAGE = """\
usage: python packaging/dev.py COMMAND [ARGUMENTS]

  setup          make or repair .venv beside pyproject.toml, with the locked packages and the project
  play ...       start the app, with these arguments; sets up first when needed
  test ...       check style, types and imports, then run the tests; arguments go to pytest
  screens OUT    paint the screens of the app into the folder OUT, without a display
  bench ...      measure the speed of the app
  freeze         build the app as one folder in dist/ and let it check itself
  package        freeze, then build the installers of this system into dist/
  wheel          build the wheel into dist/ and try it in an empty environment
  first-paint    measure the start of the frozen app against a bare window
  lock ...       renew packaging/requirements from pyproject.toml; arguments, as --upgrade, go to uv
"""


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code: 1 with one sentence when it cannot, 2 for a wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_print(stream)
    if arguments and arguments[0] in {"-h", "--help"}:
        print(USAGE, end="")
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        print(USAGE, end="", file=sys.stderr)
        return 2
    return _explained(COMMANDS[arguments[0]], arguments[1:])


def _explained(command: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    try:
        return command(arguments)
    except SetupError as failure:
        print(failure, file=sys.stderr)
    except OSError as error:
        print(explain_os_error(error), file=sys.stderr)
    except KeyboardInterrupt:
        print("Interrupted: run the same command again to finish.", file=sys.stderr)
        return 130
    return 1


def _setup(_: Sequence[str]) -> int:
    environment = Environment(ROOT)
    environment.repair()
    environment.reach("runtime", "qt")
    print(f"Ready: {environment.folder}")
    return 0


def _play(arguments: Sequence[str]) -> int:
    environment = Environment(ROOT)
    surroundings = dict(os.environ)
    if not display.wants_window(arguments):
        environment.reach("runtime")
    elif display.has_display(sys.platform, surroundings):
        environment.reach("runtime", "qt", "window")
    else:
        environment.reach("runtime", "qt")
        print(display.NO_DISPLAY, file=sys.stderr)
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
        arguments = ["demo"]
    return _become([str(environment.python), "-m", "common", *arguments], surroundings)


def _test(arguments: Sequence[str]) -> int:
    return checks.run(_tested_environment(), arguments)


def _screens(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python packaging/dev.py screens OUT", file=sys.stderr)
        return 2
    environment = _tested_environment()
    out = str(Path(arguments[0]).absolute())
    return checks.run_offscreen(environment, [str(environment.python), "-m", "tests.screens", out])


def _bench(arguments: Sequence[str]) -> int:
    environment = _tested_environment()
    return checks.run_offscreen(environment, [str(environment.python), "-m", "tests.benchmarks", *arguments])


def _bundle(name: str) -> int:
    environment = Environment(ROOT)
    environment.reach("package", "qt")
    command = [str(environment.python), "-m", "bundle", name]
    return subprocess.run(command, cwd=ROOT / "packaging", check=False).returncode


def _lock(arguments: Sequence[str]) -> int:
    from . import locks  # noqa: PLC0415  # the start of the game shall not wait for it

    locks.renew(ROOT, arguments)
    return 0


def _tested_environment() -> Environment:
    environment = Environment(ROOT)
    environment.reach("test", "qt")
    return environment


def _become(command: list[str], surroundings: Mapping[str, str]) -> int:
    if os.name == "posix":
        os.execve(command[0], command, surroundings)
    return subprocess.run(command, env=surroundings, check=False).returncode


def _never_fail_to_print(stream: TextIO) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "setup": _setup,
    "play": _play,
    "test": _test,
    "screens": _screens,
    "bench": _bench,
    "freeze": lambda _: _bundle("freeze"),
    "package": lambda _: _bundle("package"),
    "wheel": lambda _: _bundle("wheel"),
    "first-paint": lambda _: _bundle("first-paint"),
    "lock": _lock,
}
