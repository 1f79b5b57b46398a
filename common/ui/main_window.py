"""The one window: size and place, full screen, keys, files dropped on it; must not know any game."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from common.core.record import SUFFIX
from common.ui.app_context import AppContext
from common.ui.banner import Banner
from common.ui.dialog import Dialog
from common.ui.icons import window_icon
from common.ui.navigator import Navigator
from common.ui.page_stack import PageStack
from common.ui.scale import DESIGN_HEIGHT, DESIGN_WIDTH, SMALL_HEIGHT, SMALL_WIDTH
from common.ui.theme import theme
from common.ui.window_place import clamped, smallest

NAME = "Kıraathane"
REMEMBER_AFTER_MS = 400


class MainWindow(QWidget):
    """Shows the first page; remembers where it stood."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self.setWindowIcon(window_icon())
        self.setWindowTitle(NAME)
        self.setAcceptDrops(True)
        self.stack = PageStack(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self._was_maximized = False
        self._remembering = QTimer(self)
        self._remembering.setSingleShot(True)
        self._remembering.timeout.connect(self._remember)
        self._take_place()
        self.banner = Banner(self)
        self.navigator = Navigator(self, self.stack, context, self.toggle_full_screen)
        self.stack.turned.connect(self._retitle)
        self.navigator.show_home()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or become a window again."""
        if self.isFullScreen():
            self.showMaximized() if self._was_maximized else self.showNormal()
        else:
            self._was_maximized = self.isMaximized()
            self.showFullScreen()

    def come_to_front(self, files: Sequence[Path] = ()) -> None:
        """Stand before the other windows, with these record files open."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        for file in files:
            self.navigator.import_record(file)

    def dialogs(self) -> list[Dialog]:
        """Return the dialogs that are open, the last one on top."""
        return [child for child in self.children() if isinstance(child, Dialog) and child.isVisible()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 full screen, F1 rules, Esc back: whatever the page has not taken for itself."""
        page = self.stack.page
        match event.key():
            case Qt.Key.Key_F11:
                self.toggle_full_screen()
            case Qt.Key.Key_F1:
                self.navigator.show_help()
            case Qt.Key.Key_Escape if page is not None:
                page.go_back()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything scale with the window."""
        theme().set_window_size(self.width(), self.height())
        self._remembering.start(REMEMBER_AFTER_MS)
        super().resizeEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Remember the place."""
        self._remembering.start(REMEMBER_AFTER_MS)
        super().moveEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place and stop what runs; every move is saved already."""
        self._remember()
        self.stack.clear()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one record file."""
        if _record_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the record file."""
        path = _record_in(event)
        if path is not None:
            event.acceptProposedAction()
            self.navigator.import_record(path)

    def _retitle(self) -> None:
        page = self.stack.page
        title = page.title() if page is not None else ""
        self.setWindowTitle(f"{title} – {NAME}" if title else NAME)

    def _take_place(self) -> None:
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self.setMinimumSize(smallest(QSize(SMALL_WIDTH, SMALL_HEIGHT), screens))
        kept = self._context.settings["window"]
        if kept is None:
            self.resize(clamped(QRect(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), screens).size())
            return
        wanted = QRect(kept["x"], kept["y"], kept["width"], kept["height"])
        self.setGeometry(clamped(wanted, screens))
        if kept["maximized"]:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _remember(self) -> None:
        self._remembering.stop()
        if self.isFullScreen() or not self.isVisible():
            return
        place = self.normalGeometry() if self.isMaximized() else self.geometry()
        self._context.settings.set(
            "window",
            {
                "x": place.x(),
                "y": place.y(),
                "width": place.width(),
                "height": place.height(),
                "maximized": self.isMaximized(),
            },
        )


def _record_in(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile() and urls[0].toLocalFile().endswith(SUFFIX):
        return Path(urls[0].toLocalFile())
    return None
