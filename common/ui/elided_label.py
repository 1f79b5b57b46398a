"""One line of somebody's own text, shortened with dots where room is short; must not know what it says."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.control import text_width
from common.ui.label import Label, LabelColor
from common.ui.theme import theme
from common.ui.typography import FontRole


class ElidedLabel(Label):
    """A label that may be narrower than its text; the whole text is then its tool tip."""

    def __init__(
        self,
        text: str = "",
        role: FontRole = "body",
        color: LabelColor = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, role, color, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The whole text."""
        return QSize(text_width(self.text(), self._role), theme().line_height(self._role))

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(min(theme().px(40), self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much as there is room for."""
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.font())
        painter.drawText(self.rect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()
