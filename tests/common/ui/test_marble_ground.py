"""The marble a table moves over: as the material itself, without gaps or rings, and not too much kept."""

from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from common.ui.materials.marble import TILE, marble_tile, paint_marble
from common.ui.materials.marble_ground import SIDE, MarbleGround

WINDOW = QSize(300, 200)


def laid(ground: MarbleGround | None, corner: QPointF, dpr: float = 1.0, *, dark: bool = False) -> QImage:
    image = QImage(round(300 * dpr), round(200 * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    painter.translate(-corner)
    exposed = QRectF(corner, WINDOW)
    if ground is None:
        paint_marble(painter, exposed, dark=dark)
    else:
        ground.draw(painter, exposed, dark=dark, window=WINDOW)
    painter.end()
    return image


@pytest.mark.parametrize(
    "corner", [(0, 0), (130, 77), (TILE - 150, 40), (-220, -130), (2 * TILE - 99, TILE - 50)]
)
@pytest.mark.parametrize("dark", [False, True])
def test_squares_of_marble_join_to_the_marble_itself(corner: tuple[int, int], dark: bool) -> None:
    point = QPointF(*corner)
    assert laid(MarbleGround(), point, dark=dark) == laid(None, point, dark=dark)


@pytest.mark.parametrize("dpr", [1.1, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("corner", [(131, 77), (-1, -1), (5 * SIDE + 3, -3 * SIDE - 2), (20001, 3)])
def test_squares_leave_no_gap_on_a_finer_screen(dpr: float, corner: tuple[int, int]) -> None:
    image = laid(MarbleGround(), QPointF(*corner), dpr)
    across = {image.pixelColor(x, 20).green() for x in range(image.width())}
    down = {image.pixelColor(20, y).green() for y in range(image.height())}
    assert min(across | down) > 150


def test_squares_far_behind_are_forgotten() -> None:
    ground = MarbleGround()
    for step in range(60):
        laid(ground, QPointF(step * 200, step * 90))
    assert len(ground.kept) <= 2 * (300 // SIDE + 2) * (200 // SIDE + 2)


def test_another_theme_forgets_the_squares_of_the_last() -> None:
    ground = MarbleGround()
    light = laid(ground, QPointF(0, 0))
    dark = laid(ground, QPointF(0, 0), dark=True)
    assert light.pixelColor(10, 10).lightness() > dark.pixelColor(10, 10).lightness() + 80


@pytest.mark.parametrize("dark", [False, True])
def test_the_clouds_show_no_rings(dark: bool) -> None:
    """Steps of a gradient would be runs of one colour; a grain breaks them up."""
    image = marble_tile(dark).toImage()
    for y in range(100, TILE, 400):
        runs = [len(list(run)) for _, run in groupby(image.pixel(x, y) for x in range(TILE))]
        assert sum(runs) / len(runs) < 2.5
