"""JSON read strictly, without guessing what was meant; must not know what is read."""

import json
from math import isfinite
from typing import Any

Json = Any
"""A value of numbers, strings, booleans, None, lists and string-keyed dicts."""


class BadJson(ValueError):
    """Bytes that are no JSON in the strict sense; ``code`` says why, ``detail`` what or where."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


def read_json(data: bytes) -> Json:
    """Return the value that UTF-8 bytes hold.

    Raises ``BadJson`` for bytes that are not UTF-8, a byte order mark, repeated keys, numbers that are
    not finite or too long to be meant, and nesting too deep to read.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise BadJson("not_utf8", f"byte {error.start}") from None
    try:
        return json.loads(text, object_pairs_hook=_object, parse_float=_float, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise BadJson("not_json", f"line {error.lineno} column {error.colno}") from None
    except RecursionError:
        raise BadJson("not_json", "nested too deep") from None
    except BadJson:
        raise
    except ValueError:  # an integer of more digits than Python converts
        raise BadJson("number_range", "an integer") from None


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    members: dict[str, Json] = {}
    for key, value in pairs:
        if key in members:
            raise BadJson("duplicate_key", key)
        members[key] = value
    return members


def _float(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise BadJson("number_range", text[:40])
    return number


def _constant(text: str) -> Json:
    raise BadJson("number_range", text)
