"""The colours a seat can wear and the symbol that goes with each; must not know who sits there."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QColor

SymbolName = Literal["lale", "gunes", "damla", "yaprak"]


@dataclass(frozen=True)
class SeatColor:
    """The tones of one seat: `base` fills, `on` is written on it, `ink` is it on a light surface.

    `ink_dark` is the ink on a dark surface. `symbol` is None for seats known by their initial alone.
    """

    base: QColor
    dark: QColor
    light: QColor
    on: QColor
    ink: QColor
    ink_dark: QColor
    symbol: SymbolName | None = None


def _plain(code: str) -> SeatColor:
    base = QColor(code)
    light = base.lighter(150)
    return SeatColor(base, base.darker(140), light, QColor("#FFFFFF"), base, light)


RED = SeatColor(
    QColor("#BA2030"),
    QColor("#8E1422"),
    QColor("#D9505C"),
    QColor("#FFFFFF"),
    QColor("#BA2030"),
    QColor("#D9505C"),
    "lale",
)
YELLOW = SeatColor(
    QColor("#F5BC3B"),
    QColor("#C68A12"),
    QColor("#FFD873"),
    QColor("#3A2610"),
    QColor("#94610A"),
    QColor("#F5BC3B"),
    "gunes",
)
BLUE = SeatColor(
    QColor("#1B529E"),
    QColor("#113A75"),
    QColor("#4B80C6"),
    QColor("#FFFFFF"),
    QColor("#1B529E"),
    QColor("#4B80C6"),
    "damla",
)
GREEN = SeatColor(
    QColor("#2A9574"),
    QColor("#1A6E54"),
    QColor("#56B897"),
    QColor("#FFFFFF"),
    QColor("#1A6E54"),
    QColor("#2A9574"),
    "yaprak",
)

#: Seats known by a colour and a symbol, clockwise from the bottom left.
SYMBOL_SEATS = (RED, YELLOW, BLUE, GREEN)
#: Seats known by their initial, in seat order.
PLAIN_SEATS = tuple(
    _plain(code) for code in ("#8A5A2B", "#7A3B58", "#2F5D73", "#5B5A2E", "#6A4A3A", "#3E5A4A")
)
