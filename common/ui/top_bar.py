"""The bar over a running match: variant, status, undo, hint, rules, menu; must not know the match."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from common.ui.button import Button, ButtonKind
from common.ui.chip import Chip
from common.ui.icon_names import IconName
from common.ui.page_bar import PageBar
from common.ui.scale import SizeClass
from common.ui.status_pill import StatusPill
from common.ui.theme import follow_theme, theme


class TopBar(PageBar):
    """Emits what the person wants; ``pill`` shows the status."""

    undo_wanted = Signal()
    hint_wanted = Signal()
    rules_wanted = Signal()
    new_game_wanted = Signal()
    settings_wanted = Signal()
    export_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, title: str, variant: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._variant = variant
        self._chip = Chip(variant)
        self.add_start(self._chip)
        self.pill = StatusPill(self)
        self.set_centre(self.pill)
        self._labels: dict[Button, str] = {}
        self._notes: dict[Button, str] = {}
        self.undo = self._add(self.tr("Undo"), "undo")
        self.undo.clicked.connect(self.undo_wanted)
        self.hint = self._add(self.tr("Hint"), "hint")
        self.hint.clicked.connect(self.hint_wanted)
        self._add(self.tr("Rules"), "book").clicked.connect(self.rules_wanted)
        self._menu_button = Button(kind=ButtonKind.GHOST, icon="menu")
        self._menu_button.setAccessibleName(self.tr("Menu"))
        self._menu_button.setToolTip(self.tr("Menu"))
        self._menu_button.clicked.connect(self._open_menu)
        self.add_end(self._menu_button)
        follow_theme(self, self._fit)

    def show_status(self) -> None:
        """Give the pill the place its new sentence needs."""
        self.place_centre()

    def set_note(self, button: Button, note: str) -> None:
        """Say in a tool tip why a button is off, or with an empty text nothing special."""
        self._notes[button] = note
        self._tell(button)

    def menu(self) -> QMenu:
        """Return the menu, made anew."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        menu.setWindowFlags(
            menu.windowFlags() | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
        )
        if self._chip.isHidden():
            menu.addAction(self._variant).setEnabled(False)
            menu.addSeparator()
        menu.addAction(self.tr("New game"), self.new_game_wanted.emit)
        menu.addAction(self.tr("Settings"), self.settings_wanted.emit)
        menu.addAction(self.tr("Export the record"), self.export_wanted.emit)
        menu.addSeparator()
        full = menu.addAction(self.tr("Full screen"), self.full_screen_wanted.emit)
        full.setCheckable(True)
        full.setChecked(self.window().isFullScreen())
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        corner = self._menu_button.mapToGlobal(self._menu_button.rect().bottomRight())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(corner - QPoint(menu.sizeHint().width(), -theme().px(4)))

    def _add(self, label: str, icon: IconName) -> Button:
        button = Button(label, ButtonKind.GHOST, icon=icon)
        button.setAccessibleName(label)
        self._labels[button] = label
        self.add_end(button)
        return button

    def _fit(self) -> None:
        compact = theme().size_class is SizeClass.COMPACT
        self._chip.setVisible(not compact)
        for button, label in self._labels.items():
            button.setText("" if compact else label)
            button.updateGeometry()
            self._tell(button)
        self.place_centre()

    def _tell(self, button: Button) -> None:
        note = self._notes.get(button, "")
        button.setToolTip(note or ("" if button.text() else self._labels[button]))
