"""The panel of the card or roll in play: what it does, how to play it, the hand; must not know the rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.segmented import Segmented
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme
from kizma.engine.cards import Card
from kizma.ui.card_face import CardFace, HandButton, HandCard
from kizma.ui.card_signs import Sign

CARD_WIDTH, SMALL_CARD = 110.0, 64.0


@dataclass(frozen=True)
class Note:
    """A line with an icon."""

    icon: IconName
    text: str


@dataclass(frozen=True)
class PanelState:
    """What the panel shows. ``shows_back`` is a card nobody has turned over; ``action`` is the main button.

    ``segments`` are the ways to share a card, ``segment`` the one chosen; ``aside`` is a second button;
    ``deck`` says how many cards are left where the board has no room for the deck.
    """

    title: str = ""
    card: Card | None = None
    sign: Sign | None = None
    pips: int | None = None
    shows_back: bool = False
    text: str = ""
    hand: tuple[HandCard, ...] = ()
    question: str = ""
    segments: tuple[str, ...] = ()
    segment: int = 0
    notes: tuple[Note, ...] = ()
    deck: str = ""
    action: str = ""
    is_ready: bool = False
    aside: str = ""
    hint: str = ""

    @property
    def shows_face(self) -> bool:
        """Whether there is a card, its back or a die to show."""
        return self.card is not None or self.pips is not None or self.shows_back


class CardPanel(Panel):
    """Shows a ``PanelState``; tells what was chosen or pressed."""

    segment_chosen = Signal(int)
    card_chosen = Signal(int)
    acted = Signal()
    aside_wanted = Signal()

    def __init__(self, *, compact: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2)
        self._compact = compact
        self._state = PanelState()
        self._column = QVBoxLayout(self)
        self._title = Label("", "heading")
        self._face = CardFace(SMALL_CARD if compact else CARD_WIDTH)
        self._text = Label("", "body", wrap=True)
        self._hand = HandRow()
        self._question = Label("", "small_strong", wrap=True)
        self._segments: Segmented | None = None
        self._notes = [NoteLine() for _ in range(2)]
        self._deck = NoteLine()
        self._aside = Button("", ButtonKind.OUTLINE)
        self._action = Button("", ButtonKind.PRIMARY, large=not compact)
        self._hint = Label("", "small", "text2")
        self._fill()
        follow_theme(self, self._space)
        self._show()

    @property
    def state(self) -> PanelState:
        """What is shown."""
        return self._state

    @property
    def action(self) -> Button:
        """The main button."""
        return self._action

    @property
    def aside(self) -> Button:
        """The second button."""
        return self._aside

    @property
    def hand(self) -> "HandRow":
        """The cards to choose from."""
        return self._hand

    @property
    def segments(self) -> Segmented | None:
        """The ways to share the card, if any."""
        return self._segments

    def show_state(self, state: PanelState) -> None:
        """Show this."""
        if state != self._state:
            before, self._state = self._state, state
            if state.segments != before.segments:
                self._make_segments()
            elif self._segments is not None and self._segments.index != state.segment:
                self._segments.set_index(state.segment)
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make do with the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give up what is needed least until the rest has room; of a hand the card shows in its row too."""
        self._face.set_width(SMALL_CARD if self._compact else CARD_WIDTH)
        self._face.setVisible(self._state.shows_face)
        _say(self._hint, self._state.hint)
        _say(self._text, self._state.text)
        _say(self._question, self._state.question)
        for note in self._notes:
            note.setVisible(note.has_words)
        sheds: list[Callable[[], None]] = [self._hint.hide, lambda: self._face.set_width(SMALL_CARD)]
        if self._state.hand:
            sheds.append(self._face.hide)
        sheds += [*(note.hide for note in reversed(self._notes)), self._question.hide, self._text.hide]
        for shed in sheds:
            if self._needed() <= self.height():
                return
            shed()

    def _needed(self) -> int:
        self._column.invalidate()
        return self._column.totalHeightForWidth(self.width())

    def _fill(self) -> None:
        for button, signal in ((self._action, self.acted), (self._aside, self.aside_wanted)):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(signal)
        self._hand.chosen.connect(self.card_chosen)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._top = QHBoxLayout()
        self._top.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addWidget(self._text, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self._title)
        self._column.addLayout(self._top)
        self._column.addWidget(self._hand)
        self._column.addWidget(self._question)
        self._slot = QVBoxLayout()
        self._column.addLayout(self._slot)
        for note in self._notes:
            self._column.addWidget(note)
        self._column.addStretch(1)
        for widget in (self._deck, self._aside, self._action, self._hint):
            self._column.addWidget(widget)

    def _space(self) -> None:
        px = theme().px
        side, edge = (px(14), px(12)) if self._compact else (px(18), px(18))
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(px(8 if self._compact else 12))
        self._top.setSpacing(px(14))

    def _make_segments(self) -> None:
        if self._segments is not None:
            self._slot.removeWidget(self._segments)
            self._segments.hide()
            self._segments.deleteLater()
            self._segments = None
        if self._state.segments:
            self._segments = Segmented(self._state.segments, self._state.segment)
            self._segments.changed.connect(self.segment_chosen)
            self._slot.addWidget(self._segments)

    def _show(self) -> None:
        state = self._state
        self._title.setText(state.title)
        if state.pips is not None:
            self._face.show_die(state.pips)
        else:
            self._face.show_card(state.card, state.sign)
        self._hand.show_cards(state.hand)
        for index, line in enumerate(self._notes):
            line.show_note(state.notes[index] if index < len(state.notes) else None)
        self._deck.show_note(Note("shuffle", state.deck) if state.deck else None)
        self._action.setText(state.action)
        self._action.setVisible(bool(state.action))
        self._action.setEnabled(state.is_ready)
        self._action.updateGeometry()
        self._aside.setText(state.aside)
        self._aside.setVisible(bool(state.aside))
        self._aside.updateGeometry()
        self._fit()
        self.setAccessibleName(" ".join(filter(None, (state.title, state.text))))


class HandRow(QWidget):
    """Up to five cards side by side; ``chosen(index)`` tells which one was clicked."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._buttons: list[HandButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self.hide()

    def buttons(self) -> Sequence[HandButton]:
        """The cards, in order."""
        return [button for button in self._buttons if not button.isHidden()]

    def show_cards(self, cards: Sequence[HandCard]) -> None:
        """Show these cards."""
        while len(self._buttons) < len(cards):
            button = HandButton(self._card_width())
            index = len(self._buttons)
            button.clicked.connect(lambda _checked=False, index=index: self.chosen.emit(index))
            self._buttons.append(button)
            self._row.insertWidget(index, button)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(cards))
            if index < len(cards):
                button.show_held(cards[index])
        self.setVisible(bool(cards))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among five cards."""
        super().resizeEvent(event)
        for button in self._buttons:
            button.set_width(self._card_width())

    def _card_width(self) -> float:
        return min(max(self.width(), 100) / 5, theme().dp(64))


class NoteLine(QWidget):
    """An icon and a few words beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._note: Note | None = None
        self._label = Label("", "small", wrap=True)
        row = QHBoxLayout(self)
        row.addWidget(self._label)
        self._row = row
        follow_theme(self, self._space)
        self.hide()

    @property
    def has_words(self) -> bool:
        """Whether there is a note to show."""
        return self._note is not None

    def show_note(self, note: Note | None) -> None:
        """Show a note, or nothing."""
        self._note = note
        self._label.setText(note.text if note is not None else "")
        self.setVisible(note is not None)
        self.update()

    def sizeHint(self) -> QSize:
        """As much as the words need."""
        return super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon at the first line."""
        if self._note is None:
            return
        painter = QPainter(self)
        tokens, side = theme().tokens, theme().px(18)
        color = tokens.brass_text if self._note.icon == "check" else tokens.text2
        paint_icon(painter, self._note.icon, color, QRectF(0, 0, side, side))
        painter.end()

    def _space(self) -> None:
        self._row.setContentsMargins(theme().px(28), 0, 0, 0)


def _say(label: Label, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))
