"""One game of a learner against itself, on bare boards; must not know how weights change."""

from dataclasses import dataclass
from random import Random

from common.core.options import Options
from kizma.ai.evaluation import Evaluation
from kizma.ai.kernel import Kernel, Places, make_kernel
from kizma.engine.cards import ELEVEN, HAND, full_deck, without
from kizma.engine.state import ALL_IN_YARD

LONGEST = 4000
"""Turns after which a game is given up; none of thousands came near."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A board after a move, who made it and the cards that player kept."""

    places: Places
    colour: int
    hand: tuple[int, ...]


class SelfPlay:
    """Plays games in which every colour takes the afterstate of the highest odds."""

    def __init__(self, options: Options, colours: tuple[int, ...], rng: Random) -> None:
        self.kernel: Kernel = make_kernel(options)
        self.colours = colours
        self._partners = options.flag("partners")
        self._scored = options.flag("scored")
        self._dice = options.word("form") == "dice"
        self._deck = full_deck(options)
        self._rng = rng

    def game(self, evaluation: Evaluation) -> tuple[list[Seen], frozenset[int]]:
        """Play one game; return the boards it went through and the colours that won."""
        self._places: Places = ALL_IN_YARD
        self._seen: list[Seen] = []
        self._evaluation = evaluation
        self._pile = self._rng.sample(self._deck, len(self._deck))
        self._used: list[int] = []
        self._hands = {colour: self._deal() for colour in self.colours} if self._scored else {}
        turn = self._roll_turn if self._dice else self._card_turn
        for number in range(LONGEST):
            colour = self.colours[number % len(self.colours)]
            turn(colour)
            if self._has_won(colour):
                return self._seen, self._side(colour)
        return self._seen, frozenset()

    def _deal(self) -> tuple[int, ...]:
        return tuple(self._pile.pop() for _ in range(HAND))

    def _card_turn(self, colour: int) -> None:
        again = True
        while again:
            if not self._pile:
                self._pile = self._rng.sample(self._used, len(self._used))
                self._used = []
            card = self._pile.pop()
            card, moved = self._play_hand(colour, card) if self._scored else (card, self._play(colour, card))
            again = moved and card == ELEVEN and not self._has_won(colour)
            self._used.append(card)

    def _play(self, colour: int, card: int) -> bool:
        boards = self.kernel.afterstates(self._places, colour, card)
        if boards:
            odds = self._evaluation.odds
            best = max(boards, key=lambda board: odds(board, colour, colour))
            self._go(best, colour)
        return bool(boards)

    def _play_hand(self, colour: int, drawn: int) -> tuple[int, bool]:
        evaluation = self._evaluation
        held = (*self._hands[colour], drawn)
        best: tuple[float, int, Places, tuple[int, ...]] | None = None
        for card in set(held):
            kept = without(held, card)
            for board in self.kernel.afterstates(self._places, colour, card):
                worth = self._evaluation.odds(board, colour, colour) + self._evaluation.hand(
                    kept, board, colour
                )
                if best is None or worth > best[0]:
                    best = (worth, card, board, kept)
        if best is None:
            card = max(set(held), key=lambda card: evaluation.hand(without(held, card), self._places, colour))
            self._hands[colour] = without(held, card)
            return card, False
        self._hands[colour] = best[3]
        self._go(best[2], colour)
        return best[1], True

    def _roll_turn(self, colour: int) -> None:
        for _ in range(2):
            pips = self._rng.randrange(1, 7)
            enterable = pips == 6 and any(
                board.count(-2) < self._places.count(-2)
                for board in self.kernel.afterstates(self._places, colour, 6)
            )
            self._play(colour, pips)
            if pips != 6 or enterable or self._has_won(colour):
                return
        pips = self._rng.randrange(1, 7)
        if pips != 6:
            self._play(colour, pips)

    def _go(self, board: Places, colour: int) -> None:
        self._places = board
        self._seen.append(Seen(board, colour, self._hands.get(colour, ())))

    def _has_won(self, colour: int) -> bool:
        return all(self.kernel.is_home(self._places, mate) for mate in self._side(colour))

    def _side(self, colour: int) -> frozenset[int]:
        return frozenset({colour, (colour + 2) % 4} if self._partners else {colour})
