"""One decision of a bot: what it sees, set up for searching; must not know what is hidden."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from common.core.options import Options
from qwirkle.ai.candidate import Candidate, openings_of, placements_of, sensible_swap
from qwirkle.ai.kernel import Kernel
from qwirkle.ai.sampler import hidden_tiles, sample_hidden
from qwirkle.engine.hand import Hand
from qwirkle.engine.moves import Move, Swap
from qwirkle.engine.observation import Observation
from qwirkle.engine.tile import Kind
from qwirkle.engine.tracker import unseen


class Situation:
    """What a seat to move sees, with a table to search on; ``legal`` are all moves of the seat."""

    def __init__(self, options: Options, observation: Observation, legal: Sequence[Move]) -> None:
        self.observation = observation
        self.legal = legal
        self.kernel = Kernel(observation.board)
        self.hand = observation.hand
        self.seats = len(observation.hand_sizes)
        self.out_bonus = options.number("out_bonus")
        self.passes_freely = options.word("voluntary_pass") != "off"

    @cached_property
    def placements(self) -> list[Candidate]:
        """Every placement, most points first; of openings one for each set of tiles."""
        if not self.observation.board:
            return openings_of(self.kernel, self.legal)
        return placements_of(self.kernel, self.hand)

    @cached_property
    def hidden(self) -> list[Kind]:
        """All tiles out of sight."""
        return hidden_tiles(self.observation)

    @cached_property
    def hidden_counts(self) -> tuple[int, ...]:
        """How many tiles of each kind are out of sight."""
        return unseen(self.observation)

    @property
    def swap_limit(self) -> int:
        """How many tiles may be swapped."""
        return max((len(move.kinds) for move in self.legal if isinstance(move, Swap)), default=0)

    def swap(self) -> Candidate:
        """Return the swap to make where nothing better is to be done; one must be legal."""
        return sensible_swap(self.hand, self.swap_limit)

    def others(self) -> list[int]:
        """Return the other seats in the order of their turns."""
        seat = self.observation.to_move
        return [(seat + turn) % self.seats for turn in range(1, self.seats)]

    def sample(self, rng: Random) -> tuple[list[Hand], list[Kind]]:
        """Return hands of the others, in the order of their turns, and a bag that fit what the seat sees."""
        hands, bag = sample_hidden(self.observation, rng)
        return [hands[seat] for seat in self.others()], bag
