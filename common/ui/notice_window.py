"""A small window with one sentence, for when the app itself cannot start; must not know why."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.home_bar import Mark
from common.ui.icons import window_icon
from common.ui.label import Label
from common.ui.theme import theme

WIDTH = 480


class NoticeWindow(QWidget):
    """Shows ``text`` and a button that closes the window."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setWindowIcon(window_icon())
        close = Button(self.tr("Close"), ButtonKind.PRIMARY)
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(20)
        column.addWidget(Mark(36))
        column.addWidget(Label(text, wrap=True))
        column.addLayout(foot)
        self.setFixedWidth(WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().tokens.ground)
        painter.end()
