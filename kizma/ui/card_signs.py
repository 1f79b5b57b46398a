"""The sign on a card that says what it does, and which card bears which; must not know pixels."""

from enum import Enum
from functools import cache

from PySide6.QtGui import QPainterPath

from common.core.options import Options
from kizma.engine.cards import ELEVEN, JOKER, Card


class Sign(Enum):
    """What a card does."""

    FORWARD = "forward"
    BACK = "back"
    SPLIT = "split"
    ENTER = "enter"
    AGAIN = "again"
    SWAP = "swap"


def sign_of(card: Card, options: Options) -> Sign:
    """Return the sign of a card under these house rules (Z07, Z10 to Z14)."""
    backward = (3, 9) if options.word("backward") == "3-9" else (4, 10)
    splits = (5, 7) if options.word("split") == "5-7" else (7,)
    if card == JOKER:
        return Sign.SWAP
    if card in backward:
        return Sign.BACK
    if card <= 2:
        return Sign.ENTER
    if card in splits:
        return Sign.SPLIT
    return Sign.AGAIN if card == ELEVEN else Sign.FORWARD


@cache
def sign_path(sign: Sign) -> QPainterPath:
    """The outline of a sign round the origin, about 34 wide and 22 high."""
    path = QPainterPath()
    if sign in (Sign.FORWARD, Sign.BACK):
        way = 1 if sign is Sign.FORWARD else -1
        _line(path, (-15 * way, 0), (15 * way, 0))
        _line(path, (6 * way, -9), (15 * way, 0), (6 * way, 9))
    elif sign is Sign.SPLIT:
        _split(path)
    elif sign is Sign.ENTER:
        _line(path, (-16, 0), (6, 0))
        _line(path, (-2, -8), (6, 0), (-2, 8))
        _line(path, (6, -11), (15, -11), (15, 11), (6, 11))
    elif sign is Sign.AGAIN:
        path.arcMoveTo(-10, -10, 20, 20, 60)
        path.arcTo(-10, -10, 20, 20, 60, 290)
        _line(path, (-1, -14), (5, -8.7), (-2, -4))
    else:
        _line(path, (-14, -6), (14, -6))
        _line(path, (7, -12), (14, -6), (7, 0))
        _line(path, (14, 7), (-14, 7))
        _line(path, (-7, 1), (-14, 7), (-7, 13))
    return path


def _split(path: QPainterPath) -> None:
    _line(path, (-15, 0), (-5, 0))
    for side in (-1, 1):
        path.moveTo(-5, 0)
        path.cubicTo(1, 0, 1, 9 * side, 13, 9 * side)
        _line(path, (7, 9 * side - 5), (13, 9 * side), (7, 9 * side + 5))


def _line(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
