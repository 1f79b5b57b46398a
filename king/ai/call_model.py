"""How likely a player is to call what he called, given a hand; must not know the deal."""

from collections.abc import Sequence
from math import exp

from common.core.options import Options
from king.ai.bits import Bits
from king.ai.call_averages import AVERAGES
from king.ai.hand_value import estimated_points
from king.engine.calls import CallRules
from king.engine.observation import Observation
from king.engine.options import ANY_TRUMP, PENALTY_IDS

SPREAD = 45.0
"""Points of estimated gain that make a call e times as likely as another."""


def average(contract_id: str) -> float:
    """Return what a contract brings its caller over random hands."""
    return AVERAGES[contract_id if contract_id in PENALTY_IDS else ANY_TRUMP]


def open_contracts(observation: Observation, options: Options) -> tuple[str, ...]:
    """Return the contracts the caller of the running hand could choose from; none where he had no choice."""
    if observation.forced is not None or observation.caller is None:
        return ()
    made = tuple((row.caller, row.call) for row in observation.sheet)
    calls = CallRules.of(options).open_calls(made, observation.caller, None)
    return tuple(dict.fromkeys(call.contract_id for call in calls))


def likelihood(hand: Bits, called: str, choices: Sequence[str]) -> float:
    """Return how likely a hand calls this contract among those it could choose from."""
    if len(choices) < 2:
        return 1.0
    odds = {choice: exp((estimated_points(hand, choice) - average(choice)) / SPREAD) for choice in choices}
    return odds[called] / sum(odds.values())
