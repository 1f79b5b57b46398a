"""A drop-down list of choices; must not know what they stand for."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from common.ui.box import paint_box
from common.ui.colors import mix
from common.ui.control import control_height, text_width
from common.ui.focus_ring import watch_focus
from common.ui.icon_names import IconName
from common.ui.icons import paint_icon
from common.ui.theme import follow_theme, theme

RADIUS = 9.0
PADDING = 12.0
ICON = 18.0
CHEVRON = 18.0
GAP = 8.0

_ICON_ROLE = Qt.ItemDataRole.UserRole + 1


def _icon_side() -> int:
    return round(ICON * max(theme().s, theme().type_scale))


class _Delegate(QStyledItemDelegate):
    """Paints the rows of the open list."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        tokens, px = theme().tokens, theme().px
        rect = QRectF(option.rect).adjusted(px(4), 1, -px(4), -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_box(painter, rect, theme().dp(7), tokens.sunken)
        x = rect.left() + px(8)
        icon: IconName | None = index.data(_ICON_ROLE)
        if icon is not None:
            side = _icon_side()
            box = QRectF(x, round(rect.center().y() - side / 2), side, side)
            paint_icon(painter, icon, tokens.text, box)
            x += side + px(GAP)
        painter.setFont(theme().font("control"))
        painter.setPen(tokens.text)
        text = QRectF(x, rect.top(), rect.width(), rect.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, index.data(Qt.ItemDataRole.DisplayRole))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        text = index.data(Qt.ItemDataRole.DisplayRole)
        return QSize(text_width(text, "control") + 2 * theme().px(PADDING), control_height("control", 36, 5))


class Select(QComboBox):
    """A combo box of labelled values; `chosen` carries the value the user or the program took."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty list."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        view = QListView(self)
        view.setFrameShape(QFrame.Shape.NoFrame)
        self.setView(view)
        self.setItemDelegate(_Delegate(self))
        self._make_popup_bare(view)
        self.currentIndexChanged.connect(lambda _: self.chosen.emit(self.value))
        watch_focus(self, RADIUS)
        follow_theme(self, self._restyle)

    def add(self, label: str, value: object, icon: IconName | None = None) -> None:
        """Add a choice at the end; the first one added is taken at once."""
        self.addItem(label, value)
        self.setItemData(self.count() - 1, icon, _ICON_ROLE)
        self.updateGeometry()

    @property
    def value(self) -> object:
        """The value of the choice taken; None while the list is empty."""
        return self.currentData()

    def set_value(self, value: object) -> None:
        """Take the choice with that value; raises ValueError if there is none."""
        for index in range(self.count()):
            if self.itemData(index) == value:
                self.setCurrentIndex(index)
                return
        raise ValueError(value)

    def sizeHint(self) -> QSize:
        """Room for the longest label."""
        px = theme().px
        labels = [text_width(self.itemText(row), "control") for row in range(self.count())]
        width = max(labels, default=0) + 2 * px(PADDING) + px(GAP) + px(CHEVRON)
        if any(self.itemData(row, _ICON_ROLE) for row in range(self.count())):
            width += _icon_side() + px(GAP)
        return QSize(width, control_height("control", 40))

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, icon, label and chevron."""
        tokens = theme().tokens
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = tokens.raised if self.isEnabled() else tokens.sunken
        line = mix(tokens.line2, tokens.text, 0.5) if self.underMouse() else tokens.line2
        paint_box(painter, rect, theme().dp(RADIUS), fill, line)
        self._paint_content(painter, rect)
        painter.end()

    def _paint_content(self, painter: QPainter, rect: QRectF) -> None:
        tokens, px = theme().tokens, theme().px
        ink = tokens.text if self.isEnabled() else tokens.text2
        x = float(px(PADDING))
        icon: IconName | None = self.currentData(_ICON_ROLE)
        if icon is not None:
            side = _icon_side()
            paint_icon(painter, icon, ink, QRectF(x, round((rect.height() - side) / 2), side, side))
            x += side + px(GAP)
        painter.setFont(theme().font("control"))
        painter.setPen(ink)
        painter.drawText(
            QRectF(x, 0, rect.width(), rect.height()), Qt.AlignmentFlag.AlignVCenter, self.currentText()
        )
        side = px(CHEVRON)
        left = rect.right() - px(PADDING) - side + px(3)
        paint_icon(painter, "down", ink, QRectF(left, round((rect.height() - side) / 2), side, side))

    def _make_popup_bare(self, view: QListView) -> None:
        """Leave of the popup window nothing but our rounded list."""
        popup = view.window()
        popup.setWindowFlags(
            Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
        )
        popup.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def _restyle(self) -> None:
        tokens, px = theme().tokens, theme().px
        self.setFont(theme().font("control"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, tokens.text)
        self.setPalette(palette)
        self.view().setStyleSheet(
            f"QListView {{ background: {tokens.raised.name()}; border: 1px solid {tokens.line2.name()};"
            f" border-radius: {px(10)}px; padding: {px(4)}px 0; outline: none; }}"
        )
