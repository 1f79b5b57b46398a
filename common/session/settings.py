"""What the user has set, as validated JSON written at every change; must not know any screen."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

LANGUAGES = ("system", "tr", "en")
THEMES = ("system", "light", "dark")
TEXT_SIZES = (90, 100, 115, 130, 150)
SPEEDS = ("calm", "normal", "fast")
CARD_LETTERS = ("international", "turkish")

Check = Callable[[Any], bool]


def _one_of(*values: object) -> Check:
    return lambda value: not isinstance(value, bool) and value in values


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 40 and (value == "" or value.isprintable())


def _geometry(value: object) -> bool:
    if value is None:
        return True
    numbers = list(value.values()) if isinstance(value, dict) else []
    return (
        isinstance(value, dict)
        and set(value) == {"x", "y", "width", "height", "maximized"}
        and all(isinstance(number, int) and abs(number) < 100_000 for number in numbers)
    )


def _table_of(kind: type) -> Check:
    def check(value: object) -> bool:
        return isinstance(value, dict) and all(
            isinstance(key, str) and isinstance(entry, kind) for key, entry in value.items()
        )

    return check


DECLARED: Mapping[str, tuple[Any, Check]] = {
    "name": ("", _name),
    "language": ("system", _one_of(*LANGUAGES)),
    "theme": ("system", _one_of(*THEMES)),
    "text_size": (100, _one_of(*TEXT_SIZES)),
    "speed": ("normal", _one_of(*SPEEDS)),
    "patterns": (False, _flag),
    "reduced_motion": (False, _flag),
    "one_click": (False, _flag),
    "card_letters": ("international", _one_of(*CARD_LETTERS)),
    "window": (None, _geometry),
    "last_setup": ({}, _table_of(dict)),
    "rule_sets": ({}, _table_of(list)),
}
"""Every setting with its default and its check. ``last_setup`` and ``rule_sets`` are tables by game id."""


class Settings(QObject):
    """The user's settings; ``changed(name)`` tells of each change.

    A damaged file is set aside as ``settings.damaged.json`` and the defaults hold; a single value that
    makes no sense falls back to its default.
    """

    changed = Signal(str)
    write_failed = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.was_damaged = False
        self._values = self._load()

    def __getitem__(self, name: str) -> Any:
        """Return a setting; raises ``KeyError`` for an undeclared one."""
        return self._values[name]

    def set(self, name: str, value: Any) -> None:
        """Change a setting and write the file; raises ``ValueError`` for a value that makes no sense."""
        if not DECLARED[name][1](value):
            raise ValueError(name)
        if self._values[name] == value:
            return
        self._values[name] = value
        self._write()
        self.changed.emit(name)

    def _load(self) -> dict[str, Any]:
        given = self._read()
        return {
            name: given[name] if name in given and check(given[name]) else default
            for name, (default, check) in DECLARED.items()
        }

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            data = None
        if isinstance(data, dict):
            return data
        self._set_aside()
        return {}

    def _set_aside(self) -> None:
        self.was_damaged = True
        try:
            self._path.replace(self._path.with_name("settings.damaged.json"))
        except OSError:
            return

    def _write(self) -> None:
        fresh = self._path.with_suffix(".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                json.dump(self._values, file, ensure_ascii=False, indent=1)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._path)
        except OSError as error:
            self.write_failed.emit(str(error))
