"""Every widget of the kit in every state, in one window; for looking at and for measuring."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from common.ui.avatar import Avatar
from common.ui.banner import Banner
from common.ui.button import Button, ButtonKind
from common.ui.chip import Chip, ChipKind, CounterChip
from common.ui.handover_curtain import CurtainOverlay
from common.ui.key_cap import KeyCap
from common.ui.label import Label
from common.ui.level_glyph import LevelGlyph
from common.ui.link_button import LinkButton
from common.ui.materials.felt import paint_felt
from common.ui.materials.marble import paint_marble
from common.ui.materials.picture import draw_picture
from common.ui.materials.tea_glass import paint_tea
from common.ui.materials.walnut import paint_walnut
from common.ui.number_field import NumberField
from common.ui.order_list import OrderList
from common.ui.panel import Panel, PanelTone
from common.ui.radio_card import RadioCard
from common.ui.scroll_area import ScrollArea
from common.ui.seat_colors import PLAIN_SEATS, SYMBOL_SEATS
from common.ui.segmented import Segmented
from common.ui.select import Select
from common.ui.shadow import Level
from common.ui.switch import Switch
from common.ui.text_field import TextField
from common.ui.theme import theme
from common.ui.toast import Toast


def row(*widgets: QWidget, spacing: int = 10, stretch: bool = True) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget)
    if stretch:
        layout.addStretch(1)
    return layout


def titled(title: str) -> tuple[Panel, QVBoxLayout]:
    panel = Panel()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(18, 14, 18, 16)
    layout.setSpacing(12)
    layout.addWidget(Label(title, "heading"))
    return panel, layout


def switched(checked: bool, enabled: bool = True) -> Switch:
    switch = Switch(checked)
    switch.setEnabled(enabled)
    return switch


class Materials(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens, dark = theme().tokens, theme().is_dark
        paints = (
            partial(paint_walnut, colors=tokens.frame, seed=1),
            partial(paint_walnut, colors=tokens.veneer, seed=2, upright=True),
            partial(paint_felt, colors=tokens.felt, line_inset=8, radius=6),
            partial(paint_marble, dark=dark),
            paint_tea,
        )
        for place, paint in enumerate(paints):
            painter.drawPixmap(QPoint(place * 98, 0), draw_picture(90, 90, 1.0, paint))
        painter.end()


class Gallery(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.focused = Button("Odakta", ButtonKind.PRIMARY)
        self.switch = switched(True)
        self.segmented = Segmented(["Çırak", "Kalfa", "Usta"])
        self.select = Select()
        self.order = OrderList(
            [[("a", "Kupa papazı")], [("b", "Koz"), ("d", "Koz kupa")], [("c", "Son iki")]]
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(32, 32, 32, 32)
        grid.setSpacing(20)
        grid.addWidget(self._controls(), 0, 0)
        grid.addWidget(self._fields(), 1, 0)
        grid.addWidget(self._seats(), 0, 1)
        grid.addWidget(self._choices(), 1, 1)
        grid.addWidget(self._notices(), 0, 2, 2, 1)
        for column in range(3):
            grid.setColumnStretch(column, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().tokens.ground)
        painter.end()

    def _controls(self) -> QWidget:
        panel, layout = titled("Denetimler")
        off = Button("Onayla", ButtonKind.PRIMARY)
        off.setEnabled(False)
        layout.addLayout(
            row(
                Button("Onayla", ButtonKind.PRIMARY),
                Button("Vazgeç"),
                Button("Geri al", ButtonKind.GHOST, icon="undo"),
                off,
            )
        )
        layout.addLayout(
            row(self.focused, self.switch, switched(False), switched(True, False), switched(False, False))
        )
        for label, icon in (("İnsan", "user"), ("Bilgisayar", "cpu")):
            self.select.add(label, label, icon)
        layout.addLayout(row(self.segmented, self.select, stretch=False))
        layout.addLayout(
            row(
                Chip("Kartlı · 4 kişi"),
                Chip("3 kural değişti", ChipKind.CHANGED),
                Chip("+12", ChipKind.SCORE),
                Chip("+150", ChipKind.POSITIVE),
                Chip("değişti", ChipKind.CHANGED, small=True),
                KeyCap("Enter"),
                KeyCap("1"),
                spacing=8,
            )
        )
        confirm = Button("Onayla", ButtonKind.PRIMARY)
        confirm.set_trailing("+12")
        layout.addLayout(
            row(
                confirm,
                Button("Değiştir", ButtonKind.TOOL, icon="swap"),
                Button(kind=ButtonKind.GHOST, icon="menu"),
            )
        )
        tab = Button("Tümü", ButtonKind.TAB)
        tab.setChecked(True)
        layout.addLayout(
            row(
                tab,
                Button("Kızma Birader", ButtonKind.TAB),
                Button("Sil", compact=True),
                LevelGlyph(2),
                LevelGlyph(4, 4),
            )
        )
        layout.addLayout(
            row(CounterChip("kural değişti", 3), Button("Oyunu başlat", ButtonKind.PRIMARY, large=True))
        )
        layout.addLayout(
            row(
                LinkButton("Yerleri karıştır", icon="shuffle"),
                LinkButton("Tüm kayıtlar (5)", icon="next", icon_after=True),
            )
        )
        return panel

    def _fields(self) -> QWidget:
        panel, layout = titled("Alanlar")
        off = TextField("Kapalı")
        off.setEnabled(False)
        layout.addLayout(row(TextField("Deniz"), off, stretch=False))
        layout.addLayout(row(TextField("", "Adın"), NumberField(3, 1, 9), NumberField(150, 50, 500, step=50)))
        self.materials = Materials()
        self.materials.setFixedSize(490, 92)
        layout.addWidget(self.materials)
        layout.addStretch(1)
        return panel

    def _seats(self) -> QWidget:
        panel, layout = titled("Koltuk")
        grid = QGridLayout()
        seats = (
            ("Nermin", "bekliyor", PanelTone.FIELD, SYMBOL_SEATS[1]),
            ("Deniz", "sıra sende", PanelTone.TURN, SYMBOL_SEATS[0]),
            ("Tevfik", "düşünüyor", PanelTone.TURN, SYMBOL_SEATS[2]),
            ("Feride", "kazandı", PanelTone.WINNER, SYMBOL_SEATS[3]),
            ("İpek", "King", PanelTone.FIELD, PLAIN_SEATS[1]),
            ("ırmak", "Qwirkle", PanelTone.TURN, PLAIN_SEATS[2]),
        )
        for place, (name, word, tone, color) in enumerate(seats):
            seat = Panel(level=None, tone=tone, radius=14)
            avatar = Avatar(color, name, 36)
            avatar.set_on_turn(tone is PanelTone.TURN)
            avatar.set_thinking(word == "düşünüyor")
            line = QHBoxLayout(seat)
            texts = QVBoxLayout()
            texts.setSpacing(0)
            texts.addWidget(Label(name, "lead"))
            texts.addWidget(Label(word, "small", "text2"))
            line.addWidget(avatar)
            line.addLayout(texts, 1)
            grid.addWidget(seat, place // 2, place % 2)
        layout.addLayout(grid)
        layout.addWidget(Label("Sıra sende 0123456789", "score_small"))
        layout.addWidget(Label("Hangi masaya oturalım?", "title"))
        layout.addStretch(1)
        return panel

    def _choices(self) -> QWidget:
        panel, layout = titled("Seçimler")
        cards = QWidget()
        line = QHBoxLayout(cards)
        line.setContentsMargins(0, 0, 0, 0)
        chosen = RadioCard("Kartlı klasik", "1 ve 2 ile girilir, 3 ve 9 geri gider.", cards)
        for card in (chosen, RadioCard("Zarlı", "6 atan girer, 6 atan bir daha atar.", cards)):
            line.addWidget(card)
        chosen.setChecked(True)
        layout.addWidget(cards)
        layout.addWidget(self.order)
        layout.addStretch(1)
        return panel

    def _notices(self) -> QWidget:
        panel, layout = titled("Bildirimler")
        self.stage = QWidget()
        self.stage.setMinimumSize(440, 230)
        layout.addWidget(self.stage)
        self.toast = Toast(self.stage)
        self.banner = Banner(self.stage, 8)
        self.trouble = Banner(self.stage, 72)
        self.curtain_stage = QWidget()
        self.curtain_stage.setMinimumHeight(300)
        layout.addWidget(self.curtain_stage, 1)
        self.curtain = CurtainOverlay(self.curtain_stage)
        raised = row(stretch=False, spacing=28)
        for level in Level:
            box = Panel(level=level)
            box.setFixedHeight(56)
            raised.addWidget(box)
        layout.addLayout(raised)
        layout.addSpacing(24)
        long = QWidget()
        lines = QVBoxLayout(long)
        for number in range(12):
            lines.addWidget(Label(f"{number + 1}. satır", "small", "text2"))
        area = ScrollArea(long)
        area.setFixedHeight(90)
        layout.addWidget(area)
        return panel

    def show_notices(self) -> None:
        self.toast.say("Maça varken başka renk atılmaz.", "Kural", lambda: None)
        self.banner.tell("Tevfik eli aldı", "2 kupa, −60", name="Tevfik", color=PLAIN_SEATS[2])
        self.trouble.warn("Kaydedilemedi. Diskte yer açıp yeniden dene.", "Yeniden dene", lambda: None)
        self.curtain.cover("Elif", SYMBOL_SEATS[2])
        self.focused.setFocus(Qt.FocusReason.TabFocusReason)
