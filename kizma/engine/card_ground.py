"""Where a pawn may stand in the card form; must not know cards in play, turns or jokers."""

from collections.abc import Sequence
from operator import getitem

from common.core.options import Options
from kizma.engine.pawn import PAWNS, Pawn, are_partners, pawns_of, team_of
from kizma.engine.topology import NOWHERE, YARD, Place, Square, Topology

Places = Sequence[Place]
Squares = Sequence[Square]


class CardGround:
    """The squares of the card form and who blocks them (Z07 to Z10, Z31)."""

    def __init__(self, options: Options) -> None:
        self.topology = Topology.of(options)
        self.partners = options.flag("partners")
        self.own_first = options.word("partner_from") == "own_first"
        self._partner_blocks = options.flag("partner_blocks")
        self._safe_start = options.flag("safe_start")
        self._tables = tuple(self.topology.squares[pawn >> 2] for pawn in PAWNS)

    def squares(self, places: Places) -> list[Square]:
        """Return the square of the ring under each pawn, ``NOWHERE`` if it is not on it."""
        return list(map(getitem, self._tables, places))

    def movable(self, places: Places, colour: int) -> Sequence[Pawn]:
        """Return the pawns a player may move: own ones or, with a partner, the team's (Z30)."""
        own = pawns_of(colour)
        if not self.partners or (self.own_first and not self.is_home(places, colour)):
            return own
        return team_of(own[0])

    def is_home(self, places: Places, colour: int) -> bool:
        """Tell whether all four pawns of a colour are in Bitiş (Z15)."""
        return places[4 * colour : 4 * colour + 4].count(self.topology.finish) == 4

    def is_opponent(self, pawn: Pawn, other: Pawn) -> bool:
        """Tell whether two pawns belong to different sides."""
        return pawn >> 2 != other >> 2 and not (self.partners and are_partners(pawn, other))

    def occupant(self, squares: Squares, pawn: Pawn, place: Place) -> Pawn | None:
        """Return the pawn on the square of the ring that another would reach at a place, or None."""
        square = self._tables[pawn][place]
        return squares.index(square) if square != NOWHERE and square in squares else None

    def obstacle(self, places: Places, squares: Squares, pawn: Pawn, place: Place) -> str | None:
        """Return the code of what keeps a pawn from standing on a place, or None (Z08, Z09, Z31)."""
        square = self._tables[pawn][place]
        if square == NOWHERE:
            return self._lane_obstacle(places, pawn, place)
        if square not in squares:
            return None
        other = squares.index(square)
        if other >> 2 == pawn >> 2:
            return "own_pawn_blocks"
        return self.protection(places, pawn, other)

    def protection(self, places: Places, pawn: Pawn, other: Pawn) -> str | None:
        """Return the code of what protects a pawn of another colour from being hit by a pawn, or None."""
        if self._safe_start and places[other] == 0:
            return "safe_start"
        if self._partner_blocks and self.partners and are_partners(pawn, other):
            return "partner_blocks"
        return None

    def forward_obstacle(self, places: Places, squares: Squares, pawn: Pawn, steps: int) -> str | None:
        """Return the code of what keeps a pawn from going forward, or None (Z08)."""
        place = places[pawn]
        if place == YARD:
            return "in_yard"
        topology = self.topology
        if place == topology.finish:
            return "in_finish"
        if place + steps > topology.finish:
            return "overshoots"
        return self.obstacle(places, squares, pawn, place + steps)

    def _lane_obstacle(self, places: Places, pawn: Pawn, place: Place) -> str | None:
        if place == self.topology.finish:
            return None
        own = pawns_of(pawn >> 2)
        return "own_pawn_blocks" if any(places[other] == place for other in own) else None
