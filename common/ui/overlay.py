"""A widget that covers its whole parent, or floats at a place of it; must not know what it shows."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Overlay(QWidget):
    """Keeps its place while its parent is resized; covers all of it unless `place` says otherwise."""

    def __init__(self, parent: QWidget) -> None:
        """A hidden overlay of `parent`."""
        super().__init__(parent)
        parent.installEventFilter(self)
        self.hide()

    @property
    def host(self) -> QWidget:
        """The widget that is overlaid."""
        parent = self.parentWidget()
        if parent is None:
            raise RuntimeError("an overlay without its host")
        return parent

    def place(self) -> None:
        """Take the right place in the host, as it is now."""
        self.setGeometry(self.host.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the host's size."""
        # asked of Qt, not kept: events still come while Python already forgets this object
        if event.type() is QEvent.Type.Resize and watched is self.parentWidget() and not self.isHidden():
            self.place()
        return False
