"""Which page shows and which one lies beneath it; must not know any one page."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from common.ui.page import Page

PageMaker = Callable[[], Page]


@dataclass(slots=True)
class _Place:
    make: PageMaker
    page: Page


class PageStack(QStackedWidget):
    """Pages on top of each other; the last one shows. ``turned`` tells of every change."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: list[_Place] = []

    @property
    def page(self) -> Page | None:
        """The page that shows."""
        return self._places[-1].page if self._places else None

    def open(self, make: PageMaker) -> Page:
        """Lay a new page on top."""
        page = make()
        page.back_wanted.connect(self.back)
        self._places.append(_Place(make, page))
        self.addWidget(page)
        self._show_top()
        return page

    def back(self) -> None:
        """Take the top page away, unless it is the only one."""
        if len(self._places) > 1:
            gone = self._places.pop()
            self._show_top()
            self._discard(gone.page)

    def restart(self, make: PageMaker, keep: int = 0) -> Page:
        """Take all pages but the first ``keep`` away and lay this one on top."""
        gone, self._places = self._places[keep:], self._places[:keep]
        page = self.open(make)
        for place in gone:
            self._discard(place.page)
        return page

    def rebuild(self) -> None:
        """Make every page anew, for another language."""
        for place in self._places:
            old = place.page
            old.leave()
            place.page = place.make()
            place.page.back_wanted.connect(self.back)
            self.addWidget(place.page)
        self._show_top()
        for index in reversed(range(self.count())):
            widget = self.widget(index)
            if widget is not None and all(widget is not place.page for place in self._places):
                self._drop(widget)

    def clear(self) -> None:
        """Take all pages away."""
        gone, self._places = self._places, []
        for place in gone:
            self._discard(place.page)

    def _show_top(self) -> None:
        page = self._places[-1].page
        self.setCurrentWidget(page)
        page.setFocus()
        self.turned.emit()

    def _discard(self, page: Page) -> None:
        page.leave()
        self._drop(page)

    def _drop(self, widget: QWidget) -> None:
        self.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
