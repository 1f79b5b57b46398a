"""Small rounded tags: variant, changed rule, score, counter; must not know what they count."""

from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.control import control_height, text_width
from common.ui.theme import follow_theme, theme
from common.ui.typography import FontRole


class ChipKind(Enum):
    """What a chip says: NEUTRAL a fact, CHANGED a departure, SCORE a pending score, POSITIVE points won."""

    NEUTRAL = auto()
    CHANGED = auto()
    SCORE = auto()
    POSITIVE = auto()


class Chip(QWidget):
    """A text in a capsule; `small` is the tag beside a rule's name."""

    def __init__(
        self,
        text: str,
        kind: ChipKind = ChipKind.NEUTRAL,
        *,
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """A chip showing `text`, which is also its accessible name."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._kind = kind
        self._small = small
        self.set_text(text)
        follow_theme(self)

    @property
    def text(self) -> str:
        """The text shown."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The text and the round ends."""
        role = self._role()
        padding = theme().px(8 if self._small else 10)
        return QSize(
            text_width(self._text, role) + 2 * padding, control_height(role, 20 if self._small else 24, 2)
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint capsule and text."""
        fill, ink = self._colors()
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, rect.height() / 2, fill)
        painter.setFont(theme().font(self._role()))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()

    def _role(self) -> FontRole:
        return "label_strong" if self._small else "small_strong"

    def _colors(self) -> tuple[QColor, QColor]:
        tokens = theme().tokens
        match self._kind:
            case ChipKind.NEUTRAL:
                return tokens.sunken, tokens.text2
            case ChipKind.CHANGED:
                return tokens.brass_tint, tokens.brass_text
            case ChipKind.SCORE:
                return tokens.tea, tokens.on_tea
            case ChipKind.POSITIVE:
                return tokens.cuha_tint, tokens.cuha


class CounterChip(QWidget):
    """A number in a disc and what it counts, 40 dp high."""

    def __init__(self, text: str = "", number: int = 0, parent: QWidget | None = None) -> None:
        """A counter at `number`."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_count(number, text)
        follow_theme(self)

    def set_count(self, number: int, text: str) -> None:
        """Show `number` in the disc and `text`, the words in the right plural, beside it."""
        self._number = str(number)
        self._text = text
        self.setAccessibleName(f"{number} {text}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Disc and text."""
        height = control_height("control", 40)
        px = theme().px
        return QSize(
            px(6) + self._disc_width(height) + px(9) + text_width(self._text, "control") + px(16), height
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint capsule, disc, number and text."""
        tokens, px = theme().tokens, theme().px
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, rect.height() / 2, tokens.brass_tint)
        margin = px(6)
        disc = QRectF(margin, margin, self._disc_width(self.height()), rect.height() - 2 * margin)
        paint_box(painter, disc, disc.height() / 2, tokens.brass_text)
        painter.setFont(theme().font("number"))
        painter.setPen(tokens.surface)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._number)
        painter.setFont(theme().font("control"))
        painter.setPen(tokens.text)
        painter.drawText(
            rect.adjusted(disc.right() + px(9), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._text
        )
        painter.end()

    def _disc_width(self, height: int) -> int:
        return max(height - 2 * theme().px(6), text_width(self._number, "number") + theme().px(10))
