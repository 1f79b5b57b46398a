"""TD(lambda) on the linear features of self-play games; must not know how a game is played."""

from collections.abc import Iterable, Sequence
from math import exp, sqrt

from kizma.ai.features import (
    AT_HOME,
    AT_YARD,
    COUNT,
    DOUBLED,
    ENTERING,
    HAND,
    PLACES,
    PLAYABLE,
    STANDING,
    WAITING,
    Pairs,
    pair_shift,
    playable,
)
from kizma.ai.kernel import Places
from kizma.ai.selfplay import Seen
from kizma.engine.topology import YARD, Topology

Sparse = list[tuple[int, float]]


class Learner:
    """Weights, and how a finished game corrects them.

    The chance of each side to win is a softmax of the sides' strengths; every board's chances are drawn
    towards a mixture of the following boards' chances and the end (the forward view of TD(lambda)). Steps
    are scaled by each weight's own past corrections (AdaGrad). Only with ``blocks`` are the features learned
    that tell what doubled squares and idle faces do.
    """

    def __init__(
        self, topology: Topology, colours: Sequence[int], partners: bool, blocks: bool, weights: list[float]
    ) -> None:
        self.weights = weights
        self.pairs = Pairs(topology)
        self._topology = topology
        self._colours = colours
        self._partners = partners
        self._blocks = blocks
        self._corrections = [1.0] * COUNT

    def learn(self, seen: Sequence[Seen], winners: frozenset[int], trace: float, rate: float) -> float:
        """Correct the weights by one game; return the mean error of the chances before it."""
        rows = [self.features(board) for board in seen]
        chances = [self._chances(row) for row in rows]
        goal = {colour: float(colour in winners) for colour in self._colours}
        gradient = [0.0] * COUNT
        error = 0.0
        for number in range(len(rows) - 1, -1, -1):
            for colour, features in rows[number].items():
                missing = goal[colour] - chances[number][colour]
                error += abs(missing)
                for feature, amount in features:
                    gradient[feature] += missing * amount
            if number:
                now = chances[number]
                goal = {colour: trace * goal[colour] + (1 - trace) * now[colour] for colour in self._colours}
        self._correct(gradient, rate)
        return error / max(1, len(rows) * len(self._colours))

    def _correct(self, gradient: Iterable[float], rate: float) -> None:
        for feature, amount in enumerate(gradient):
            if amount:
                self._corrections[feature] += amount * amount
                self.weights[feature] += rate * amount / sqrt(self._corrections[feature])

    def _chances(self, row: dict[int, Sparse]) -> dict[int, float]:
        weights = self.weights
        strengths = {
            colour: sum(weights[feature] * amount for feature, amount in features)
            for colour, features in row.items()
        }
        if self._partners:
            strengths = {
                colour: sum(worth for mate, worth in strengths.items() if not (mate ^ colour) & 1)
                for colour in strengths
            }
        powers = {colour: exp(min(worth, 50.0)) for colour, worth in strengths.items()}
        total = sum(powers.values()) / (2 if self._partners else 1)
        return {colour: power / total for colour, power in powers.items()}

    def features(self, seen: Seen) -> dict[int, Sparse]:
        """Return each colour's features with their amounts, the hand among those of whoever moved."""
        found = {
            colour: self._colour_features(seen.places, colour, self._waits(colour, seen.colour))
            for colour in self._colours
        }
        mover = found[seen.colour]
        waits = YARD in seen.places[4 * seen.colour : 4 * seen.colour + 4]
        for card in seen.hand:
            mover.append((HAND + card, 1.0))
            if waits and card <= 2:
                mover.append((ENTERING + card, 1.0))
        return found

    def _waits(self, colour: int, mover: int) -> bool:
        """Tell whether a colour is yet to move."""
        return colour != mover and not (self._partners and not (colour ^ mover) & 1)

    def _colour_features(self, places: Places, colour: int, waiting: bool) -> Sparse:
        own = places[4 * colour : 4 * colour + 4]
        finish, entry = self._topology.finish, self._topology.entry
        found = [(PLACES + place if place >= 0 else PLACES + AT_YARD + place, 1.0) for place in own]
        found += [(AT_YARD + own.count(YARD), 1.0), (AT_HOME + own.count(finish), 1.0)]
        track = {place for place in own if place != YARD and place <= entry}
        for place in track:
            share = max(place, 0) / finish
            doubled = own.count(place) > 1
            if doubled:
                found += [(DOUBLED, 1.0), (DOUBLED + 1, share)]
                found += [(STANDING + place, 1.0)] if self._blocks else []
            near = self._near(places, colour, place, doubled, waiting)
            found += [(number, 1.0) for number in near]
            found += [(number + 1, share) for number in near]
        if self._blocks and not track:
            found.append((PLAYABLE + playable(own, finish), 1.0))
        return found

    def _near(self, places: Places, colour: int, place: int, doubled: bool, waiting: bool) -> list[int]:
        """Return the numbers of the flat pair features of a square on the track."""
        found: list[int] = []
        for other in self._colours:
            if other == colour or (self._partners and not (other ^ colour) & 1):
                continue
            row = self.pairs.numbers[(other - colour) % 4][place]
            theirs = places[4 * other : 4 * other + 4]
            near = [
                there
                for there in theirs
                if there != YARD and there <= self._topology.entry and row[there] >= 0
            ]
            if not doubled:
                found += [row[there] + pair_shift(False, False, waiting) for there in near]
                yard = self.pairs.yards[(other - colour) % 4][place]
                found += [yard + WAITING * waiting] if YARD in theirs and yard >= 0 else []
            if self._blocks:
                found += _of_doubled(row, near, doubled, waiting)
        return found


def _of_doubled(row: Sequence[int], near: Sequence[int], doubled: bool, waiting: bool) -> list[int]:
    """Return the further features of a pair of squares of which at least one is doubled."""
    kinds = [(there, near.count(there) > 1) for there in sorted(set(near))]
    return [row[there] + pair_shift(doubled, theirs, waiting) for there, theirs in kinds if doubled or theirs]
