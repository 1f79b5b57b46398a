"""The ring round whatever has the keyboard focus, one for each window; must not know any control."""

from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from common.ui.box import paint_box
from common.ui.theme import theme

WIDTH: Final = 3.0
GAP: Final = 2.0

_RADIUS = "focusRingRadius"
_INSIDE = "focusRingInside"

_KEYBOARD_REASONS = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
_GEOMETRY_EVENTS = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class FocusRing(QWidget):
    """Lies over the whole stack of its window and follows the focused widget; takes no mouse."""

    def __init__(self, window: QWidget) -> None:
        """A hidden ring for `window`."""
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._target: QWidget | None = None
        self._radius = 0.0
        self._watched: list[QWidget] = []
        self.hide()
        theme().changed.connect(self._place)

    @property
    def target(self) -> QWidget | None:
        """The widget the ring is round, or None."""
        return self._target

    def show_for(self, target: QWidget, radius: float) -> None:
        """Put the ring round `target`, whose own corners have `radius` dp."""
        self.release()
        self._target, self._radius = target, radius
        widget: QWidget | None = target
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def release(self) -> None:
        """Take the ring away."""
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
        self._target = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target and everything it stands in."""
        if event.type() in _GEOMETRY_EVENTS:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        tokens, dp = theme().tokens, theme().dp
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(
            painter, QRectF(self._frame()), dp(self._radius + GAP + WIDTH), None, tokens.focus, dp(WIDTH)
        )
        painter.end()

    def _frame(self) -> QRect:
        """The outer edge of the ring in its own coordinates."""
        return self._wanted().translated(-self.pos()) if self._target is not None else QRect()

    def _wanted(self) -> QRect:
        target = self._target
        if target is None:
            return QRect()
        reach = theme().px(WIDTH + GAP)
        origin = target.mapTo(self._window, QPoint(0, 0))
        return QRect(origin, target.size()).adjusted(-reach, -reach, reach, reach)

    def _place(self) -> None:
        target = self._target
        if target is None or not isValid(target) or not target.isVisible():
            self.hide()
            return
        self.setGeometry(self._wanted().intersected(self._clip()))
        self.show()
        self.raise_()
        self.update()

    def _clip(self) -> QRect:
        """What the scroll areas round the target leave of the window."""
        clip = self._window.rect()
        for widget in self._watched:
            area = widget.parentWidget()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is widget:
                clip = clip.intersected(QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size()))
        return clip


class _Watch(QObject):
    """Tells focus by keyboard from focus by mouse for every watched widget; keeps none of them alive."""

    def __init__(self) -> None:
        super().__init__()
        self._keyboard = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        match event.type():
            case QEvent.Type.FocusIn if isinstance(event, QFocusEvent):
                self._focus_in(watched, event.reason())
            case QEvent.Type.FocusOut:
                _release(watched)
            case QEvent.Type.MouseButtonPress:
                self._keyboard = False
                _release(watched)
            case QEvent.Type.KeyPress:
                self._key(watched)
        return False

    def _key(self, watched: QWidget) -> None:
        self._keyboard = True
        if watched.hasFocus():
            _show(watched)

    def _focus_in(self, watched: QWidget, reason: Qt.FocusReason) -> None:
        if reason in _KEYBOARD_REASONS:
            self._keyboard = True
        elif reason is Qt.FocusReason.MouseFocusReason:
            self._keyboard = False
        if self._keyboard:
            _show(watched)


def _show(watched: QWidget) -> None:
    around = _around(watched)
    ring = ring_of(around.window())
    if ring.target is not around:
        ring.show_for(around, watched.property(_RADIUS))


def _release(watched: QWidget) -> None:
    ring_of(watched.window()).release()


def _around(watched: QWidget) -> QWidget:
    """The widget the ring goes round: the watched one or the field it is the inside of."""
    parent = watched.parentWidget()
    return parent if parent is not None and watched.property(_INSIDE) else watched


def ring_of(window: QWidget) -> FocusRing:
    """The focus ring of `window`, made when first asked for."""
    found = window.findChild(FocusRing, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, FocusRing) else FocusRing(window)


@cache
def _watch() -> _Watch:
    return _Watch()


def watch_focus(widget: QWidget, radius: float, *, inside: bool = False) -> None:
    """Have keyboard focus of `widget` shown by a ring round it; `radius` of its corners in dp.

    A widget that is only the `inside` of a field has the ring drawn round its parent.
    """
    widget.setProperty(_RADIUS, radius)
    widget.setProperty(_INSIDE, inside)
    widget.installEventFilter(_watch())
