"""The roles of type: family, size, line and weight of each; must not know the scale of the window."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QFont

from common.ui.fonts import SANS, SERIF

FontRole = Literal[
    "display",
    "title",
    "game",
    "bar",
    "mark",
    "score",
    "score_small",
    "lead",
    "heading",
    "body",
    "control",
    "number",
    "small",
    "small_strong",
    "small_number",
    "label",
    "label_strong",
]

#: No text is ever set smaller than this many pixels.
SMALLEST = 12


@dataclass(frozen=True)
class TypeStyle:
    """One role: size and line height in dp, weight 400 to 700; `tabular` gives every digit one width."""

    size: int
    line: int
    weight: int = 500
    serif: bool = False
    tabular: bool = False


STYLES: dict[FontRole, TypeStyle] = {
    "display": TypeStyle(40, 48, 400, serif=True),
    "title": TypeStyle(34, 42, 400, serif=True),
    "game": TypeStyle(25, 30, 400, serif=True),
    "bar": TypeStyle(21, 26, 400, serif=True),
    "mark": TypeStyle(27, 34, 400, serif=True),
    "score": TypeStyle(38, 44, 700, tabular=True),
    "score_small": TypeStyle(22, 24, 700, tabular=True),
    "lead": TypeStyle(17, 22, 600),
    "heading": TypeStyle(15, 22, 700),
    "body": TypeStyle(15, 22, 500),
    "control": TypeStyle(15, 20, 600),
    "number": TypeStyle(15, 22, 600, tabular=True),
    "small": TypeStyle(13, 18, 500),
    "small_strong": TypeStyle(13, 18, 600),
    "small_number": TypeStyle(13, 18, 500, tabular=True),
    "label": TypeStyle(12, 16, 500),
    "label_strong": TypeStyle(12, 16, 700),
}


def build_font(style: TypeStyle, pixels: int) -> QFont:
    """The font of `style` at a height of `pixels`."""
    font = QFont(SERIF if style.serif else SANS)
    font.setPixelSize(max(pixels, SMALLEST))
    font.setWeight(QFont.Weight(style.weight))
    if style.tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
