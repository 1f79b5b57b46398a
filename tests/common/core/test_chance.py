"""The chance stream against its worked example."""

from collections import Counter

from common.core.chance import ChanceStream, commitment

SEED = bytes(range(32))
DECK = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]


def test_commitment_of_the_worked_example():
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_deal_of_the_worked_example():
    deal = ChanceStream(SEED, 0).shuffled(DECK)
    assert " ".join(deal[:13]) == "6s Ks Ts Jc 9h 7h Ah 4c Qs Qh 5h 5s Jd"
    assert sorted(deal) == sorted(DECK)


def test_rolls_of_the_worked_example():
    assert [ChanceStream(SEED, ply).below(6) + 1 for ply in range(8)] == [4, 1, 1, 6, 4, 3, 5, 2]


def test_every_number_comes_equally_often():
    stream = ChanceStream(SEED, 7)
    counts = Counter(stream.below(5) for _ in range(10_000))
    chi_square = sum((counts[n] - 2000) ** 2 / 2000 for n in range(5))
    assert chi_square < 18.5  # 99.9 % of honest streams stay below
