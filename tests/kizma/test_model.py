"""What the model tells the table about pawns, cards and the past."""

import pytest

from kizma.engine.moves import ChooseColour, Play, Run, Split, Swap
from kizma.engine.state import Seating
from kizma.model import KizmaModel, pawns_in, rest_of, steps_of
from tests.kizma.ui.sitting import JOKER, new_match, set_board


def model_of(card, pawns, hand=None, **options):
    seats = options.pop("seats", 2)
    return KizmaModel(set_board(new_match(seats=seats, **options), card, pawns, hand))


def finished(order, colours, winner, **options):
    """A match of one game that a seat has just won."""
    model = model_of(1, {}, seats=len(order), **options)
    state = model.match.state
    places = list(state.game.places)
    places[4 * colours[winner] : 4 * colours[winner] + 4] = [model.topology.finish] * 4
    game = state.game._replace(places=tuple(places), finished=(winner,))
    model.match._states[-1] = state._replace(seating=Seating((), order, colours), game=game)
    return model


def test_the_last_winner_begins_a_rematch_and_keeps_his_colour():
    """Z04, Z50"""
    model = finished(order=(2, 0, 3, 1), colours=(3, 1, 2, 0), winner=3)
    again = model.rematch()
    assert [seat.name for seat in again.seats] == ["Feride", "Nermin", "Tevfik", "Deniz"]
    assert again.actor == 0
    settled = KizmaModel(again).settled_move()
    assert settled == ChooseColour(0)
    again.play(settled)
    assert again.state.seating.colours == (0, 1, 2, 3)
    assert again.seed != model.match.seed
    assert dict(again.options) == {**model.match.options, "starter": "first_seat"}


def test_two_in_a_rematch_keep_both_colours():
    """Z04"""
    again = finished(order=(0, 1), colours=(3, 1), winner=1).rematch()
    again.play(KizmaModel(again).settled_move())
    assert [seat.name for seat in again.seats] == ["Nermin", "Deniz"]
    assert again.state.seating.colours == (1, 3)


def test_choices_are_grouped_by_place_and_say_whom_they_hit():
    """Z11, Z08"""
    model = model_of(7, {"red.1": 10, "red.2": 20, "blue.1": 43})
    choices = model.choices(0, model.actions(None), None)
    assert [choice.place for choice in choices] == [11, 12, 13, 14, 15, 16, 17]
    hits = {choice.place: choice.hit for choice in choices if choice.hit is not None}
    assert hits == {13: 8}
    assert choices[-1].path == tuple(range(10, 18))
    assert all(len(choice.moves) == 2 for choice in choices[:-1])


def test_the_rest_of_a_split_names_the_other_pawns():
    """Z11"""
    model = model_of(5, {"red.1": 10, "red.2": 20, "red.3": 30})
    actions = model.actions(None)
    part = next(choice for choice in model.choices(0, actions, None) if choice.place == 12)
    rests = rest_of(actions, part)
    assert set(rests) == {1, 2}
    for other, moves in rests.items():
        assert all({0, other} == set(pawns_in(move)) and steps_of(move, 0) == 2 for move in moves)


def test_moves_that_end_alike_have_one_result():
    """Z56"""
    model = model_of(5, {"red.1": 10, "red.2": 20})
    alike = [Split(0, 2, 1, 3), Split(1, 3, 0, 2)]
    assert list(model.results(alike, None).values()) == alike[:1]
    assert len(model.results([*alike, Split(0, 1, 1, 4)], None)) == 2


def test_a_joker_means_swap_and_run_at_one_place():
    """Z13"""
    model = model_of(JOKER, {"red.1": 10, "blue.1": 46})
    both = next(choice for choice in model.choices(0, model.actions(None), None) if choice.place == 16)
    assert set(both.moves) == {Swap(0, 8), Run(0, 6)} and both.hit == 8


@pytest.mark.parametrize(
    ("card", "pawns", "pawn", "place", "code"),
    [
        (4, {"red.1": 10}, 0, 13, "card_number"),
        (4, {"red.1": 10}, 1, None, "card_does_not_enter"),
        (3, {"red.1": 10}, 0, 13, "card_goes_back"),
        (3, {"red.1": 65}, 0, None, "in_finish"),
        (JOKER, {"red.1": 61, "blue.1": 40}, 0, 10, "joker_from"),
        (JOKER, {"red.1": 60}, 0, 30, "not_reached"),
        (JOKER, {}, 0, None, "in_yard"),
    ],
)
def test_the_reason_is_the_one_against_what_was_meant(card, pawns, pawn, place, code):
    """Z07, Z10, Z13, Z14"""
    assert model_of(card, pawns).reason_against(pawn, place, None).code == code


def test_a_hand_has_the_drawn_card_last_and_plays_by_card():
    """Z34, Z35"""
    model = model_of(4, {"red.1": 60, "red.2": 10}, hand=(1, 8, 12, 12), scored=True)
    assert model.held() == (1, 8, 12, 12, 4)
    assert model.playable_cards() == {1, 4, 8, 12} and model.discards() == frozenset()
    moves = model.actions(4)
    assert {type(model.whole(move, 4)) for move in moves} == {Play}
    assert model.own_pass() is None


def test_a_card_nobody_has_turned_over_is_not_known():
    model = model_of(4, {"red.1": 10})
    model.card_is_down = True
    assert model.view().turn.card is None and model.turn_seat() == 0


def test_deeds_tell_the_past_newest_first_and_forget_what_was_undone():
    model = model_of(4, {"red.1": 10, "red.2": 30, "blue.1": 50})
    assert model.submit(model.actions(None)[0], 0)
    deed = model.deeds(5)[0]
    assert (deed.seat, deed.card, deed.journeys) == (0, 4, ((0, 10, 14),))
    assert model.undo() and model.deeds(5) == []


def test_the_clock_begins_full_and_only_once_the_game_runs():
    """Z38"""
    fresh = KizmaModel(new_match(minutes=5))
    assert fresh.clock.seconds == 300 and not fresh.is_timed_now()
    running = model_of(4, {"red.1": 10}, minutes=5)
    assert running.is_timed_now()
    running.clock.expired.emit()
    assert [line.move for line in running.match.log] == ["time"]
    assert not running.is_timed_now()
    assert KizmaModel(new_match()).clock is None


def test_the_score_sheet_has_a_row_for_each_game():
    """Z36"""
    pawns = {f"red.{number}": 65 for number in (1, 2, 3)} | {"red.4": 61, "blue.1": 65}
    model = model_of(4, pawns, hand=(1, 8, 12, 12), scored=True, match="best_of_3", minutes=5)
    model.clock.set_seconds(9)
    assert model.score_sheet() == []
    assert model.submit(Play(4, model.actions(4)[-1]), 0)
    assert model.score_sheet() == [(85, 0)]
    assert model.clock.seconds == 300
