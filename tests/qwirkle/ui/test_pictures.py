"""Tiles, thumbnail, preview and vignette are painted, and differ where they must."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from common.core.factory import load
from common.ui.game_screen import GameScreen
from qwirkle.engine.options import OPTIONS
from qwirkle.engine.tile import KINDS
from qwirkle.game import GAME
from qwirkle.ui.camera import Camera
from qwirkle.ui.tile_painter import flat_pixmap, tile_pixmap


def painted(paint, width=440, height=220):
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def test_all_kinds_look_different_by_day_night_and_with_patterns(look):
    plain = [flat_pixmap(kind, 48, 1.0).toImage() for kind in KINDS]
    assert all(one != other for index, one in enumerate(plain) for other in plain[:index])
    look.set_patterns(True)
    strong = [flat_pixmap(kind, 48, 1.0).toImage() for kind in KINDS]
    changed = [one != other for one, other in zip(plain, strong, strict=True)]
    assert changed == [kind >= 6 for kind in KINDS]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_as_sharp_as_the_screen(look, dpr):
    pixmap = flat_pixmap(3, 64, dpr)
    assert pixmap.width() == round(64 * dpr) and pixmap.devicePixelRatio() == dpr
    assert tile_pixmap(3, 64, dpr) is tile_pixmap(3, 64, dpr)
    assert tile_pixmap(3, 64, dpr, lifted=True).width() > tile_pixmap(3, 64, dpr).width()


def test_the_bundle_paints_thumbnail_and_previews(sit):
    screen = load(GAME.screen)
    assert isinstance(screen, GameScreen)
    model = sit().model
    seen, options = model.observation(), model.match.options
    thumbnail = painted(lambda painter, rect: screen.paint_thumbnail(painter, rect, seen, options), 80, 80)
    assert thumbnail.pixelColor(40, 40).alpha() == 255
    two, six = (
        painted(lambda painter, rect, n=n: screen.paint_preview(painter, rect, OPTIONS.fresh(), n))
        for n in (2, 6)
    )
    opened = painted(
        lambda painter, rect: screen.paint_preview(painter, rect, OPTIONS.fresh({"open_hands": True}), 6)
    )
    assert six not in (two, opened)


def test_the_vignette_moves_once_when_it_is_hovered(qtbot, look):
    vignette = load(GAME.screen).vignette()
    qtbot.addWidget(vignette)
    vignette.resize(420, 280)
    still = vignette.grab().toImage()
    vignette.play_once()
    qtbot.waitUntil(lambda: vignette.grab().toImage() != still, timeout=2000)
    qtbot.waitUntil(lambda: vignette.grab().toImage() == still, timeout=4000)
    look.set_reduced_motion(True)
    vignette.play_once()
    qtbot.wait(60)
    assert vignette.grab().toImage() == still


def test_the_camera_stays_on_whole_pixels_and_within_its_zoom(look):
    camera = Camera()
    for factor in (1.1, 1.1, 0.7, 0.3, 9.0, 1.01):
        camera.zoom_at(QPointF(333.3, 217.7), factor)
        assert 0.4 <= camera.zoom <= 2.0
        assert camera.origin.x() == round(camera.origin.x())
        assert camera.pitch == round(camera.pitch) > camera.tile
    camera.fit([(0, 0), (4, -7)], QRectF(100, 50, 600, 500))
    assert QRectF(100, 50, 600, 500).contains(camera.bounds([(0, 0), (4, -7)]))
