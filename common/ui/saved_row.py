"""One kept match in a list: picture, when, how far, with whom; must not know any game."""

from datetime import datetime
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.match import Match
from common.core.options import Options
from common.session.library import Library, MatchDamaged, SavedMatch
from common.ui import match_words
from common.ui.button import Button, ButtonKind
from common.ui.elided_label import ElidedLabel
from common.ui.game_screen import GameScreen, screen_of
from common.ui.icons import icon_pixmap
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.round_button import RoundButton
from common.ui.rounded import paint_rounded, picture
from common.ui.scale import SizeClass
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme


class SavedRow(Panel):
    """A row that ``fill`` completes from the library; clicking it plays on.

    A match that cannot be replayed keeps its row and offers only to be deleted. With ``deletable`` the
    others offer that too.
    """

    resume_wanted = Signal(int)
    delete_wanted = Signal(int)

    def __init__(self, saved: SavedMatch, *, deletable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.saved = saved
        self._deletable = deletable
        self.is_filled = False
        self._is_ready = False
        self._row = QHBoxLayout(self)
        follow_theme(self, self._space)

    def sizeHint(self) -> QSize:
        """106 high, 84 when compact, or what the text needs."""
        compact = theme().size_class is SizeClass.COMPACT
        wanted = theme().px(84 if compact else 106)
        return QSize(theme().px(320), max(wanted, self._row.sizeHint().height()))

    def heightForWidth(self, width: int) -> int:
        """As high as the hint, or what wrapped words need."""
        return max(self.sizeHint().height(), self._row.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As high as the hint."""
        return QSize(self._row.minimumSize().width(), self.sizeHint().height())

    def fill(self, library: Library) -> None:
        """Replay the match and show it, or show that it cannot be."""
        self.is_filled = True
        try:
            match = library.load(self.saved.id)
            screen = screen_of(match.info)
            seen = match.rules.observe(match.state, _viewer(match))
        except (MatchDamaged, ValueError):
            self._fill_damaged()
            return
        self._is_ready = True
        self._fill_match(match, screen, seen)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play on."""
        if self._is_ready and event.button() == Qt.MouseButton.LeftButton:
            if self.rect().contains(event.position().toPoint()):
                self.resume_wanted.emit(self.saved.id)
        else:
            super().mouseReleaseEvent(event)

    def _fill_match(self, match: Match, screen: GameScreen, seen: Any) -> None:
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        texts = screen.texts()
        title = Label(match.info.title, "heading")
        moment = datetime.fromtimestamp(self.saved.updated)
        when = ElidedLabel(match_words.when(moment, datetime.now()), "small", "text2")
        head = QHBoxLayout()
        head.setSpacing(theme().px(8))
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(when)
        lines = QVBoxLayout()
        lines.setSpacing(theme().px(2))
        lines.addStretch(1)
        lines.addLayout(head)
        lines.addWidget(ElidedLabel(texts.summary(seen, match.seats), "small_strong"))
        self._company = ElidedLabel(match_words.company(match.seats), "small", "text2")
        self._company.setVisible(theme().size_class is not SizeClass.COMPACT)
        lines.addWidget(self._company)
        lines.addStretch(1)
        play = RoundButton("play", self.tr("Continue {game}").format(game=match.info.title))
        play.clicked.connect(lambda: self.resume_wanted.emit(self.saved.id))
        self._row.addWidget(Thumbnail(screen, seen, match.options))
        self._row.addLayout(lines, 1)
        if self._deletable:
            self._row.addWidget(self._delete_button(ButtonKind.GHOST))
        self._row.addWidget(play)
        self.updateGeometry()

    def _fill_damaged(self) -> None:
        text = Label(
            self.tr("This match could not be opened, the file is damaged. The others are safe."),
            "small",
            wrap=True,
        )
        self._row.addWidget(_Sign())
        self._row.addWidget(text, 1)
        self._row.addWidget(self._delete_button(ButtonKind.OUTLINE))
        self.updateGeometry()

    def _delete_button(self, kind: ButtonKind) -> Button:
        button = Button(self.tr("Delete"), kind, compact=True)
        button.clicked.connect(lambda: self.delete_wanted.emit(self.saved.id))
        return button

    def _space(self) -> None:
        px = theme().px
        self._row.setContentsMargins(px(13), px(10), px(14), px(10))
        self._row.setSpacing(px(14))
        if self._is_ready:
            self._company.setVisible(theme().size_class is not SizeClass.COMPACT)


class Thumbnail(QWidget):
    """A running match, small."""

    def __init__(self, screen: GameScreen, seen: Any, options: Options) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._screen = screen
        self._seen = seen
        self._options = options
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """80 dp square, 60 when compact."""
        side = theme().px(60 if theme().size_class is SizeClass.COMPACT else 80)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table with round corners."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            self._screen.paint_thumbnail(painter, rect, self._seen, self._options)

        pixmap = picture(self.size(), self.devicePixelRatioF(), paint)
        painter = QPainter(self)
        paint_rounded(painter, QRectF(self.rect()), pixmap, theme().dp(10))
        painter.end()


class _Sign(QWidget):
    """The mark before what went wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """One icon."""
        return QSize(theme().px(24), theme().px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        pixmap = icon_pixmap("info", theme().tokens.tea_text, self.width(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, pixmap)
        painter.end()


def _viewer(match: Match) -> int | None:
    """Return whose knowledge a list may show: a lone person's, else only what everybody sees."""
    people = [index for index, seat in enumerate(match.seats) if not seat.is_bot]
    return people[0] if len(people) == 1 else None
