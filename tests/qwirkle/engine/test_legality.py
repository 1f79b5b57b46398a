"""Which rule forbids a placement, and with which facts (Q04, Q05, Q06)."""

from random import Random

import pytest

from common.core.transition import MalformedMove
from qwirkle.engine.legality import reason_against_placement, reason_against_turn
from qwirkle.engine.moves import FillBag, Place, Swap, parse_move
from qwirkle.engine.tile import KINDS
from tests.qwirkle.tables import LAYOUT_A, board, placed, position, rules, state, tiles

HELD = "Pq Gd Yq Yc Rq Bd"


@pytest.mark.parametrize(
    ("held", "move", "code", "facts"),
    [
        (HELD, "Yq@3,0", "cell_occupied", {"cell": (3, 0), "tile": "Yx"}),
        (HELD, "Rc@5,0", "not_in_hand", {"tile": "Rc", "held": 0}),
        (HELD, "Gd@0,1 Gd@0,2", "not_in_hand", {"tile": "Gd", "held": 1}),
        (HELD, "Yq@5,0 Yc@6,1", "not_in_one_line", {}),
        (HELD, "Yq@9,9", "not_connected", {}),
        (HELD, "Yq@2,0 Yc@0,0", "not_sorted", {}),
        (HELD, "Yc@0,0 Yq@2,0", "gap_between_tiles", {"cell": (1, 0)}),
        (HELD, "Bd@5,0", "line_mixed", {"cells": ((3, 0), (4, 0), (5, 0)), "tiles": ("Yx", "Ys", "Bd")}),
        (
            "Gd Gc",
            "Gd@5,5",
            "line_same_tile",
            {"cells": tuple((x, 5) for x in range(6)), "tiles": ("Gs", "Gq", "Gd", "Gx", "Gl", "Gd")},
        ),
        (
            "Gc",
            "Gc@3,6",
            "line_mixed",
            {"cells": tuple((x, 6) for x in range(5)), "tiles": ("Rs", "Rq", "Rd", "Gc", "Ol")},
        ),
    ],
)
def test_the_reason_names_what_is_wrong(held, move, code, facts):
    """Q05, Q06."""
    reason = reason_against_placement(position(board(LAYOUT_A), held), placed(move))
    assert (reason.code, reason.facts) == (code, facts)


def test_seven_in_a_row_are_too_many():
    """Q02, Q06."""
    table = board("Rc Rq Rd . Rl Rx Rs")
    reason = reason_against_placement(position(table, "Rl"), placed("Rl@3,0"))
    assert reason.code == "line_too_long"
    assert reason.facts["cells"] == tuple((x, 0) for x in range(7))


def test_the_cross_line_is_named_where_it_forbids():
    """Q06: a cell may be impossible because of its cross line."""
    table = board("Rc Rq .\n. . Gx")
    reason = reason_against_placement(position(table, "Rl"), placed("Rl@2,0"))
    assert reason.code == "line_mixed"
    assert reason.facts == {"cells": ((2, 0), (2, 1)), "tiles": ("Rl", "Gx")}


def test_nothing_and_twice_the_same_cell_are_no_placement():
    """Q05."""
    turn = position(board("Rc"), "Rq Rd")
    assert reason_against_placement(turn, ()).code == "no_tiles"
    assert reason_against_placement(turn, placed("Rq@1,0 Rd@1,0")).code == "same_cell_twice"
    assert reason_against_turn(turn, Swap(())).code == "no_tiles"
    assert reason_against_turn(turn, Swap(tiles("Rd Rq"))).code == "not_sorted"
    assert reason_against_turn(turn, FillBag(())).code == "chance_not_due"


def test_a_reason_is_given_exactly_for_what_is_not_listed():
    """Q05: near-misses of every legal placement are judged as the list of legal moves says."""
    rng, game = Random(3), rules()
    start = state(game, board(LAYOUT_A), [HELD, "Rc"], "Px Px Px Px")
    legal = set(game.legal_moves(start))
    for move in sorted(legal, key=str):
        if isinstance(move, Place):
            for near in near_misses(move, rng):
                assert (game.reason_against(start, near) is None) == (near in legal)


def near_misses(move, rng):
    """Return the placement with one tile moved, one exchanged, one left out and one added."""
    at = rng.randrange(len(move.tiles))
    (x, y), kind = move.tiles[at]
    others = move.tiles[:at] + move.tiles[at + 1 :]
    dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    yield Place.of((*others, ((x + dx, y + dy), kind)))
    yield Place.of((*others, ((x, y), rng.choice(KINDS))))
    yield Place.of(others)
    yield Place.of((*move.tiles, ((x + dx, y + dy), rng.choice(tiles(HELD)))))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place Rc",
        "place Rc@0",
        "place Rc@0,0 ",
        "place  Rc@0,0",
        "place Rc@-0,0",
        "place Rc@00,0",
        "place Rc@+1,0",
        "place Rc@1000,0",
        "place rc@0,0",
        "place Rz@0,0",
        "place Rq@1,0 Rc@0,0",
        "place Rq@0,0 Rc@0,0",
        "place Rc@0,0 Rc@1,0 Rc@2,0 Rc@3,0 Rc@4,0 Rc@5,0 Rc@6,0",
        "Place Rc@0,0",
        "swap",
        "swap Rq Rc",
        "swap Rc Rc Rc Rc Rc Rc Rc",
        "swap Rc@0,0",
        "bag",
        "bag Rc,Rq",
        "starter",
        "starter 6",
        "starter -1",
        "starter 0 1",
        "starter ",
        "pass ",
        "pass 1",
        "pass\n",
        "place Rc@١,0",
    ],
)
def test_a_malformed_text_is_refused(text):
    with pytest.raises(MalformedMove):
        parse_move(text)


@pytest.mark.parametrize(
    "text",
    ["place Rc@-12,0 Rq@-11,0", "swap Rc Rc Gl", "bag Ps", "starter 5", "pass", "place Gl@0,-1 Bl@0,0"],
)
def test_a_canonical_text_is_read_and_written_the_same(text):
    assert str(parse_move(text)) == text
    assert rules().text(rules().parse(text)) == text


def test_of_sorts_what_it_is_given():
    assert str(Place.of(placed("Rq@1,0 Rc@0,0"))) == "place Rc@0,0 Rq@1,0"
    assert str(Swap.of(tiles("Gl Rc"))) == "swap Rc Gl"
