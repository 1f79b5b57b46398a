"""Totals, ranks and winners."""

import pytest

from king.engine.moves import Call
from king.engine.sheet import Row, outcome_of, totals


def sheet(*points, caller=0):
    return tuple(Row(caller, Call("el"), hand) for hand in points)


def test_k25_totals_are_the_sums_of_the_finished_hands():
    assert totals(sheet((-50, -100, -200, -300), (300, 200, 100, 50))) == (250, 100, -100, -250)
    assert totals(()) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((100, -50, -50, 0), (1, 3, 3, 2), (0, 3)),
        ((50, 50, -50, -50), (1, 1, 3, 3), (0, 1)),
        ((-10, -20, -20, -40), (1, 2, 2, 4), ()),
        ((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_k26_everybody_at_zero_or_more_wins(scores, ranks, winners):
    outcome = outcome_of(sheet(scores), "complete", win_at_zero=True)
    assert (outcome.ranks, outcome.winners, outcome.scores) == (ranks, winners, scores)
    assert outcome.reason == "complete"


def test_k26_winning_may_need_more_than_zero():
    assert outcome_of(sheet((100, -50, -50, 0)), "complete", win_at_zero=False).winners == (0,)


def test_k24_k26_a_king_wins_alone_and_the_others_are_ranked_from_two():
    outcome = outcome_of(sheet((-500, 700, 700, 100)), "king", win_at_zero=True)
    assert outcome.ranks == (1, 2, 2, 4) and outcome.winners == (0,)


def test_k24_k26_a_failed_announcer_loses_alone():
    outcome = outcome_of(sheet((900, -10, 20, -10)), "king_failed", win_at_zero=True)
    assert outcome.ranks == (4, 2, 1, 2) and outcome.winners == (1, 2, 3)
