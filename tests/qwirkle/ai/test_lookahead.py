"""Looking ahead over sampled tiles, and what a table promises (Q09, Q10, Q11)."""

from dataclasses import replace
from random import Random
from time import monotonic

from qwirkle.ai.evaluation import Prospects, outlook, points_along, prospects
from qwirkle.ai.kernel import Kernel
from qwirkle.ai.lookahead import Lookahead, Round
from qwirkle.ai.situation import Situation
from qwirkle.engine.tile import COPIES, KINDS, mask_of
from tests.qwirkle.playing import played_states
from tests.qwirkle.tables import board, hand, rules, state

ALL_HIDDEN = [COPIES] * len(KINDS)
ROUNDS = (Round(8, 3), Round(3, 6))


def situation_of(game, start):
    return Situation(game.options, game.observe(start, start.to_move), game.legal_moves(start))


def judged(game, start, rounds=ROUNDS, seconds=60.0):
    seen = situation_of(game, start)
    lookahead = Lookahead(seen, Random(1), monotonic() + seconds)
    return seen, lookahead.judge(seen.placements, rounds)


def test_the_table_is_left_as_it_was():
    for seats in (2, 4):
        game = rules(seats)
        for start in list(played_states(game, seats, swaps=0))[3::8]:
            if game.actor(start) is not None and start.to_move == game.actor(start):
                seen, _ = judged(game, start)
                assert seen.kernel.fits == Kernel(start.board).fits


def test_fewer_candidates_get_more_samples():
    game = rules()
    start = list(played_states(game, 5, swaps=0))[12]
    _, found = judged(game, start)
    assert [judgement.samples for judgement in found] == [6] * 3
    assert found == sorted(found, key=lambda judgement: judgement.value, reverse=True)


def test_without_time_the_points_decide():
    game = rules()
    start = list(played_states(game, 5, swaps=0))[12]
    seen, found = judged(game, start, rounds=(Round(60, 3),), seconds=-1)
    assert found[0].samples == 0
    assert found[0].candidate.points == seen.placements[0].points


def test_a_known_reply_is_subtracted_and_going_out_ends_it():
    """Q11: with an empty bag the other hand is certain."""
    game = rules()
    start = state(game, board("Rc Rq Rd"), ["Rl Rl", "Rx"])
    _, found = judged(game, all_but_hidden(start, hand("Rx")))
    best = found[0]
    assert best.reply > 6
    assert best.following == 0


def all_but_hidden(start, kinds):
    """Fill the table far away so that only these tiles are out of sight."""
    counts = dict.fromkeys(KINDS, COPIES)
    for kind in (*start.board.tiles.values(), *start.hands[0]):
        counts[kind] -= 1
    for kind in kinds:
        counts[kind] -= 1
    rest = [kind for kind, count in counts.items() for _ in range(count)]
    far = start.board.with_tiles(((40 + n, 40), kind) for n, kind in enumerate(rest))
    return replace(start, board=far)


def test_prospects_of_a_table():
    """Q10: a line of five is a gift to whoever holds its last tile."""
    five = Kernel(board("Rc Rq Rd Rl Rx"))
    assert prospects(five, 0, ALL_HIDDEN) == Prospects(gifts=2 * COPIES, openings=0)
    four = Kernel(board("Rc Rq Rd Rl"))
    assert prospects(four, mask_of(hand("Rx")), ALL_HIDDEN) == Prospects(gifts=0, openings=2)
    assert prospects(four, mask_of(hand("Gx")), ALL_HIDDEN) == Prospects(gifts=0, openings=0)


def test_a_gift_and_tiles_kept_lower_the_outlook_an_opening_raises_it():
    four, five = Kernel(board("Rc Rq Rd Rl")), Kernel(board("Rc Rq Rd Rl Rx"))
    assert outlook(five, hand("Gx"), ALL_HIDDEN) < outlook(four, hand("Gx"), ALL_HIDDEN)
    assert outlook(four, hand("Gx Gc"), ALL_HIDDEN) < outlook(four, hand("Gx"), ALL_HIDDEN)
    assert outlook(four, hand("Rx"), ALL_HIDDEN) > outlook(four, hand("Gx"), ALL_HIDDEN)


def test_a_quick_look_sees_one_line_only():
    """Q10: Çırak misses that a tile scores in two lines."""
    game = rules()
    start = state(game, board("Rc Rq\n. . Gd"), ["Rd Gc", "Bl"], "Ps")
    seen = situation_of(game, start)
    looks = {str(each.move(seen.kernel)): points_along(seen.kernel, each) for each in seen.placements}
    points = {str(each.move(seen.kernel)): each.points for each in seen.placements}
    assert (looks["place Rd@2,0"], points["place Rd@2,0"]) == (3, 5)
