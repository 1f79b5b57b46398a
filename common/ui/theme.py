"""The one look of the running app: colours, scale, type and motion; must not know any widget or page."""

from collections.abc import Callable
from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from common.ui import durations
from common.ui.durations import Speed
from common.ui.scale import Scale, SizeClass, scale_for, size_class
from common.ui.style_sheet import style_sheet
from common.ui.tokens import DARK, LIGHT, Tokens
from common.ui.typography import STYLES, FontRole, build_font

TEXT_PERCENTS = (90, 100, 115, 130, 150)


class Mode(Enum):
    """Which palette the user asked for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class CardLetters(Enum):
    """Which letters the court cards and the ace carry: those of most packs, or those of the Turkish names."""

    INTERNATIONAL = "international"
    TURKISH = "turkish"


class Theme(QObject):
    """What every painter asks for colours, sizes and fonts.

    `changed` is emitted once after anything a painter may have asked for is different.
    """

    changed = Signal()

    def __init__(self) -> None:
        """A theme at scale 1 that follows the system's colour scheme."""
        super().__init__()
        self._mode = Mode.SYSTEM
        self._scale = Scale()
        self._size_class = SizeClass.REGULAR
        self._text_percent = 100
        self._reduced_motion = False
        self._patterns = False
        self._speed = Speed.NORMAL
        self._card_letters = CardLetters.INTERNATIONAL
        self._fonts: dict[FontRole, QFont] = {}
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_scheme)

    @property
    def mode(self) -> Mode:
        """What the user asked for; see `is_dark` for what is showing."""
        return self._mode

    @property
    def is_dark(self) -> bool:
        """Whether the night palette is showing."""
        if self._mode is Mode.SYSTEM:
            return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self._mode is Mode.DARK

    @property
    def tokens(self) -> Tokens:
        """The palette that is showing."""
        return DARK if self.is_dark else LIGHT

    @property
    def s(self) -> float:
        """The geometry scale: pixels per dp."""
        return self._scale.geometry

    @property
    def type_scale(self) -> float:
        """The type scale with the user's own text size in it."""
        return self._scale.type * self._text_percent / 100

    @property
    def size_class(self) -> SizeClass:
        """The size class of the window."""
        return self._size_class

    @property
    def reduced_motion(self) -> bool:
        """Whether flights become cross-fades and nothing loops ("Az hareket")."""
        return self._reduced_motion

    @property
    def patterns(self) -> bool:
        """Whether colours also carry strong patterns ("Belirgin desenler")."""
        return self._patterns

    @property
    def speed(self) -> Speed:
        """The pace of play."""
        return self._speed

    @property
    def card_letters(self) -> CardLetters:
        """The letters on court cards and aces."""
        return self._card_letters

    def set_mode(self, mode: Mode) -> None:
        """Show the palette of `mode`."""
        self._set("_mode", mode)

    def set_window_size(self, width: int, height: int) -> None:
        """Take scale and size class from a window of that many logical pixels."""
        scale, room = scale_for(width, height), size_class(width, height)
        if (scale, room) != (self._scale, self._size_class):
            self._scale, self._size_class = scale, room
            self._announce()

    def set_text_percent(self, percent: int) -> None:
        """Set the user's text size; raises ValueError unless it is one of TEXT_PERCENTS."""
        if percent not in TEXT_PERCENTS:
            raise ValueError(percent)
        self._set("_text_percent", percent)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Switch reduced motion."""
        self._set("_reduced_motion", reduced)

    def set_patterns(self, patterns: bool) -> None:
        """Switch strong patterns."""
        self._set("_patterns", patterns)

    def set_speed(self, speed: Speed) -> None:
        """Set the pace of play."""
        self._set("_speed", speed)

    def dp(self, value: float) -> float:
        """`value` device-independent units in logical pixels."""
        return value * self.s

    def px(self, value: float) -> int:
        """`value` dp as whole logical pixels; never less than one unless `value` is zero."""
        return max(round(value * self.s), 1) if value > 0 else 0

    def set_card_letters(self, letters: CardLetters) -> None:
        """Set the letters on court cards and aces."""
        self._set("_card_letters", letters)

    def font(self, role: FontRole) -> QFont:
        """The font of `role` at the present type scale."""
        if role not in self._fonts:
            style = STYLES[role]
            self._fonts[role] = build_font(style, round(style.size * self.type_scale))
        return QFont(self._fonts[role])

    def metrics(self, role: FontRole) -> QFontMetricsF:
        """The metrics of `font(role)`."""
        return QFontMetricsF(self.font(role))

    def line_height(self, role: FontRole) -> int:
        """The line height of `role` in pixels."""
        return round(STYLES[role].line * self.type_scale)

    def play_ms(self, duration: int) -> int:
        """The length of a motion on a table, at the present pace."""
        return durations.play_ms(duration, self._speed, reduced=self._reduced_motion)

    def interface_ms(self, duration: int) -> int:
        """The length of a motion of the interface."""
        return durations.interface_ms(duration, reduced=self._reduced_motion)

    def style_sheet(self) -> str:
        """The style sheet for the native widgets that are not painted by hand."""
        return style_sheet(self.tokens, self.px, self.font("label").pixelSize())

    def palette(self) -> QPalette:
        """The palette for native widgets."""
        tokens = self.tokens
        palette = QPalette()
        for role, color in _palette_roles(tokens).items():
            palette.setColor(role, color)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, tokens.text2)
        return palette

    def apply_to(self, app: QApplication) -> None:
        """Give the application this palette, font and style sheet; call again after `changed`."""
        app.setStyle("Fusion")
        app.setPalette(self.palette())
        app.setFont(self.font("body"))
        app.setStyleSheet(self.style_sheet())

    def _set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._announce()

    def _announce(self) -> None:
        self._fonts.clear()
        self.changed.emit()

    def _on_system_scheme(self) -> None:
        if self._mode is Mode.SYSTEM:
            self._announce()


def _palette_roles(tokens: Tokens) -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: tokens.ground,
        role.WindowText: tokens.text,
        role.Base: tokens.raised,
        role.AlternateBase: tokens.surface,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.text2,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.Highlight: tokens.iznik,
        role.HighlightedText: tokens.ground,
        role.Link: tokens.iznik,
        role.ToolTipBase: tokens.toast,
        role.ToolTipText: tokens.toast_text,
    }


@cache
def theme() -> Theme:
    """The application's one theme; needs a QGuiApplication."""
    return Theme()


def follow_theme(widget: QWidget, refresh: Callable[[], None] | None = None) -> None:
    """Have `widget` measured and painted anew whenever the theme changes.

    `refresh` is a bound method of the widget called before that, for what the widget keeps from the theme.
    """
    if refresh is not None:
        theme().changed.connect(refresh)
        refresh()
    theme().changed.connect(widget.updateGeometry)
    theme().changed.connect(widget.update)
