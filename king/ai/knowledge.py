"""What one seat knows of a hand, as bits, and the deals that fit; must not know the other hands."""

from random import Random

from common.core.options import Options
from king.ai.bits import ALL, BIT, Bits, bits
from king.ai.dealer import Dealer
from king.ai.inference import possible_cards, replayed
from king.ai.position import Position
from king.ai.terms import Terms, terms_of
from king.engine.board import Board
from king.engine.observation import Observation
from king.engine.trick import SEATS


class Knowledge:
    """The own hand, the unseen cards and who may hold them, as an observation tells.

    ``allowed`` are by seat the unseen cards it may hold; nothing for the own seat.
    """

    def __init__(self, observation: Observation, options: Options) -> None:
        board = observation.live_board
        self.seat = observation.seat
        self.hand = bits(observation.hand)
        self.sizes = tuple(0 if s == self.seat else n for s, n in enumerate(observation.counts))
        self.unseen = ALL & ~self.hand & ~_played(board) if any(observation.counts) else 0
        self.terms: Terms | None = None
        self.allowed = [self.unseen] * SEATS
        if board is not None:
            self.terms = terms_of(board.call.contract_id, options)
            self.allowed = possible_cards(board, self.terms, self.unseen, self.seat)
        self._note_caller(observation)
        if self.seat is not None:
            self.allowed[self.seat] = 0
        self._board = board
        self._dealer: Dealer | None = None

    def position(self) -> Position:
        """Return the hand so far, with the own cards only; raises ``ValueError`` before the call."""
        if self._board is None or self.terms is None:
            raise ValueError("no contract was called")
        position = replayed(self._board, self.terms)
        if self.seat is not None:
            position.hands[self.seat] = self.hand
        return position

    def hidden_hands(self, rng: Random) -> list[Bits]:
        """Return by seat the hands of one random deal that fits; nothing for the own seat."""
        if self._dealer is None:
            self._dealer = Dealer(self.unseen, self.allowed, self.sizes)
        return self._dealer.deal(rng)

    def _note_caller(self, observation: Observation) -> None:
        shown = observation.shown
        for seat in range(SEATS):
            if shown is not None and seat != observation.caller:
                self.allowed[seat] &= ~BIT[shown]


def _played(board: Board | None) -> Bits:
    if board is None:
        return 0
    return bits(card for trick in (*board.tricks, board.trick) for card in trick.cards)
