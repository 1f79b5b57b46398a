"""Brings the screen from one person to the next behind the curtain; must not know any game."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from common.session.game_model import GameModel
from common.ui.handover_curtain import CurtainOverlay
from common.ui.seat_colors import SeatColor


class Handover(QObject):
    """``accepted(seat)`` tells that the next person has the screen.

    Once the curtain has fallen the model shows the table to nobody, so nothing of a hand is beneath it.
    """

    accepted = Signal(int)

    def __init__(self, page: QWidget, model: GameModel, color: Callable[[int], SeatColor]) -> None:
        super().__init__(page)
        self._page = page
        self._model = model
        self._color = color
        self._seat: int | None = None
        self._is_begun = False
        self._curtain: CurtainOverlay | None = None

    @property
    def curtain(self) -> CurtainOverlay | None:
        """The curtain, once it was needed."""
        return self._curtain

    def ask(self, seat: int) -> None:
        """Let the curtain fall for a person."""
        self._seat = seat
        self._is_begun = True
        self._ready().fall(self._model.match.seats[seat].name, self._color(seat))

    def cover_first(self) -> bool:
        """Cover the table when several people open a match; tell whether somebody must accept it first."""
        if self._seat is not None:
            return True
        seat = self._model.viewer
        if self._is_begun or not self._model.needs_curtain or seat is None:
            return False
        self._is_begun = True
        self._seat = seat
        self._ready().cover(self._model.match.seats[seat].name, self._color(seat))
        return True

    def dismiss(self) -> None:
        """Take the curtain away for good; the page goes."""
        if self._curtain is not None:
            self._curtain.hide()
            self._curtain.deleteLater()
            self._curtain = None

    def _ready(self) -> CurtainOverlay:
        if self._curtain is None:
            self._curtain = CurtainOverlay(self._page.window())
            self._curtain.covered.connect(self._on_covered)
            self._curtain.accepted.connect(self._on_accepted)
        return self._curtain

    def _on_covered(self) -> None:
        if self._seat is not None:
            self._model.set_viewer(None)

    def _on_accepted(self) -> None:
        seat, self._seat = self._seat, None
        if seat is not None:
            self.accepted.emit(seat)
