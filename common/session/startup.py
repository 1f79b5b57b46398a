"""Opens what the app keeps on disk and says what was wrong with it; must not know any widget."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from common.session.library import Library, LibraryDamaged, LibraryTooNew
from common.session.paths import Paths
from common.session.settings import Settings


class Trouble(Enum):
    """What was wrong with the files, and mended."""

    LIBRARY_DAMAGED = auto()
    SETTINGS_DAMAGED = auto()


class StartRefused(Exception):
    """The app cannot start; ``code`` is ``folder`` or ``library_too_new``, ``path`` what it is about."""

    def __init__(self, code: str, path: Path) -> None:
        super().__init__(code, path)
        self.code = code
        self.path = path


@dataclass(slots=True)
class Opened:
    """Settings and library, ready, and what had to be mended."""

    settings: Settings
    library: Library
    troubles: list[Trouble] = field(default_factory=list)


def open_files(paths: Paths, now: datetime, settings: Settings | None = None) -> Opened:
    """Open settings and library, making what is not there and setting aside what is damaged.

    ``settings`` are those of these paths, if they have been read already. Raises ``StartRefused``.
    """
    try:
        paths.make()
        probe = paths.home / ".writable"
        probe.touch()
        probe.unlink()
    except OSError:
        raise StartRefused("folder", paths.home) from None
    settings = settings or Settings(paths.settings)
    library, is_damaged = _library(paths, now)
    troubles = [Trouble.LIBRARY_DAMAGED] * is_damaged + [Trouble.SETTINGS_DAMAGED] * settings.was_damaged
    return Opened(settings, library, troubles)


def _library(paths: Paths, now: datetime) -> tuple[Library, bool]:
    try:
        return Library(paths.library), False
    except LibraryTooNew:
        raise StartRefused("library_too_new", paths.library) from None
    except LibraryDamaged:
        pass
    try:
        _set_aside(paths.library, now)
        return Library(paths.library), True
    except (LibraryDamaged, OSError):
        raise StartRefused("folder", paths.home) from None


def _set_aside(library: Path, now: datetime) -> None:
    """Move the database, and what SQLite keeps beside it, out of the way under a name with the date."""
    stamp = now.strftime("%Y-%m-%d-%H%M%S")
    for ending in ("", "-wal", "-shm"):
        file = library.with_name(library.name + ending)
        if file.exists():
            file.replace(library.with_name(f"{library.stem}.damaged-{stamp}{library.suffix}{ending}"))
