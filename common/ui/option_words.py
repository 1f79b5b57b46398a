"""The words a game has for its house rules; must not know any game."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class OptionWords:
    """Source texts by the id of an option or preset, all translated in one context."""

    context: str
    names: Mapping[str, str]
    helps: Mapping[str, str]
    presets: Mapping[str, str]
    preset_helps: Mapping[str, str]

    def say(self, source: str) -> str:
        """Return a source text in the language of the application."""
        return QCoreApplication.translate(self.context, source)
