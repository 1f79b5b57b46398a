"""Pictures with round corners; must not know what they show."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.shadow import Level, paint_shadow
from common.ui.theme import follow_theme, theme


def picture(size: QSize, dpr: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return what ``paint`` draws into a rectangle of that many logical pixels."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap


def paint_rounded(painter: QPainter, rect: QRectF, pixmap: QPixmap, radius: float) -> None:
    """Paint a picture of the size of ``rect`` with smooth round corners; radius in logical pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(pixmap))
    painter.drawRoundedRect(QRectF(0, 0, rect.width(), rect.height()), radius, radius)
    painter.restore()


class TopCorners(QWidget):
    """Lies over the top of a card and gives what is beneath it the card's round corners; takes no mouse."""

    def __init__(self, card: QWidget, level: Level, radius: float) -> None:
        """Corners of ``radius`` dp for ``card``, which throws a shadow of ``level`` on the ground."""
        super().__init__(card)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._card = card
        self._level = level
        self._radius = radius
        follow_theme(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and shadow outside the corners."""
        radius, card = theme().dp(self._radius), QRectF(self._card.rect())
        outside = QPainterPath()
        outside.addRect(QRectF(0, 0, self.width(), radius))
        inside = QPainterPath()
        inside.addRoundedRect(card, radius, radius)
        ground = self._ground(card)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(outside - inside, QBrush(ground))
        painter.end()

    def _ground(self, card: QRectF) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.fillRect(rect, theme().tokens.ground)
            paint_shadow(painter, card, self._level, self._radius)

        size = QSize(self.width(), max(round(theme().dp(self._radius)), 1))
        return picture(size, self.devicePixelRatioF(), paint)
