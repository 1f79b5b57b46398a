"""Asks the strongest bot for a move to show the person at the screen; must not know any game."""

from PySide6.QtCore import QObject, Signal

from common.core.seats import Level
from common.session.bot_client import BotClient
from common.session.game_model import GameModel
from common.session.players import Thinker


class Hint(QObject):
    """``given(move, why)`` brings the advice; ``busy_changed`` tells when thinking begins and ends."""

    given = Signal(object, object)
    busy_changed = Signal()

    def __init__(self, model: GameModel, client: BotClient) -> None:
        super().__init__()
        self._model = model
        self._thinker = Thinker(model, client)
        self._thinker.chosen.connect(self._on_chosen)

    @property
    def is_busy(self) -> bool:
        """Whether advice is being thought about."""
        return self._thinker.is_thinking

    def ask(self) -> None:
        """Think about the position on the table, for the person on turn."""
        if not self.is_busy:
            self._thinker.think(Level.USTAT)
            self.busy_changed.emit()

    def cancel(self) -> None:
        """Forget the question."""
        if self.is_busy:
            self._thinker.cancel()
            self.busy_changed.emit()

    def _on_chosen(self, move: object, why: object, ply: int) -> None:
        self.busy_changed.emit()
        if ply == self._model.ply:
            self.given.emit(move, why)
