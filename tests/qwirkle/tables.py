"""Boards, hands and states written as text, for the tests of Qwirkle."""

from dataclasses import replace

from qwirkle.engine.board import Board
from qwirkle.engine.moves import parse_move
from qwirkle.engine.options import OPTIONS
from qwirkle.engine.position import Position
from qwirkle.engine.rules import QwirkleRules
from qwirkle.engine.state import Stage
from qwirkle.engine.tile import parse_tile

LAYOUT_A = """
.  .  .  Yx Ys .
.  .  .  Bx Bs .
.  .  .  Rx .  .
.  .  .  Ox .  .
Ys .  .  Px .  .
Gs Gq Gd Gx Gl .
Rs Rq Rd .  Ol .
.  .  Pd Pc Pl Px
.  .  .  .  Bl Bx
"""


def tiles(text):
    """Return the kinds a text names, in its order."""
    return tuple(parse_tile(word) for word in text.split())


def hand(text):
    """Return a hand."""
    return tuple(sorted(tiles(text)))


def board(text):
    """Return the table a picture shows, its top left on 0,0; ``.`` is empty."""
    found = {}
    for y, row in enumerate(text.strip().splitlines()):
        for x, word in enumerate(row.split()):
            if word != ".":
                found[x, y] = parse_tile(word)
    return Board(found)


def column(text):
    """Return the table of one column."""
    return board("\n".join(text.split()))


def placed(text):
    """Return the tiles of a ``place`` move, in the order of the text."""
    found = []
    for word in text.split():
        kind, _, cell = word.partition("@")
        x, y = cell.split(",")
        found.append(((int(x), int(y)), parse_tile(kind)))
    return tuple(found)


def position(table, held, bag=60, **changes):
    """Return a seat's turn."""
    return Position(OPTIONS.fresh(changes), table, hand(held), bag)


def rules(seats=2, **changes):
    """Return the rules under the defaults with some changes."""
    return QwirkleRules(OPTIONS.fresh(changes), seats)


def state(game, table, hands, bag="", **changes):
    """Return a state in the middle of a match, seat 0 to move unless changed."""
    start = game.initial()
    return replace(
        start,
        stage=Stage.TURN,
        board=table,
        hands=tuple(hand(held) for held in hands),
        bag=tiles(bag),
        **changes,
    )


def play(game, start, *texts):
    """Play moves given as text and return the last state and its events."""
    happened = ()
    for text in texts:
        transition = game.apply(start, parse_move(text))
        start, happened = transition.state, transition.events
    return start, happened
