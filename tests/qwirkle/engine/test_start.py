"""The deal, the starter and the opening (Q01, Q03, Q04)."""

from collections import Counter

import pytest

from common.core.chance import ChanceStream
from common.core.transition import CHANCE, IllegalMove
from qwirkle.engine import events
from qwirkle.engine.moves import ChooseStarter, FillBag, parse_move
from qwirkle.engine.state import Stage
from qwirkle.engine.tile import FULL_SET
from tests.qwirkle.tables import hand, play, rules, tiles

PAIRS = "Rc Rq Gd Bl Px Ys"
TRIPLE = "Oc Oq Od Gl Bx Ps"
SINGLE = "Rd Gq Bs Yx Pc Ol"
"""Hands whose largest sets have 2, 3 and 1 tiles."""


def deal(game, *hands):
    """Deal these hands from a bag that holds the rest in canonical order."""
    first = [kind for text in hands for kind in tiles(text)]
    rest = list((Counter(FULL_SET) - Counter(first)).elements())
    return game.apply(game.initial(), FillBag((*first, *rest)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_draws_six_and_the_rest_is_the_bag(seats):
    """Q01."""
    game = rules(seats, start="first_seat")
    start = game.initial()
    assert game.actor(start) == CHANCE
    bag = game.draw(start, ChanceStream(bytes(32), 0))
    assert sorted(bag.kinds) == list(FULL_SET)
    state = game.apply(start, bag).state
    assert [sorted(held) for held in state.hands] == [
        sorted(bag.kinds[6 * seat : 6 * seat + 6]) for seat in range(seats)
    ]
    assert state.bag == bag.kinds[6 * seats :]


def test_the_deal_tells_who_drew_what():
    transition = deal(rules(3), PAIRS, TRIPLE, PAIRS)
    assert transition.events[0] == events.BagFilled(108)
    assert transition.events[1] == events.TilesDrawn(0, tiles(PAIRS), 102)
    assert transition.events[3].bag == 90
    assert transition.events[4:] == (events.StarterChosen(1),)


@pytest.mark.parametrize(
    ("changes", "hands", "starter"),
    [
        ({}, (PAIRS, TRIPLE), 1),
        ({}, (SINGLE, PAIRS, SINGLE), 1),
        ({}, (PAIRS, PAIRS), 0),
        ({"start_tie": "youngest"}, (PAIRS, PAIRS, SINGLE), 1),
        ({"start_tie": "random"}, (PAIRS, TRIPLE), 1),
        ({"start": "first_seat"}, (PAIRS, TRIPLE), 0),
    ],
)
def test_who_starts(changes, hands, starter):
    """Q03: the largest set, ties by age, without chance where nothing is left to it."""
    game = rules(len(hands), **changes)
    state = deal(game, *hands).state
    assert game.actor(state) == starter


@pytest.mark.parametrize(
    ("changes", "candidates"), [({"start_tie": "random"}, (0, 2)), ({"start": "random"}, (0, 1, 2))]
)
def test_chance_chooses_among_the_candidates(changes, candidates):
    """Q03."""
    game = rules(3, **changes)
    transition = deal(game, TRIPLE, PAIRS, TRIPLE)
    state = transition.state
    assert transition.events[-1] == events.StarterTied(candidates)
    assert (state.stage, game.actor(state), game.legal_moves(state)) == (Stage.STARTER, CHANCE, ())
    drawn = {game.draw(state, ChanceStream(bytes([n] * 32), 1)).seat for n in range(40)}
    assert drawn == set(candidates)
    started, happened = play(game, state, "starter 2")
    assert game.actor(started) == 2
    assert happened == (events.StarterChosen(2),)


def test_only_a_candidate_can_start():
    """Q03."""
    game = rules(3, start_tie="random")
    state = deal(game, TRIPLE, PAIRS, TRIPLE).state
    with pytest.raises(IllegalMove, match="no_candidate"):
        game.apply(state, ChooseStarter(1))
    with pytest.raises(IllegalMove, match="chance_due"):
        game.apply(state, FillBag(state.bag))


def test_the_opening_is_one_of_the_largest_sets_in_any_order():
    """Q04: its left or top end on 0,0, to the right or down."""
    game = rules()
    state = deal(game, TRIPLE, SINGLE).state
    texts = set(map(str, game.legal_moves(state)))
    assert len(texts) == 12
    assert {"place Od@0,0 Oc@1,0 Oq@2,0", "place Oq@0,0 Od@0,1 Oc@0,2"} <= texts


@pytest.mark.parametrize(
    ("opening", "move", "code"),
    [
        ("must_be_largest", "place Oc@0,0 Oq@1,0", "opening_not_largest"),
        ("free", "place Oc@0,0 Oq@1,0", None),
        ("free", "place Gl@0,0", None),
        ("free", "place Oc@0,0 Gl@0,1", "line_mixed"),
        ("must_be_largest", "place Oc@1,0 Oq@2,0 Od@3,0", "opening_off_origin"),
        ("must_be_largest", "place Oc@0,0 Oq@1,0 Od@3,0", "gap_between_tiles"),
        ("must_be_largest", "place Rc@0,0", "not_in_hand"),
        ("must_be_largest", "swap Oc", "opening_swap"),
        ("free", "swap Oc", "opening_swap"),
        ("must_be_largest", "pass", "opening_pass"),
        ("free", "pass", "opening_pass"),
    ],
)
def test_what_the_opening_may_be(opening, move, code):
    """Q04."""
    game = rules(opening=opening)
    state = deal(game, TRIPLE, SINGLE).state
    reason = game.reason_against(state, parse_move(move))
    assert (reason and reason.code) == code
    assert (parse_move(move) in game.legal_moves(state)) == (code is None)


def test_a_single_opening_tile_scores_one():
    """Q04."""
    game = rules(start="first_seat")
    state, happened = play(game, deal(game, SINGLE, PAIRS).state, "place Gq@0,0")
    assert state.scores == (1, 0)
    assert happened[0] == events.TilesPlaced(0, (((0, 0), tiles("Gq")[0]),), (), 1)
    assert len(state.hands[0]) == 6
    assert state.hands[1] == hand(PAIRS)


def test_the_deal_must_be_the_whole_set():
    """Q01."""
    game = rules()
    with pytest.raises(IllegalMove, match="bag_differs"):
        game.apply(game.initial(), FillBag(FULL_SET[:-1]))
