"""Qwirkle's generator stays well within its budget of 3 ms for a position in the middle of a match."""

from statistics import median

from tests.benchmarks.qwirkle_generator import measure


def test_the_median_position_takes_less_than_three_milliseconds():
    times, counts = measure(games=1)
    assert len(times) == len(counts) > 20
    assert median(times) < 3
