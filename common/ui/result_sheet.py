"""How a match ended, over the table: ranking, scores, what next; must not know any game."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QLocale, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from common.core.seats import Seat
from common.core.transition import Outcome
from common.ui import durations
from common.ui.avatar import Avatar
from common.ui.button import Button, ButtonKind
from common.ui.colors import faded
from common.ui.elided_label import ElidedLabel
from common.ui.fade import Fade
from common.ui.label import Label
from common.ui.match_words import level_name
from common.ui.overlay import Overlay
from common.ui.panel import Panel
from common.ui.seat_colors import SeatColor
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme

WIDTH = 440.0
GLINT_MS = 900
MINUS = "\N{MINUS SIGN}"


class ResultSheet(Overlay):
    """Floats in the middle of the table; ``closed`` tells that the person wants to look at the table."""

    again_wanted = Signal()
    home_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = Panel(self, level=Level.SH3, radius=20)
        self._glint = Glint(self._card)
        self._headline = Label("", "game", wrap=True)
        self._ending = Label("", "small", "text2", wrap=True)
        self._rows = QGridLayout()
        self._column = QVBoxLayout(self._card)
        self._lay_out()
        self._fade = Fade(self)
        follow_theme(self, self._space)

    @property
    def headline(self) -> str:
        """Who won, in one sentence."""
        return self._headline.text()

    def show_result(
        self,
        seats: tuple[Seat, ...],
        outcome: Outcome,
        ending: str,
        color: Callable[[int], SeatColor],
        own: int | None,
    ) -> None:
        """Show the ranking; ``own`` is the seat of the only person at the table, if there is one."""
        self._headline.setText(self._who_won(seats, outcome, own))
        self._ending.setText(ending)
        self._ending.setVisible(bool(ending))
        order = sorted(range(len(seats)), key=lambda seat: (outcome.ranks[seat], seat))
        has_scores = any(outcome.scores)
        for row, seat in enumerate(order):
            self._add_row(row, seats[seat], outcome, seat, color(seat), has_scores)
        self.setAccessibleName(self._headline.text())
        self.place()
        self.raise_()
        self._fade.come(durations.PANEL)
        self._glint.sweep()
        self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """In the middle, at most as high as the table."""
        width = min(theme().px(WIDTH), self.host.width() - 2 * theme().px(16))
        width = max(width, self._column.minimumSize().width())
        height = max(self._column.totalHeightForWidth(width), self._column.minimumSize().height())
        reach = theme().px(64)
        box = QRectF(0, 0, width, height).toRect()
        box.moveCenter(self.host.rect().center())
        self.setGeometry(box.adjusted(-reach, -reach, reach, reach))
        self._card.setGeometry(reach, reach, width, height)
        self._glint.setGeometry(self._card.rect())
        self._glint.raise_()

    def _lay_out(self) -> None:
        close = Button(kind=ButtonKind.GHOST, icon="close")
        close.setToolTip(self.tr("Look at the table"))
        close.setAccessibleName(self.tr("Look at the table"))
        close.clicked.connect(self._close)
        head = QHBoxLayout()
        head.addWidget(self._headline, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        home = Button(self.tr("Home"), ButtonKind.OUTLINE)
        home.clicked.connect(self.home_wanted)
        self._again = Button(self.tr("Play again"), ButtonKind.PRIMARY)
        self._again.clicked.connect(self.again_wanted)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(home)
        self._foot.addWidget(self._again)
        self._rows.setColumnStretch(2, 1)
        self._column.addLayout(head)
        self._column.addWidget(self._ending)
        self._column.addLayout(self._rows)
        self._column.addLayout(self._foot)

    def _add_row(
        self, row: int, seat: Seat, outcome: Outcome, index: int, color: SeatColor, has_scores: bool
    ) -> None:
        won = index in outcome.winners
        rank = Label(f"{outcome.ranks[index]}.", "number", "cuha" if won else "text2")
        avatar = Avatar(color, seat.name, 34)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(ElidedLabel(seat.name, "lead"))
        if seat.level is not None:
            names.addWidget(Label(level_name(seat.level), "small", "text2"))
        self._rows.addWidget(rank, row, 0)
        self._rows.addWidget(avatar, row, 1)
        self._rows.addLayout(names, row, 2)
        if has_scores:
            score = Label(score_text(outcome.scores[index]), "score_small", "cuha" if won else "text")
            self._rows.addWidget(score, row, 3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _who_won(self, seats: tuple[Seat, ...], outcome: Outcome, own: int | None) -> str:
        winners = outcome.winners
        if not winners:
            return self.tr("Nobody won")
        if winners == (own,):
            return self.tr("You won")
        names = QLocale().createSeparatedList([seats[seat].name for seat in winners])
        if len(winners) == 1:
            return self.tr("{name} won").format(name=names)
        return self.tr("{names} share the win").format(names=names)

    def _close(self) -> None:
        self._fade.go(durations.PANEL)
        self.closed.emit()

    def _space(self) -> None:
        px = theme().px
        self._column.setContentsMargins(px(24), px(18), px(18), px(20))
        self._column.setSpacing(px(12))
        self._rows.setHorizontalSpacing(px(12))
        self._rows.setVerticalSpacing(px(8))
        self._foot.setSpacing(px(12))
        if not self.isHidden():
            self.place()


class Glint(QWidget):
    """A gleam of brass that runs once over the sheet; takes no mouse."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._share = 1.0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._run.valueChanged.connect(self._on_share)
        self._run.finished.connect(self.hide)
        self.hide()

    def sweep(self) -> None:
        """Run once, unless motion is reduced."""
        if theme().reduced_motion:
            return
        self.show()
        self._run.setDuration(GLINT_MS)
        self._run.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the gleam where it is now."""
        width, brass = self.width(), theme().tokens.brass_on_table
        x = (self._share * 1.6 - 0.3) * width
        shade = QLinearGradient(x - width * 0.25, 0, x + width * 0.25, self.height() * 0.4)
        shade.setColorAt(0, faded(brass, 0))
        shade.setColorAt(0.5, faded(brass, 0.22))
        shade.setColorAt(1, faded(brass, 0))
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), theme().dp(20), theme().dp(20))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(clip, shade)
        painter.end()

    def _on_share(self, share: float) -> None:
        self._share = share
        self.update()


def score_text(score: int) -> str:
    """Return a score with a true minus sign."""
    return f"{MINUS}{-score}" if score < 0 else str(score)
