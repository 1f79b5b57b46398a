"""Cards, thumbnail, preview and vignette are painted, and differ where they must."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from common.core.factory import load
from common.ui.game_screen import GameScreen
from common.ui.theme import CardLetters, Mode
from king.engine.cards import DECK, card
from king.engine.options import OPTIONS
from king.game import GAME
from king.ui import card_pictures, card_warmer
from king.ui.card_pictures import card_pixmap, shadow_room


def painted(paint, width=400, height=220):
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def faces(width=56):
    return [card_pixmap(each, width, 1.0).toImage() for each in DECK]


def test_all_cards_look_different(look):
    images = [*faces(), card_pixmap(None, 56, 1.0).toImage()]
    assert all(one != other for index, one in enumerate(images) for other in images[:index])


def test_patterns_give_every_suit_its_own_colour(look):
    plain = faces()
    look.set_patterns(True)
    changed = {each.suit for each, one, other in zip(DECK, plain, faces(), strict=True) if one != other}
    assert changed == {"c", "d"}


def test_the_letters_of_the_pack_are_a_choice(look):
    plain = faces()
    look.set_card_letters(CardLetters.TURKISH)
    changed = {each.rank for each, one, other in zip(DECK, plain, faces(), strict=True) if one != other}
    assert changed == {11, 12, 13}


def test_cards_stay_light_at_night(look):
    before = faces()
    look.set_mode(Mode.DARK)
    assert faces() == before


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_as_sharp_as_the_screen(look, dpr):
    pixmap = card_pixmap(card("Kh"), 100, dpr)
    assert pixmap.width() == round((100 + 2 * shadow_room(100)) * dpr) and pixmap.devicePixelRatio() == dpr
    assert card_pixmap(card("Kh"), 100, dpr) is pixmap


def test_the_bundle_paints_thumbnail_and_preview(sit):
    screen = load(GAME.screen)
    assert isinstance(screen, GameScreen)
    sitting = sit(contract="el", cards=2)
    on_table = sitting.model.seen
    dealt = sitting.match.rules.observe(sitting.match.state_at(1), 0)
    pictures = [
        painted(
            lambda painter, rect, seen=seen: screen.paint_thumbnail(
                painter, rect, seen, GAME.options.fresh()
            ),
            80,
            80,
        )
        for seen in (on_table, dealt)
    ]
    assert pictures[0] != pictures[1]
    assert all(picture.pixelColor(40, 40).alpha() == 255 for picture in pictures)
    preview = painted(lambda painter, rect: screen.paint_preview(painter, rect, OPTIONS.fresh(), 4))
    assert preview.pixelColor(200, 110).alpha() == 255


def test_a_thumbnail_never_shows_a_hand(sit):
    sitting = sit(until="call")
    screen = load(GAME.screen)
    views = [
        painted(
            lambda painter, rect, seat=seat: screen.paint_thumbnail(
                painter, rect, sitting.match.rules.observe(sitting.state, seat), sitting.match.options
            ),
            80,
            80,
        )
        for seat in (0, 1, None)
    ]
    assert views[0] == views[1] == views[2]


def test_the_vignette_moves_once_when_it_is_hovered(qtbot, look):
    vignette = load(GAME.screen).vignette()
    qtbot.addWidget(vignette)
    vignette.resize(418, 278)
    vignette.show()
    qtbot.waitExposed(vignette)
    still = vignette.grab().toImage()
    vignette.play_once()
    qtbot.waitUntil(lambda: vignette.grab().toImage() != still, timeout=4_000)
    qtbot.waitUntil(lambda: vignette.grab().toImage() == still, timeout=4_000)
    look.set_reduced_motion(True)
    vignette.play_once()
    qtbot.wait(60)
    assert vignette.grab().toImage() == still


def test_seats_wear_their_own_tones():
    tones = [load(GAME.screen).seat_color(seat, 4).base.name() for seat in range(4)]
    assert len(set(tones)) == 4


def test_cards_are_drawn_before_they_are_shown(sit, qtbot, monkeypatch):
    monkeypatch.setattr(card_warmer, "_EVERY", 1)
    sitting = sit(contract="el", cards=3)
    qtbot.waitUntil(lambda: sitting.table.warmer.is_done, timeout=15_000)
    width = sitting.scene.layout.card_width
    before = card_pictures._face.cache_info().misses
    for each in DECK:
        card_pixmap(each, width, sitting.table.devicePixelRatioF())
    assert card_pictures._face.cache_info().misses == before
