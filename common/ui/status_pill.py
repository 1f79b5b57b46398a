"""One sentence in the top bar with the face of whoever it is about; must not know the match."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.avatar import paint_avatar
from common.ui.box import paint_box
from common.ui.control import control_height, text_width
from common.ui.seat_colors import SeatColor
from common.ui.theme import follow_theme, theme

AVATAR = 26.0
GAP = 10.0


class StatusPill(QWidget):
    """Brass while the person at the screen is asked for something, plain otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._text = ""
        self._name = ""
        self._color: SeatColor | None = None
        self._is_call = False
        follow_theme(self)

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text

    def show_status(
        self, text: str, *, name: str = "", color: SeatColor | None = None, is_call: bool = False
    ) -> None:
        """Show a sentence; with ``color`` also the face of the player ``name``."""
        self._text, self._name, self._color, self._is_call = text, name, color, is_call
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Face and sentence."""
        px = theme().px
        width = text_width(self._text, "control") + 2 * px(16)
        if self._color is not None:
            width += px(AVATAR) + px(GAP) - px(8)
        return QSize(width, control_height("control", 36, 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint capsule, face and sentence, the sentence shortened if room is short."""
        tokens, px = theme().tokens, theme().px
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, rect.height() / 2, tokens.brass_tint if self._is_call else tokens.surface)
        left = px(16)
        if self._color is not None:
            side = px(AVATAR)
            disc = QRectF(px(8), (rect.height() - side) / 2, side, side)
            paint_avatar(painter, disc, self._color, self._name)
            left = px(8) + side + px(GAP)
        painter.setFont(theme().font("control"))
        painter.setPen(tokens.text)
        room = rect.adjusted(left, 0, -px(12), 0)
        shown = painter.fontMetrics().elidedText(
            self._text, Qt.TextElideMode.ElideRight, round(room.width() + px(4))
        )
        self.setToolTip(self._text if shown != self._text else "")
        painter.drawText(room.adjusted(0, 0, px(12), 0), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()
