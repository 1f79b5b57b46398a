"""What decides about a seat's turn: table, own hand, size of the bag; must not know other hands or scores."""

from dataclasses import dataclass

from common.core.options import Options
from qwirkle.engine.board import Board
from qwirkle.engine.hand import Hand
from qwirkle.engine.tile import HAND_SIZE, mask_of


@dataclass(frozen=True, slots=True)
class Position:
    """The turn of one seat; ``hand`` is sorted, ``bag`` the number of tiles left to draw."""

    options: Options
    board: Board
    hand: Hand
    bag: int

    @property
    def is_opening(self) -> bool:
        """Whether nothing lies on the table (Q04)."""
        return not self.board

    @property
    def opens_with_largest(self) -> bool:
        """Whether the opening must be one of the largest sets in hand (Q04)."""
        return self.options.word("opening") == "must_be_largest"

    @property
    def swap_limit(self) -> int:
        """How many tiles may be swapped; 0 where no swap is possible (Q04, Q07)."""
        if self.is_opening:
            return 0
        return min(swap_limit(self.options, self.bag), len(self.hand))

    @property
    def can_place(self) -> bool:
        """Whether any placement is legal."""
        return self.board.fits(mask_of(self.hand))

    @property
    def passes_by_force(self) -> bool:
        """Whether neither a placement nor a swap is possible (Q08)."""
        return self.swap_limit == 0 and not self.can_place

    @property
    def may_pass(self) -> bool:
        """Whether passing is legal, by force or by choice (Q08)."""
        by_choice = self.bag == 0 and self.options.word("voluntary_pass") == "when_bag_empty"
        return by_choice or self.passes_by_force


def swap_limit(options: Options, bag: int) -> int:
    """Return how many tiles a full hand may swap with this many in the bag (Q07)."""
    if options.word("swap_short_bag") == "forbid" and bag < HAND_SIZE:
        return 0
    return min(bag, HAND_SIZE)
