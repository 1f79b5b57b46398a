"""The program's entry: commands without a screen, or the window; must not load Qt before it is called for."""

import sys
from multiprocessing import freeze_support

from common import standard_streams
from common.cli import run


def main() -> int:
    """Run the program with the arguments it was started with and return its exit code."""
    freeze_support()
    standard_streams.fill()
    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
