"""A button that reads like a link; must not know where it leads."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.colors import faded
from common.ui.control import Control, control_height, text_width
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.theme import theme

GAP = 6.0


class LinkButton(Control):
    """Coloured text with an icon before or after it; underlined under the pointer."""

    def __init__(
        self,
        text: str,
        *,
        icon: IconName | None = None,
        icon_after: bool = False,
        color: Literal["iznik", "toast_action", "tea_text"] = "iznik",
        parent: QWidget | None = None,
    ) -> None:
        """`color` names the token the text is shown in."""
        super().__init__(6, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(text)
        self._icon = icon
        self._icon_after = icon_after
        self._color = color

    def sizeHint(self) -> QSize:
        """Text and icon; high enough to hit."""
        width = text_width(self.text(), "small_strong") + 2 * theme().px(4)
        if self._icon is not None:
            width += self._icon_size() + theme().px(GAP)
        return QSize(width, control_height("small_strong", 32, 5))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint icon and text."""
        color = {
            "iznik": theme().tokens.iznik,
            "toast_action": theme().tokens.toast_action,
            "tea_text": theme().tokens.tea_text,
        }[self._color]
        if not self.isEnabled():
            color = theme().tokens.text2
        x = float(theme().px(4))
        width = text_width(self.text(), "small_strong")
        side = self._icon_size()
        if self._icon is not None:
            icon_x = x + width + theme().px(GAP) if self._icon_after else x
            box = QRectF(icon_x, round((rect.height() - side) / 2), side, side)
            paint_icon(painter, self._icon, color, box)
            x += 0 if self._icon_after else side + theme().px(GAP)
        painter.setPen(color)
        painter.setFont(theme().font("small_strong"))
        painter.drawText(QRectF(x, 0, width, rect.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hover > 0:
            y = rect.center().y() + theme().metrics("small_strong").ascent() * 0.55
            painter.setPen(QPen(faded(color, self.hover), 1))
            painter.drawLine(QPointF(x, y), QPointF(x + width, y))

    def _icon_size(self) -> int:
        return round(18 * max(theme().s, theme().type_scale))
