"""The one window: size and place, full screen, keys, files dropped on it; must not know any game."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from common.core.suffix import SUFFIX
from common.ui.app_context import AppContext
from common.ui.banner import Banner
from common.ui.dialog import Dialog
from common.ui.front_window import NAME, FrontWindow, take_place
from common.ui.icons import window_icon
from common.ui.navigator import Navigator
from common.ui.page_stack import PageStack
from common.ui.theme import theme

REMEMBER_AFTER_MS = 400


class MainWindow(QWidget):
    """Shows the first page; remembers where it stood."""

    def __init__(self, context: AppContext, front: FrontWindow | None = None) -> None:
        """A window of its own, or all there is in a window that was shown before."""
        super().__init__(front)
        self._context = context
        self._frame: QWidget = front or self
        self._frame.setWindowIcon(window_icon())
        self._frame.setWindowTitle(NAME)
        self.setAcceptDrops(True)
        self.stack = PageStack(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self._was_maximized = False
        self._remembering = QTimer(self)
        self._remembering.setSingleShot(True)
        self._remembering.timeout.connect(self._remember)
        if front is not None:
            front.moved.connect(lambda: self._remembering.start(REMEMBER_AFTER_MS))
        elif take_place(self, context.settings):
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.banner = Banner(self)
        self.navigator = Navigator(self, self.stack, context, self.toggle_full_screen)
        self.stack.turned.connect(self._retitle)
        self.navigator.show_home()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or become a window again."""
        frame = self._frame
        if frame.isFullScreen():
            frame.showMaximized() if self._was_maximized else frame.showNormal()
        else:
            self._was_maximized = frame.isMaximized()
            frame.showFullScreen()

    def come_to_front(self, files: Sequence[Path] = ()) -> None:
        """Stand before the other windows, with these record files open."""
        frame = self._frame
        frame.setWindowState(frame.windowState() & ~Qt.WindowState.WindowMinimized)
        frame.show()
        frame.raise_()
        frame.activateWindow()
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
        self._frame.setWindowTitle(f"{title} – {NAME}" if title else NAME)

    def _remember(self) -> None:
        self._remembering.stop()
        frame = self._frame
        if frame.isFullScreen() or not frame.isVisible():
            return
        place = frame.normalGeometry() if frame.isMaximized() else frame.geometry()
        self._context.settings.set(
            "window",
            {
                "x": place.x(),
                "y": place.y(),
                "width": place.width(),
                "height": place.height(),
                "maximized": frame.isMaximized(),
            },
        )


def _record_in(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile() and urls[0].toLocalFile().endswith(SUFFIX):
        return Path(urls[0].toLocalFile())
    return None
