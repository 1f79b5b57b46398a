"""King on screen: felt, score sheet and the panels that open over it; must not know the rules."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from common.core.transition import Reason
from common.ui.animation_queue import AnimationStep
from common.ui.button import Button, ButtonKind
from common.ui.game_table import GameTable
from common.ui.game_texts import GameTexts
from common.ui.scale import SizeClass
from common.ui.theme import theme
from king.engine.cards import DECK, Card
from king.engine.events import Event
from king.engine.moves import Answer, Call, Play
from king.engine.state import Phase
from king.model import KingModel, Step
from king.ui import sheet_words
from king.ui.card_warmer import CardWarmer
from king.ui.contract_cell import sample_pictures
from king.ui.contract_chooser import ContractChooser
from king.ui.layout import Layout, Side
from king.ui.notices import notice_of
from king.ui.picture import picture_of
from king.ui.scene import KingScene
from king.ui.score_sheet import ScoreSheet
from king.ui.sheet_facts import sheet_rows
from king.ui.spoil_question import SpoilQuestion
from king.ui.steps import Steps

_MARGIN, _TOP, _SHEET = 16.0, 4.0, 352.0


class KingTable(GameTable):
    """The view of one scene, the sheet beside it or, in a small window, in a drawer."""

    def __init__(self, model: KingModel, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(model, texts, parent)
        self.king = model
        seats = model.match.seats
        self.scene = KingScene(model, self)
        self.view = _view(self.scene, self)
        self.sheet = ScoreSheet(seats, model.match.options.number("length"), self)
        self.drawer_button = Button(sheet_words.heading(), ButtonKind.TOOL, parent=self)
        self.chooser = ContractChooser(model, self)
        self.question = SpoilQuestion(self)
        self._steps = Steps(self.scene)
        self.warmer = CardWarmer(self)
        self._accepts_input = False
        self._drawer_open = False
        self._connect()
        self.setFocusProxy(self.view)
        self.sync(model.observation())

    # What the page calls

    def is_at_rest(self) -> bool:
        """Tell whether no animation is running."""
        return self.scene.queue.is_idle

    def play(self, step: Step) -> None:
        """Animate one log line."""
        steps: list[AnimationStep] = []
        for event in step.events:
            steps += self._steps_of(event)
        self.scene.queue.add(*steps)

    def sync(self, observation: Any) -> None:
        """Show exactly what the viewer knows, at once."""
        self.scene.show_picture(picture_of(observation))
        self._open_panels()

    def skip(self) -> None:
        """Bring running animations to their end."""
        self.scene.queue.skip()

    def set_input(self, enabled: bool) -> None:
        """Let the person at the screen call, answer and play, or not."""
        self._accepts_input = enabled
        self.scene.set_locked(not enabled)
        self._open_panels()

    def set_thinking(self, seat: int | None) -> None:
        """Show which bot is thinking."""
        self.thinking_seat = seat
        self.scene.set_thinking(seat)

    def show_advice(self, move: Any) -> None:
        """Show a move as a hint: the card raised, the cell chosen, the answer in focus."""
        match move:
            case Play(card=card):
                self.scene.advise(card)
            case Call():
                self.chooser.choose(move)
            case Answer(spoil=spoil):
                self.question.advise(spoil)

    def toast_lift(self) -> float:
        """Return how high a message floats: over the raised cards of the hand."""
        return (self.height() - self.scene.layout.hand_line) / theme().s

    def set_one_click(self, enabled: bool) -> None:
        """Play a sole legal card with one click or not."""
        self.scene.one_click = enabled

    # Drawer

    @property
    def has_drawer(self) -> bool:
        """Whether the sheet is in a drawer for want of room."""
        return theme().size_class is SizeClass.COMPACT

    def toggle_drawer(self) -> None:
        """Pull the sheet out or push it back."""
        if self.has_drawer:
            self._drawer_open = not self._drawer_open
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """T pulls the sheet out, Esc pushes it back."""
        closing = event.key() == Qt.Key.Key_Escape and self.has_drawer and self._drawer_open
        if closing or event.key() == Qt.Key.Key_T:
            self.toggle_drawer()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()

    # Inside

    def _connect(self) -> None:
        self.scene.queue.idle.connect(self.at_rest)
        self.scene.refused.connect(self._on_card_refused)
        self.scene.picture_changed.connect(self._show_sheet)
        self.chooser.confirmed.connect(self._on_call)
        self.chooser.refused.connect(self._on_refused)
        self.question.answered.connect(self._on_answer)
        self.drawer_button.clicked.connect(self.toggle_drawer)
        theme().changed.connect(self._lay_out)

    def _steps_of(self, event: Event) -> Iterator[AnimationStep]:
        yield lambda: self._announce(event)
        yield from self._steps.of(event)

    def _announce(self, event: Event) -> None:
        notice = notice_of(event, self.scene.picture, self.model.match.seats)
        if notice is not None:
            self.banner.emit(notice.seat, notice.text)

    def _show_sheet(self) -> None:
        picture, match = self.scene.picture, self.model.match
        rows = sheet_rows(picture, match.seats, match.options)
        self.sheet.show_rows(rows, picture.scores, self.king.seen.rights)

    def _open_panels(self) -> None:
        due = self.king.due if self._accepts_input else None
        if due is not Phase.CALL:
            self.chooser.close_panel()
        elif self.chooser.isHidden():
            self.chooser.open()
        if due is not Phase.ASK:
            self.question.hide()
        elif self.question.isHidden():
            self._ask()
        self._place_panels()
        if due is Phase.PLAY:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self) -> None:
        board = self.king.seen.board
        if board is not None:
            self.question.open(board.contract.is_penalty, self.model.match.seats[board.caller].name)

    def _lay_out(self) -> None:
        dp, width, height = theme().dp, self.width(), self.height()
        margin, top = dp(_MARGIN), dp(_TOP)
        sheet = min(max(dp(_SHEET), self.sheet.least_width()), width * 0.45)
        room = 0.0 if self.has_drawer else sheet + margin
        self.view.setGeometry(0, 0, round(width - room), height)
        area = QRectF(margin, top, width - room - 2 * margin, height - top - margin)
        area = QRectF(area.toRect())
        self.scene.setSceneRect(QRectF(self.view.rect()))
        self.scene.lay_out(Layout(area, theme().s))
        shown = not self.has_drawer or self._drawer_open
        self.sheet.setGeometry(
            QRect(round(width - sheet - margin), round(top), round(sheet), round(height - top - margin))
        )
        self.sheet.setVisible(shown)
        self.sheet.raise_()
        self._place_drawer_button(area)
        self._place_panels()
        self.warmer.warm(self._pictures(), self.devicePixelRatioF())

    def _pictures(self) -> Iterator[tuple[Card, float]]:
        """Go through the cards that may be shown, with their widths."""
        layout = self.scene.layout
        widths = [layout.tricks[Side.BOTTOM].width]
        if self.king.humans:
            yield from sample_pictures()
            widths.append(layout.card_width)
        for width in widths:
            for card in DECK:
                yield card, width

    def _place_drawer_button(self, area: QRectF) -> None:
        self.drawer_button.setVisible(self.has_drawer and not self._drawer_open)
        size, gap = self.drawer_button.sizeHint(), theme().dp(26)
        x, y = area.right() - gap - size.width(), area.bottom() - gap - size.height()
        self.drawer_button.setGeometry(round(x), round(y), size.width(), size.height())

    def _place_panels(self) -> None:
        layout = self.scene.layout
        bottom = layout.low_plate_centre.y() - theme().dp(30)
        if not self.chooser.isHidden():
            self.chooser.place(layout.panel_area, bottom)
        if not self.question.isHidden():
            self.question.place(layout.panel_area, bottom)

    def _on_card_refused(self, card: Card) -> None:
        reason = self.king.reason_against(card)
        if reason is not None:
            self._on_refused(reason)

    def _on_refused(self, reason: Reason) -> None:
        self.toast.emit(self.texts.reason(reason), self.texts.rule_of(reason))

    def _on_call(self, call: Call) -> None:
        self.king.call(call)

    def _on_answer(self, spoil: bool) -> None:
        self.king.answer(spoil)


def _view(scene: KingScene, parent: QWidget) -> QGraphicsView:
    view = QGraphicsView(scene, parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
    view.setMouseTracking(True)
    return view
