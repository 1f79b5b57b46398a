"""The command ``python -m king.ai.train_calls``: writes what calls bring on average to ``call_averages.py``.

Plays random deals with four greedy players under the default house rules; must not know any bot.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from king.ai.bits import ALL, Bits
from king.ai.dealer import Dealer
from king.ai.hand_value import features, strength
from king.ai.playout import play_out
from king.ai.position import Position
from king.ai.terms import Terms, terms_of
from king.engine.contracts import PENALTIES, TRUMPS
from king.engine.options import OPTIONS
from king.engine.trick import TRICKS

TARGET = Path(__file__).with_name("call_averages.py")
DEALS_A_HAND = 6

_HEAD = '''"""What calls bring on average, by ``python -m king.ai.train_calls``; must not know any rule.

``AVERAGES`` are points over random hands, for koz with the better suits chosen; ``COST_WEIGHTS`` belong to
``hand_value.features`` and estimate the points a penalty costs its caller, ``TRUMP_WEIGHTS`` to 1 and
``hand_value.strength`` and estimate the points koz brings.
"""

'''


def hidden_deals(hand: Bits, rng: Random, count: int) -> Iterator[list[Bits]]:
    """Yield deals in which seat 0 holds this hand."""
    dealer = Dealer(ALL & ~hand, (0, ALL, ALL, ALL), (0, TRICKS, TRICKS, TRICKS))
    for _ in range(count):
        yield [hand, *dealer.deal(rng)[1:]]


def random_hand(rng: Random) -> Bits:
    """Return thirteen random cards."""
    return sum(1 << place for place in rng.sample(range(52), TRICKS))


def brought(terms: Terms, hands: Sequence[Bits]) -> float:
    """Return the points of the caller, seat 0, after four greedy players played a deal."""
    position = Position(terms, 0, list(hands))
    play_out(position)
    return position.points()[0]


def penalty_table(penalty_id: str, hands: Sequence[Bits], rng: Random) -> tuple[float, list[float]]:
    """Return the average points of a penalty and the weights of its estimated cost."""
    terms = terms_of(penalty_id, OPTIONS.fresh())
    points = [fmean(brought(terms, deal) for deal in hidden_deals(hand, rng, DEALS_A_HAND)) for hand in hands]
    return fmean(points), fitted([features(hand, penalty_id) for hand in hands], [-gain for gain in points])


def trump_weights(hands: Sequence[Bits], rng: Random) -> list[float]:
    """Return the weights (1, strength) of the estimated points of koz in a suit."""
    koz_id = next(iter(TRUMPS))
    terms = terms_of(koz_id, OPTIONS.fresh())
    points = [fmean(brought(terms, deal) for deal in hidden_deals(hand, rng, DEALS_A_HAND)) for hand in hands]
    return fitted([(1.0, float(strength(hand, koz_id))) for hand in hands], points)


def trump_average(hands: Sequence[Bits], rng: Random) -> float:
    """Return the average points of koz in the suit that half of the deals of a hand favour, by the others."""
    all_terms = [terms_of(koz, OPTIONS.fresh()) for koz in TRUMPS]
    gains = []
    for hand in hands:
        deals = list(hidden_deals(hand, rng, 2 * DEALS_A_HAND))
        best = max(all_terms, key=lambda terms: sum(brought(terms, deal) for deal in deals[::2]))
        gains.append(fmean(brought(best, deal) for deal in deals[1::2]))
    return fmean(gains)


def fitted(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Return the weights of the least squares fit of the values to the rows.

    A ridge of 1 keeps features apart that say the same; it is nothing beside thousands of rows.
    """
    width = len(rows[0])
    system = [
        [sum(row[i] * row[j] for row in rows) + (i == j) for j in range(width)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(width)
    ]
    for pivot in range(width):
        _eliminate(system, pivot)
    return [row[-1] for row in system]


def _eliminate(system: list[list[float]], pivot: int) -> None:
    best = max(range(pivot, len(system)), key=lambda row: abs(system[row][pivot]))
    system[pivot], system[best] = system[best], system[pivot]
    system[pivot] = [entry / system[pivot][pivot] for entry in system[pivot]]
    for number, row in enumerate(system):
        if number != pivot:
            factor = row[pivot]
            system[number] = [a - factor * b for a, b in zip(row, system[pivot], strict=True)]


def written(averages: dict[str, float], weights: dict[str, list[float]], trump: Sequence[float]) -> str:
    """Return the text of the table's module."""
    lines = [f'    "{call}": {average:.1f},' for call, average in averages.items()]
    rows = [f'    "{call}": ({", ".join(f"{w:.2f}" for w in fit)}),' for call, fit in weights.items()]
    text = ["AVERAGES: dict[str, float] = {", *lines, "}", ""]
    text += ["COST_WEIGHTS: dict[str, tuple[float, ...]] = {", *rows, "}", ""]
    return _HEAD + "\n".join([*text, f"TRUMP_WEIGHTS = ({trump[0]:.2f}, {trump[1]:.2f})", ""])


def main() -> None:
    """Play the deals and write the table."""
    parser = argparse.ArgumentParser(description="Write the table of what calls bring on average.")
    parser.add_argument("--hands", type=int, default=4000, help="random hands a contract")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    hands = [random_hand(rng) for _ in range(asked.hands)]
    tables = {penalty: penalty_table(penalty, hands, rng) for penalty in PENALTIES}
    averages = {penalty: average for penalty, (average, _) in tables.items()}
    averages["koz"] = trump_average(hands, rng)
    costs = {penalty: fit for penalty, (_, fit) in tables.items()}
    TARGET.write_text(written(averages, costs, trump_weights(hands, rng)))


if __name__ == "__main__":
    main()
