"""The card of one game on the home page; must not know any game."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from common.core.game import GameInfo
from common.ui import match_words
from common.ui.button import Button, ButtonKind
from common.ui.game_screen import screen_of
from common.ui.icon_names import IconName
from common.ui.icons import icon_pixmap
from common.ui.label import Label
from common.ui.panel import Panel
from common.ui.rounded import TopCorners
from common.ui.scale import SizeClass
from common.ui.shadow import Level
from common.ui.theme import follow_theme, theme

RADIUS = 20.0
VIGNETTE_SHARE = 0.66
COMPACT_VIGNETTE_SHARE = 0.52


class GameCard(Panel):
    """Vignette, name, size and length of a game, with its two buttons."""

    play_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent, level=Level.SH2, radius=RADIUS)
        screen = screen_of(info)
        self.setObjectName(info.id)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.vignette = screen.vignette()
        self.vignette.setParent(self)
        self._corners = TopCorners(self, Level.SH2, RADIUS)
        self._body = QWidget(self)
        self._fill_body(info)
        follow_theme(self, self._space)

    def sizeHint(self) -> QSize:
        """The card at its smallest sensible height."""
        body = self._body.sizeHint()
        return QSize(max(body.width(), theme().px(280)), round(body.height() / (1 - self._share())))

    def minimumSizeHint(self) -> QSize:
        """A card as wide as its widest line, whose vignette is still half as high as its text."""
        margins = self._column.contentsMargins()
        lines = (self._name, self._facts, self._play, self._rules)
        width = max(line.sizeHint().width() for line in lines) + margins.left() + margins.right()
        return QSize(width, round(self._body.sizeHint().height() * 1.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the vignette what the text leaves; buttons too wide for one line stand in two."""
        self._stack_buttons()
        picture = max(self.height() - self._body.sizeHint().height(), 0)
        self.vignette.setGeometry(0, 0, self.width(), picture)
        self._corners.setGeometry(0, 0, self.width(), picture)
        self._body.setGeometry(0, picture, self.width(), self.height() - picture)
        super().resizeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Let the vignette make its one small move."""
        if not theme().reduced_motion:
            self.vignette.play_once()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Leave it as it is."""
        super().leaveEvent(event)

    def _fill_body(self, info: GameInfo) -> None:
        self._name = Label(info.title, "game")
        play = Button(self.tr("New game"), ButtonKind.PRIMARY)
        play.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        play.setAccessibleName(self.tr("New game: {game}").format(game=info.title))
        play.clicked.connect(lambda: self.play_wanted.emit(info.id))
        rules = Button(self.tr("How to play?"), ButtonKind.OUTLINE)
        rules.setAccessibleName(self.tr("How to play {game}?").format(game=info.title))
        rules.clicked.connect(lambda: self.rules_wanted.emit(info.id))
        self._facts = QHBoxLayout()
        self._facts.addWidget(Fact("users", match_words.table_size(info.seats)))
        self._facts.addWidget(Fact("clock", match_words.length(info.minutes)))
        self._facts.addStretch(1)
        self._play, self._rules = play, rules
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(play, 1)
        self._buttons.addWidget(rules)
        self._column = QVBoxLayout(self._body)
        self._column.addWidget(self._name)
        self._column.addLayout(self._facts)
        self._column.addStretch(1)
        self._column.addLayout(self._buttons)

    def _stack_buttons(self) -> None:
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        needed = self._play.sizeHint().width() + self._rules.sizeHint().width() + self._buttons.spacing()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        direction = beside if needed <= room else below
        if direction != self._buttons.direction():
            self._buttons.setDirection(direction)
            self.updateGeometry()

    def _space(self) -> None:
        px = theme().px
        side = px(16 if theme().size_class is SizeClass.COMPACT else 22)
        self._column.setContentsMargins(side, px(12), side, px(20))
        self._column.setSpacing(px(4))
        self._stack_buttons()
        self._facts.setSpacing(px(16))
        self._buttons.setSpacing(px(10))
        self._buttons.setContentsMargins(0, px(14), 0, 0)

    def _share(self) -> float:
        return COMPACT_VIGNETTE_SHARE if theme().size_class is SizeClass.COMPACT else VIGNETTE_SHARE


class Fact(QWidget):
    """A small icon and a few words."""

    def __init__(self, icon: IconName, text: str) -> None:
        super().__init__()
        self._icon = icon
        self._label = Label(text, "small", "text2")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label)
        follow_theme(self, self._space)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon in the room the words leave."""
        side = self._side()
        pixmap = icon_pixmap(self._icon, theme().tokens.text2, side, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, (self.height() - side) // 2, pixmap)
        painter.end()

    def _side(self) -> int:
        return round(16 * max(theme().s, theme().type_scale))

    def _space(self) -> None:
        self._row.setContentsMargins(self._side() + theme().px(7), 0, 0, 0)
        self._label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
