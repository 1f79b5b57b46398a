import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from common.ui.chip import Chip
from common.ui.theme import TEXT_PERCENTS, Mode, Theme
from tests.common.ui.gallery import Gallery

SIZES = pytest.mark.parametrize("percent", TEXT_PERCENTS)


def shown(qtbot: QtBot) -> Gallery:
    gallery = Gallery()
    gallery.resize(1440, 900)
    qtbot.addWidget(gallery)
    with qtbot.waitExposed(gallery):
        gallery.show()
    gallery.show_notices()
    return gallery


@SIZES
def test_every_widget_has_the_room_its_text_needs(qtbot: QtBot, look: Theme, percent: int) -> None:
    look.set_text_percent(percent)
    gallery = shown(qtbot)
    qtbot.wait(20)
    for widget in gallery.findChildren(QWidget):
        if isinstance(widget, (QAbstractButton, Chip)) and widget.isVisible():
            hint = widget.minimumSizeHint()
            assert widget.width() >= hint.width(), widget
            assert widget.height() >= hint.height(), widget
        if isinstance(widget, QLabel) and widget.isVisible() and widget.text():
            needed = (
                widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            )
            assert widget.height() >= needed, widget.text()


@SIZES
def test_size_hints_hold_the_whole_text(qtbot: QtBot, look: Theme, percent: int) -> None:
    gallery = shown(qtbot)
    look.set_text_percent(percent)
    for button in gallery.findChildren(QAbstractButton):
        if button.text() and not button.inherits("QToolButton"):
            advance = look.metrics("small_strong").horizontalAdvance(button.text())
            assert button.sizeHint().width() >= advance, button.text()
            assert button.sizeHint().height() >= look.metrics("small_strong").height()


@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK])
def test_the_whole_kit_repaints_live_in_both_palettes(qtbot: QtBot, look: Theme, mode: Mode) -> None:
    gallery = shown(qtbot)
    look.set_mode(mode)
    image = gallery.grab().toImage()
    assert image.pixelColor(4, 4) == look.tokens.ground
    look.set_window_size(1920, 1200)
    assert not gallery.grab().isNull()
