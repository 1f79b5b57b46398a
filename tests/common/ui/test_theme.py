from itertools import pairwise

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from common.ui import durations, fonts
from common.ui.durations import Speed
from common.ui.scale import SizeClass, scale_for, size_class
from common.ui.theme import Mode, Theme
from common.ui.tokens import DARK, LIGHT
from common.ui.typography import SMALLEST, STYLES


@pytest.mark.parametrize(
    ("width", "height", "geometry", "type_"),
    [
        (1440, 900, 1.0, 1.0),
        (1024, 640, 0.82, 1.0),
        (911, 512, 0.75, 0.9),
        (960, 600, 0.77, 0.94),
        (1920, 1080, 1.2, 1.2),
        (3840, 2160, 1.6, 1.6),
    ],
)
def test_scale_follows_the_window(width: int, height: int, geometry: float, type_: float) -> None:
    scale = scale_for(width, height)
    assert (scale.geometry, scale.type) == (geometry, type_)


def test_scale_never_jumps_up_as_the_window_shrinks() -> None:
    scales = [scale_for(width, round(width / 1.6)) for width in range(2400, 700, -10)]
    assert all(b.geometry <= a.geometry and b.type <= a.type for a, b in pairwise(scales))


@pytest.mark.parametrize(
    ("width", "height", "expected"),
    [
        (1199, 900, SizeClass.COMPACT),
        (1440, 719, SizeClass.COMPACT),
        (1440, 900, SizeClass.REGULAR),
        (1920, 1080, SizeClass.WIDE),
        (2560, 1440, SizeClass.FOUR_K),
    ],
)
def test_size_class(width: int, height: int, expected: SizeClass) -> None:
    assert size_class(width, height) is expected


def test_mode_chooses_the_palette(look: Theme, qtbot: QtBot) -> None:
    assert look.tokens is LIGHT
    with qtbot.waitSignal(look.changed):
        look.set_mode(Mode.DARK)
    assert look.is_dark
    assert look.tokens is DARK


def test_nothing_is_announced_when_nothing_changed(look: Theme, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(look.changed):
        look.set_mode(Mode.LIGHT)
        look.set_text_percent(100)
        look.set_window_size(1440, 900)


def test_text_size_scales_every_font(look: Theme) -> None:
    look.set_text_percent(150)
    assert look.font("body").pixelSize() == 22
    assert look.font("display").pixelSize() == 60


def test_no_font_is_ever_smaller_than_twelve_pixels(look: Theme) -> None:
    look.set_text_percent(90)
    look.set_window_size(911, 512)
    assert min(look.font(role).pixelSize() for role in STYLES) >= SMALLEST


def test_an_unknown_text_size_is_refused(look: Theme) -> None:
    with pytest.raises(ValueError, match="120"):
        look.set_text_percent(120)


def test_hairlines_do_not_vanish(look: Theme) -> None:
    look.set_window_size(911, 512)
    assert look.px(0.5) == 1
    assert look.px(0) == 0
    assert look.dp(4) == pytest.approx(3.0)


def test_bundled_families_are_the_ones_used(look: Theme) -> None:
    assert QFontInfo(look.font("display")).family() == fonts.SERIF
    assert QFontInfo(look.font("body")).family() == fonts.SANS
    assert QFontInfo(look.font("heading")).exactMatch()


def test_weights_are_really_different_files(look: Theme) -> None:
    assert look.metrics("heading").horizontalAdvance("Puan tablosu") > look.metrics("body").horizontalAdvance(
        "Puan tablosu"
    )


def test_figures_of_scores_share_one_width(look: Theme) -> None:
    metrics = QFontMetricsF(look.font("score"))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_turkish_letters_and_the_true_minus_are_in_both_families(look: Theme) -> None:
    for role in ("display", "body"):
        metrics = QFontMetricsF(look.font(role))
        assert all(metrics.inFontUcs4(ord(letter)) for letter in "ğĞıİşŞçÇöÖüÜâ’·−")


def test_a_missing_font_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SERIF", "Nothing of that name")
    monkeypatch.setattr(fonts, "FILES", ("missing.ttf",))
    with pytest.raises(fonts.FontError, match=r"missing\.ttf"):
        fonts.load_fonts()


def test_pace_stretches_play_but_not_the_interface(look: Theme) -> None:
    look.set_speed(Speed.CALM)
    assert look.play_ms(durations.FLIGHT) == 390
    assert look.interface_ms(durations.PANEL) == 180


def test_reduced_motion_leaves_short_fades_only(look: Theme) -> None:
    look.set_reduced_motion(True)
    assert look.play_ms(durations.CAPTURE_RETURN) == durations.CROSS_FADE
    assert look.play_ms(durations.HOVER) == durations.HOVER
    assert look.interface_ms(durations.PANEL) == 0


def test_the_style_sheet_is_taken_by_the_application(look: Theme, qapp: QApplication) -> None:
    look.set_mode(Mode.DARK)
    look.apply_to(qapp)
    assert qapp.palette().window().color() == DARK.ground
    assert "QToolTip" in qapp.styleSheet()
    qapp.setStyleSheet("")
