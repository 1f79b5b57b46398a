"""What a seat may know (Q15)."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle.engine import events
from qwirkle.engine.tracker import tracked, unseen
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import board, hand, play, rules, state, tiles

ROW = board("Rc Rq")


def small(**changes):
    game = rules(3, **changes)
    return game, state(game, ROW, ["Rd Gd Gc Gx Gs Gs", "Bl Bx", "Oc Od"], "Ps Px Pl Pd")


def test_a_seat_sees_its_own_hand_and_the_number_of_the_others():
    game, start = small()
    seen = game.observe(start, 1)
    assert seen.hands == (None, hand("Bl Bx"), None)
    assert (seen.hand_sizes, seen.bag, seen.hand) == ((6, 2, 2), 4, hand("Bl Bx"))
    assert seen.board == start.board


def test_who_only_watches_sees_no_hand():
    game, start = small()
    seen = game.observe(start, None)
    assert (seen.hands, seen.hand) == ((None, None, None), ())


def test_open_hands_show_all_but_the_bag():
    game, start = small(open_hands=True)
    assert game.observe(start, None).hands == start.hands
    assert not game.hides_hands()
    assert rules().hides_hands()
    assert "Ps" not in json.dumps(game.pack(game.observe(start, 0)))


def test_a_swap_is_known_in_number_only_but_to_the_swapper():
    game, start = small()
    after, happened = play(game, start, "swap Gs Gs")
    assert game.observe(after, 0).turns[-1].set_aside == tiles("Gs Gs")
    assert game.observe(after, 1).turns[-1].set_aside is None
    assert game.observe(after, None).turns[-1].swapped == 2
    assert [game.redact(event, 0) for event in happened] == list(happened)
    assert [game.redact(event, 2) for event in happened] == [
        events.TilesSetAside(0, (None, None)),
        events.TilesDrawn(0, (None, None), 2),
    ]


def test_events_that_hide_nothing_stay_as_they_are():
    game, start = small()
    _, happened = play(game, start, "place Rd@2,0")
    assert game.redact(happened[0], None) == happened[0]
    assert game.redact(happened[1], None) == events.TilesDrawn(0, (None,), 3)
    opened = rules(3, open_hands=True)
    assert opened.redact(happened[1], 2) == happened[1]


def test_the_tracker_counts_what_is_unseen_and_can_be_off():
    game, start = small()
    seen = game.observe(start, 1)
    counts = unseen(seen)
    assert sum(counts) == 108 - 2 - 2
    assert counts[tiles("Rc")[0]] == 2
    assert counts[tiles("Bl")[0]] == 2
    assert tracked(game.options, seen) == counts
    assert tracked(rules(3, tile_counter=False).options, seen) is None


def test_with_an_empty_bag_and_two_players_the_other_hand_follows():
    """Q15: by counting."""
    game = rules()
    last = [start for start in played_states(game, seed=4) if not start.bag and start.turns][-1]
    counts = unseen(game.observe(last, 0))
    assert tuple(kind for kind, count in enumerate(counts) for _ in range(count)) == last.hands[1]


def hidden_changed(game, start, seat):
    """Return the state with everything exchanged that the seat does not know."""
    others = [owner for owner in range(game.seats) if owner != seat]
    pool = [kind for owner in others for kind in start.hands[owner]] + list(start.bag)
    pool = pool[1:] + pool[:1]
    hands = list(start.hands)
    for owner in others:
        size = len(hands[owner])
        hands[owner], pool = tuple(sorted(pool[:size])), pool[size:]
    turns = [turn if turn.seat == seat else turn.face_down() for turn in start.turns]
    return replace(start, hands=tuple(hands), bag=tuple(pool), turns=tuple(turns))


@given(st.integers(0, 2**16), st.sampled_from([2, 3, 6]))
@settings(max_examples=6, deadline=None)
def test_what_is_hidden_changes_nothing(seed, seats):
    game = rules(seats)
    for start in list(played_states(game, seed))[1::5]:
        other = hidden_changed(game, start, 1)
        assert game.observe(start, 1) == game.observe(other, 1)
        if start.to_move == 1 and game.actor(start) == 1:
            assert game.legal_moves(start) == game.legal_moves(other)


@given(st.integers(0, 2**16), st.sampled_from([2, 4]), st.booleans())
@settings(max_examples=6, deadline=None)
def test_packing_loses_nothing(seed, seats, is_open):
    game = rules(seats, open_hands=is_open, start="random")
    for start in list(played_states(game, seed))[::7]:
        for seat in (None, 0, seats - 1):
            seen = game.observe(start, seat)
            assert game.unpack(json.loads(json.dumps(game.pack(seen)))) == seen


def test_states_and_observations_are_frozen():
    game, start = small()
    for value in (start, game.observe(start, 0), start.board):
        with pytest.raises(AttributeError):
            setattr(value, fields(value)[0].name, None)
    assert hash(start) == hash(replace(start))
