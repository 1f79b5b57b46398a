"""Weights by rule of thumb, progress and danger, for bots that have not learned; must not know learning."""

from kizma.ai.features import AHEAD, AT_YARD, BEHIND, COUNT, NEAR_YARD, PLACES, REACH, WAITING
from kizma.engine.topology import BEHIND_START, YARD, Topology

OUT = 0.35
WAY = 1.3
"""What a pawn is worth on its start square, and what the whole way adds."""


def progress(topology: Topology) -> list[float]:
    """Return weights that know only how far each pawn has come."""
    weights = [0.0] * COUNT
    for place in range(topology.finish + 1):
        weights[PLACES + place] = OUT + WAY * place / topology.finish
    weights[PLACES + AT_YARD + BEHIND_START] = OUT
    weights[PLACES + AT_YARD + YARD] = 0.0
    return weights


def progress_and_danger(topology: Topology, dice: bool) -> list[float]:
    """Return weights that also know how likely the next opponent is to hit a pawn, and what that costs."""
    weights = progress(topology)
    for distance in range(1, REACH + 1):
        _endanger(weights, AHEAD + 2 * (distance - 1), _die_hits(distance) if dice else _card_hits(distance))
        if not dice and distance in (3, 9):
            _endanger(weights, BEHIND + 2 * (distance - 1), 1 / 13)
    _endanger(weights, NEAR_YARD, 1 / 6 if dice else 2 / 13)
    return weights


def _endanger(weights: list[float], feature: int, chance: float) -> None:
    for number in (feature, feature + WAITING):
        weights[number] -= chance * OUT
        weights[number + 1] -= chance * WAY


def _die_hits(distance: int) -> float:
    return 1 / 6 if distance <= 6 else 0.0


def _card_hits(distance: int) -> float:
    """Return the chance that a card goes exactly so far: by number, as a part of 5 or 7, by a joker."""
    numbers = (distance not in (3, 9)) + (distance < 5) + (distance < 7) + 1
    return numbers / 13
