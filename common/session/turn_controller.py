"""Whose turn it is: chance, bot, person or the next person's curtain; must not know what the screen draws."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from common.core.transition import CHANCE
from common.session.game_model import GameModel
from common.session.players import Player


class TurnController(QObject):
    """Moves a match on, one turn at a time, each time the table has come to rest.

    ``awaiting(seat)`` tells that a person has to decide, ``thinking(seat)`` that a bot does,
    ``handover(seat)`` that the screen must go to another person: answer with ``hand_over``.
    The owner calls ``table_at_rest`` whenever the animations are over.
    """

    awaiting = Signal(int)
    thinking = Signal(int)
    handover = Signal(int)

    def __init__(self, model: GameModel, players: Mapping[int, Player]) -> None:
        super().__init__()
        self._model = model
        self._players = players
        self._running = False
        self._asked: tuple[int, int] | None = None
        for player in players.values():
            player.move_chosen.connect(model.submit)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._advance)

    @property
    def is_paused(self) -> bool:
        """Whether the match stands still."""
        return not self._running

    def resume(self) -> None:
        """Let the match go on."""
        self._running = True
        self._asked = None
        self.table_at_rest()

    def pause(self) -> None:
        """Let nothing happen until ``resume``; a bot stops thinking."""
        self._running = False
        self._next.stop()
        for player in self._players.values():
            player.cancel()

    def table_at_rest(self) -> None:
        """Go on with the next turn once control is back in the event loop."""
        if self._running:
            self._next.start(0)

    def hand_over(self, seat: int) -> None:
        """Show the table to the person who accepted the screen."""
        self._model.set_viewer(seat)
        self._asked = None
        self.table_at_rest()

    def _advance(self) -> None:
        model, actor = self._model, self._model.actor
        if actor is None or self._asked == (model.ply, actor):
            return
        if actor == CHANCE:
            model.draw()
        elif (settled := model.settled_move()) is not None:
            model.submit(settled, model.ply)
        elif actor in model.humans:
            self._ask_person(actor)
        else:
            self._ask(actor)
            self.thinking.emit(actor)

    def _ask_person(self, seat: int) -> None:
        model = self._model
        if seat != model.viewer and model.needs_curtain:
            self._asked = (model.ply, seat)
            self.handover.emit(seat)
        else:
            model.set_viewer(seat)
            self._ask(seat)
            self.awaiting.emit(seat)

    def _ask(self, seat: int) -> None:
        self._asked = (self._model.ply, seat)
        self._players[seat].take_turn()
