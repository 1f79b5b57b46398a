"""The texts of the log: one canonical form each (Z50, Z51)."""

import pytest

from common.core.transition import MalformedMove
from kizma.engine.moves import (
    Back,
    Begin,
    ChooseColour,
    Deck,
    Discard,
    Draw,
    Enter,
    Home,
    Pass,
    Play,
    Roll,
    Run,
    Split,
    Step,
    Swap,
    TimeUp,
)
from kizma.engine.notation import parse, text

RIGHT = {
    "draw 0:8 1:J 3:12": Draw(((0, 8), (1, 13), (3, 12))),
    "begin 3": Begin(3),
    "deck 1 12 J": Deck((1, 12, 13)),
    "roll 6": Roll(6),
    "time": TimeUp(),
    "colour blue": ChooseColour(2),
    "enter green.4": Enter(15),
    "move red.1 12": Step(0, 12),
    "back yellow.2 9": Back(5, 9),
    "back yellow.2 9 lane": Back(5, 9, lane=True),
    "split red.1 3 blue.1 2": Split(0, 3, 8, 2),
    "swap red.1 blue.3": Swap(0, 10),
    "run red.4 1": Run(3, 1),
    "home blue.2": Home(9),
    "pass": Pass(),
    "11: move red.1 11": Play(11, Step(0, 11)),
    "J: swap red.1 blue.3": Play(13, Swap(0, 10)),
    "discard J": Discard(13),
}

WRONG = [
    "",
    " ",
    "draw",
    "draw 1:8 0:3",
    "draw 0:8 0:3",
    "draw 0:8  1:3",
    "draw 0:0",
    "draw 0:13",
    "draw 4:1",
    "begin",
    "begin 4",
    "begin 0 1",
    "deck",
    "deck 0",
    "deck 13",
    "deck 01",
    "roll 0",
    "roll 7",
    "roll",
    "roll 1 2",
    "time 1",
    "colour",
    "colour pink",
    "color red",
    "enter red.5",
    "enter red.0",
    "enter red",
    "enter",
    "move red.1",
    "move red.1 0",
    "move red.1 13",
    "move red.1 05",
    "move red.1 ٣",
    "move red.1 +5",
    "move red.1 5 ",
    " move red.1 5",
    "move  red.1 5",
    "move red.1 5\n",
    "Move red.1 5",
    "back red.1 3 Lane",
    "back red.1 3 lane lane",
    "split red.1 3 red.2",
    "split red.1 7 red.2 1",
    "swap red.1",
    "run red.1 13",
    "home",
    "pass 1",
    "11:move red.1 11",
    "11 : move red.1 11",
    "13: move red.1 11",
    "J: pass",
    "J: discard 3",
    "J: J: swap red.1 blue.3",
    "J:",
    "discard",
    "discard 0",
    "discard J J",
]


@pytest.mark.parametrize("written", RIGHT)
def test_every_kind_of_line(written):
    """Z51: read and written the same."""
    assert parse(written) == RIGHT[written]
    assert text(RIGHT[written]) == written


@pytest.mark.parametrize("written", WRONG)
def test_nothing_else_is_read(written):
    """Z51."""
    with pytest.raises(MalformedMove):
        parse(written)
