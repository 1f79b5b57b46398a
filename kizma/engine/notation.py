"""The canonical text of every move, written and read; must not know whether a move is legal."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from common.core.transition import MalformedMove
from kizma.engine.cards import CARD_BY_NAME, Card, card_name
from kizma.engine.moves import (
    Back,
    Begin,
    ChooseColour,
    Deck,
    Discard,
    Draw,
    Enter,
    Home,
    Move,
    Pass,
    PawnMove,
    Play,
    Roll,
    Run,
    Split,
    Step,
    Swap,
    TimeUp,
)
from kizma.engine.pawn import COLOURS, PAWN_BY_NAME, Pawn, pawn_name

_DRAWN = re.compile(r"([0-3]):([1-9]|1[0-2]|J)")


def text(move: Move) -> str:
    """Write a move."""
    return _WRITERS[type(move)](move)


def parse(written: str) -> Move:
    """Read a move in exactly its canonical text; raises ``MalformedMove``."""
    word, *rest = written.split(" ")
    try:
        if word.endswith(":"):
            return Play(_card(word[:-1]), _pawn_move(*rest))
        return _READERS[word](rest) if word in _READERS else _pawn_move(word, *rest)
    except (KeyError, ValueError, TypeError):
        raise MalformedMove(written) from None


def _pawn_move(word: str, *rest: str) -> PawnMove:
    return _PAWN_READERS[word](rest)


def _card(name: str) -> Card:
    return CARD_BY_NAME[name]


def _pawn(name: str) -> Pawn:
    return PAWN_BY_NAME[name]


def _number(digits: str, high: int) -> int:
    number = int(digits)
    if str(number) != digits or not 1 <= number <= high:
        raise ValueError(digits)
    return number


def _draw(rest: Sequence[str]) -> Draw:
    pairs = [_DRAWN.fullmatch(pair) for pair in rest]
    values = tuple((int(pair[1]), _card(pair[2])) for pair in pairs if pair)
    seats = [seat for seat, _ in values]
    if len(values) != len(pairs) or not values or seats != sorted(set(seats)):
        raise ValueError(rest)
    return Draw(values)


def _deck(rest: Sequence[str]) -> Deck:
    if not rest:
        raise ValueError(rest)
    return Deck(tuple(map(_card, rest)))


def _seat(digit: str) -> int:
    if digit not in ("0", "1", "2", "3"):
        raise ValueError(digit)
    return int(digit)


def _bare(move: Move) -> Callable[[Sequence[str]], Move]:
    def read(rest: Sequence[str]) -> Move:
        if rest:
            raise ValueError(rest)
        return move

    return read


def _pawn_steps(pawn: str, steps: str) -> tuple[Pawn, int]:
    return _pawn(pawn), _number(steps, 12)


def _back(rest: Sequence[str]) -> Back:
    pawn, steps, *lane = rest
    if lane not in ([], ["lane"]):
        raise ValueError(rest)
    return Back(_pawn(pawn), _number(steps, 12), bool(lane))


def _split(pawn: str, steps: str, other: str, other_steps: str) -> Split:
    return Split(_pawn(pawn), _number(steps, 6), _pawn(other), _number(other_steps, 6))


_READERS: dict[str, Callable[[Sequence[str]], Move]] = {
    "draw": _draw,
    "begin": lambda rest: Begin(*map(_seat, rest)),
    "deck": _deck,
    "roll": lambda rest: Roll(*(_number(digits, 6) for digits in rest)),
    "time": _bare(TimeUp()),
    "colour": lambda rest: ChooseColour(*map(COLOURS.index, rest)),
    "pass": _bare(Pass()),
    "discard": lambda rest: Discard(*map(_card, rest)),
}

_PAWN_READERS: dict[str, Callable[[Sequence[str]], PawnMove]] = {
    "enter": lambda rest: Enter(*map(_pawn, rest)),
    "move": lambda rest: Step(*_pawn_steps(*rest)),
    "back": _back,
    "split": lambda rest: _split(*rest),
    "swap": lambda rest: Swap(*map(_pawn, rest)),
    "run": lambda rest: Run(*_pawn_steps(*rest)),
    "home": lambda rest: Home(*map(_pawn, rest)),
}


def _draw_text(move: Draw) -> str:
    return "draw " + " ".join(f"{seat}:{card_name(value)}" for seat, value in move.values)


def _back_text(move: Back) -> str:
    return f"back {pawn_name(move.pawn)} {move.steps}{' lane' if move.lane else ''}"


def _split_text(move: Split) -> str:
    return f"split {pawn_name(move.pawn)} {move.steps} {pawn_name(move.other)} {move.other_steps}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    Draw: _draw_text,
    Begin: lambda move: f"begin {move.seat}",
    Deck: lambda move: "deck " + " ".join(map(card_name, move.cards)),
    Roll: lambda move: f"roll {move.pips}",
    TimeUp: lambda move: "time",
    ChooseColour: lambda move: f"colour {COLOURS[move.colour]}",
    Pass: lambda move: "pass",
    Discard: lambda move: f"discard {card_name(move.card)}",
    Play: lambda move: f"{card_name(move.card)}: {text(move.action)}",
    Enter: lambda move: f"enter {pawn_name(move.pawn)}",
    Step: lambda move: f"move {pawn_name(move.pawn)} {move.steps}",
    Back: _back_text,
    Split: _split_text,
    Swap: lambda move: f"swap {pawn_name(move.pawn)} {pawn_name(move.victim)}",
    Run: lambda move: f"run {pawn_name(move.pawn)} {move.steps}",
    Home: lambda move: f"home {pawn_name(move.pawn)}",
}
