"""Confidence intervals for measured rates and means; must not know what was measured."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

Interval = tuple[float, float]
"""Lowest and highest plausible value."""

_Z = 1.959964
"""The standard normal deviate that 2.5 % exceed."""

_T_FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""The same of Student's t for 1 to 5 degrees of freedom."""


def wilson(rate: float, trials: int) -> Interval:
    """Return Wilson's 95 % interval of a rate from 0 to 1 seen in so many independent trials."""
    weight = _Z**2 / trials
    centre = (rate + weight / 2) / (1 + weight)
    reach = _Z / (1 + weight) * sqrt(rate * (1 - rate) / trials + weight / (4 * trials))
    return max(0.0, min(centre - reach, rate)), min(1.0, max(centre + reach, rate))


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean; None for fewer than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def student(values: Sequence[float]) -> Interval | None:
    """Return Student's 95 % interval of the mean; None for fewer than two values."""
    error = standard_error(values)
    if error is None:
        return None
    reach = t_quantile(len(values) - 1) * error
    return fmean(values) - reach, fmean(values) + reach


def t_quantile(freedom: int) -> float:
    """Return what Student's t with these degrees of freedom exceeds in 2.5 % of cases, within 0.002."""
    if freedom <= len(_T_FEW):
        return _T_FEW[freedom - 1]
    # the first terms of its expansion around the normal deviate
    first = (_Z**3 + _Z) / 4
    second = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    third = (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384
    return _Z + first / freedom + second / freedom**2 + third / freedom**3
