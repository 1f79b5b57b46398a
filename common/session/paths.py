"""Where a user's data, settings and logs live; must not know what is in them."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "KIRAATHANE_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one user; ``home`` holds settings and library, ``logs`` the log and crash files."""

    home: Path
    logs: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.home / "settings.json"

    @property
    def library(self) -> Path:
        """The database of matches."""
        return self.home / "library.sqlite"

    def make(self) -> None:
        """Create the folders; raises ``OSError`` where that is impossible."""
        self.home.mkdir(parents=True, exist_ok=True)
        self.logs.mkdir(parents=True, exist_ok=True)


def user_paths() -> Paths:
    """Return this user's folders; the environment variable ``KIRAATHANE_HOME`` overrides them all."""
    override = os.environ.get(HOME_VARIABLE)
    if override:
        return Paths(Path(override), Path(override) / "logs")
    folders = PlatformDirs("kiraathane", appauthor=False)
    return Paths(folders.user_data_path, folders.user_log_path)
