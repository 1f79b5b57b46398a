"""Renewing the locks of the packages, with hashes, for every system and Python; must not install them."""

import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from .environment import LOCKS, lock_file
from .errors import explain_output


def renew(root: Path, arguments: Sequence[str]) -> None:
    """Compile every lock from pyproject.toml; further arguments, as --upgrade, go to uv."""
    manifest = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = manifest["project"]["requires-python"].removeprefix(">=")
    builders = "\n".join(manifest["build-system"]["requires"])
    with tempfile.TemporaryDirectory() as folder:
        uv = _install_uv(Path(folder))
        for options in lock_options(root):
            command = [*uv, *options, "--python-version", oldest, *arguments, "pyproject.toml", "-"]
            _run(command, root, builders)


def lock_options(root: Path) -> list[list[str]]:
    """Return what uv is told for each lock, in the order of making; standard input brings the build tools."""
    runtime, test, package = (lock_file(root, name).relative_to(root).as_posix() for name in LOCKS)
    common = ["pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-emit-index-url"]
    common += ["--custom-compile-command", "python packaging/dev.py lock"]
    return [
        [*common, "--output-file", runtime],
        [*common, "--extra", "test", "--constraint", runtime, "--output-file", test],
        [*common, "--extra", "package", "--constraint", test, "--output-file", package],
    ]


def _install_uv(folder: Path) -> list[str]:
    _run([sys.executable, "-m", "venv", str(folder)], folder)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / "python")
    _run([python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "uv"], folder)
    return [python, "-m", "uv"]


def _run(command: Sequence[str], folder: Path, text: str = "") -> None:
    step = subprocess.run(
        command,
        cwd=folder,
        input=text,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if step.returncode:
        raise explain_output(step.stderr)
