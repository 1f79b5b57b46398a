from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from common.ui.colors import faded, mix
from common.ui.seat_colors import PLAIN_SEATS, SYMBOL_SEATS
from common.ui.tokens import DARK, LIGHT, Tokens

PALETTES = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
SURFACES = ("ground", "surface", "raised", "sunken", "selected")


def luminance(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def over(upper: QColor, lower: QColor) -> QColor:
    opaque = QColor(upper)
    opaque.setAlphaF(1.0)
    return mix(lower, opaque, upper.alphaF())


@PALETTES
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("ink", ["text", "text2"])
def test_text_is_readable_on_every_surface(tokens: Tokens, surface: str, ink: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, surface)) >= 4.5


@PALETTES
@pytest.mark.parametrize("surface", ["ground", "surface", "raised"])
@pytest.mark.parametrize("ink", ["tea_text", "brass_text", "iznik", "cuha"])
def test_coloured_text_is_readable_on_panels(tokens: Tokens, surface: str, ink: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, surface)) >= 4.5


@PALETTES
@pytest.mark.parametrize(
    ("ink", "fill"),
    [
        ("on_tea", "tea"),
        ("on_tea", "tea_hover"),
        ("tea_text", "tea_tint"),
        ("brass_text", "brass_tint"),
        ("text", "brass_tint"),
        ("text2", "brass_tint"),
        ("cuha", "cuha_tint"),
        ("text2", "cuha_tint"),
        ("surface", "brass_text"),
        ("toast_text", "toast"),
        ("toast_action", "toast"),
        ("card_ink", "card"),
        ("card_red", "card"),
    ],
)
def test_text_is_readable_on_its_fill(tokens: Tokens, ink: str, fill: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, fill)) >= 4.5


@PALETTES
@pytest.mark.parametrize("surface", ["ground", "surface", "raised"])
@pytest.mark.parametrize("edge", ["line2", "brass", "focus"])
def test_edges_stand_out(tokens: Tokens, surface: str, edge: str) -> None:
    assert contrast(getattr(tokens, edge), getattr(tokens, surface)) >= 3.0


@PALETTES
@pytest.mark.parametrize("ink", ["plate_text", "plate_text2", "plate_penalty"])
def test_text_is_readable_on_plates_over_the_lightest_felt(tokens: Tokens, ink: str) -> None:
    assert contrast(getattr(tokens, ink), over(tokens.plate, tokens.felt[0])) >= 4.5


@PALETTES
def test_brass_on_table_stands_out_on_felt_and_walnut(tokens: Tokens) -> None:
    for ground in (*tokens.felt, *tokens.walnut):
        assert contrast(tokens.brass_on_table, ground) >= 3.0


def test_both_palettes_name_every_colour() -> None:
    assert all(getattr(palette, field.name) for palette in (LIGHT, DARK) for field in fields(Tokens))


@pytest.mark.parametrize("seat", [*SYMBOL_SEATS, *PLAIN_SEATS])
def test_an_initial_or_symbol_stands_out_on_its_disc(seat: object) -> None:
    assert contrast(seat.on, seat.base) >= 3.0  # type: ignore[attr-defined]


def test_mix_and_fade() -> None:
    black, white = QColor("#000000"), QColor("#FFFFFF")
    assert mix(black, white, 0.0) == black
    assert mix(black, white, 1.0) == white
    assert faded(white, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
