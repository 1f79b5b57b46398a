"""The newcomer's one command; must not use syntax newer than Python 3.6 nor know what the commands do."""

import importlib
import sys

NEEDED = (3, 11)


def complaint(version: "tuple[int, ...]") -> str:
    """Return one sentence when this (major, minor) version is too old, else an empty string."""
    if version >= NEEDED:
        return ""
    needed, found = (".".join(map(str, numbers)) for numbers in (NEEDED, version))
    return f"Python {needed} or newer is needed, found {found}; get it from python.org"


if __name__ == "__main__":
    sys.exit(
        complaint(sys.version_info[:2]) or importlib.import_module("bootstrap.command").main(sys.argv[1:])
    )
