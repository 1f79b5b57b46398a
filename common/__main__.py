"""The program's entry: commands without a screen, or the window; must not load Qt before it is called for."""

import sys

from common import standard_streams
from common.cli import run

HELPERS = ("-c", "--multiprocessing-fork")
"""Arguments of the processes that a frozen program starts as its helpers; nothing else is called so."""


def main() -> int:
    """Run the program with the arguments it was started with and return its exit code."""
    if any(word in sys.argv for word in HELPERS):
        from multiprocessing import freeze_support  # noqa: PLC0415  # the window shall not wait for it

        freeze_support()
    standard_streams.fill()
    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
