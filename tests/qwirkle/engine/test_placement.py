"""What a screen asks about staged tiles (Q04, Q05, Q10)."""

from random import Random

import pytest

from qwirkle.engine.legality import legal_placements, reason_against_placement
from qwirkle.engine.placement import as_move, preview, spots
from qwirkle.engine.position import Position
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import LAYOUT_A, board, column, placed, position, rules, tiles

KIND = {text: tiles(text)[0] for text in ("Pc", "Ps", "Rd", "Rl", "Yc", "Yx", "Rq", "Rc", "Oc", "Oq", "Gl")}


def by_cell(found):
    return {spot.cell: spot.points for spot in found}


def test_a_tile_alone_is_legal_where_it_fits():
    """Q05."""
    turn = position(board("Bs Bd . Gc"), "Gc")
    found = spots(turn, (), KIND["Oc"])
    assert found == ()
    turn = position(board("Rc"), "Rq Yx")
    assert by_cell(spots(turn, (), KIND["Rq"])) == {(-1, 0): 2, (1, 0): 2, (0, -1): 2, (0, 1): 2}
    assert all(spot.is_legal for spot in spots(turn, (), KIND["Rq"]))


def test_a_gap_may_be_filled_later():
    """Q05: possible, though not yet legal, as the hand holds the tile for the gap."""
    turn = position(column("Px Pq . Pl Pd"), "Pc Ps")
    first = by_cell(spots(turn, (), KIND["Pc"]))
    assert first[0, 2] == 5
    second = by_cell(spots(turn, placed("Ps@0,-1"), KIND["Pc"]))
    assert second[0, 2] == 12
    assert by_cell(spots(turn, (), KIND["Ps"]))[0, -1] == 3
    far = position(board("Rc"), "Rd Rl")
    assert by_cell(spots(far, (), KIND["Rd"]))[2, 0] is None
    assert by_cell(spots(far, placed("Rd@2,0"), KIND["Rl"])) == {(1, 0): 3}


def test_a_second_tile_must_join_the_line_of_the_first():
    """Q05."""
    turn = position(board("Rc"), "Rd Rl Yc")
    found = by_cell(spots(turn, placed("Rd@1,0"), KIND["Rl"]))
    assert found == {(-1, 0): 3, (2, 0): 3, (1, -1): 4, (1, 1): 4}


def test_no_spot_for_a_tile_that_is_not_there_or_already_staged():
    turn = position(board("Rc"), "Rd Rl")
    assert spots(turn, placed("Rd@1,0"), KIND["Rd"]) == ()
    assert spots(turn, (), KIND["Yx"]) == ()


def test_an_illegal_stage_has_no_spots():
    turn = position(board("Rc"), "Rd Rl Gl")
    assert spots(turn, placed("Gl@1,0"), KIND["Rd"]) == ()


def test_spots_are_exact_on_random_tables():
    """Every spot leads to a legal placement and every legal placement shows in the spots."""
    rng, game = Random(5), rules()
    for state in list(played_states(game, 11))[6::9]:
        if game.actor(state) is None or game.actor(state) < 0:
            continue
        turn = Position(game.options, state.board, state.hands[state.to_move], len(state.bag))
        legal = legal_placements(turn)
        for target in rng.sample(legal, min(5, len(legal))):
            staged = tuple(rng.sample(target, rng.randrange(len(target))))
            for kind in set(turn.hand):
                found = by_cell(spots(turn, staged, kind))
                longer = [set(p) - set(staged) for p in legal if set(staged) <= set(p)]
                assert found.keys() == {cell for more in longer for cell, added in more if added == kind}
                for cell, points in found.items():
                    with_it = tuple(sorted((*staged, (cell, kind))))
                    assert (points is None) == (reason_against_placement(turn, with_it) is not None)
                    assert points is None or points == preview(turn, with_it).points


def test_preview_shows_lines_and_points():
    """Q10."""
    turn = position(board(LAYOUT_A), "Pq Gd Yq Yc Rq Bd")
    shown = preview(turn, placed("Yq@5,0"))
    assert (shown.reason, shown.points) == (None, 3)
    assert [line.cells for line in shown.lines] == [((3, 0), (4, 0), (5, 0))]
    row = position(board("Yd Ys Yq Yl"), "Yc Yx")
    shown = preview(row, placed("Yx@4,0 Yc@-1,0"))
    assert (shown.points, [line.is_qwirkle for line in shown.lines]) == (12, [True])


def test_preview_gives_the_reason():
    """Q05, Q06."""
    turn = position(board("Rc Rq"), "Rd Rl Gl")
    assert preview(turn, placed("Gl@2,0")).reason.code == "line_mixed"
    assert preview(turn, placed("Rd@3,0")).reason.code == "not_connected"
    gap = preview(turn, placed("Rl@4,0 Rd@2,0"))
    assert (gap.reason.code, gap.reason.facts, gap.points, gap.lines) == (
        "gap_between_tiles",
        {"cell": (3, 0)},
        0,
        (),
    )
    assert preview(turn, ()).reason.code == "no_tiles"


def test_an_opening_may_be_staged_anywhere():
    """Q04: it is brought to 0,0 when it is played."""
    turn = position(board(""), "Oc Oq Gl")
    assert by_cell(spots(turn, (), KIND["Oc"])) == {(0, 0): None}
    assert spots(turn, (), KIND["Gl"]) == ()
    beside = by_cell(spots(turn, placed("Oc@7,7"), KIND["Oq"]))
    assert beside == {(6, 7): 2, (8, 7): 2, (7, 6): 2, (7, 8): 2}
    staged = placed("Oc@7,7 Oq@7,6")
    assert str(as_move(turn, staged)) == "place Oq@0,0 Oc@0,1"
    shown = preview(turn, staged)
    assert (shown.reason, shown.points) == (None, 2)
    assert shown.lines[0].cells == ((7, 6), (7, 7))
    assert preview(turn, placed("Oc@7,7")).reason.code == "opening_not_largest"


def test_a_free_opening_may_be_a_single_tile():
    """Q04."""
    turn = position(board(""), "Oc Oq Gl", opening="free")
    assert by_cell(spots(turn, (), KIND["Gl"])) == {(0, 0): 1}
    assert preview(turn, placed("Gl@3,3")).points == 1


@pytest.mark.parametrize("text", ["Rd@2,0", "Rl@3,0 Rd@2,0"])
def test_as_move_sorts_the_staged_tiles(text):
    turn = position(board("Rc Rq"), "Rd Rl Gl")
    assert as_move(turn, placed(text)).tiles == tuple(sorted(placed(text)))
