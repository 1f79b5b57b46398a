"""The card that groups things on a page or beside a table; must not know what it holds."""

from enum import Enum, auto

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from common.ui.box import paint_box
from common.ui.shadow import Level, Shadow
from common.ui.theme import follow_theme, theme

RADIUS = 16.0


class PanelTone(Enum):
    """What a panel says by its edge: FIELD has a hairline, TURN brass, WINNER green."""

    PLAIN = auto()
    FIELD = auto()
    TURN = auto()
    WINNER = auto()


class Panel(QWidget):
    """A rounded surface with a shadow; put a layout in it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        level: Level | None = Level.SH1,
        tone: PanelTone = PanelTone.PLAIN,
        radius: float = RADIUS,
    ) -> None:
        """`level` None throws no shadow; `radius` in dp."""
        super().__init__(parent)
        self._tone = tone
        self._radius = radius
        self._shadow = Shadow(self, level, radius) if level is not None else None
        follow_theme(self)

    @property
    def tone(self) -> PanelTone:
        """What the edge says now."""
        return self._tone

    def set_tone(self, tone: PanelTone) -> None:
        """Say something else by the edge."""
        self._tone = tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface and edge."""
        fill, line, width = self._colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, QRectF(self.rect()), theme().dp(self._radius), fill, line, width)
        painter.end()

    def _colors(self) -> tuple[QColor, QColor | None, float]:
        tokens = theme().tokens
        match self._tone:
            case PanelTone.PLAIN:
                return tokens.surface, None, 1.0
            case PanelTone.FIELD:
                return tokens.raised, tokens.line, 1.0
            case PanelTone.TURN:
                return tokens.raised, tokens.brass, theme().dp(2)
            case PanelTone.WINNER:
                return tokens.cuha_tint, tokens.cuha, theme().dp(2)
