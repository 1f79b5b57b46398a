"""States and observations as plain data; must not know rules or bots."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from common.core.game import Json
from common.core.transition import Outcome
from kizma.engine.observation import Observation
from kizma.engine.state import Cards, Game, Seating, State, Tally, Turn

_ROWS = (State, Game, Turn, Cards, Seating, Tally)


def facts(state: State) -> Json:
    """Return a whole state as plain data, the same in every version (for the digest)."""
    plain: Json = _plain(state)
    return plain


def pack(observation: Observation) -> Json:
    """Return an observation as plain data."""
    plain: Json = _plain(observation)
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


def _plain(value: Any) -> Any:
    if isinstance(value, _ROWS):
        return {name: _plain(inner) for name, inner in value._asdict().items()}
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return list(map(_plain, value)) if isinstance(value, tuple) else value
