"""Learned weights, fitted to the board and the backward cards that are played; must not know how to play."""

import json
from functools import cache
from importlib.resources import files

from kizma.ai.features import AT_YARD, COUNT, HAND, PLACES, STANDING
from kizma.engine.topology import Topology

LEARNED_BACK = (3, 9)


@cache
def learned(name: str) -> tuple[float, ...]:
    """Return the weights of one kind of game, such as ``card-4``."""
    text = files("kizma.ai").joinpath("weights", f"{name}.json").read_text("utf-8")
    weights = tuple(map(float, json.loads(text)))
    assert len(weights) in (STANDING, COUNT)
    return weights + (0.0,) * (COUNT - len(weights))


def with_hand(weights: tuple[float, ...], hand: tuple[float, ...]) -> tuple[float, ...]:
    """Return weights with the worth of cards in hand taken from others."""
    return weights[:HAND] + hand[HAND:]


def fitted(
    weights: tuple[float, ...], learned_on: Topology, topology: Topology, back: tuple[int, int]
) -> list[float]:
    """Return weights for another board: places are stretched, bad distances before Bitiş moved."""
    places = list(weights[PLACES : PLACES + learned_on.finish + 1])
    places = _with_bad_distances(places, LEARNED_BACK, back)
    fit = list(weights)
    fit[PLACES : PLACES + AT_YARD - 2] = [0.0] * (AT_YARD - 2)
    for place in range(topology.finish + 1):
        fit[PLACES + place] = places[_alike(place, topology, learned_on)]
    fit[PLACES + AT_YARD - 1] = places[0]
    return fit


def _with_bad_distances(
    places: list[float], learned_back: tuple[int, int], back: tuple[int, int]
) -> list[float]:
    """Move what a distance loses by being a backward card's from one pair of distances to another."""
    finish = len(places) - 1
    smooth = list(places)
    losses = []
    for distance in learned_back:
        at = finish - distance
        smooth[at] = (places[at - 1] + places[at + 1]) / 2
        losses.append(places[at] - smooth[at])
    for distance, loss in zip(back, losses, strict=True):
        smooth[finish - distance] += loss
    return smooth


def _alike(place: int, topology: Topology, learned_on: Topology) -> int:
    """Return the place of the learned board that a place is most like: by what is left, far out by share."""
    left = topology.finish - place
    if left <= topology.lane + 12:
        return learned_on.finish - left
    share = place / (topology.finish - topology.lane - 12)
    return min(round(share * (learned_on.finish - learned_on.lane - 12)), learned_on.entry)
