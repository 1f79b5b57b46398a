"""The table of average calls and the fit it is made with."""

import ast
from random import Random

import pytest

from king.ai.call_averages import AVERAGES
from king.ai.train_calls import fitted, hidden_deals, penalty_table, random_hand, trump_average, written
from king.engine.options import PENALTY_IDS


def test_the_fit_finds_the_weights_behind_the_values():
    rng = Random(2)
    rows = [(1.0, rng.random(), rng.random()) for _ in range(5000)]
    weights = fitted(rows, [3 + 2 * a - 5 * b for _, a, b in rows])
    assert weights == pytest.approx([3, 2, -5], abs=0.05)


def test_hidden_deals_keep_the_hand():
    rng = Random(3)
    hand = random_hand(rng)
    for deal in hidden_deals(hand, rng, 3):
        assert deal[0] == hand and [held.bit_count() for held in deal] == [13] * 4


def test_the_committed_averages_are_what_the_command_finds():
    rng = Random(9)
    hands = [random_hand(rng) for _ in range(120)]
    for penalty in PENALTY_IDS:
        average, weights = penalty_table(penalty, hands, rng)
        assert average == pytest.approx(AVERAGES[penalty], abs=25) and len(weights) == 5
    assert trump_average(hands[:40], rng) == pytest.approx(AVERAGES["koz"], abs=40)


def test_the_written_table_is_a_module():
    text = written({"el": -160.04}, {"el": [1.0, 2.0]}, (3.0, 4.0))
    table = {node.targets[0].id: node.value for node in ast.parse(text).body if isinstance(node, ast.Assign)}
    assert ast.literal_eval(table["TRUMP_WEIGHTS"]) == (3.0, 4.0)
    assert '"el": -160.0,' in text and '"el": (1.00, 2.00),' in text
