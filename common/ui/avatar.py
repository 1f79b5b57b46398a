"""A player as a disc with symbol or initial, ring on turn, steam in thought; must not know the game."""

from math import pi, sin

from PySide6.QtCore import QLocale, QMargins, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui import durations
from common.ui.colors import faded
from common.ui.companion import Companion
from common.ui.fonts import SERIF
from common.ui.materials.symbol import paint_symbol
from common.ui.seat_colors import SeatColor
from common.ui.theme import follow_theme, theme

#: Outer diameter of the ring on turn as a share of the disc's diameter.
RING = 1.28
RING_PEN = 0.07
#: How far the steam rises above the ring, as a share of the disc.
STEAM = 0.32


def initial_of(name: str) -> str:
    """The first letter of a name as the Turkish alphabet capitalises it; empty for an empty name."""
    return QLocale(QLocale.Language.Turkish).toUpper(name.strip()[:1])


def paint_avatar(
    painter: QPainter, disc: QRectF, color: SeatColor, name: str, ring: QColor | None = None
) -> None:
    """Paint a player into the square `disc`; with `ring` the ring on turn reaches RING times as far."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size, centre = disc.width(), disc.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color.base)
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(color.dark if color.symbol == "gunes" else color.light, 0.9), size * 0.025))
    painter.drawEllipse(centre, size * 0.455, size * 0.455)
    if ring is not None:
        painter.setPen(QPen(ring, size * RING_PEN))
        reach = size * (RING - RING_PEN) / 2
        painter.drawEllipse(centre, reach, reach)
    if color.symbol is not None:
        side = size * 0.5
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_symbol(painter, color.symbol, box, color.on, color.base)
    else:
        _paint_initial(painter, disc, initial_of(name), color.on)
    painter.restore()


def paint_steam(painter: QPainter, rect: QRectF, color: QColor, phase: float) -> None:
    """Paint three strokes of steam rising in `rect`; `phase` runs from 0 to 1 once in a cycle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(3):
        share = (phase + place / 3) % 1.0
        pen = QPen(faded(color, 0.6 + 0.4 * sin(pi * share)), rect.height() * 0.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x = rect.center().x() + (place - 1) * rect.height() * 0.72
        painter.drawPath(_wisp(x, rect, rect.height() * 0.16 * sin(2 * pi * share)))
    painter.restore()


def _wisp(x: float, rect: QRectF, sway: float) -> QPainterPath:
    bend = rect.height() * 0.22
    path = QPainterPath(QPointF(x, rect.bottom()))
    middle = QPointF(x + sway / 2, rect.center().y())
    path.quadTo(QPointF(x - bend, rect.bottom() - rect.height() / 4), middle)
    path.quadTo(QPointF(x + bend + sway, rect.top() + rect.height() / 4), QPointF(x + sway, rect.top()))
    return path


def _paint_initial(painter: QPainter, disc: QRectF, initial: str, color: QColor) -> None:
    font = QFont(SERIF)
    font.setPixelSize(max(round(disc.width() * 0.5), 1))
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(disc.translated(0, -disc.width() * 0.015), Qt.AlignmentFlag.AlignCenter, initial)


class Avatar(QWidget):
    """A player's disc with room for the ring round it."""

    def __init__(self, color: SeatColor, name: str, size: float = 44, parent: QWidget | None = None) -> None:
        """`size` is the diameter of the disc in dp; `name` gives the initial and the accessible name."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._size = size
        self._on_turn = False
        self._steam = Steam(self)
        self.set_player(color, name)
        follow_theme(self)

    def set_player(self, color: SeatColor, name: str) -> None:
        """Show another player."""
        self._color = color
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def set_on_turn(self, on_turn: bool) -> None:
        """Show or take away the brass ring."""
        self._on_turn = on_turn
        self.update()

    def set_thinking(self, thinking: bool) -> None:
        """Let steam rise, or not."""
        self._steam.set_rising(thinking)

    @property
    def disc(self) -> float:
        """The diameter of the disc in logical pixels."""
        return theme().dp(self._size)

    def sizeHint(self) -> QSize:
        """The disc with its ring."""
        side = theme().px(self._size * RING)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc."""
        disc = QRectF(0, 0, self.disc, self.disc)
        disc.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        paint_avatar(painter, disc, self._color, self._name, theme().tokens.brass if self._on_turn else None)
        painter.end()


class Steam(Companion):
    """The steam above an avatar that is thinking; still when motion is reduced."""

    def __init__(self, avatar: Avatar) -> None:
        """Steam for `avatar`, not rising yet."""
        self._avatar = avatar
        self._rising = False
        self._phase = 0.25
        super().__init__(avatar, below=False)
        self._cycle = QVariantAnimation(self)
        self._cycle.setStartValue(0.0)
        self._cycle.setEndValue(1.0)
        self._cycle.setDuration(durations.STEAM)
        self._cycle.setLoopCount(-1)
        self._cycle.valueChanged.connect(self._on_phase)
        theme().changed.connect(self._restart)

    def set_rising(self, rising: bool) -> None:
        """Start or stop."""
        self._rising = rising
        self._restart()
        self.follow()

    def is_wanted(self) -> bool:
        """Only while the player thinks and motion is not reduced."""
        return self._rising and not theme().reduced_motion

    def reach(self) -> QMargins:
        """Only upwards."""
        return QMargins(0, round(self._avatar.disc * STEAM), 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wisps above the ring."""
        disc = self._avatar.disc
        painter = QPainter(self)
        box = QRectF(0, disc * 0.03, self.width(), disc * (STEAM - 0.06))
        paint_steam(painter, box, theme().tokens.brass, self._phase)
        painter.end()

    def _restart(self) -> None:
        self._cycle.stop()
        if self.is_wanted():
            self._cycle.start()
        self.follow()

    def _on_phase(self, value: float) -> None:
        self._phase = value
        self.update(0, 0, self.width(), round(self._avatar.disc * STEAM))
