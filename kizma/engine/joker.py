"""What a joker may do, alone and with a partner; must not know hands or turns."""

from common.core.options import Options
from kizma.engine.card_ground import CardGround, Places, Squares
from kizma.engine.moves import Home, PawnMove, Run, Swap
from kizma.engine.pawn import PAWNS, Colour, Pawn, pawns_of, team_of
from kizma.engine.topology import YARD, Place

FARTHEST = 12


class Joker:
    """The joker's choices (Z13, Z32, Z56)."""

    def __init__(self, options: Options, ground: CardGround) -> None:
        self._ground = ground
        self._from = options.word("joker_from")
        self._run_counts = options.word("joker_duty") == "run_counts"

    def moves(self, places: Places, colour: Colour) -> list[PawnMove]:
        """Return everything a player can do with a joker."""
        squares = self._ground.squares(places)
        if not self._is_duty(places, colour):
            return self._swaps(places, colour) + self._runs(places, squares, colour)
        on_track = self._ground.topology.is_on_track
        homes: list[PawnMove] = [Home(pawn) for pawn in team_of(4 * colour) if on_track(places[pawn])]
        return homes + self._runs(places, squares, colour) if self._run_counts else homes

    def obstacle(self, places: Places, colour: Colour, move: PawnMove) -> str | None:
        """Return the code of what forbids a joker's move, or None."""
        if isinstance(move, Home):
            return self._home_obstacle(places, colour, move.pawn)
        if self._is_duty(places, colour) and not (isinstance(move, Run) and self._run_counts):
            return "joker_must_sacrifice"
        if isinstance(move, Swap):
            return self._swap_obstacle(places, colour, move)
        if not isinstance(move, Run):
            return "joker_swaps_or_runs"
        if move.pawn not in self._ground.movable(places, colour):
            return "not_your_pawn"
        squares = self._ground.squares(places)
        return self._ground.forward_obstacle(places, squares, move.pawn, move.steps)

    def _is_duty(self, places: Places, colour: Colour) -> bool:
        if not self._ground.partners:
            return False
        on_track = self._ground.topology.is_on_track
        own = 4 * colour
        return not any(on_track(places[pawn]) for pawn in PAWNS if self._ground.is_opponent(own, pawn))

    def _swaps(self, places: Places, colour: Colour) -> list[PawnMove]:
        ground = self._ground
        victims = [pawn for pawn in PAWNS if self._victim_obstacle(places, 4 * colour, pawn) is None]
        if not victims:
            return []
        movers = [pawn for pawn in ground.movable(places, colour) if self._may_swap_from(places[pawn])]
        return [Swap(pawn, victim) for pawn in movers for victim in victims]

    def _runs(self, places: Places, squares: Squares, colour: Colour) -> list[PawnMove]:
        obstacle = self._ground.forward_obstacle
        finish = self._ground.topology.finish
        return [
            Run(pawn, steps)
            for pawn in self._ground.movable(places, colour)
            if places[pawn] not in (YARD, finish)
            for steps in range(1, FARTHEST + 1)
            if obstacle(places, squares, pawn, steps) is None
        ]

    def _may_swap_from(self, place: Place) -> bool:
        if place == YARD:
            return self._from != "track"
        return self._from != "yard" and self._ground.topology.is_on_track(place)

    def _victim_obstacle(self, places: Places, pawn: Pawn, victim: Pawn) -> str | None:
        if not self._ground.is_opponent(pawn, victim):
            return "not_an_opponent"
        if not self._ground.topology.is_on_track(places[victim]):
            return "victim_not_on_track"
        return self._ground.protection(places, pawn, victim)

    def _swap_obstacle(self, places: Places, colour: Colour, move: Swap) -> str | None:
        if move.pawn not in self._ground.movable(places, colour):
            return "not_your_pawn"
        if not self._may_swap_from(places[move.pawn]):
            return "joker_from"
        return self._victim_obstacle(places, 4 * colour, move.victim)

    def _home_obstacle(self, places: Places, colour: Colour, pawn: Pawn) -> str | None:
        if not self._ground.partners:
            return "joker_swaps_or_runs"
        if not self._is_duty(places, colour):
            return "opponents_on_track"
        if pawn not in team_of(pawns_of(colour)[0]):
            return "not_your_pawn"
        return None if self._ground.topology.is_on_track(places[pawn]) else "not_on_track"
