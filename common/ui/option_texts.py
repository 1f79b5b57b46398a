"""The sentences about house rules that every game makes alike; must not know any game."""

from typing import ClassVar

from common.ui.game_texts import GameTexts
from common.ui.option_words import OptionWords


class OptionTexts(GameTexts):
    """Names and explains options and presets by the ``words`` of a game; ids must be declared ones."""

    words: ClassVar[OptionWords]

    def option_name(self, option: str) -> str:
        """Return the name of a house rule."""
        return self.words.say(self.words.names[option])

    def option_help(self, option: str) -> str:
        """Return a house rule in one sentence."""
        return self.words.say(self.words.helps[option])

    def preset_name(self, preset: str) -> str:
        """Return the name of a set of house rules."""
        return self.words.say(self.words.presets[preset])

    def preset_help(self, preset: str) -> str:
        """Return a set of house rules in one sentence."""
        return self.words.say(self.words.preset_helps[preset])
