"""Buttons that open a panel in a small window; must not know what the panel shows."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from common.ui.button import Button, ButtonKind
from common.ui.icon_names import IconName
from common.ui.theme import theme


class PopoverButtons:
    """One button for each panel; while active the panels are hidden until asked for, one at a time."""

    def __init__(self, panels: Mapping[IconName, tuple[str, QWidget]], parent: QWidget) -> None:
        self._panels = {icon: panel for icon, (_, panel) in panels.items()}
        self._buttons: dict[IconName, Button] = {}
        self._active = False
        for icon, (name, _) in panels.items():
            button = Button("", ButtonKind.TOOL, icon=icon, parent=parent)
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(lambda _checked=False, which=icon: self.toggle(which))
            self._buttons[icon] = button

    def set_active(self, active: bool) -> None:
        """Stand in for the panels, or leave them to be seen."""
        self._active = active
        for button in self._buttons.values():
            button.setVisible(active)
        for panel in self._panels.values():
            panel.setVisible(not active)

    def buttons(self) -> list[Button]:
        """All buttons."""
        return list(self._buttons.values())

    def set_text(self, icon: IconName, text: str) -> None:
        """Write beside the icon."""
        self._buttons[icon].setText(text)

    def anchor(self, icon: IconName) -> QPointF:
        """The middle of a button, in the coordinates of its parent."""
        return QPointF(self._buttons[icon].geometry().center())

    def toggle(self, icon: IconName) -> None:
        """Open a panel, or close it."""
        opening = not self._panels[icon].isVisible()
        self.close()
        if opening:
            self._open(icon)

    def close(self) -> None:
        """Close whatever is open."""
        if self._active:
            for panel in self._panels.values():
                panel.hide()

    def is_open(self) -> bool:
        """Tell whether a panel is open."""
        return self._active and any(panel.isVisible() for panel in self._panels.values())

    def lay_out(self, strip: QRectF) -> list[QRectF]:
        """Stand at the right end of the strip; return the places taken."""
        places, right = [], strip.right()
        for button in reversed(self._buttons.values()):
            width = button.sizeHint().width()
            place = QRectF(right - width, strip.top(), width, strip.height())
            button.setGeometry(place.toRect())
            places.append(place)
            right = place.left() - theme().px(8)
        self.close()
        return places

    def _open(self, icon: IconName) -> None:
        button, panel = self._buttons[icon], self._panels[icon]
        hint = panel.sizeHint()
        corner = button.geometry().bottomRight() + QPoint(-hint.width(), theme().px(8))
        panel.setGeometry(corner.x(), corner.y(), hint.width(), hint.height())
        panel.show()
        panel.raise_()
