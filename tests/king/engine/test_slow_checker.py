"""The engine against an independent slow checker (K09 to K21, K25) over random hands and house rules."""

from random import Random

from tests.king.slow_checker import check_hands


def test_k09_to_k21_engine_and_checker_agree_on_every_card():
    assert check_hands(150, Random(7)) == 150
