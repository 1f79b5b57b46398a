"""The virtual environment beside pyproject.toml: made, filled from the locks, repaired; knows no command."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path

from . import display, libraries
from .errors import NO_VENV, BrokenEnvironmentError, DownloadError, SetupError, explain_output
from .stamp import Stamp, digest

LOCKS = ("runtime", "test", "package")
"""What can be installed: the app alone, with the tools of its checks, with those that freeze it."""

_IN_USE = "{} must be made anew, but this command runs from inside it: run it with the Python outside."


class Environment:
    """The project's virtual environment.

    Its goals, each presupposing the first: ``environment`` (an empty one exists), ``runtime``, ``test`` and
    ``package`` (the locked packages and the project are installed), ``qt`` (Qt can be imported), ``window``
    (Qt finds the system libraries of a real window).
    """

    def __init__(self, root: Path) -> None:
        """Read what was reached for the project in this folder; change nothing."""
        self.root = root
        self.folder = root / ".venv"
        self._stamp = Stamp(self.folder)
        self.inputs = _inputs(root)
        self._actions: dict[str, Callable[[], None]] = {
            "environment": self._build,
            "runtime": lambda: self._install("runtime"),
            "test": lambda: self._install("test"),
            "package": lambda: self._install("package"),
            "qt": self._check_qt,
            "window": self._check_window,
        }

    @property
    def scripts(self) -> Path:
        """The folder of the environment's commands."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.scripts / ("python.exe" if os.name == "nt" else "python")

    def has(self, goal: str) -> bool:
        """Tell whether the goal is reached for the locks, manifest, Python and folder of today."""
        return self.python.exists() and self._stamp.holds(goal, self.inputs[goal])

    def reach(self, *goals: str) -> None:
        """Do whatever is missing for these goals, in their order; raise SetupError when one fails."""
        for goal in ("environment", *goals):
            if not self.has(goal):
                self._actions[goal]()
                self._stamp.set(goal, self.inputs[goal])
                if goal != "environment":
                    self._stamp.save()

    def repair(self) -> None:
        """Make the environment anew when it was called finished but Qt cannot be found in it."""
        if not self.has("runtime"):
            return
        try:
            self._check_qt()
        except BrokenEnvironmentError:
            self._stamp.clear()

    def _build(self) -> None:
        if Path(sys.prefix).resolve() == self.folder:
            raise SetupError(_IN_USE.format(self.folder))
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise SetupError(NO_VENV)
        _say(f"Making {self.folder}")
        self._stamp.clear()
        _remove(self.folder)
        _run([sys.executable, "-m", "venv", str(self.folder)])

    def _install(self, name: str) -> None:
        _say(f"Installing the packages of {name}.txt")
        self._stamp.withdraw()
        lock = lock_file(self.root, name)
        try:
            self._pip("--require-hashes", "--only-binary", ":all:", "-r", str(lock))
        except DownloadError:
            # pip downloads everything before it installs anything, so what was finished still is.
            self._stamp.save()
            raise
        self._pip("--no-deps", "--no-build-isolation", "-e", str(self.root))
        self._stamp.set("runtime", self.inputs["runtime"])

    def _pip(self, *arguments: str) -> None:
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        _run([*pip, "install", *arguments])

    def _check_qt(self) -> None:
        try:
            probe = _ask([str(self.python), "-c", "import PySide6.QtWidgets"])
        except OSError as error:
            raise BrokenEnvironmentError(
                f"{self.python} does not start ({error}): run dev.py setup."
            ) from error
        if not probe.returncode:
            return
        missing = libraries.named_in(probe.stderr)
        if not missing:
            raise BrokenEnvironmentError(
                f"Qt cannot be loaded ({_last_line(probe.stderr)}): run dev.py setup."
            )
        raise SetupError(
            libraries.sentence(missing | libraries.missing_for(self._qt_files("Qt[GW]*.abi3.so")))
        )

    def _check_window(self) -> None:
        plugins = display.window_plugins(sys.platform, os.environ)
        missing = [libraries.missing_for(self._qt_files(f"Qt/plugins/platforms/{name}")) for name in plugins]
        if missing and all(missing):
            raise SetupError(libraries.sentence(missing[-1]))

    def _qt_files(self, pattern: str) -> list[Path]:
        return sorted(self.folder.glob(f"lib/python*/site-packages/PySide6/{pattern}"))


def lock_file(root: Path, name: str) -> Path:
    """Return the path of one of the ``LOCKS``."""
    return root / "packaging" / "requirements" / f"{name}.txt"


def _inputs(root: Path) -> dict[str, str]:
    place = digest("{}.{}".format(*sys.version_info), sysconfig.get_platform(), str(root))
    manifest = (root / "pyproject.toml").read_bytes()
    packages = {name: digest(place, manifest, lock_file(root, name).read_bytes()) for name in LOCKS}
    return {"environment": place, **packages, "qt": packages["runtime"], "window": packages["runtime"]}


def _remove(folder: Path) -> None:
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def _run(command: Sequence[str]) -> None:
    """Run a step of the setup; its progress goes to standard error, for standard output may be data."""
    sys.stderr.flush()
    step = subprocess.run(
        command,
        stdout=sys.stderr.fileno(),
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if step.returncode:
        raise explain_output(step.stderr)


def _ask(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def _say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)
