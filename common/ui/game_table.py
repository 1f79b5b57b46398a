"""A game on screen, as the game page sees it; must not know any game."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from common.session.game_model import GameModel, Step
from common.ui.game_texts import GameTexts
from common.ui.seat_colors import SeatColor


class GameTable(QWidget):
    """The table and its panels; made with the match's model and the game's texts.

    Signals: ``at_rest()`` each time the animations are over; ``toast(text, rule)`` for the person at the
    screen, with the id of the rule to open or an empty text; ``banner(seat, text)`` for what others did;
    ``status_changed()`` when the sentence in the top bar may have changed.
    """

    at_rest = Signal()
    toast = Signal(str, str)
    banner = Signal(int, str)
    status_changed = Signal()

    def __init__(self, model: GameModel, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.texts = texts
        self.thinking_seat: int | None = None

    def is_at_rest(self) -> bool:
        """Tell whether no animation is running."""
        raise NotImplementedError

    def play(self, step: Step) -> None:
        """Animate one log line; ``at_rest`` follows, at once where nothing moves."""
        raise NotImplementedError

    def sync(self, observation: Any) -> None:
        """Show exactly what the viewer knows, at once; changes nothing when all is shown already."""
        raise NotImplementedError

    def skip(self) -> None:
        """Bring running animations to their end."""
        raise NotImplementedError

    def set_input(self, enabled: bool) -> None:
        """Let the person at the screen act or not."""
        raise NotImplementedError

    def set_thinking(self, seat: int | None) -> None:
        """Show which bot is thinking."""
        raise NotImplementedError

    def show_advice(self, move: Any) -> None:
        """Show a move on the table as a hint."""
        raise NotImplementedError

    def toast_lift(self) -> float:
        """Return how far above the table's lower edge a message floats, in dp: over a hand or a rack."""
        return 24.0

    def banner_drop(self) -> float:
        """Return how far below the table's upper edge a banner floats, in dp: under what stands there."""
        return 8.0

    def set_one_click(self, enabled: bool) -> None:
        """Play a sole legal choice with one click or not."""
        raise NotImplementedError

    def seat_color(self, seat: int) -> SeatColor | None:
        """Return the colour a seat wears in this match, or None for the usual one."""
        return None


class Vignette(QWidget):
    """A small still life of a game for its card on the home page; moves once when it is hovered."""

    def play_once(self) -> None:
        """Play its one small move."""
        raise NotImplementedError
