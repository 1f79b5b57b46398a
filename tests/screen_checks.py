"""Finds texts on a window that are cut, covered or pushed out of sight."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from common.ui.chip import Chip, CounterChip
from common.ui.companion import Companion
from common.ui.control import Control
from common.ui.elided_label import ElidedLabel
from common.ui.key_cap import KeyCap
from common.ui.label import Label
from common.ui.number_field import NumberField
from common.ui.overlay import Overlay
from common.ui.radio_card import RadioCard
from common.ui.select import Select

CARRIERS = (Label, Control, Chip, CounterChip, KeyCap, NumberField, Select)


def faults(window: QWidget) -> list[str]:
    """Return a line for each text that cannot be read whole."""
    shown = [widget for widget in window.findChildren(QWidget) if _is_text(widget)]
    found = [f"cut: {_name(widget)}" for widget in shown if _is_cut(widget)]
    found += [f"out of sight: {_name(widget)}" for widget in shown if _is_outside(widget)]
    for index, widget in enumerate(shown):
        covered = [other for other in shown[index + 1 :] if _overlap(widget, other)]
        found += [f"overlap: {_name(widget)} / {_name(other)}" for other in covered]
    return found


def _is_text(widget: QWidget) -> bool:
    is_inside = any(isinstance(parent, CARRIERS) for parent in _parents(widget))
    return isinstance(widget, CARRIERS) and widget.isVisible() and not is_inside and bool(_name(widget))


def _is_cut(widget: QWidget) -> bool:
    if isinstance(widget, ElidedLabel):
        return False
    if isinstance(widget, RadioCard) or (isinstance(widget, Label) and widget.wordWrap()):
        return widget.heightForWidth(widget.width()) > widget.height() + 1 or _longest_word(widget)
    hint = widget.sizeHint()
    return hint.width() > widget.width() + 1 or hint.height() > widget.height() + 2


def _longest_word(widget: QWidget) -> bool:
    words = widget.text().split() if isinstance(widget, Label | RadioCard) else []
    return any(widget.fontMetrics().horizontalAdvance(word) > widget.width() + 1 for word in words)


def _is_outside(widget: QWidget) -> bool:
    """Whether a widget sticks out of what it stands in; a scroll area only has to be wide enough."""
    for parent in _parents(widget):
        corner = widget.mapTo(parent, QPoint(0, 0))
        rect = QRect(corner, widget.size())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            return rect.left() < 0 or rect.right() > parent.width()
        if isinstance(parent, Overlay):
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return True
    return False


def _overlap(one: QWidget, other: QWidget) -> bool:
    if _layer(one) is not _layer(other):
        return False
    first, second = _on_window(one), _on_window(other)
    common = first.intersected(second)
    return common.width() > 2 and common.height() > 4 and _viewport(one) is _viewport(other)


def _layer(widget: QWidget) -> QWidget | None:
    return next((parent for parent in _parents(widget) if isinstance(parent, Overlay)), None)


def _viewport(widget: QWidget) -> QWidget | None:
    for parent in _parents(widget):
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            return parent
    return None


def _on_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def _parents(widget: QWidget) -> list[QWidget]:
    found, parent = [], widget.parentWidget()
    while parent is not None and not isinstance(parent, Companion):
        found.append(parent)
        parent = parent.parentWidget()
    return found


def _name(widget: QWidget) -> str:
    if isinstance(widget, Label):
        return f"{type(widget).__name__} {widget.text()!r}" if widget.text() else ""
    text = widget.property("text") or widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"
