"""A widget's content, painted once and kept until it changes; must not know the content."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from common.ui.box import paint_box
from common.ui.materials.picture import draw_picture
from common.ui.theme import theme


class KeptPicture:
    """What lies under a panel moves all the time; the panel itself need not be painted anew for that."""

    def __init__(
        self, widget: QWidget, paint: Callable[[QPainter], None], surface: float | None = None
    ) -> None:
        """`paint` paints the content, on a panel's surface with corners of `surface` dp or on nothing."""
        self._surface = surface
        self._widget = widget
        self._paint = paint
        self._pixmap: QPixmap | None = None
        self._key: object = None

    def renew(self) -> None:
        """Paint anew when the widget is next seen."""
        self._key = None
        self._widget.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the content over the whole widget."""
        widget = self._widget
        key = (widget.width(), widget.height(), widget.devicePixelRatioF())
        if self._pixmap is None or key != self._key:
            self._pixmap, self._key = draw_picture(*key, self._fill), key
        painter.drawPixmap(0, 0, self._pixmap)

    def _fill(self, painter: QPainter, rect: QRectF) -> None:
        if self._surface is not None:
            paint_box(painter, rect, theme().dp(self._surface), theme().tokens.surface)
        self._paint(painter)
