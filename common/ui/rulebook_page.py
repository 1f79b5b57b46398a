"""The rules of a game to read: contents, search, text, house rules in force; must not know any game."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from common.core.game import GameInfo
from common.core.options import Options
from common.ui.game_screen import screen_of
from common.ui.game_texts import RuleSection
from common.ui.label import Label
from common.ui.link_button import LinkButton
from common.ui.page import Page, page_margin
from common.ui.page_bar import PageBar
from common.ui.rule_section_view import RuleSectionView
from common.ui.scale import SizeClass
from common.ui.scroll_area import ScrollArea
from common.ui.segmented import Segmented
from common.ui.text_field import TextField
from common.ui.theme import follow_theme, theme

CONTENTS_WIDTH = 260.0
TEXT_WIDTH = 720.0


@dataclass(frozen=True, slots=True)
class RulebookPlace:
    """Where to open the rules: a game under house rules, at a rule id or at the top."""

    info: GameInfo
    options: Options
    seats: int
    rule: str = ""


class RulebookPage(Page):
    """Shows one game's rules; with several ``games`` the person can go to another one's."""

    def __init__(self, place: RulebookPlace, games: Sequence[GameInfo] = ()) -> None:
        super().__init__()
        self._games = games
        self._views: list[RuleSectionView] = []
        self._links: list[LinkButton] = []
        bar = PageBar(self.tr("Rules"))
        bar.back_wanted.connect(self.go_back)
        self._title = Label("", "title")
        self._search = TextField("", self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._nothing = Label(self.tr("Nothing found."), "body", "text2")
        self._switch = self._make_switch(place)
        self._lay_out(bar)
        self._show(place)
        follow_theme(self, self._space)

    def title(self) -> str:
        """Return the name of the page."""
        return self.tr("Rules")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the margins."""
        super().resizeEvent(event)
        self._space()

    def scroll_position(self) -> int:
        """Return how far down the text is scrolled, in pixels."""
        return self._scroll.verticalScrollBar().value()

    def go_to(self, rule: str) -> None:
        """Scroll to the section that explains a rule; an unknown one changes nothing."""
        for view in self._views:
            if rule in view.section.rules:
                self._scroll_to(view)
                return

    def _make_switch(self, place: RulebookPlace) -> Segmented | None:
        if len(self._games) < 2:
            return None
        switch = Segmented([info.title for info in self._games], list(self._games).index(place.info))
        switch.setAccessibleName(self.tr("Game"))
        switch.changed.connect(lambda index: self._show(usual_place(self._games[index])))
        return switch

    def _lay_out(self, bar: PageBar) -> None:
        self._contents = QVBoxLayout()
        self._text = QVBoxLayout()
        self._text_host = QWidget()
        self._text_column = QVBoxLayout(self._text_host)
        self._text_column.setContentsMargins(0, 0, 0, 0)
        self._text_column.addWidget(self._nothing)
        self._text_column.addLayout(self._text)
        self._text_column.addStretch(1)
        self._scroll = ScrollArea(self._text_host)
        self._side_host = QWidget()
        side = QVBoxLayout(self._side_host)
        side.setContentsMargins(6, 0, 6, 0)
        side.addLayout(self._contents)
        side.addStretch(1)
        self._side = ScrollArea(self._side_host)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        if self._switch is not None:
            self._head.addWidget(self._switch)
        self._head.addStretch(1)
        self._head.addWidget(self._search)
        self._body = QHBoxLayout()
        self._body.addWidget(self._side)
        self._body.addWidget(self._scroll, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(self._head)
        column.addLayout(self._body, 1)

    def _show(self, place: RulebookPlace) -> None:
        screen = screen_of(place.info)
        self._title.setText(place.info.title)
        for widget in (*self._views, *self._links):
            widget.hide()
            widget.deleteLater()
        self._views, self._links = [], []
        for section in screen.texts().rule_page(place.options, place.seats):
            self._add_section(section)
        self._filter(self._search.text())
        if place.rule:
            QTimer.singleShot(0, self, lambda: self.go_to(place.rule))
        else:
            self._scroll.verticalScrollBar().setValue(0)

    def _add_section(self, section: RuleSection) -> None:
        view = RuleSectionView(section)
        link = LinkButton(section.heading)
        link.clicked.connect(lambda: self._scroll_to(view))
        self._views.append(view)
        self._links.append(link)
        self._text.addWidget(view)
        self._contents.addWidget(link)

    def _filter(self, text: str) -> None:
        found = False
        for view, link in zip(self._views, self._links, strict=True):
            shown = view.filter(text)
            link.setVisible(shown)
            found = found or shown
        self._nothing.setVisible(not found)

    def _scroll_to(self, view: QWidget) -> None:
        self._text_column.activate()
        self._scroll.verticalScrollBar().setValue(view.y())

    def _space(self) -> None:
        px, margin = theme().px, page_margin(self.width())
        compact = theme().size_class is SizeClass.COMPACT
        self._head.setContentsMargins(margin, px(16), margin, px(12))
        self._head.setSpacing(px(20))
        self._search.setFixedWidth(px(200 if compact else 260))
        self._body.setContentsMargins(margin - 6, 0, margin, 0)
        self._body.setSpacing(px(24 if compact else 48))
        longest = max((link.sizeHint().width() for link in self._links), default=0)
        self._side.setFixedWidth(max(px(200 if compact else CONTENTS_WIDTH), longest + px(24)))
        self._text_host.setMaximumWidth(round(TEXT_WIDTH * max(theme().s, theme().type_scale)))
        self._contents.setSpacing(0)
        self._text.setSpacing(px(24))
        self._text.setContentsMargins(0, 0, px(12), px(48))


def usual_place(info: GameInfo) -> RulebookPlace:
    """Return the top of a game's rules as they usually are."""
    return RulebookPlace(info, info.options.fresh(), info.seats[-1])
