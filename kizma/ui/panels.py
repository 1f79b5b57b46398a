"""Everything beside the board, kept in step with what the viewer knows; must not know the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from common.ui.segmented import Segmented
from kizma.engine.observation import Observation
from kizma.engine.pawn import Colour, pawns_of
from kizma.engine.topology import Topology
from kizma.model import Deed, KizmaModel
from kizma.ui import table_words
from kizma.ui.card_panel import CardPanel
from kizma.ui.card_signs import sign_of
from kizma.ui.clock_chip import ClockChip
from kizma.ui.colours import COLOUR_COUNT, color_of, usual_color
from kizma.ui.deed_words import deed_sentence
from kizma.ui.layout import Layout
from kizma.ui.log_panel import MOST_ROWS, LogEntry, LogPanel
from kizma.ui.seat_panel import SeatLook, SeatPanel


def colours_of(seen: Observation, seats: int) -> tuple[Colour, ...]:
    """Return the colour of each seat; before they are taken, the usual ones."""
    if seen.seating.colours:
        return seen.seating.colours
    return tuple(seat * 2 if seats == 2 else seat for seat in range(seats))


class Panels:
    """Seats, log, card and clock; in a small window card and log share a place behind tabs."""

    def __init__(self, model: KizmaModel, *, compact: bool, parent: QWidget) -> None:
        self._model = model
        self._seats = model.match.seats
        self._compact = compact
        self._is_dice = model.match.options.word("form") == "dice"
        self.thinking: int | None = None
        self._told: dict[int, tuple[Deed, tuple[Colour, ...], LogEntry]] = {}
        count = len(self._seats)
        finish = table_words.finish_word()
        self.seats = [
            SeatPanel(
                SeatLook(seat.name, usual_color(index, count), ""), finish, compact=compact, parent=parent
            )
            for index, seat in enumerate(self._seats)
        ]
        self.log = LogPanel(table_words.log_title(), parent)
        self.card = CardPanel(compact=compact, parent=parent)
        self.clock = ClockChip(parent)
        self.tabs = Segmented(table_words.tab_words(dice=self._is_dice), 0, parent)
        self.tabs.changed.connect(self._on_tab)
        self.appear()

    def widgets(self) -> list[QWidget]:
        """All of them, to be shown and taken away together."""
        return [*self.seats, self.log, self.card, self.clock, self.tabs]

    def appear(self) -> None:
        """Show what belongs into a window of this size."""
        for widget in (*self.seats, self.card):
            widget.show()
        self.log.setVisible(not self._compact)
        self.tabs.setVisible(self._compact)
        self.clock.setVisible(self._model.clock is not None)

    def lay_out(self, layout: Layout, colours: Sequence[Colour]) -> None:
        """Stand where the layout says."""
        for panel, colour in zip(self.seats, colours, strict=True):
            panel.setGeometry(layout.seats[colour].toRect())
        self.log.setGeometry(layout.log.toRect())
        self.card.setGeometry(layout.card.toRect())
        for widget, rect in ((self.clock, layout.clock), (self.tabs, layout.tabs)):
            if not rect.isNull():
                widget.setGeometry(_centred(rect, widget, widget is self.tabs).toRect())

    def show_card_tab(self) -> None:
        """Bring the card to the front when the person has to act."""
        if self._compact:
            self.tabs.set_index(0)

    def show(self, seen: Observation, topology: Topology) -> None:
        """Show exactly this."""
        for seat, panel in enumerate(self.seats):
            panel.show_look(self._look(seen, seat, topology))
        self.log.show_entries([self._told_of(deed, seen) for deed in self._model.deeds(MOST_ROWS)])

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's cards come from."""
        return self.seats[seat].anchor()

    def _look(self, seen: Observation, seat: int, topology: Topology) -> SeatLook:
        colours = colours_of(seen, len(self._seats))
        colour = colours[seat]
        known = colour if seen.seating.colours else None
        places = [seen.places[pawn] for pawn in pawns_of(colour)]
        outcome = seen.outcome
        on_turn = outcome is None and seat == (
            self._model.turn_seat() if seen.seating.colours else seen.actor
        )
        partner = None
        if self._model.match.options.flag("partners"):
            partner = color_of((colour + 2) % COLOUR_COUNT)
        return SeatLook(
            name=self._seats[seat].name,
            color=color_of(colour),
            word=table_words.seat_word(
                self._seats[seat], known, is_viewer=seen.seat == seat, thinking=self.thinking == seat
            ),
            level=self._seats[seat].level if self.thinking != seat else None,
            home=places.count(topology.finish),
            bars=tuple(sorted((max(place, 0) / topology.finish for place in places), reverse=True)),
            note=self._note(seen, seat),
            partner=partner,
            on_turn=on_turn,
            thinking=self.thinking == seat,
            is_winner=outcome is not None and seat in outcome.winners,
        )

    def _note(self, seen: Observation, seat: int) -> str:
        options = self._model.match.options
        if options.flag("scored"):
            total = seen.tally.totals[seat]
            if not seen.tally.games:
                return ""
            if options.word("match").startswith("best_of"):
                return table_words.wins_word(seen.tally.wins[seat], total)
            return table_words.points_word(total)
        if seat in seen.finished and not options.flag("partners"):
            return table_words.rank_word(seen.finished.index(seat) + 1)
        return ""

    def _told_of(self, deed: Deed, seen: Observation) -> LogEntry:
        """Return the entry of a decision, worded once: it is asked for many times in a turn."""
        told, colours = self._told.get(deed.ply), seen.seating.colours
        if told is None or told[0] is not deed or told[1] != colours:
            told = self._told[deed.ply] = (deed, colours, self._entry(deed, seen))
        return told[2]

    def _entry(self, deed: Deed, seen: Observation) -> LogEntry:
        colours = colours_of(seen, len(self._seats))
        options = self._model.match.options
        sign = None if self._is_dice or deed.card is None else sign_of(deed.card, options)
        return LogEntry(
            deed.card,
            sign,
            self._is_dice,
            color_of(colours[deed.seat]),
            self._seats[deed.seat].name,
            deed_sentence(deed, seen, self._seats),
            deed.journeys,
        )

    def _on_tab(self, index: int) -> None:
        self.card.setVisible(index == 0)
        self.log.setVisible(index == 1)


def _centred(rect: QRectF, widget: QWidget, own_height: bool) -> QRectF:
    if not own_height:
        return rect
    height = widget.sizeHint().height()
    return QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
