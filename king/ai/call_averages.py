"""What calls bring on average, by ``python -m king.ai.train_calls``; must not know any rule.

``AVERAGES`` are points over random hands, for koz with the better suits chosen; ``COST_WEIGHTS`` belong to
``hand_value.features`` and estimate the points a penalty costs its caller, ``TRUMP_WEIGHTS`` to 1 and
``hand_value.strength`` and estimate the points koz brings.
"""

AVERAGES: dict[str, float] = {
    "el": -168.0,
    "kupa": -102.3,
    "erkek": -128.9,
    "kiz": -107.9,
    "rifki": -88.6,
    "soniki": -90.4,
    "koz": 226.5,
}

COST_WEIGHTS: dict[str, tuple[float, ...]] = {
    "el": (0.48, 78.22, 78.62, 6.26, -12.99),
    "kupa": (89.62, 116.13, 11.78, -2.56, -11.47),
    "erkek": (2.62, 50.85, 52.92, 22.74, -2.83),
    "kiz": (21.44, 41.69, 42.49, 26.11, -3.36),
    "rifki": (53.56, 50.04, 27.44, -7.64, -5.33),
    "soniki": (1.06, 7.93, 8.85, 13.75, -26.14),
}

TRUMP_WEIGHTS = (-19.94, 15.95)
