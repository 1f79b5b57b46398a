"""The toy game on screen: a row of buttons for a table, the least a game must draw."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from common.core.transition import Reason
from common.session.game_model import GameModel
from common.ui.button import Button
from common.ui.game_screen import GameScreen
from common.ui.game_table import GameTable, Vignette
from common.ui.game_texts import RuleParagraph, RuleSection
from common.ui.label import Label
from common.ui.seat_colors import PLAIN_SEATS
from tests import toy_game


class HatTexts:
    def option_name(self, option):
        return {"goal": "What wins", "bonus": "Bonus for the nine", "swaps": "Swap a card once"}[option]

    def option_help(self, option):
        return f"How {option} works at this table."

    def value_name(self, option, value):
        return {True: "On", False: "Off"}.get(value, str(value)) if isinstance(value, bool) else str(value)

    def preset_name(self, preset):
        return {"classic": "Classic", "swapping": "Swapping"}[preset]

    def preset_help(self, preset):
        return "The hat as it always was." if preset == "classic" else "One swap each, and a bonus."

    def seats_note(self):
        return "The first seat begins"

    def variant(self, options, seats):
        return f"Classic · {seats} players"

    def status(self, observation, seats, actor, is_viewer):
        if actor is None:
            return "The hat is empty"
        if actor < 0:
            return "Mixing"
        return "Your turn: lay a card" if is_viewer else f"{seats[actor].name} is thinking"

    def reason(self, reason):
        return f"Not allowed: {reason.code}"

    def rule_of(self, reason):
        return "T01"

    def advice(self, move, why):
        return f"{move.verb} {move.cards[0]} ({why.code})"

    def summary(self, observation, seats):
        return f"{sum(map(len, observation.laid))} cards laid"

    def ending(self, reason):
        return "Every card is laid."

    def rule_page(self, options, seats):
        house = RuleParagraph("A nine is worth more here.", is_house=True)
        return [
            RuleSection(("T01",), "The aim", (RuleParagraph("Lay the highest sum. " * 8),)),
            RuleSection(
                ("T02",), "The nine", (house,) if options["bonus"] else (RuleParagraph("A nine is a nine."),)
            ),
            RuleSection(("T03",), "Swapping", (RuleParagraph("Once a game, if the house allows it."),)),
        ]


class HatTable(GameTable):
    """Cards as buttons; a step takes ``flight`` milliseconds."""

    flight = 0

    def __init__(self, model: GameModel, texts: HatTexts, parent=None) -> None:
        super().__init__(model, texts, parent)
        self.shown: Any = None
        self.advice: Any = None
        self.cards: dict[int, Button] = {}
        self._row = QHBoxLayout()
        self._laid = Label("", "score")
        column = QVBoxLayout(self)
        column.addWidget(self._laid)
        column.addLayout(self._row)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.at_rest)
        self._enabled = False

    def is_at_rest(self):
        return not self._timer.isActive()

    def play(self, step):
        self.sync(step.observation)
        self._timer.start(self.flight)

    def sync(self, observation):
        self.shown = observation
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self.cards = {}
        for card in observation.hand:
            button = Button(str(card))
            button.clicked.connect(lambda _=False, card=card: self.lay(card))
            button.setEnabled(self._enabled)
            self.cards[card] = button
            self._row.addWidget(button)
        self._laid.setText(" ".join(str(card) for cards in observation.laid for card in cards))

    def lay(self, card):
        if self._enabled:
            self.model.submit(toy_game.Move("lay", (card,)), self.model.ply)

    def skip(self):
        if self._timer.isActive():
            self._timer.stop()
            self.at_rest.emit()

    def set_input(self, enabled):
        self._enabled = enabled
        for card in self.cards.values():
            card.setEnabled(enabled)

    def set_thinking(self, seat):
        self.thinking_seat = seat

    def show_advice(self, move):
        self.advice = move

    def set_one_click(self, enabled):
        self.one_click = enabled

    def refuse(self):
        """Say no, as a table does after an illegal drop."""
        self.toast.emit(self.texts.reason(Reason("card_not_held")), "T02")


class HatVignette(Vignette):
    def __init__(self):
        super().__init__()
        self.played = 0

    def play_once(self):
        self.played += 1

    def paintEvent(self, event):
        painter = QPainter(self)
        paint_hat(painter, QRectF(self.rect()))
        painter.end()


def paint_hat(painter: QPainter, rect: QRectF, *_: object) -> None:
    painter.fillRect(rect, QColor("#2C6B52"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1C1A1D"))
    side = min(rect.width(), rect.height()) * 0.5
    hat = QRectF(0, 0, side, side)
    hat.moveCenter(rect.center())
    painter.drawRoundedRect(hat, side * 0.12, side * 0.12)


SCREEN = GameScreen(
    model=GameModel,
    table=HatTable,
    texts=HatTexts,
    vignette=HatVignette,
    paint_thumbnail=paint_hat,
    paint_preview=paint_hat,
    seat_color=lambda seat, seats: PLAIN_SEATS[seat % len(PLAIN_SEATS)],
)

HAT = replace(toy_game.HAT, screen="tests.common.ui.hat_screen:SCREEN")


def install(folder: Path) -> None:
    """Make a folder on ``sys.path`` look as if a package with this game were installed there."""
    metadata = folder / "hat-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: hat\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[kiraathane.games]\nhat = tests.common.ui.hat_screen:HAT\n")
