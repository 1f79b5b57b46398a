"""Gives a program without a terminal streams to write to; must not know what is written."""

import os
import sys


def fill() -> None:
    """Let output go nowhere where there is nowhere to go: a windowed program of Windows has no streams."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  # open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
