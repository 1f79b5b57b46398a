"""What events tell of the table and what an observation tells of it are the same, for every viewer."""

from itertools import pairwise
from random import Random

import pytest

from common.core.match import Match
from common.core.seats import Seat
from common.core.transition import CHANCE
from king.game import GAME
from king.ui.picture import SUIT_ORDER, Picture, fanned, picture_of

HOUSES = (
    {},
    {"length": 12, "rifki_spoil": "wide", "koz_spoil": True},
    {"kanli": True, "first_caller": "random"},
    {"kiz_split": "choose", "king_declared": True, "king_tricks": 10},
    {"first_caller": "7d", "once_per_seat": True, "koz_from_start": False},
)
VIEWERS = (None, 0, 1, 2, 3)


def walk(options, seed):
    """Play a match at random; yield each transition with the match after it."""
    match = Match(GAME, [Seat(name) for name in "ABCD"], GAME.options.fresh(options), bytes([seed]) * 32)
    rng = Random(seed)
    while match.actor is not None:
        transition = match.draw() if match.actor == CHANCE else match.play(rng.choice(match.legal_moves()))
        yield match, transition


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("options", HOUSES, ids=lambda options: "-".join(options) or "classic")
def test_k29_events_and_observation_tell_the_same(options, viewer):
    for seed in range(1, 5):
        picture = Picture(viewer)
        for match, transition in walk(options, seed):
            for event in transition.events:
                seen = match.rules.redact(event, viewer)
                picture = picture if seen is None else picture.after(seen)
            assert picture == picture_of(match.rules.observe(match.state, viewer))


def test_a_trick_counts_once_it_has_left_the_table():
    """With four cards on the table nobody has taken them yet, though the board has put them aside."""
    for match, transition in walk({}, 1):
        before = picture_of(match.rules.observe(match.state_at(match.ply - 1), 0))
        names = [type(event).__name__ for event in transition.events]
        if "TrickTaken" not in names:
            continue
        laid = before.after(transition.events[0])
        assert len(laid.plays) == 4
        assert sum(laid.tricks_of(seat) for seat in range(4)) == len(before.board.tricks)
        assert laid.last_trick == before.last_trick
        return


def test_a_hand_is_fanned_by_suit_from_the_highest_down():
    for match, _ in walk({}, 2):
        hand = fanned(match.state.hands[0])
        assert [card.suit for card in hand] == sorted((card.suit for card in hand), key=SUIT_ORDER.index)
        for suit in SUIT_ORDER:
            ranks = [card.rank for card in hand if card.suit is suit]
            assert ranks == sorted(ranks, reverse=True)
        return


def test_k25_the_number_of_the_hand_stays_until_the_next_deal():
    numbers = [picture_of(match.rules.observe(match.state, None)).number for match, _ in walk({}, 3)]
    assert numbers[0] == 1 and numbers[-1] == len(set(numbers))
    assert all(after - before in (0, 1) for before, after in pairwise(numbers))
