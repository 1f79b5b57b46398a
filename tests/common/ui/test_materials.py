from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from common.ui.materials.felt import paint_felt
from common.ui.materials.lattice import paint_lattice
from common.ui.materials.marble import TILE, marble_swatch, paint_marble
from common.ui.materials.path_data import path_from, star_path
from common.ui.materials.picture import draw_picture
from common.ui.materials.suit import SuitName, suit_path
from common.ui.materials.symbol import symbol_path
from common.ui.materials.tea_glass import paint_tea
from common.ui.materials.walnut import paint_walnut
from common.ui.seat_colors import SymbolName
from common.ui.shadow import Level, nine_patch
from common.ui.tokens import LIGHT

MATERIALS: dict[str, Callable[[QPainter, QRectF], None]] = {
    "walnut": lambda painter, rect: paint_walnut(painter, rect, LIGHT.walnut, seed=7),
    "felt": lambda painter, rect: paint_felt(painter, rect, LIGHT.felt, line_inset=10, radius=4),
    "marble": lambda painter, rect: paint_marble(painter, rect, dark=False),
    "lattice": lambda painter, rect: paint_lattice(painter, rect, 22, QColor("white")),
    "tea": paint_tea,
}


def piece(paint: Callable[[QPainter, QRectF], None]) -> QImage:
    return draw_picture(120, 80, 1.5, paint).toImage()


@pytest.mark.parametrize("name", MATERIALS)
def test_a_material_is_not_one_flat_colour_and_always_the_same(name: str) -> None:
    image = piece(MATERIALS[name])
    assert len({image.pixel(x, y) for x in range(0, 180, 3) for y in range(0, 120, 3)}) > 3
    assert piece(MATERIALS[name]) == image


def test_a_swatch_is_cut_once() -> None:
    first = marble_swatch(120, 80, 1.5, dark=False)
    assert (first.width(), first.devicePixelRatio()) == (180, 1.5)
    assert marble_swatch(120, 80, 1.5, dark=False).cacheKey() == first.cacheKey()


def test_another_seed_gives_another_piece_of_wood() -> None:
    one, other = (
        piece(lambda painter, rect, seed=seed: paint_walnut(painter, rect, LIGHT.walnut, seed=seed))
        for seed in (1, 2)
    )
    assert one != other


def test_marble_meets_its_mirror_image_at_the_edge_of_the_tile() -> None:
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(-(TILE - 20), -100)
    paint_marble(painter, QRectF(TILE - 20, 100, 40, 20), dark=False)
    painter.end()
    for y in range(20):
        for x in range(20):
            left, right = image.pixelColor(x, y), image.pixelColor(39 - x, y)
            assert abs(left.red() - right.red()) <= 2


@pytest.mark.parametrize("name", get_args(SymbolName))
def test_symbols_fill_their_box(name: SymbolName) -> None:
    bounds = symbol_path(name).boundingRect()
    assert QRectF(-11, -11, 22, 22).contains(bounds)
    assert max(bounds.width(), bounds.height()) > 18


@pytest.mark.parametrize("name", get_args(SuitName))
def test_suits_fill_their_box(name: SuitName) -> None:
    bounds = suit_path(name).boundingRect()
    assert QRectF(-10.5, -10.5, 21, 21).contains(bounds)
    assert abs(bounds.center().x()) < 0.1
    assert bounds.height() > 18


def test_path_data_repeats_a_command_and_splits_run_together_numbers() -> None:
    path = path_from("M0 0L1 0 1-1H-8.5V.5-2Z")
    assert path.boundingRect() == QRectF(-8.5, -2, 9.5, 2.5)


def test_smooth_curves_mirror_the_last_handle() -> None:
    smooth = path_from("M0 0C0 5 5 5 5 0S10-5 10 0")
    assert smooth == path_from("M0 0C0 5 5 5 5 0C5-5 10-5 10 0")


@pytest.mark.parametrize("data", ["M0 0A1 1 0 0 0 2 2", "M0 0C1 2 3", "L", "M0 0Z5"])
def test_path_data_with_a_fault_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z]$"):
        path_from(data)


def test_a_star_has_its_first_point_straight_up() -> None:
    path = star_path(8, 10, 6)
    assert (path.elementAt(0).x, path.elementAt(0).y) == pytest.approx((0, -10))
    assert path.elementCount() == 17


@pytest.mark.parametrize("level", Level)
def test_shadows_are_cached_and_fade_to_nothing(level: Level) -> None:
    patch = nine_patch(level, 16, 1.0, 1.0, False)
    image = patch.pixmap.toImage()
    middle = image.width() // 2
    assert image.pixelColor(middle, image.height() - 1).alpha() <= 1
    assert image.pixelColor(0, middle).alpha() <= 1
    assert image.pixelColor(middle, middle).alpha() > 15
    assert nine_patch(level, 16, 1.0, 1.0, False) is patch
