"""Confidence intervals against printed tables and against simulated samples."""

from random import Random
from statistics import fmean

import pytest

from common.ai.interval import standard_error, student, t_quantile, wilson


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (8, 2.306), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_t_quantiles_of_printed_tables(freedom, printed):
    assert t_quantile(freedom) == pytest.approx(printed, abs=0.002)


def test_wilson_of_a_worked_case():
    assert wilson(0.7, 10) == pytest.approx((0.3968, 0.8922), abs=0.0001)


@pytest.mark.parametrize("trials", [1, 7, 1000])
def test_wilson_at_the_ends_holds_the_rate(trials):
    low, high = wilson(0.0, trials)
    assert low == 0.0 < high <= 1.0
    low, high = wilson(1.0, trials)
    assert 0.0 <= low < high == 1.0


def test_a_single_value_has_no_error():
    assert standard_error([4.0]) is None
    assert student([4.0]) is None


def test_student_covers_the_true_mean_as_often_as_it_says():
    rng = Random(7)
    samples = [[rng.gauss(10, 3) for _ in range(8)] for _ in range(2000)]
    covered = fmean(low <= 10 <= high for low, high in map(student, samples))
    assert 0.935 < covered < 0.965
