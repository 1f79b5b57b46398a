"""Looking further ahead: the same chances as a slow plain expectimax that asks the engine for the moves."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from common.core.seats import Level
from kizma.ai.kernel import make_kernel
from kizma.ai.lookahead import Lookahead, chance
from kizma.ai.mind import Mind
from kizma.engine.dice_form import DiceForm
from kizma.engine.moves import Enter
from kizma.engine.options import OPTIONS
from kizma.engine.state import Turn
from tests.kizma.ai.test_values import board

FACES = dict.fromkeys(range(1, 7), 1 / 6)


class Leaf(NamedTuple):
    """A board at the end of a line of rolls, its share, who moved last and whether that player is home."""

    share: float
    places: tuple[int, ...]
    mover: int
    over: bool


class Plain:
    """Follows every line of rolls to its end."""

    def __init__(self, options, colours):
        self.options = options
        self.form = DiceForm(options)
        self.kernel = make_kernel(options)
        self.evaluation = Mind(Level.USTAT, options).evaluation(colours)

    def look(self, always=False):
        return Lookahead(self.kernel, self.evaluation, FACES, 6, always)

    def leaves(self, places, order, depth, again, share=1.0) -> Iterator[Leaf]:
        mover = order[0]
        for face in range(1, 7):
            moves = self.form.moves(places, mover, Turn(0, face, False, 1, 0, False))
            boards = [self.kernel.after(places, move, face) for move in moves] or [places]
            best = max(boards, key=lambda after: self.evaluation.odds(after, mover, mover))
            bonus = face == 6 and (
                self.options.word("bonus") == "always" or not any(isinstance(move, Enter) for move in moves)
            )
            home = self.kernel.is_home(best, mover)
            if depth == 1 or home:
                yield Leaf(share / 6, best, mover, home and depth > 1)
            elif bonus and not again:
                yield from self.leaves(best, order, depth, True, share / 6)
            else:
                yield from self.leaves(best, (*order[1:], mover), depth - 1, False, share / 6)

    def expected(self, places, colour, order, depth, again):
        return sum(
            leaf.share
            * (
                leaf.mover == colour
                if leaf.over
                else chance(self.evaluation.odds(leaf.places, colour, leaf.mover))
            )
            for leaf in self.leaves(places, order, depth, again)
        )


def some_board(rng, colours):
    """Return a board on which pawns of a colour share no square and those of others stand apart."""
    kernel = make_kernel(OPTIONS.preset("zarli"))
    places = (-2,) * 16
    for _ in range(rng.randrange(20, 120)):
        boards = kernel.afterstates(places, rng.choice(colours), rng.randrange(1, 7))
        places = rng.choice(boards) if boards else places
    return places


@pytest.mark.parametrize("colours", [(0, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("bonus", ["no_entry", "always"])
def test_it_is_a_plain_expectimax(bonus, colours):
    """Z20 to Z24: the bonus roll of a 6 is looked at too, and who moves last is known."""
    plain = Plain(OPTIONS.changed(OPTIONS.preset("zarli"), {"bonus": bonus}), colours)
    rng = Random(5)
    for depth, again in product((1, 2), (False, True)):
        for _ in range(3):
            places = some_board(rng, colours)
            found = plain.look(bonus == "always").expected(places, 0, colours, depth, again)
            assert found == pytest.approx(plain.expected(places, 0, colours, depth, again))


def test_a_bonus_roll_is_of_use():
    """Z21: a 6 and a 3 finish in one turn; entering with it would end the turn."""
    plain = Plain(OPTIONS.preset("zarli"), (0, 2))
    home = {"red_1": 56, "red_2": 56, "red_3": 56, "blue_1": 56, "blue_2": 56, "blue_3": 56}
    places = board(**home, red_4=47, blue_4=55)
    look = plain.look()
    assert look.expected(places, 0, (0, 2), 2) > look.expected(places, 0, (0, 2), 2, again=True)


def test_chances_of_all_sum_to_one():
    plain = Plain(OPTIONS.preset("zarli"), (0, 1, 2, 3))
    look = plain.look()
    places = some_board(Random(8), (0, 1, 2, 3))
    total = sum(look.expected(places, colour, (1, 2, 3, 0), 2) for colour in range(4))
    assert total == pytest.approx(1)
