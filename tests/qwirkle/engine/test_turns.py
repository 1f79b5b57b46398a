"""Placing, swapping, passing and drawing (Q05, Q07, Q08, Q09, Q10)."""

from dataclasses import replace

import pytest

from common.core.chance import ChanceStream
from common.core.transition import CHANCE, IllegalMove
from qwirkle.engine import events
from qwirkle.engine.moves import FillBag, Swap, parse_move
from qwirkle.engine.state import Action, Stage
from tests.qwirkle.tables import board, hand, placed, play, rules, state, tiles

ROW = board("Rc Rq")
TWO_QWIRKLES = board("Rc Rq Rd Rl Rx .\n. . . . . Os\n. . . . . Ys\n. . . . . Gs\n. . . . . Bs\n. . . . . Ps")


def swaps(game, start):
    return [move for move in game.legal_moves(start) if isinstance(move, Swap)]


def test_a_placement_scores_every_line_and_draws_from_the_front():
    """Q09, Q10."""
    game = rules()
    start = state(game, ROW, ["Rd Rl Gd Gc Gx Gs", "Bl Bx"], "Ps Px Pl Pd")
    after, happened = play(game, start, "place Rd@2,0 Gd@2,1")
    assert after.scores == (5, 0)
    assert after.hands[0] == hand("Rl Gc Gx Gs Ps Px")
    assert after.bag == tiles("Pl Pd")
    assert (after.to_move, after.turns[-1].points, after.turns[-1].action) == (1, 5, Action.PLACE)
    laid, drawn = happened
    assert [line.points for line in laid.lines] == [2, 3]
    assert laid.lines[0].cells == ((2, 0), (2, 1))
    assert (laid.points, laid.placed) == (5, placed("Rd@2,0 Gd@2,1"))
    assert drawn == events.TilesDrawn(0, tiles("Ps Px"), 2)


def test_two_qwirkles_by_one_tile_score_24():
    """Q10: a tile in two lines counts in both."""
    game = rules()
    start = state(game, TWO_QWIRKLES, ["Rs Gc", "Bl"], "Ps")
    after, happened = play(game, start, "place Rs@5,0")
    assert (after.scores, after.qwirkles, after.best_turns) == ((24, 0), (2, 0), (24, 0))
    assert [line.is_qwirkle for line in happened[0].lines] == [True, True]


def test_a_short_bag_refills_what_it_has():
    """Q09."""
    game = rules()
    start = state(game, ROW, ["Rd Rl Gd Gc Gx Gs", "Bl"], "Ps")
    after, _ = play(game, start, "place Rd@2,0 Rl@3,0")
    assert (after.hands[0], after.bag) == (hand("Gd Gc Gx Gs Ps"), ())


def test_a_swap_draws_first_and_then_mixes():
    """Q07: one's own tiles cannot come back in the same swap."""
    game = rules()
    start = state(game, ROW, ["Rd Gd Gc Gx Gs Gs", "Bl"], "Ps Px Pl Pd")
    mixing, happened = play(game, start, "swap Gs Gs")
    assert mixing.hands[0] == hand("Rd Gd Gc Gx Ps Px")
    assert (mixing.stage, game.actor(mixing), mixing.bag) == (Stage.MIX, CHANCE, hand("Gs Gs Pl Pd"))
    assert happened == (
        events.TilesSetAside(0, tiles("Gs Gs")),
        events.TilesDrawn(0, tiles("Ps Px"), 2),
    )
    drawn = game.draw(mixing, ChanceStream(bytes(32), 5))
    assert drawn.kinds == tuple(ChanceStream(bytes(32), 5).shuffled(hand("Gs Gs Pl Pd")))
    after, happened = play(game, mixing, "bag Pl Gs Pd Gs")
    assert (after.bag, after.to_move, after.scores) == (tiles("Pl Gs Pd Gs"), 1, (0, 0))
    assert happened == (events.BagMixed(4),)


def test_a_bag_of_one_gives_that_tile():
    """Q07: the right value of a bag of one Pd."""
    game = rules()
    start = state(game, ROW, ["Rc Rd Gd Gc Gx Gs", "Bl Rx"], "Pd")
    after, _ = play(game, start, "swap Rc", "bag Rc")
    assert after.hands[0] == hand("Pd Rd Gd Gc Gx Gs")


def test_each_swap_appears_once_and_copies_are_interchangeable():
    """Q07."""
    game = rules()
    start = state(game, ROW, ["Rd Rd Rd", "Bl"], "Ps Px Pl Pd")
    assert list(map(str, swaps(game, start))) == ["swap Rd", "swap Rd Rd", "swap Rd Rd Rd"]


@pytest.mark.parametrize(
    ("option", "bag", "sizes"),
    [
        ("limit", 0, []),
        ("limit", 1, [1]),
        ("limit", 4, [1, 2, 3, 4]),
        ("limit", 50, [1, 2, 3, 4, 5, 6]),
        ("forbid", 5, []),
        ("forbid", 6, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_how_many_tiles_may_be_swapped(option, bag, sizes):
    """Q07: allowed even with a legal placement in hand."""
    game = rules(swap_short_bag=option)
    start = state(game, ROW, ["Rd Gd Gc Gx Gs Bl", "Bl"], " ".join(["Ps"] * bag))
    assert sorted({len(move.kinds) for move in swaps(game, start)}) == sizes


@pytest.mark.parametrize(
    ("option", "bag", "move", "code", "facts"),
    [
        ("limit", "", "swap Rd", "swap_bag_empty", {}),
        ("limit", "Ps", "swap Rd Gd", "swap_too_many", {"swapped": 2, "limit": 1}),
        ("forbid", "Ps Ps Ps Ps Ps", "swap Rd", "swap_bag_short", {"bag": 5}),
        ("limit", "Ps", "swap Bx", "not_in_hand", {"tile": "Bx", "held": 0}),
        ("limit", "Ps", "swap Rd Rd", "not_in_hand", {"tile": "Rd", "held": 1}),
        ("limit", "Ps", "pass", "pass_could_place", {"bag": 1}),
        ("limit", "", "pass", "pass_could_place", {"bag": 0}),
    ],
)
def test_why_not(option, bag, move, code, facts):
    """Q07, Q08."""
    game = rules(swap_short_bag=option)
    start = state(game, ROW, ["Rd Gd Gc Gx Gs Bl", "Bl"], bag)
    reason = game.reason_against(start, parse_move(move))
    assert (reason.code, reason.facts) == (code, facts)
    with pytest.raises(IllegalMove, match=code):
        game.apply(start, parse_move(move))


def test_a_swap_is_compulsory_without_a_placement():
    """Q08."""
    game = rules()
    start = state(game, ROW, ["Gd Bl", "Rd"], "Ps Px")
    assert swaps(game, start) == list(game.legal_moves(start))
    assert game.reason_against(start, parse_move("pass")).code == "pass_could_swap"


def test_a_forced_pass_is_the_only_move_and_a_turn():
    """Q08."""
    game = rules()
    start = state(game, ROW, ["Gd Bl", "Rd Rl"])
    after, happened = play(game, start, "pass")
    assert happened == (events.Passed(0, forced=True),)
    assert (after.passes, after.to_move, len(after.turns)) == (1, 1, 1)


def test_a_voluntary_pass_needs_the_house_rule_and_an_empty_bag():
    """Q08."""
    game = rules(voluntary_pass="when_bag_empty")
    empty = state(game, ROW, ["Gd Rl", "Rd Rl"])
    assert "pass" in map(str, game.legal_moves(empty))
    after, happened = play(game, empty, "pass")
    assert happened == (events.Passed(0, forced=False),)
    assert after.to_move == 1
    full = state(game, ROW, ["Gd Rl", "Rd Rl"], "Ps")
    assert game.reason_against(full, parse_move("pass")).code == "pass_could_place"


def test_a_placement_or_swap_starts_the_count_of_passes_anew():
    """Q08."""
    game = rules()
    passed = replace(state(game, ROW, ["Rd Bl", "Rl Bx"]), passes=1)
    assert play(game, passed, "place Rd@2,0")[0].passes == 0
    passed = replace(state(game, ROW, ["Gd Bl", "Rl Bx"], "Ps Rx"), passes=1)
    assert play(game, passed, "swap Bl", "bag Bl Rx")[0].passes == 0


def test_chance_moves_are_no_turn():
    game = rules()
    start = state(game, ROW, ["Rd Bl", "Rl"], "Ps Px")
    assert game.reason_against(start, FillBag(tiles("Ps Px"))).code == "chance_not_due"
    mixing = play(game, start, "swap Bl")[0]
    assert game.legal_moves(mixing) == ()
    assert game.reason_against(mixing, parse_move("pass")).code == "chance_due"
    with pytest.raises(IllegalMove, match="bag_differs"):
        play(game, mixing, "bag Px Px")
    with pytest.raises(IllegalMove, match="chance_due"):
        play(game, mixing, "pass")


def test_turns_go_round():
    game = rules(3)
    start = state(game, ROW, ["Rd Bl", "Rl Bx", "Rx Rs"])
    after, _ = play(game, start, "place Rd@2,0", "place Rl@3,0", "place Rx@4,0")
    assert (after.to_move, after.scores) == (0, (3, 4, 5))
