"""One contract to choose, with what it costs and how often it is left; must not know why it is closed."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from common.ui.box import paint_box
from common.ui.colors import mix
from common.ui.control import Control, text_width
from common.ui.materials.suit import paint_suit
from common.ui.theme import theme
from king.engine.calls import TYPE_CAP
from king.engine.cards import Card, Suit, cards
from king.ui import chooser_words
from king.ui.card_face import SUIT_SHAPES
from king.ui.card_pictures import RATIO, paint_card
from king.ui.names import contract_name, points_text, suit_name, unit_name, unit_points
from king.ui.rights_table import paint_dots
from king.ui.text_pen import TextPen

RADIUS = 12.0
_PADDING, _MINI = 10.0, 34.0

_SAMPLES: dict[str, tuple[Card, ...]] = {
    "el": cards("2s 9s"),
    "kupa": cards("7h Ah"),
    "erkek": cards("Js Kh"),
    "kiz": cards("Qs Qh"),
    "rifki": cards("Kh"),
    "soniki": cards("2d As"),
}


def sample_pictures() -> Iterator[tuple[Card, float]]:
    """Go through the cards that stand for the penalties, with their width in pixels."""
    for sample in _SAMPLES.values():
        for card in sample:
            yield card, theme().dp(_MINI)


class ContractCell(Control):
    """A contract; `closed` is the short reason why it may not be called, empty where it may."""

    def __init__(self, contract_id: str, parent: QWidget | None = None) -> None:
        super().__init__(RADIUS, parent)
        self.contract_id = contract_id
        self.closed = ""
        self.is_chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_state(self, closed: str, explanation: str, is_chosen: bool) -> None:
        """Say whether it may be called, why not in full as a tooltip, and whether it is chosen."""
        self.closed, self.is_chosen = closed, is_chosen
        self.setToolTip(explanation)
        self.setAccessibleName(self.name())
        self.setAccessibleDescription(explanation)
        self.update()

    def name(self) -> str:
        """Return what the cell offers."""
        return contract_name(self.contract_id)

    def paint_box(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the field: dashed when closed, with a brass ring when chosen."""
        tokens, dp = theme().tokens, theme().dp
        if self.closed:
            pen = QPen(tokens.line2, 1.0)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), dp(RADIUS), dp(RADIUS))
            return
        fill = tokens.brass_tint if self.is_chosen else mix(tokens.raised, tokens.sunken, self.hover * 0.6)
        line = tokens.brass if self.is_chosen else tokens.line
        paint_box(painter, rect, dp(RADIUS), fill, line, dp(2) if self.is_chosen else 1.0)


class PenaltyCell(ContractCell):
    """A ceza: two cards, name, points and a dot for every time it is left; `slim` leaves the cards out."""

    def __init__(self, contract_id: str, parent: QWidget | None = None) -> None:
        super().__init__(contract_id, parent)
        self._left: int | None = None
        self._slim = False

    def set_left(self, left: int | None) -> None:
        """Say how often it may still be played by anybody, None where that is not counted."""
        self._left = left
        self.update()

    def set_slim(self, slim: bool) -> None:
        """Leave out the cards, or not."""
        self._slim = slim
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Three lines, two when slim, and the cards beside them."""
        lines = theme().line_height("control") + (1 if self._slim else 2) * theme().line_height("small")
        height = lines + theme().px(12 if self._slim else 16)
        pictures = 0 if self._slim else theme().px(_MINI * 1.55 + _PADDING)
        text = max(text_width(self.name(), "control"), text_width(self._points(), "small_number"))
        return QSize(pictures + text + 2 * theme().px(_PADDING), height)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cards, name, points and dots."""
        self.paint_box(painter, rect)
        dp, tokens = theme().dp, theme().tokens
        x = rect.left() + dp(_PADDING)
        if not self._slim:
            self._paint_sample(painter, QRectF(x, rect.top(), dp(_MINI * 1.55), rect.height()))
            x += dp(_MINI * 1.55 + _PADDING)
        name, small = theme().line_height("control"), theme().line_height("small")
        top = rect.center().y() - (name + (1 if self._slim else 2) * small) / 2
        color = tokens.text2 if self.closed else tokens.text
        TextPen(painter, x, QRectF(x, top, 1, name)).write(self.name(), "control", color)
        self._paint_points(painter, QRectF(x, top + name, rect.right() - x, small))
        if not self._slim and self._left is not None:
            self._paint_left(painter, QRectF(x, top + name + small, rect.right() - x, small))
        elif self._slim and self._left is not None:
            width = dp(10) * TYPE_CAP + dp(_PADDING)
            paint_dots(painter, QPointF(rect.right() - width, top + name / 2), self._left, TYPE_CAP)

    def _points(self) -> str:
        return f"{points_text(unit_points(self.contract_id))} {unit_name(self.contract_id)}"

    def _paint_points(self, painter: QPainter, line: QRectF) -> None:
        tokens = theme().tokens
        pen = TextPen(painter, line.left(), line)
        if self.closed:
            pen.write(self.closed, "small", tokens.text2)
            return
        pen.write(f"{points_text(unit_points(self.contract_id))} ", "small_strong", tokens.tea_text)
        pen.write(unit_name(self.contract_id), "small", tokens.text2)

    def _paint_left(self, painter: QPainter, line: QRectF) -> None:
        left = self._left or 0
        end = paint_dots(painter, QPointF(line.left(), line.center().y()), left, TYPE_CAP)
        pen = TextPen(painter, end + theme().dp(4), line)
        pen.write(chooser_words.left(left), "label", theme().tokens.text2)

    def _paint_sample(self, painter: QPainter, box: QRectF) -> None:
        width = theme().dp(_MINI)
        painter.setOpacity(0.35 if self.closed else 1.0)
        sample = _SAMPLES[self.contract_id]
        for index, card in enumerate(sample):
            painter.save()
            off = 0.0 if len(sample) == 1 else (index - 0.5) * width * 0.5
            painter.translate(box.center() + QPointF(off, 0))
            painter.rotate(0.0 if len(sample) == 1 else (-6, 8)[index])
            place = QRectF(-width / 2, -width * RATIO / 2, width, width * RATIO)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_card(painter, card, place)
            painter.restore()
        painter.setOpacity(1.0)


class TrumpCell(ContractCell):
    """A koz: its suit and its name."""

    def __init__(self, contract_id: str, suit: Suit, parent: QWidget | None = None) -> None:
        super().__init__(contract_id, parent)
        self._suit = suit

    def name(self) -> str:
        """Return the suit."""
        return suit_name(self._suit)

    def sizeHint(self) -> QSize:
        """One line."""
        height = max(theme().px(48), theme().line_height("control") + theme().px(14))
        return QSize(text_width(self.name(), "control") + theme().px(56), height)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint suit and name."""
        self.paint_box(painter, rect)
        tokens, dp = theme().tokens, theme().dp
        side, gap = dp(22), dp(9)
        width = text_width(self.name(), "control")
        x = rect.center().x() - (side + gap + width) / 2
        red = self._suit in (Suit.DIAMONDS, Suit.HEARTS)
        ink = tokens.tea_text if red else tokens.text
        painter.setOpacity(0.4 if self.closed else 1.0)
        paint_suit(painter, SUIT_SHAPES[self._suit], QRectF(x, rect.center().y() - side / 2, side, side), ink)
        painter.setOpacity(1.0)
        color = tokens.text2 if self.closed else tokens.text
        TextPen(painter, x + side + gap, rect).write(self.name(), "control", color)
