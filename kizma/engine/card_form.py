"""What each card may do with which pawn; must not know hands, piles or whose turn comes next."""

from collections.abc import Callable
from typing import Any, ClassVar

from common.core.options import Options
from kizma.engine.card_ground import CardGround, Places, Squares
from kizma.engine.cards import JOKER, Card
from kizma.engine.joker import Joker
from kizma.engine.moves import Back, Enter, Home, PawnMove, Run, Split, Step, Swap
from kizma.engine.pawn import Colour, Pawn
from kizma.engine.topology import YARD, Place


class CardForm:
    """The cards' moves (Z07 to Z14, Z30 to Z32)."""

    def __init__(self, options: Options) -> None:
        self.ground = CardGround(options)
        self.joker = Joker(options, self.ground)
        self.backward = (3, 9) if options.word("backward") == "3-9" else (4, 10)
        self._splits = (5, 7) if options.word("split") == "5-7" else (7,)
        self._two_enters_on = 1 if options.word("two_enters_on") == "next" else 0
        self._lane_back = options.flag("lane_back")
        self._same_move = options.word("back_into_lane") == "same_move"

    def moves(self, places: Places, colour: Colour, card: Card) -> list[PawnMove]:
        """Return everything a player of a colour can do with a card."""
        if card == JOKER:
            return self.joker.moves(places, colour)
        squares = self.ground.squares(places)
        pawns = self.ground.movable(places, colour)
        if card in self.backward:
            return self._backward(places, squares, pawns, card)
        obstacle = self.ground.forward_obstacle
        found: list[PawnMove] = []
        if card <= 2:
            found += [
                Enter(pawn) for pawn in pawns if self._enter_obstacle(places, squares, pawn, card) is None
            ]
        found += [Step(pawn, card) for pawn in pawns if obstacle(places, squares, pawn, card) is None]
        if card in self._splits:
            found += self._split_moves(places, squares, colour, card)
        return found

    def obstacle(self, places: Places, colour: Colour, card: Card, move: PawnMove) -> str | None:
        """Return the code of what forbids a move with a card, or None."""
        if card == JOKER:
            return self.joker.obstacle(places, colour, move)
        if isinstance(move, Swap | Run | Home):
            return "not_a_joker"
        if move.pawn not in self.ground.movable(places, colour):
            return "not_your_pawn"
        return self._CHECKS[type(move)](self, places, colour, card, move)

    def entry_place(self, card: Card) -> Place:
        """Return the place a pawn enters on (Z07)."""
        return self._two_enters_on if card == 2 else 0

    def _backward(self, places: Places, squares: Squares, pawns: Any, card: Card) -> list[PawnMove]:
        found: list[PawnMove] = []
        for pawn in pawns:
            if self._back_obstacle(places, squares, pawn, card) is None:
                found.append(Back(pawn, card))
            if self._same_move and self._lane_obstacle(places, squares, pawn, card) is None:
                found.append(Back(pawn, card, lane=True))
        return found

    def _split_moves(self, places: Places, squares: Squares, colour: Colour, card: Card) -> list[PawnMove]:
        found: list[PawnMove] = []
        for pawn in self.ground.movable(places, colour):
            for steps in range(1, card):
                if self.ground.forward_obstacle(places, squares, pawn, steps) is None:
                    after = self._after(places, squares, pawn, places[pawn] + steps)
                    found += self._second_parts(after, colour, Split(pawn, steps, pawn, card - steps))
        return found

    def _second_parts(self, after: list[Place], colour: Colour, split: Split) -> list[PawnMove]:
        squares = self.ground.squares(after)
        obstacle = self.ground.forward_obstacle
        return [
            Split(split.pawn, split.steps, other, split.other_steps)
            for other in self.ground.movable(after, colour)
            if other != split.pawn and obstacle(after, squares, other, split.other_steps) is None
        ]

    def _after(self, places: Places, squares: Squares, pawn: Pawn, place: Place) -> list[Place]:
        after = list(places)
        hit = self.ground.occupant(squares, pawn, place)
        if hit is not None:
            after[hit] = YARD
        after[pawn] = place
        return after

    def _enter_obstacle(self, places: Places, squares: Squares, pawn: Pawn, card: Card) -> str | None:
        if places[pawn] != YARD:
            return "not_in_yard"
        return self.ground.obstacle(places, squares, pawn, self.entry_place(card))

    def _back_obstacle(self, places: Places, squares: Squares, pawn: Pawn, card: Card) -> str | None:
        topology = self.ground.topology
        place = places[pawn]
        if place in (YARD, topology.finish):
            return "in_yard" if place == YARD else "in_finish"
        if not self._lane_back and topology.is_in_lane(place):
            return "lane_back"
        return self.ground.obstacle(places, squares, pawn, topology.back(place, card))

    def _lane_obstacle(self, places: Places, squares: Squares, pawn: Pawn, card: Card) -> str | None:
        if not self._same_move:
            return "back_into_lane"
        place = self.ground.topology.back_into_lane(places[pawn], card)
        if place is None:
            return "lane_not_reached"
        return self.ground.obstacle(places, squares, pawn, place)

    def _check_enter(self, places: Places, colour: Colour, card: Card, move: Enter) -> str | None:
        if card > 2:
            return "card_does_not_enter"
        return self._enter_obstacle(places, self.ground.squares(places), move.pawn, card)

    def _check_step(self, places: Places, colour: Colour, card: Card, move: Step) -> str | None:
        if card in self.backward:
            return "card_goes_back"
        if move.steps != card:
            return "card_number"
        return self.ground.forward_obstacle(places, self.ground.squares(places), move.pawn, card)

    def _check_back(self, places: Places, colour: Colour, card: Card, move: Back) -> str | None:
        if card not in self.backward:
            return "card_goes_forward"
        if move.steps != card:
            return "card_number"
        obstacle = self._lane_obstacle if move.lane else self._back_obstacle
        return obstacle(places, self.ground.squares(places), move.pawn, card)

    def _check_split(self, places: Places, colour: Colour, card: Card, move: Split) -> str | None:
        if card not in self._splits:
            return "card_does_not_split"
        if move.steps + move.other_steps != card:
            return "split_sum"
        if move.pawn == move.other:
            return "split_same_pawn"
        squares = self.ground.squares(places)
        first = self.ground.forward_obstacle(places, squares, move.pawn, move.steps)
        if first is not None:
            return first
        after = self._after(places, squares, move.pawn, places[move.pawn] + move.steps)
        if move.other not in self.ground.movable(after, colour):
            return "not_your_pawn"
        second = self.ground.forward_obstacle(after, self.ground.squares(after), move.other, move.other_steps)
        return None if second is None else f"second_{second}"

    _CHECKS: ClassVar[dict[type, Callable[..., str | None]]] = {
        Enter: _check_enter,
        Step: _check_step,
        Back: _check_back,
        Split: _check_split,
    }
