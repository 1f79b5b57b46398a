"""From what happened to what is seen: each event of a step as animations; must not know the rules."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from common.ui import durations, motion
from common.ui.animation_queue import AnimationStep
from kizma.engine import events
from kizma.engine.cards import Card
from kizma.engine.pawn import Pawn
from kizma.engine.topology import YARD, Place
from kizma.model import KizmaModel
from kizma.ui.card_signs import sign_of
from kizma.ui.gates import Gate
from kizma.ui.scene import KizmaScene
from kizma.ui.table_words import deck_words

ORDER_STAY = 1500


class Stage(Protocol):
    """What the table does beside moving pawns and cards."""

    def seat_point(self, seat: int) -> QPointF:
        """Return where a seat's cards come from."""
        ...

    def is_awaited(self, seat: int) -> bool:
        """Tell whether a person at this screen turns a seat's card over."""
        ...

    def show_order(self, drawn: events.OrderDrawn) -> None:
        """Show the draw for the first turn."""
        ...

    def hide_order(self) -> None:
        """Take the draw away."""
        ...

    def seat_all(self) -> None:
        """Give the seats the colours they have taken."""
        ...


class Choreography:
    """Turns events into steps for the scene's queue, parted by gates where the person is waited for."""

    def __init__(self, model: KizmaModel, scene: KizmaScene, stage: Stage) -> None:
        self._model = model
        self._scene = scene
        self._stage = stage
        self._options = model.match.options
        self._is_scored = self._options.flag("scored")

    def steps(self, happened: Sequence[object]) -> list[AnimationStep | Gate]:
        """Return what is to be seen, in order."""
        found: list[AnimationStep | Gate] = []
        for event in happened:
            found += self._of(event)
        return found

    def _of(self, event: object) -> list[AnimationStep | Gate]:
        match event:
            case events.PawnMoved(pawn, path):
                return self._way(pawn, path[-1], lambda: self._walk(pawn, path))
            case events.PawnEntered(pawn, place) | events.PawnSwapped(pawn, _, place):
                return self._way(pawn, place, lambda: self._fly(pawn, place))
            case events.PawnCaptured(pawn, _, _) | events.PawnSacrificed(pawn, _):
                return self._way(pawn, YARD, lambda: self._fly_home(pawn))
        return self._of_start(event) or self._of_cards(event)

    def _of_start(self, event: object) -> list[AnimationStep | Gate]:
        match event:
            case events.SideFinished(seats, _):
                return [partial(self._cheer, seats)]
            case events.ColoursTaken():
                return [_at_once(self._stage.hide_order), _at_once(self._stage.seat_all)]
            case events.OrderDrawn():
                centre = self._scene.board.centre
                return [
                    _at_once(lambda: self._stage.show_order(event)),
                    lambda: motion.pause(centre, ORDER_STAY),
                ]
        return []

    def _of_cards(self, event: object) -> list[AnimationStep | Gate]:
        centre = self._scene.board.centre
        match event:
            case events.DeckShuffled(count, _):
                return [_at_once(lambda: centre.show_cards(count, None, None, deck_words(count)))]
            case events.CardDrawn(seat, card, _):
                return self._drawing(seat, card)
            case events.CardPlayed(seat, card) | events.CardDiscarded(seat, card):
                sign = sign_of(card, self._options)
                return [lambda: centre.turn_over(card, sign, self._stage.seat_point(seat))]
            case events.DieRolled(_, pips):
                return [lambda: centre.tumble(pips)]
            case events.GameEnded():
                return [] if self._model.outcome is not None else [Gate.SHEET]
        return []

    def _drawing(self, seat: int, card: Card | None) -> list[AnimationStep | Gate]:
        """The top card comes open, or into a hand; a person at the screen turns it over himself."""
        centre = self._scene.board.centre
        found: list[AnimationStep | Gate] = [Gate.DRAW] if self._stage.is_awaited(seat) else []
        found.append(_at_once(self._take_from_deck))
        if card is not None and not self._is_scored:
            sign = sign_of(card, self._options)
            found.append(lambda: centre.turn_over(card, sign))
        return found

    def _take_from_deck(self) -> None:
        centre = self._scene.board.centre
        count = max(centre.count - 1, 0)
        centre.show_cards(count, centre.open, centre.sign, deck_words(count))

    def _way(
        self, pawn: Pawn, place: Place, animate: Callable[[], QAbstractAnimation | None]
    ) -> list[AnimationStep | Gate]:
        return [animate, _at_once(lambda: self._settle(pawn, place))]

    def _settle(self, pawn: Pawn, place: Place) -> None:
        board = self._scene.board
        board.move_to(pawn, place)
        for item in board.pawns:
            item.go_home()
            item.stack_by_y()

    def _walk(self, pawn: Pawn, path: Sequence[Place]) -> QAbstractAnimation | None:
        """The way square by square; a pawn put there by hand has gone it already."""
        board = self._scene.board
        if _is_near(board.pawns[pawn].pos(), board.point(pawn, path[-1])):
            return None
        return board.walk(pawn, path)

    def _fly(self, pawn: Pawn, place: Place) -> QAbstractAnimation | None:
        board = self._scene.board
        item, target = board.pawns[pawn], board.point(pawn, place)
        if _is_near(item.pos(), target):
            return None
        item.set_cell(board.cell)
        return motion.flight(item, target)

    def _fly_home(self, pawn: Pawn) -> QAbstractAnimation:
        board = self._scene.board
        return motion.flight(
            board.pawns[pawn],
            board.point(pawn, YARD),
            durations.CAPTURE_RETURN,
            QEasingCurve.Type.InOutCubic,
        )

    def _cheer(self, seats: tuple[int, ...]) -> QAbstractAnimation | None:
        """The winner's pawns hop once."""
        board, colours = self._scene.board, self._model.view().seating.colours
        own = [item for item in board.pawns if item.colour == colours[seats[0]]]
        item = own[0]
        return motion.flight(item, item.pos(), durations.FLIGHT) if own else None


def _at_once(act: Callable[[], None]) -> AnimationStep:
    def run() -> None:
        act()

    return run


def _is_near(here: QPointF, there: QPointF) -> bool:
    return abs(here.x() - there.x()) + abs(here.y() - there.y()) < 1.0
