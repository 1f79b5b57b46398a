"""Carries the user's settings into the theme; must not know where they are set."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from common.session.settings import Settings
from common.ui.durations import Speed
from common.ui.theme import CardLetters, Mode, theme


class Appearance(QObject):
    """Keeps the theme as the settings say, and the application's palette and style as the theme says."""

    def __init__(self, settings: Settings, app: QApplication) -> None:
        super().__init__()
        self._settings = settings
        self._app = app
        for name in ("theme", "text_size", "patterns", "reduced_motion", "speed", "card_letters"):
            self._on_changed(name)
        settings.changed.connect(self._on_changed)
        theme().changed.connect(self._restyle)
        self._restyle()

    def _on_changed(self, name: str) -> None:
        settings, look = self._settings, theme()
        match name:
            case "theme":
                look.set_mode(Mode(settings["theme"]))
            case "text_size":
                look.set_text_percent(settings["text_size"])
            case "patterns":
                look.set_patterns(settings["patterns"])
            case "reduced_motion":
                look.set_reduced_motion(settings["reduced_motion"])
            case "speed":
                look.set_speed(Speed[settings["speed"].upper()])
            case "card_letters":
                look.set_card_letters(CardLetters(settings["card_letters"]))

    def _restyle(self) -> None:
        theme().apply_to(self._app)
