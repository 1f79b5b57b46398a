"""One section of the rules: heading, rule ids, paragraphs; must not know any game."""

from html import escape

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from common.ui.box import paint_box
from common.ui.game_texts import RuleParagraph, RuleSection
from common.ui.label import Label
from common.ui.theme import follow_theme, theme

_SPACED = '<div style="line-height:135%">{text}</div>'


class RuleSectionView(QWidget):
    """A section whose house rules in force carry a brass bar."""

    def __init__(self, section: RuleSection) -> None:
        super().__init__()
        self.section = section
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(Label(section.heading, "game", wrap=True), 1)
        self._head.addWidget(Label(" · ".join(section.rules), "small", "text2"))
        self._column.addLayout(self._head)
        for paragraph in section.paragraphs:
            self._column.addWidget(Paragraph(paragraph))
        follow_theme(self, self._space)

    def filter(self, text: str) -> bool:
        """Show the section if its words or rule ids hold a text, else hide it; tell which."""
        words = [self.section.heading, *self.section.rules]
        words += [paragraph.text for paragraph in self.section.paragraphs]
        wanted = lower(text.strip())
        shown = not wanted or any(wanted in lower(word) for word in words)
        self.setVisible(shown)
        return shown

    def _space(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme().px(10))


class Paragraph(QWidget):
    """Running text at a reader's size."""

    def __init__(self, paragraph: RuleParagraph) -> None:
        super().__init__()
        self._is_house = paragraph.is_house
        self._label = QLabel(_SPACED.format(text=escape(paragraph.text)))
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setWordWrap(True)
        self._mark = Label(self.tr("House rule in force"), "label_strong", "brass_text")
        self._mark.setVisible(paragraph.is_house)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._mark)
        self._column.addWidget(self._label)
        follow_theme(self, self._restyle)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the brass ground and bar of a house rule."""
        if not self._is_house:
            return
        tokens, dp = theme().tokens, theme().dp
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, rect, dp(8), tokens.brass_tint)
        paint_box(painter, QRectF(0, dp(8), dp(4), rect.height() - dp(16)), dp(2), tokens.brass)
        painter.end()

    def _restyle(self) -> None:
        font = theme().font("body")
        font.setPixelSize(round(17 * theme().type_scale))
        self._label.setFont(font)
        px = theme().px
        side, edge = (px(16), px(10)) if self._is_house else (0, 0)
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(px(4))


def lower(text: str) -> str:
    """Return a text in small letters as the language of the app writes them."""
    return QLocale().toLower(text)
