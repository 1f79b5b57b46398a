"""What app and thinking process say to each other, one JSON line a message; must not know who carries it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from common.core.options import OptionValue
from common.core.seats import Level
from common.core.strict_json import BadJson, Json, read_json
from common.core.transition import Reason


class BadMessage(ValueError):
    """Bytes that are no message of this protocol."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question: which of these legal moves does a bot of this level play?

    ``id`` is the asker's number, from 1. ``observation`` is packed by the game's rules, so that nothing a
    seat may not know ever reaches the thinking process. ``seed`` starts the bot's random choices;
    ``seconds`` and ``effort`` are those of ``Limit``.
    """

    id: int
    game: str
    seats: int
    level: Level
    options: Mapping[str, OptionValue]
    observation: Json
    legal: tuple[str, ...]
    seed: int
    seconds: float
    effort: float


@dataclass(frozen=True, slots=True)
class Answer:
    """The move chosen for the request with this id, as its canonical text, and why."""

    id: int
    move: str
    why: Reason


@dataclass(frozen=True, slots=True)
class Failure:
    """No move for the request with this id (0: it could not be read); ``error`` is for the log only."""

    id: int
    error: str


def encode(message: Request | Answer | Failure) -> bytes:
    """Return a message as one line of UTF-8 JSON."""
    return json.dumps(_members(message), allow_nan=False).encode() + b"\n"


def decode_request(line: bytes) -> Request:
    """Return the request a line holds; raises ``BadMessage``."""
    members = _checked(_read(line), _REQUEST)
    if not all(isinstance(move, str) for move in members["legal"]):
        raise BadMessage("legal")
    try:
        level = Level(members["level"])
    except ValueError:
        raise BadMessage("level") from None
    return Request(**{**members, "level": level, "legal": tuple(members["legal"])})


def decode_reply(line: bytes) -> Answer | Failure:
    """Return the answer or failure a line holds; raises ``BadMessage``."""
    members = _read(line)
    if isinstance(members, dict) and "error" in members:
        return Failure(**_checked(members, _FAILURE))
    _checked(members, _ANSWER)
    why = _checked(members["why"], _WHY)
    facts = {name: _frozen(value) for name, value in why["facts"].items()}
    return Answer(members["id"], members["move"], Reason(why["code"], facts))


_Kinds = Mapping[str, tuple[type[Any], ...]]

_REQUEST: _Kinds = {
    "id": (int,),
    "game": (str,),
    "seats": (int,),
    "level": (str,),
    "options": (dict,),
    "observation": (object,),
    "legal": (list,),
    "seed": (int,),
    "seconds": (int, float),
    "effort": (int, float),
}
_ANSWER: _Kinds = {"id": (int,), "move": (str,), "why": (dict,)}
_WHY: _Kinds = {"code": (str,), "facts": (dict,)}
_FAILURE: _Kinds = {"id": (int,), "error": (str,)}


def _members(message: Request | Answer | Failure) -> dict[str, Json]:
    members = {name: getattr(message, name) for name in message.__slots__}
    if isinstance(message, Request):
        return {**members, "options": dict(message.options)}
    if isinstance(message, Answer):
        return {**members, "why": {"code": message.why.code, "facts": dict(message.why.facts)}}
    return members


def _read(line: bytes) -> Json:
    try:
        return read_json(line)
    except BadJson as error:
        raise BadMessage(str(error)) from None


def _checked(members: Json, kinds: _Kinds) -> dict[str, Json]:
    if not isinstance(members, dict) or members.keys() != kinds.keys():
        raise BadMessage("keys")
    for name, kind in kinds.items():
        value = members[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and object not in kind):
            raise BadMessage(name)
    return members


def _frozen(value: Json) -> Json:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
