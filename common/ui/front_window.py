"""The window as it stands while the app is still being loaded; must not know what will fill it.

It is shown before anything else is imported, so this module imports next to nothing. It does not even
paint: the first use of ``Qt`` or of a painter loads a hundred enumerations, as slow as all the rest.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from common.session.settings import Settings
from common.ui.grounds import DAY, NIGHT
from common.ui.scale import DESIGN_HEIGHT, DESIGN_WIDTH, SMALL_HEIGHT, SMALL_WIDTH
from common.ui.window_place import clamped, smallest

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QMoveEvent, QPaintEvent

NAME = "Kıraathane"
_DARKEST_DAY = 128


class FrontWindow(QWidget):
    """Shows the ground at the window's last place until ``fill``.

    ``painted`` comes once, after the first paint, when control is back in the event loop; ``moved`` at
    every change of place.
    """

    painted = Signal()
    moved = Signal()

    def __init__(self, settings: Settings) -> None:
        """A hidden window; ``present`` shows it."""
        super().__init__()
        self.setWindowTitle(NAME)
        self._content: QWidget | None = None
        self._is_passing_on = False
        self._is_painted = False
        ground = {"light": DAY, "dark": NIGHT}.get(settings["theme"]) or self._of_the_system()
        self.setPalette(QPalette(QColor(ground)))
        self._is_maximized = take_place(self, settings)

    def present(self) -> None:
        """Show it as it was left."""
        self.showMaximized() if self._is_maximized else self.show()

    def fill(self, content: QWidget) -> None:
        """Show the content instead of the ground from now on."""
        self._content = content
        self.setPalette(QPalette())  # from here on that of the application
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(content)
        content.show()
        content.setFocus()

    def paintEvent(self, event: "QPaintEvent") -> None:
        """Tell of the first one."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def moveEvent(self, event: "QMoveEvent") -> None:
        """Tell of it."""
        self.moved.emit()
        super().moveEvent(event)

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Close the content with it."""
        if self._content is not None:
            self._content.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        """Pass keys on to the content when nothing in it has the focus."""
        if self._content is None or self._is_passing_on:
            event.ignore()
            return
        self._is_passing_on = True
        QCoreApplication.sendEvent(self._content, event)
        self._is_passing_on = False

    def _of_the_system(self) -> str:
        """Return the ground that goes with the system's own colours."""
        return DAY if self.palette().window().color().lightness() > _DARKEST_DAY else NIGHT


def take_place(window: QWidget, settings: Settings) -> bool:
    """Give a window its least size and the place it had; tell whether it filled the screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    window.setMinimumSize(smallest(QSize(SMALL_WIDTH, SMALL_HEIGHT), screens))
    kept = settings["window"]
    if kept is None:
        window.resize(clamped(QRect(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), screens).size())
        return False
    window.setGeometry(clamped(QRect(kept["x"], kept["y"], kept["width"], kept["height"]), screens))
    return bool(kept["maximized"])
