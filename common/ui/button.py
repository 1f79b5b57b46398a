"""The text button in all its kinds; must not know what it sets off."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from common.ui.box import paint_box
from common.ui.colors import faded, mix
from common.ui.control import Control, control_height, text_width
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.shadow import Level, Shadow
from common.ui.theme import theme
from common.ui.tokens import Tokens
from common.ui.typography import FontRole

ICON = 20.0
GAP = 8.0
TRAILING_GAP = 16.0


class ButtonKind(Enum):
    """What a button is: PRIMARY the one thing to do now, TOOL floats on a table, TAB filters a page."""

    PRIMARY = auto()
    OUTLINE = auto()
    GHOST = auto()
    TOOL = auto()
    TAB = auto()
    IVORY = auto()


@dataclass(frozen=True)
class _Look:
    fill: QColor
    text: QColor
    line: QColor | None = None


class Button(Control):
    """A button of one `kind` with a text, an icon, or both, and perhaps a second text at its right end."""

    def __init__(
        self,
        text: str = "",
        kind: ButtonKind = ButtonKind.OUTLINE,
        *,
        icon: IconName | None = None,
        large: bool = False,
        compact: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`large` is the height of a page's main button, `compact` that of a button inside a row."""
        super().__init__(20 if kind is ButtonKind.TAB else 12 if large else 10, parent)
        self._kind = kind
        self._icon = icon
        self._trailing = ""
        self._height = 48 if large else 32 if compact else 40
        self.setText(text)
        self.setCheckable(kind is ButtonKind.TAB)
        self._shadow = Shadow(self, Level.SH2, 10) if kind is ButtonKind.TOOL else None

    @property
    def kind(self) -> ButtonKind:
        """The kind the button was made as."""
        return self._kind

    def set_icon_name(self, icon: IconName | None) -> None:
        """Show another icon, or none."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_trailing(self, text: str) -> None:
        """Show `text` at the right end, for example what a confirmed move scores."""
        self._trailing = text
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for icon, text and trailing text; an icon alone is square."""
        height = control_height(self._role(), self._height)
        if not self.text():
            return QSize(height, height)
        width = 2 * self._padding() + self._content_width()
        if self._trailing:
            width += theme().px(TRAILING_GAP) + text_width(self._trailing, "number")
        return QSize(width, height)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint box, icon and texts."""
        look = self._look()
        radius = theme().dp(20 if self._kind is ButtonKind.TAB else 12 if self._height == 48 else 10)
        paint_box(painter, rect, radius, look.fill, look.line)
        painter.setPen(look.text)
        if self._trailing:
            self._paint_trailing(painter, rect)
        self._paint_content(painter, rect, look.text)

    def _role(self) -> FontRole:
        return "small_strong" if self._height == 32 else "control"

    def _padding(self) -> int:
        return theme().px({48: 28, 40: 18, 32: 12}[self._height])

    def _content_width(self) -> int:
        width = text_width(self.text(), self._role()) if self.text() else 0
        if self._icon is not None:
            width += self._icon_size() + (theme().px(GAP) if self.text() else 0)
        return width

    def _icon_size(self) -> int:
        return round(ICON * max(theme().s, theme().type_scale))

    def _is_left_aligned(self) -> bool:
        return bool(self._trailing) or (self._kind is ButtonKind.TOOL and bool(self.text()))

    def _paint_trailing(self, painter: QPainter, rect: QRectF) -> None:
        padding = self._padding()
        painter.setFont(theme().font("number"))
        painter.drawText(
            rect.adjusted(0, 0, -padding, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            self._trailing,
        )

    def _paint_content(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        x = float(self._padding())
        if not self._is_left_aligned():
            x = (rect.width() - self._content_width()) / 2
        if self._icon is not None:
            side = self._icon_size()
            paint_icon(
                painter, self._icon, color, QRectF(round(x), round((rect.height() - side) / 2), side, side)
            )
            x += side + theme().px(GAP)
        painter.setFont(theme().font(self._role()))
        painter.drawText(
            QRectF(x, 0, rect.width(), rect.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )

    def _look(self) -> _Look:
        tokens = theme().tokens
        if not self.isEnabled():
            bare = self._kind is ButtonKind.GHOST
            return _Look(
                faded(tokens.sunken, 0.0 if bare else 1.0), faded(tokens.text2, 0.6 if bare else 1.0)
            )
        if self._kind is ButtonKind.TAB and self.isChecked():
            return _Look(tokens.text, tokens.ground)
        return _looks(tokens, 1.0 if self.isDown() else self.hover, self.isDown())[self._kind]


def _looks(tokens: Tokens, hover: float, down: bool) -> dict[ButtonKind, _Look]:
    tea = mix(tokens.tea, tokens.tea_hover, hover)
    return {
        ButtonKind.PRIMARY: _Look(tea.darker(112) if down else tea, tokens.on_tea),
        ButtonKind.OUTLINE: _Look(mix(tokens.raised, tokens.sunken, hover), tokens.text, tokens.line2),
        ButtonKind.GHOST: _Look(faded(tokens.sunken, hover), tokens.text),
        ButtonKind.TOOL: _Look(mix(tokens.surface, tokens.sunken, hover), tokens.text),
        ButtonKind.TAB: _Look(faded(tokens.sunken, hover), tokens.text2),
        ButtonKind.IVORY: _Look(mix(tokens.card, tokens.ivory, hover), tokens.card_ink),
    }
