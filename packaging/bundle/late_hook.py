"""Keeps PyInstaller's own start-up work for ``multiprocessing`` away from the start of the window.

Its hook imports ``multiprocessing`` in every process, a tenth of the time to the first paint. Only the
helper processes need what it does, and they are told by their arguments.
"""

from pathlib import Path
from textwrap import indent

NAME = "pyi_rth_multiprocessing"
HELPERS = ("-c", "--multiprocessing-fork")
"""The first arguments of the processes that ``multiprocessing`` starts."""

Script = tuple[str, str, str]


def delayed(scripts: list[Script], folder: Path) -> list[Script]:
    """Return the scripts with the hook replaced by one, written to ``folder``, that spares the window."""
    return [_delayed(script, folder) if script[0] == NAME else script for script in scripts]


def late(source: str) -> str:
    """Return the source of a hook that does its work in helper processes only."""
    return f"import sys\n\nif any(word in sys.argv for word in {HELPERS!r}):\n{indent(source, '    ')}"


def _delayed(script: Script, folder: Path) -> Script:
    name, source, kind = script
    target = folder / f"{NAME}.py"
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(late(Path(source).read_text(encoding="utf-8")), encoding="utf-8")
    return name, str(target), kind
