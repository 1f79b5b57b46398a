"""The four levels: always legal, always the same for the same arguments, in time, and never absurd."""

from random import Random
from time import monotonic

import pytest

from common.ai.bot import Limit
from common.core.seats import PLAYING_LEVELS, Level
from qwirkle.ai.bots import make_bot
from qwirkle.ai.candidate import sensible_swap
from qwirkle.ai.evaluation import gift
from qwirkle.ai.kernel import Kernel
from qwirkle.ai.situation import Situation
from qwirkle.engine.moves import Place, Swap
from qwirkle.engine.tile import mask_of, tile_text
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import board, hand, rules, state

QUICK = Limit(seconds=20, effort=0.05)
VARIANTS = [
    (2, {}),
    (2, {"voluntary_pass": "when_bag_empty", "opening": "free", "out_bonus": 0}),
    (3, {"open_hands": True, "target_score": 50}),
    (5, {"swap_short_bag": "forbid", "start": "random"}),
    (6, {"end_tie": "qwirkles", "tile_counter": False}),
]


def decide(game, level, start, limit=QUICK, seed=1):
    seat = game.actor(start)
    bot = make_bot(level, game.options, game.seats)
    return bot.choose(game.observe(start, seat), game.legal_moves(start), limit, Random(seed))


@pytest.mark.parametrize(("seats", "changes"), VARIANTS)
@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_every_choice_is_legal(level, seats, changes):
    game = rules(seats, **changes)
    for start in list(played_states(game, seed=seats, swaps=0.2))[1::5]:
        seat = game.actor(start)
        if seat is not None and seat >= 0:
            choice = decide(game, level, start)
            assert choice.move in game.legal_moves(start)
            assert choice.why.code


@pytest.mark.parametrize("level", PLAYING_LEVELS)
def test_the_same_arguments_give_the_same_choice(level):
    game = rules()
    start = list(played_states(game, 9))[12]
    assert decide(game, level, start) == decide(game, level, start)


@pytest.mark.parametrize("level", [Level.USTA, Level.USTAT])
def test_a_deadline_is_kept(level):
    game = rules()
    for start in list(played_states(game, 4))[10::25]:
        if game.actor(start) in (0, 1):
            begun = monotonic()
            choice = decide(game, level, start, Limit(seconds=0.1, effort=50))
            assert monotonic() - begun < 0.4
            assert choice.move in game.legal_moves(start)


def test_kalfa_takes_the_most_points():
    game = rules()
    for start in list(played_states(game, 6))[3::6]:
        held = mask_of(start.hands[start.to_move])
        if start.board and Kernel(start.board).can_place(held) and game.actor(start) in (0, 1):
            choice = decide(game, Level.KALFA, start)
            assert choice.why.facts["points"] == Kernel(start.board).best(held)[0]


def situation_of(game, start):
    seat = start.to_move
    return Situation(game.options, game.observe(start, seat), game.legal_moves(start))


def test_a_gift_counts_the_hidden_tiles_that_complete_a_qwirkle():
    game = rules()
    start = state(game, board("Rc Rq Rd Rl"), ["Rx Rs Gc", "Bl"], "Ps")
    seen = situation_of(game, start)
    gifts = {
        str(each.move(seen.kernel)): gift(seen.kernel, each, seen.hidden_counts) for each in seen.placements
    }
    assert gifts["place Rx@4,0"] == 4
    assert gifts["place Gc@0,1"] == 0


def test_of_equal_points_kalfa_gives_the_fewest_qwirkles_away():
    game = rules()
    for start in list(played_states(game, 13, swaps=0))[5::5]:
        seen = situation_of(game, start)
        if game.actor(start) in (0, 1) and seen.placements:
            equal = [each for each in seen.placements if each.points == seen.placements[0].points]
            chosen = decide(game, Level.KALFA, start).move
            fewest = min(gift(seen.kernel, each, seen.hidden_counts) for each in equal)
            assert chosen in [
                each.move(seen.kernel)
                for each in equal
                if gift(seen.kernel, each, seen.hidden_counts) == fewest
            ]


def test_no_level_swaps_while_it_can_place():
    game = rules()
    for start in list(played_states(game, 8))[2::7]:
        if game.actor(start) in (0, 1) and any(isinstance(move, Place) for move in game.legal_moves(start)):
            for level in PLAYING_LEVELS:
                assert isinstance(decide(game, level, start).move, Place)


def test_without_a_placement_the_best_set_is_kept():
    game = rules()
    start = state(game, board("Rc Rq"), ["Gd Gl Gl Bx Ys Gs", "Rd"], "Px Px Px Px Px Px")
    for level in PLAYING_LEVELS:
        choice = decide(game, level, start)
        assert isinstance(choice.move, Swap)
        assert str(choice.move) == "swap Ys Gl Bx"


def test_a_sensible_swap_stays_within_the_limit_and_never_swaps_nothing():
    assert [tile_text(kind) for kind in sensible_swap(hand("Rc Rc Gd Bl Ys Px"), 2).away] == ["Rc", "Ys"]
    assert len(sensible_swap(hand("Rc Rq Rd Rl Rx Rs"), 6).away) == 1


def test_cirak_scores_between_random_and_kalfa_and_misses_double_lines():
    game, rng = rules(), Random(5)
    gained = {Level.CIRAK: 0, Level.KALFA: 0}
    by_chance = 0.0
    for start in list(played_states(game, 12, swaps=0))[4::4]:
        placements = [move for move in game.legal_moves(start) if isinstance(move, Place)]
        if placements:
            for level in gained:
                gained[level] += decide(game, level, start, seed=rng.random()).why.facts["points"]
            points = [
                score for score, _ in Kernel(start.board).placements(mask_of(start.hands[start.to_move]))
            ]
            by_chance += sum(points) / len(points)
    assert by_chance < gained[Level.CIRAK] < gained[Level.KALFA]


def test_a_level_without_a_bot_is_refused():
    with pytest.raises(ValueError, match="random"):
        make_bot(Level.RANDOM, rules().options, 2)
