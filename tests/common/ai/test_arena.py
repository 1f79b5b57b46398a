"""Series of matches between bots: fair seating, the same deals, honest figures."""

import pytest

from common.ai.arena import Played, Series, play_one, play_series, standings
from common.ai.bot import Limit
from common.ai.table import Seconds
from common.core.seats import Level
from common.core.transition import Outcome

U, K, R = Level.USTA, Level.KALFA, Level.RANDOM


@pytest.fixture
def series(hat):
    options = hat.options.fresh({"swaps": True})
    return Series(hat, options, (U, R, R), 12, bytes(range(32)), Limit(1.0, 1.0))


def test_everybody_sits_everywhere_once_a_group(series):
    assert [series.seating(index) for index in range(4)] == [(U, R, R), (R, U, R), (R, R, U), (U, R, R)]


def test_a_group_shares_its_deal_and_no_other(series):
    seeds = [series.match_seed(index) for index in range(12)]
    assert [len(set(seeds[start : start + 3])) for start in (0, 3, 6, 9)] == [1, 1, 1, 1]
    assert len(set(seeds)) == 4


def test_a_match_repeats(series):
    assert play_one(series, 5).outcome == play_one(series, 5).outcome


def test_more_processes_play_the_same_matches(series):
    def ends(played):
        return [(match.index, match.outcome) for match in sorted(played, key=lambda match: match.index)]

    assert ends(play_series(series, 2)) == ends(play_series(series))


def played(index, levels, winners, scores, seconds=None):
    outcome = Outcome((1,) * len(levels), scores, winners, "x")
    return Played(index, levels, outcome, seconds or ((),) * len(levels))


def test_shared_wins_count_as_their_share(hat):
    series = Series(hat, hat.options.fresh(), (U, K, K), 3, bytes(32), Limit())
    results = [
        played(0, (U, K, K), (0,), (9, 3, 6), ((Seconds(0.3, 0.2),), (Seconds(0.1, 0.1),), ())),
        played(1, (K, U, K), (0, 1), (5, 5, 2), ((Seconds(0.2, 0.05),), (), ())),
        played(2, (K, K, U), (), (0, 0, 0)),
    ]
    usta, kalfa = standings(series, results)
    assert (usta.level, kalfa.level) == (U, K)
    assert (usta.games, usta.wins, usta.win_rate) == (3, 1.5, 0.5)
    assert (kalfa.games, kalfa.wins) == (3, 0.5)
    assert usta.mean_score == pytest.approx(14 / 3)
    assert kalfa.mean_score == pytest.approx((4.5 + 3.5 + 0) / 3)
    assert usta.score_interval is None  # one group is one observation
    assert usta.win_interval[0] < 0.5 < usta.win_interval[1]
    assert (usta.seconds, kalfa.seconds) == ((0.3,), (0.1, 0.2))
    assert (usta.processor_seconds, kalfa.processor_seconds) == ((0.2,), (0.05, 0.1))


def test_groups_are_the_observations_of_the_score(hat):
    series = Series(hat, hat.options.fresh(), (U, K), 4, bytes(32), Limit())
    results = [
        played(0, (U, K), (0,), (10, 0)),
        played(1, (K, U), (0,), (10, 0)),
        played(2, (U, K), (0,), (8, 2)),
        played(3, (K, U), (0,), (6, 4)),
    ]
    usta = standings(series, results)[0]
    assert usta.mean_score == 5.5
    assert usta.score_error == pytest.approx(0.5)  # of the group means 5 and 6
    assert usta.score_interval == pytest.approx((5.5 - 12.7062 * 0.5, 5.5 + 12.7062 * 0.5))


def test_forced_moves_are_no_decisions(series):
    match = play_one(series, 0)
    assert all(len(seconds) in (1, 2) for seconds in match.seconds)  # the last card of each seat is forced
