"""The user's settings, each taking effect at once; must not know what they change."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from common.session.paths import Paths
from common.session.settings import SPEEDS, TEXT_SIZES, Settings
from common.ui.about_section import about_rows
from common.ui.dialog import Dialog
from common.ui.section_button import SectionButton
from common.ui.segmented import Segmented
from common.ui.setting_row import SettingRow
from common.ui.switch import Switch
from common.ui.text_field import TextField
from common.ui.theme import follow_theme, theme

WIDTH = 640.0
BODY_HEIGHT = 330.0


class SettingsDialog(Dialog):
    """Sections at the left, their settings at the right; there is nothing to confirm."""

    def __init__(self, parent: QWidget, settings: Settings, paths: Paths, section: int = 0) -> None:
        super().__init__(parent, "", WIDTH)
        self._title.setText(self.tr("Settings"))
        self._settings = settings
        self._pages = QStackedWidget()
        self._list = QVBoxLayout()
        self._buttons: list[SectionButton] = []
        self._row_columns: list[QVBoxLayout] = []
        self._add_section(self.tr("Look"), self._look())
        self._add_section(self.tr("Game"), self._game())
        self._add_section(self.tr("Language and name"), self._language())
        self._add_section(self.tr("About"), about_rows(paths))
        self._list.addStretch(1)
        self._columns = QHBoxLayout()
        self._columns.addLayout(self._list)
        self._columns.addWidget(self._pages, 1)
        self.body.addLayout(self._columns)
        self.add_button(self.tr("Close"))
        self.show_section(section)
        follow_theme(self, self._space_sections)

    @property
    def section(self) -> int:
        """The section that shows, counted from 0."""
        return self._pages.currentIndex()

    def show_section(self, section: int) -> None:
        """Show another section."""
        self._pages.setCurrentIndex(section)
        self._buttons[section].setChecked(True)

    def _add_section(self, name: str, rows: Sequence[QWidget]) -> None:
        index = self._pages.count()
        button = SectionButton(name)
        button.clicked.connect(lambda: self.show_section(index))
        self._buttons.append(button)
        self._list.addWidget(button)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        for row in rows:
            column.addWidget(row)
        column.addStretch(1)
        self._row_columns.append(column)
        self._pages.addWidget(page)

    def _look(self) -> Sequence[QWidget]:
        themes = (("system", self.tr("System")), ("light", self.tr("Day")), ("dark", self.tr("Night")))
        sizes = [(size, self.tr("{size}%").format(size=size)) for size in TEXT_SIZES]
        return (
            self._choice(self.tr("Colours"), "", "theme", themes),
            self._choice(self.tr("Text size"), "", "text_size", sizes),
            self._switch(
                self.tr("Strong patterns"), self.tr("Colours also carry clear patterns."), "patterns"
            ),
            self._switch(
                self.tr("Less motion"),
                self.tr("Flights become short fades, nothing loops."),
                "reduced_motion",
            ),
        )

    def _game(self) -> Sequence[QWidget]:
        names = dict(zip(SPEEDS, (self.tr("Calm"), self.tr("Normal"), self.tr("Fast")), strict=True))
        return (
            self._choice(self.tr("Speed of play"), "", "speed", list(names.items())),
            self._switch(
                self.tr("Play with one click"),
                self.tr("A piece with a single legal place goes there at once."),
                "one_click",
            ),
            self._choice(
                self.tr("Letters on court cards"),
                "",
                "card_letters",
                (("international", "J Q K A"), ("turkish", "V K P A")),
            ),
        )

    def _language(self) -> Sequence[QWidget]:
        languages = (("system", self.tr("System")), ("tr", "Türkçe"), ("en", "English"))
        name = TextField(self._settings["name"], self.tr("Player"))
        name.setMaxLength(40)
        name.setAccessibleName(self.tr("Your name"))
        name.editingFinished.connect(lambda: self._set_name(name))
        return (
            self._choice(self.tr("Language"), "", "language", languages),
            SettingRow(
                self.tr("Your name"), self.tr("Stands at your seat in new games."), name, is_wide=True
            ),
        )

    def _choice(
        self, name: str, detail: str, setting: str, values: Sequence[tuple[object, str]]
    ) -> SettingRow:
        keys = [value for value, _ in values]
        control = Segmented([label for _, label in values], keys.index(self._settings[setting]))
        control.setAccessibleName(name)
        control.changed.connect(lambda index: self._settings.set(setting, keys[index]))
        return SettingRow(name, detail, control, is_wide=True)

    def _switch(self, name: str, detail: str, setting: str) -> SettingRow:
        control = Switch(self._settings[setting])
        control.setAccessibleName(name)
        control.toggled.connect(lambda on: self._settings.set(setting, on))
        return SettingRow(name, detail, control)

    def _set_name(self, field: TextField) -> None:
        name = field.text().strip()
        if name == "" or name.isprintable():
            self._settings.set("name", name)

    def _space_sections(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(24))
        self._list.setSpacing(px(4))
        for rows in self._row_columns:
            rows.setSpacing(px(16))
        self._pages.setMinimumHeight(px(BODY_HEIGHT))
        self.place()
