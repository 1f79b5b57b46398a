"""The left side of the new-game page: picture of the table, seats, who begins; must not know any game."""

from random import Random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.game import GameInfo
from common.core.options import Place
from common.core.seats import SeatKind
from common.ui.game_screen import GameScreen
from common.ui.game_setup import GameSetup
from common.ui.game_texts import GameTexts
from common.ui.icons import icon_pixmap
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.option_control import OptionControl, make_control
from common.ui.rounded import paint_rounded, picture
from common.ui.scale import SizeClass
from common.ui.seat_list import SeatList
from common.ui.segmented import Segmented
from common.ui.shadow import Level, Shadow
from common.ui.theme import follow_theme, theme

RADIUS = 12.0


class SeatsColumn(QWidget):
    """Shows and changes the seats of a set-up."""

    def __init__(self, info: GameInfo, screen: GameScreen, texts: GameTexts, setup: GameSetup) -> None:
        super().__init__()
        self._info = info
        self._setup = setup
        self._preview = Preview(screen, setup)
        self._list = SeatList(setup, screen.seat_color)
        self._starters: dict[str, tuple[Label, OptionControl]] = {}
        self._choices = self._make_choices(texts)
        self._note = Note(
            self.tr("Several people at one screen: whoever is on turn is shown before play goes on.")
        )
        self._lay_out(texts)
        setup.changed.connect(self._refresh)
        follow_theme(self, self._space)
        self._refresh()

    def least_width(self) -> int:
        """Return the width below which something would be cut."""
        return max(self._list.minimumSizeHint().width(), self._top.minimumSize().width())

    def _make_choices(self, texts: GameTexts) -> QVBoxLayout:
        column = QVBoxLayout()
        counts = self._info.seats
        if len(counts) > 1:
            column.addWidget(Label(self.tr("Players"), "heading"))
            segments = Segmented([str(count) for count in counts], counts.index(self._setup.count))
            segments.setAccessibleName(self.tr("Players"))
            segments.changed.connect(lambda index: self._setup.set_count(counts[index]))
            column.addWidget(segments)
        for option in self._info.options.declared:
            if option.place is Place.STARTER:
                label = Label(texts.option_name(option.id), "heading", wrap=True)
                control = make_control(option, texts)
                control.setToolTip(texts.option_help(option.id))
                control.picked.connect(lambda value, option=option: self._setup.set_option(option.id, value))
                self._starters[option.id] = (label, control)
                column.addWidget(label)
                column.addWidget(control)
        shuffle = LinkButton(self.tr("Shuffle the seats"), icon="shuffle")
        shuffle.clicked.connect(lambda: self._setup.shuffle_seats(Random()))
        column.addStretch(1)
        column.addWidget(shuffle)
        return column

    def _lay_out(self, texts: GameTexts) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(self._choices, 1)
        self._head = QHBoxLayout()
        self._head.addWidget(Label(self.tr("At the table"), "heading"))
        self._order = Label(texts.seats_note(), "small", "text2", wrap=True)
        self._order.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._head.addWidget(self._order, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(Label(self._info.title, "title"))
        self._column.addLayout(self._top)
        self._column.addLayout(self._head)
        self._column.addWidget(self._list)
        self._column.addWidget(self._note)
        self._column.addStretch(1)

    def _refresh(self) -> None:
        self._list.refresh()
        self._preview.update()
        people = sum(seat.kind is SeatKind.HUMAN for seat in self._setup.seats)
        self._note.setVisible(people > 1)
        for option, (label, control) in self._starters.items():
            control.show_value(self._setup.options[option])
            label.setVisible(self._setup.applies(option))
            control.setVisible(self._setup.applies(option))

    def _space(self) -> None:
        px = theme().px
        compact = theme().size_class is SizeClass.COMPACT
        self._column.setSpacing(px(12 if compact else 18))
        self._top.setSpacing(px(16 if compact else 24))
        self._choices.setSpacing(px(8))
        self._head.setSpacing(px(16))


class Preview(QWidget):
    """The empty table for these rules and seats, square."""

    def __init__(self, screen: GameScreen, setup: GameSetup) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._screen = screen
        self._setup = setup
        Shadow(self, Level.SH1, RADIUS)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """220 dp square, 150 when compact."""
        side = theme().px(150 if theme().size_class is SizeClass.COMPACT else 220)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table with round corners."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            self._screen.paint_preview(painter, rect, self._setup.options, self._setup.count)

        pixmap = picture(self.size(), self.devicePixelRatioF(), paint)
        painter = QPainter(self)
        paint_rounded(painter, QRectF(self.rect()), pixmap, theme().dp(RADIUS))
        painter.end()


class Note(QWidget):
    """A sentence with an info mark before it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.addWidget(Label(text, "small", "text2", wrap=True))
        follow_theme(self, self._space)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        side = theme().px(18)
        painter = QPainter(self)
        painter.drawPixmap(0, 2, icon_pixmap("info", theme().tokens.text2, side, self.devicePixelRatioF()))
        painter.end()

    def _space(self) -> None:
        self._row.setContentsMargins(theme().px(28), 0, 0, 0)
