"""A sibling that follows a widget, to paint beyond its edges; must not know what it paints."""

from PySide6.QtCore import QEvent, QMargins, QObject, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_FOLLOWED = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ParentChange,
        QEvent.Type.ZOrderChange,
    }
)


class Companion(QWidget):
    """Covers its target and `reach` beyond it, just below or just above the target; takes no mouse."""

    def __init__(self, target: QWidget, *, below: bool) -> None:
        """Follow `target` from now on, in whatever parent it is put."""
        super().__init__(target.parentWidget() or target)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._target = target
        self._below = below
        target.installEventFilter(self)
        target.destroyed.connect(self.deleteLater)

    def reach(self) -> QMargins:
        """How far the picture reaches beyond the target on each side, in logical pixels."""
        raise NotImplementedError

    def is_wanted(self) -> bool:
        """Whether there is anything to show while the target is visible."""
        return True

    def follow(self) -> None:
        """Go to where the target is now; a target that is already gone is no more followed."""
        if not isValid(self._target):
            return
        parent = self._target.parentWidget()
        if parent is None or self._target.isWindow() or not self.is_wanted():
            self.hide()
            return
        if self.parentWidget() is not parent:
            self.setParent(parent)
        self.setGeometry(self._target.geometry().marginsAdded(self.reach()))
        self.setVisible(not self._target.isHidden())
        if self._below:
            self.stackUnder(self._target)
        else:
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target."""
        # events still come while Python already forgets this object
        if event.type() in _FOLLOWED and getattr(self, "_target", None) is watched:
            self.follow()
        return False
