from importlib import resources

import pytest
from PySide6.QtGui import QColor, QImage

from common.ui import icons
from common.ui.icon_names import IconName
from common.ui.theme import Mode, Theme


def ink(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 0 for x in range(image.width()) for y in range(image.height())
    )


def test_every_bundled_icon_has_a_name_and_every_name_a_file() -> None:
    files = {file.name for file in (resources.files("assets") / "icons").iterdir()}
    assert files == {f"{name}.svg" for name in icons.NAMES} | {"mark.svg", "mark-dark.svg"}


@pytest.mark.parametrize("name", icons.NAMES)
def test_every_icon_draws_something_in_the_colour_asked_for(name: IconName) -> None:
    image = icons.icon_pixmap(name, QColor("#1F5C99"), 24, 1.0).toImage()
    assert ink(image) > 10
    strongest = max(
        (image.pixelColor(x, y) for x in range(24) for y in range(24)), key=lambda color: color.alpha()
    )
    assert abs(strongest.blue() - 0x99) < 24


def test_icons_are_sharp_on_dense_screens() -> None:
    pixmap = icons.icon_pixmap("undo", QColor("black"), 20, 1.5)
    assert pixmap.width() == 30
    assert pixmap.deviceIndependentSize().width() == pytest.approx(20)


def test_icons_are_drawn_once() -> None:
    first = icons.icon_pixmap("book", QColor("black"), 20, 1.0)
    assert first.cacheKey() == icons.icon_pixmap("book", QColor("black"), 20, 1.0).cacheKey()


def test_the_mark_follows_the_theme(look: Theme) -> None:
    light = icons.mark_pixmap(36, 1.0).toImage()
    look.set_mode(Mode.DARK)
    dark = icons.mark_pixmap(36, 1.0).toImage()
    assert ink(light) > 100
    assert light != dark


def test_the_window_icon_has_every_size() -> None:
    assert {size.width() for size in icons.window_icon().availableSizes()} >= {16, 32, 256}
