"""Running the tools of a system; a failure is one sentence, not their whole command line."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class ToolError(Exception):
    """Something did not come out as it should; says what, in a sentence."""


def run(command: Sequence[str], folder: Path | None = None, environ: Mapping[str, str] | None = None) -> None:
    """Run a command and let it print; raises ``ToolError`` unless it ends well."""
    _finish(command, subprocess.run(command, cwd=folder, env=environ, check=False), "")


def ask(command: Sequence[str], folder: Path | None = None) -> str:
    """Run a command and return what it prints, without the last line break; raises ``ToolError``."""
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    _finish(command, done, f": {errors[0]}" if errors else "")
    return done.stdout.strip()


def _finish(
    command: Sequence[str],
    done: "subprocess.CompletedProcess[bytes] | subprocess.CompletedProcess[str]",
    why: str,
) -> None:
    if done.returncode:
        raise ToolError(f"{Path(command[0]).name} ended with exit code {done.returncode}{why}")
