"""The commands of dev.py that need the packaging tools: ``python -m bundle COMMAND``, run in this folder."""

import sys
from collections.abc import Callable, Sequence

from .first_paint import measure
from .freeze import freeze
from .installers import package
from .tools import ToolError
from .wheel import try_wheel


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; a failure is one sentence."""
    try:
        COMMANDS[arguments[0]]()
    except (ToolError, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


COMMANDS: dict[str, Callable[[], object]] = {
    "freeze": freeze,
    "package": package,
    "wheel": try_wheel,
    "first-paint": measure,
}

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
