"""A round button with one icon on a soft ground; must not know what it sets off."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.colors import mix
from common.ui.control import Control
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.theme import theme

DIAMETER = 40.0
ICON = 18.0


class RoundButton(Control):
    """Tea red on a tint of it; full tea red under the pointer."""

    def __init__(self, icon: IconName, name: str, parent: QWidget | None = None) -> None:
        """``name`` is what a screen reader says."""
        super().__init__(DIAMETER / 2, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._icon = icon
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """A circle."""
        return QSize(theme().px(DIAMETER), theme().px(DIAMETER))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint disc and icon."""
        tokens, side = theme().tokens, theme().dp(ICON)
        strength = 1.0 if self.isDown() else self.hover
        paint_box(painter, rect, rect.width() / 2, mix(tokens.tea_tint, tokens.tea, strength))
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        paint_icon(painter, self._icon, mix(tokens.tea_text, tokens.on_tea, strength), box)
