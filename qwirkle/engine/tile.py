"""The 36 kinds of tile and their text; must not know boards, hands or turns."""

from collections.abc import Iterable
from typing import TypeAlias

from common.core.transition import MalformedMove

Kind: TypeAlias = int
"""A kind of tile: colour * 6 + shape, 0 to 35, which is the canonical order."""

Mask: TypeAlias = int
"""A set of kinds, one bit each."""

COLOURS = "ROYGBP"
SHAPES = "cqdlxs"
KINDS = tuple(range(36))
COPIES = 3
HAND_SIZE = 6
ALL: Mask = (1 << 36) - 1
FULL_SET = tuple(kind for kind in KINDS for _ in range(COPIES))
"""All 108 tiles in canonical order (Q01)."""

_TEXTS = tuple(colour + shape for colour in COLOURS for shape in SHAPES)
_KIND_OF = {text: kind for kind, text in enumerate(_TEXTS)}


def colour_of(kind: Kind) -> int:
    """Return the colour of a kind, 0 to 5."""
    return kind // 6


def shape_of(kind: Kind) -> int:
    """Return the shape of a kind, 0 to 5."""
    return kind % 6


def tile_text(kind: Kind) -> str:
    """Write a kind as colour letter and shape letter, as in ``Gl``."""
    return _TEXTS[kind]


def tile_texts(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """Write several kinds."""
    return tuple(_TEXTS[kind] for kind in kinds)


def parse_tile(text: str) -> Kind:
    """Read a kind; raises ``MalformedMove``."""
    try:
        return _KIND_OF[text]
    except KeyError:
        raise MalformedMove(text) from None


def mask_of(kinds: Iterable[Kind]) -> Mask:
    """Return the set of the kinds that occur; copies do not count."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def kinds_in(mask: Mask) -> tuple[Kind, ...]:
    """Return the kinds of a set in canonical order."""
    kinds = []
    while mask:
        lowest = mask & -mask
        kinds.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(kinds)
