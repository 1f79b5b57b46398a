"""States and observations as plain data; must not know rules or bots."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from common.core.game import Json
from common.core.transition import Outcome
from kizma.engine.observation import Observation
from kizma.engine.state import Seating, State, Tally, Turn


def facts(state: State) -> Json:
    """Return a whole state as plain data, the same in every version (for the digest)."""
    plain: Json = _lists(asdict(state))
    return plain


def pack(observation: Observation) -> Json:
    """Return an observation as plain data."""
    plain: Json = _lists(asdict(observation))
    return plain


def unpack(data: Json) -> Observation:
    """Return the observation that ``pack`` wrote."""
    values = {name: _tuples(value) for name, value in data.items()}
    values["seating"] = Seating(**_inner(data["seating"]))
    values["tally"] = Tally(**_inner(data["tally"]))
    values["turn"] = Turn(**_inner(data["turn"]))
    outcome = data["outcome"]
    values["outcome"] = None if outcome is None else Outcome(**_inner(outcome))
    return Observation(**values)


def _inner(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _tuples(value) for name, value in data.items()}


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _lists(inner) for name, inner in value.items()}
    return [_lists(inner) for inner in value] if isinstance(value, list | tuple) else value
