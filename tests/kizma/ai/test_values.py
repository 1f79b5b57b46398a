"""Features, tables, evaluations and points: the parts of what a board is worth."""

from random import Random

import pytest

from kizma.ai.evaluation import Evaluation
from kizma.ai.features import (
    AHEAD,
    BEHIND,
    COUNT,
    DOUBLED,
    HAND,
    NEAR_YARD,
    PLACES,
    PLAYABLE,
    STANDING,
    Pairs,
    pair_shift,
    playable,
)
from kizma.ai.learner import Learner
from kizma.ai.points import Points
from kizma.ai.selfplay import Seen, SelfPlay
from kizma.ai.tables import Tables
from kizma.ai.thumb import progress, progress_and_danger
from kizma.ai.weights import fitted, learned, with_hand
from kizma.engine.options import OPTIONS
from kizma.engine.pawn import PAWN_BY_NAME
from kizma.engine.topology import Topology

CARDS = OPTIONS.preset("kartli")
DICE = OPTIONS.preset("zarli")
CARD_FILES = [f"{form}-{players}" for form in ("card", "hand") for players in (2, 3, 4)]
TEAM = OPTIONS.fresh({"partners": True})


def board(**places):
    """Return a board with these pawns out of the yard, named like ``red_1``."""
    row = [-2] * 16
    for name, place in places.items():
        row[PAWN_BY_NAME[name.replace("_", ".")]] = place
    return tuple(row)


def evaluation(weights, options=CARDS, colours=(0, 1, 2, 3)):
    topology = Topology.of(options)
    partners, dice = options.flag("partners"), options.word("form") == "dice"
    return Evaluation(Tables(topology, Pairs(topology), weights), colours, partners, dice)


def only(feature, weight=1.0):
    weights = [0.0] * COUNT
    weights[feature] = weight
    return weights


@pytest.mark.parametrize(
    "options", [CARDS, DICE, OPTIONS.fresh({"partners": True})], ids=["card", "dice", "team"]
)
def test_tables_and_features_say_the_same(options):
    """What is learned is what is played: strengths are the weights of the features."""
    rng = Random(5)
    weights = [rng.uniform(-1, 1) for _ in range(COUNT)]
    unused = slice(HAND, STANDING if options is DICE else COUNT)
    weights[unused] = [0.0] * len(weights[unused])
    partners, dice = options.flag("partners"), options.word("form") == "dice"
    colours = (0, 1, 2, 3)
    judged = evaluation(weights, options)
    learner = Learner(Topology.of(options), colours, partners, dice, weights)
    seen, _ = SelfPlay(options, colours, rng).game(judged)
    for moment in rng.sample(seen, 60):
        strengths = judged.strengths(moment.places, moment.colour)
        for colour, features in learner.features(Seen(moment.places, moment.colour, ())).items():
            assert strengths[colour] == pytest.approx(
                sum(weights[number] * amount for number, amount in features)
            )


def test_an_opponent_some_squares_behind_is_a_danger():
    """How far behind counts, and what is to lose; an opponent that turns off before is none."""
    judged = evaluation(only(AHEAD + 2 * (4 - 1) + 1))
    places = board(red_1=30, yellow_1=11)
    assert judged.danger(places, 0) == pytest.approx(30 / 65)
    assert judged.danger(places, 1) == 0
    turns_off = board(red_1=14, yellow_1=57)
    assert judged.danger(turns_off, 0) == 0


def test_an_opponents_yard_is_near_its_start():
    judged = evaluation(only(NEAR_YARD))
    assert judged.danger(board(red_1=15, yellow_1=3), 0) == 1
    home = board(red_1=15, yellow_1=3, yellow_2=9, yellow_3=12, yellow_4=30)
    assert judged.danger(home, 0) == 0


def test_doubled_pawns_are_out_of_danger():
    """Z22: the worth of the square itself is all that counts."""
    judged = evaluation([a + b for a, b in zip(only(AHEAD), only(DOUBLED, 7.0), strict=True)], DICE)
    assert judged.danger(board(red_1=14, yellow_1=0), 0) == 1
    doubled = board(red_1=14, red_2=14, yellow_1=0)
    assert judged.danger(doubled, 0) == judged.strengths(doubled, 0)[0] == 7


def test_a_doubled_square_ahead_blocks():
    """Z22, Z23: two squares ahead of a single or a doubled pawn; a single one there does not."""
    shifts = [pair_shift(mine, True, False) for mine in (False, True)]
    for shift, mine in zip(shifts, ({"red_1": 10}, {"red_1": 10, "red_2": 10}), strict=True):
        judged = evaluation(only(BEHIND + 2 * (3 - 1) + shift), DICE)
        assert judged.danger(board(**mine, yellow_1=0, yellow_2=0), 0) == 1
        assert judged.danger(board(**mine, yellow_1=0), 0) == 0
        assert judged.danger(board(**mine, yellow_1=5, yellow_2=5), 0) == 0


def test_a_doubled_square_is_worth_more_in_some_places():
    judged = evaluation(only(STANDING + 13), DICE)
    assert judged.strengths(board(red_1=13, red_2=13), 0)[0] == 1
    assert judged.strengths(board(red_1=13, red_2=14), 0)[0] == 0


@pytest.mark.parametrize(
    ("own", "faces"),
    [((-2, -2, -2, -2), 1), ((56, 56, 56, 53), 3), ((56, 56, 54, 55), 2), ((-2, 54, 55, 56), 3)],
)
def test_faces_that_are_of_use(own, faces):
    """Z20, Z24, Z53: a lane square holds one pawn, Bitiş needs the exact roll, a 6 enters."""
    assert playable(own, 56) == faces
    assert evaluation(only(PLAYABLE + faces), DICE).strengths((*own, *[-2] * 12), 0)[0] == 1


def test_odds_are_against_all_others():
    judged = evaluation(only(PLACES + 10), colours=(0, 2))
    assert judged.odds(board(red_1=10, blue_1=10), 0, 0) == 0
    assert judged.odds(board(red_1=10), 0, 0) == 1
    team = evaluation(only(PLACES + 10), TEAM)
    assert team.odds(board(red_1=10, blue_1=10, green_1=10), 2, 2) == 1


def test_thumb_weights_know_progress_and_danger():
    topology = Topology.of(CARDS)
    forward = evaluation(progress(topology))
    assert forward.odds(board(red_1=20), 0, 0) > forward.odds(board(red_1=10), 0, 0)
    careful = evaluation(progress_and_danger(topology, False))
    threatened, safe = board(red_1=40, yellow_1=20), board(red_1=40, yellow_1=30)
    assert careful.odds(threatened, 0, 0) - forward.odds(threatened, 0, 0) < 0
    assert careful.danger(safe, 0) == 0


@pytest.mark.parametrize(
    "name",
    [f"{form}-{players}" for form in ("card", "hand", "dice") for players in (2, 3, 4)]
    + ["partners-4", "blocks-2"],
)
def test_learned_weights_know_the_way_and_its_end(name):
    """One pawn alone on the board is worth more the further it is, and most in Bitiş."""
    players = int(name[-1])
    colours = (0, 2) if players == 2 else tuple(range(players))
    options = DICE if name.startswith(("dice", "blocks")) else TEAM if name.startswith("partners") else CARDS
    judged = evaluation(learned(name), options, colours)
    finish = Topology.of(options).finish
    worth = [judged.odds(board(red_1=place), 0, 0) for place in (-2, finish // 3, finish)]
    assert worth == sorted(worth)


def test_learned_weights_know_the_bad_distances():
    """Z10: three and nine before Bitiş are worse than their neighbours, for these cards go back."""
    for distance in (3, 9):
        around = [learned(name)[64 - distance : 67 - distance] for name in CARD_FILES]
        losses = [here - (behind + ahead) / 2 for behind, here, ahead in around]
        assert sum(losses) < 0
        assert max(losses) < 0.01


def test_bad_distances_move_with_the_backward_cards():
    """Z10: with 4 and 10 going back, four before Bitiş is bad and three is not."""
    topology = Topology.of(CARDS)
    was = learned("card-4")
    loss = was[62] - (was[61] + was[63]) / 2
    now = fitted(was, topology, topology, (4, 10))
    assert now[62] == pytest.approx((was[61] + was[63]) / 2)
    assert now[61] == pytest.approx(was[61] + loss)
    assert fitted(was, topology, topology, (3, 9))[: PLACES + 66] == pytest.approx(was[: PLACES + 66])


@pytest.mark.parametrize("changes", [{"track": 40}, {"track": 52, "lane": 4}, {"entry": "sorry"}])
def test_weights_fit_other_boards(changes):
    """Z01: Bitiş stays Bitiş, the start stays the start, the way in between is stretched."""
    topology = Topology.of(OPTIONS.fresh(changes))
    was = learned("card-2")
    now = fitted(was, Topology.of(CARDS), topology, (3, 9))
    assert now[topology.finish] == was[65]
    assert now[topology.finish - 1] == was[64]
    assert now[0] == was[0]


def test_hand_weights_may_be_taken_from_another_file():
    mixed = with_hand(learned("partners-4"), learned("hand-4"))
    assert mixed[:HAND] == learned("partners-4")[:HAND]
    assert mixed[HAND:] == learned("hand-4")[HAND:]
    assert len(mixed) == COUNT


def test_a_hand_with_a_joker_is_worth_more():
    """Z34."""
    judged = evaluation(learned("hand-4"), OPTIONS.fresh({"scored": True}))
    places = board(red_1=30, yellow_1=9)
    assert judged.hand((1, 4, 6, 13), places, 0) > judged.hand((1, 4, 6, 6), places, 0)


def test_expected_points_fear_a_mars():
    """Z36: the same odds are worse for whoever has nobody home."""
    points = Points((0, 2), False, 65)
    even = {0: 0.0, 2: 0.0}
    far = {"red_1": 60, "red_2": 60, "red_3": 60}
    assert points.expected(board(**far, blue_1=60, blue_2=60, blue_3=60), even, 0) == pytest.approx(0)
    denied = board(red_1=65, red_2=60, red_3=55, blue_1=60, blue_2=60, blue_3=60)
    assert points.expected(denied, even, 0) > 0
    team = Points((0, 1, 2, 3), True, 65)
    assert team.expected(board(), dict.fromkeys(range(4), 0.0), 1) == pytest.approx(0)
