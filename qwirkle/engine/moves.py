"""The moves of Qwirkle and their canonical text; must not know whether a move is legal."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from common.core.transition import MalformedMove
from qwirkle.engine.board import PlacedTile
from qwirkle.engine.tile import FULL_SET, HAND_SIZE, Kind, parse_tile, tile_text, tile_texts

_NUMBER = "(0|-?[1-9][0-9]{0,2})"
_PLACED = re.compile(f"([A-Z][a-z])@{_NUMBER},{_NUMBER}")


@dataclass(frozen=True, slots=True)
class Place:
    """Tiles put on the table, sorted by x, then y (Q05)."""

    tiles: tuple[PlacedTile, ...]

    @classmethod
    def of(cls, placed: Iterable[PlacedTile]) -> "Place":
        """Make the move whatever the order of the tiles."""
        return cls(tuple(sorted(placed)))

    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds placed, in the order of their cells."""
        return tuple(kind for _, kind in self.tiles)

    def __str__(self) -> str:
        """Write the canonical text."""
        return " ".join(("place", *(placed_text(placed) for placed in self.tiles)))


@dataclass(frozen=True, slots=True)
class Swap:
    """Tiles set aside for as many from the bag, in canonical order (Q07)."""

    kinds: tuple[Kind, ...]

    @classmethod
    def of(cls, kinds: Iterable[Kind]) -> "Swap":
        """Make the move whatever the order of the tiles."""
        return cls(tuple(sorted(kinds)))

    def __str__(self) -> str:
        """Write the canonical text."""
        return " ".join(("swap", *tile_texts(self.kinds)))


@dataclass(frozen=True, slots=True)
class Pass:
    """No placement and no swap, forced or by choice (Q08)."""

    def __str__(self) -> str:
        """Write the canonical text."""
        return "pass"


@dataclass(frozen=True, slots=True)
class FillBag:
    """Chance: the tiles in the bag in the order they will be drawn, at the start and after a swap."""

    kinds: tuple[Kind, ...]

    def __str__(self) -> str:
        """Write the canonical text."""
        return " ".join(("bag", *tile_texts(self.kinds)))


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """Chance: the seat that opens, where the house rules leave it to chance (Q03)."""

    seat: int

    def __str__(self) -> str:
        """Write the canonical text."""
        return f"starter {self.seat}"


Move: TypeAlias = Place | Swap | Pass | FillBag | ChooseStarter


def placed_text(placed: PlacedTile) -> str:
    """Write a tile on a cell, as in ``Rc@0,-1``."""
    (x, y), kind = placed
    return f"{tile_text(kind)}@{x},{y}"


def parse_placed(text: str) -> PlacedTile:
    """Read a tile on a cell; raises ``MalformedMove``."""
    found = _PLACED.fullmatch(text)
    if not found:
        raise MalformedMove(text)
    return (int(found[2]), int(found[3])), parse_tile(found[1])


def parse_move(text: str) -> Move:
    """Read a move in its canonical text, nothing else; raises ``MalformedMove``."""
    word, *parts = text.split(" ")
    match word:
        case "place" if 1 <= len(parts) <= HAND_SIZE:
            return _parse_place(parts, text)
        case "swap" if 1 <= len(parts) <= HAND_SIZE:
            return _parse_swap(parts, text)
        case "bag" if 1 <= len(parts) <= len(FULL_SET):
            return FillBag(tuple(parse_tile(part) for part in parts))
        case "starter" if len(parts) == 1 and parts[0] in tuple("012345"):
            return ChooseStarter(int(parts[0]))
        case "pass" if not parts:
            return Pass()
    raise MalformedMove(text)


def _parse_place(parts: list[str], text: str) -> Place:
    tiles = tuple(parse_placed(part) for part in parts)
    cells = [cell for cell, _ in tiles]
    if any(second <= first for first, second in pairwise(cells)):
        raise MalformedMove(text)
    return Place(tiles)


def _parse_swap(parts: list[str], text: str) -> Swap:
    kinds = tuple(parse_tile(part) for part in parts)
    if list(kinds) != sorted(kinds):
        raise MalformedMove(text)
    return Swap(kinds)
