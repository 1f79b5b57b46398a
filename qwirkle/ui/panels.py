"""Everything that floats over the marble, kept in step with what the viewer knows; must not know rules."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from common.core.seats import Seat
from common.ui.seat_colors import PLAIN_SEATS
from common.ui.theme import theme
from qwirkle.engine.observation import Observation
from qwirkle.engine.state import Action, Turn
from qwirkle.ui import table_words
from qwirkle.ui.bag_panel import BagPanel
from qwirkle.ui.camera import Camera
from qwirkle.ui.layout import Layout
from qwirkle.ui.log_panel import LogEntry, LogPanel
from qwirkle.ui.minimap import Minimap
from qwirkle.ui.players_panel import PlayersPanel
from qwirkle.ui.popover import PopoverButtons
from qwirkle.ui.seat_row import SeatLook
from qwirkle.ui.tile_names import unseen_name

_GAP = 16.0
_LOG_ROWS = 8


class Panels:
    """Players, last moves, bag and map; in a small window a strip, and buttons that open the others."""

    def __init__(self, seats: Sequence[Seat], camera: Camera, *, compact: bool, parent: QWidget) -> None:
        self._seats = seats
        self._compact = compact
        self._thinking: int | None = None
        looks = [SeatLook(seat.name, PLAIN_SEATS[index], "", seat.level) for index, seat in enumerate(seats)]
        self.players = PlayersPanel(looks, strip=compact, parent=parent)
        self.log = LogPanel(table_words.log_title(), parent)
        self.bag = BagPanel(table_words.bag_words(), unseen_name, parent)
        self.minimap = Minimap(camera, table_words.zoom_names(), parent)
        self.popovers = PopoverButtons(
            {"book": (table_words.log_title(), self.log), "bag": (table_words.bag_words()[1], self.bag)},
            parent,
        )
        self.players.show()
        self.minimap.setVisible(not compact)
        self.popovers.set_active(compact)

    def show(self, seen: Observation, unseen: tuple[int, ...] | None) -> None:
        """Show exactly this."""
        for seat in range(len(self._seats)):
            self.players.rows[seat].show_look(self._look(seen, seat))
        self.show_turns(seen)
        self.bag.show_bag(seen.bag, unseen)
        self.popovers.set_text("bag", str(seen.bag))
        self.minimap.show_tiles(seen.board.tiles)

    def show_turns(self, seen: Observation) -> None:
        """Show the last moves."""
        turns = list(reversed(seen.turns))[:_LOG_ROWS]
        self.log.show_entries([self._entry(turn) for turn in turns])

    def roll(self, seen: Observation, seat: int) -> QAbstractAnimation:
        """Return the counting up of a seat's score."""
        look = self._look(seen, seat)
        return self.players.rows[seat].roll_to(look.score, look.gain)

    def set_thinking(self, seat: int | None, seen: Observation) -> None:
        """Show which bot is thinking."""
        self._thinking = seat
        for index, row in enumerate(self.players.rows):
            row.set_thinking(index == seat, self._word(seen, index))

    def set_pending(self, seat: int, points: int) -> None:
        """Show points of a move not confirmed yet."""
        self.players.rows[seat].set_pending(points)

    def lay_out(self, layout: Layout) -> list[QRectF]:
        """Stand where the layout says; return the places taken."""
        if self._compact:
            return self._lay_compact(layout)
        gap = theme().px(_GAP)
        top = self.players.lay_out(layout.left)
        room = layout.minimap.top() - gap - top.bottom() - gap
        rows = min(self.log.fitting_rows(room), max(len(self._seats), 4))
        log = QRectF(top.left(), top.bottom() + gap, top.width(), self.log.wanted_height(rows))
        self.log.setGeometry(log.toRect())
        self.log.setVisible(rows > 0)
        bag = QRectF(layout.right.topLeft(), self.bag.sizeHint())
        bag.setWidth(layout.right.width())
        self.bag.setGeometry(bag.toRect())
        self.minimap.setGeometry(layout.minimap.toRect())
        self.minimap.set_free(layout.free)
        return [top, log, bag, layout.minimap]

    def seat_point(self, seat: int) -> QPointF:
        """Where a seat's tiles come from."""
        return self.players.anchor(seat)

    def bag_point(self) -> QPointF:
        """Where drawn tiles come from."""
        return self.popovers.anchor("bag") if self._compact else self.bag.anchor()

    def widgets(self) -> list[QWidget]:
        """All panels, to be shown, hidden and taken away together."""
        return [self.players, self.log, self.bag, self.minimap, *self.popovers.buttons()]

    def _lay_compact(self, layout: Layout) -> list[QRectF]:
        places = self.popovers.lay_out(layout.strip)
        left = min(place.left() for place in places) - theme().px(8)
        strip = QRectF(layout.strip)
        strip.setRight(left)
        return [self.players.lay_out(strip), *places]

    def _look(self, seen: Observation, seat: int) -> SeatLook:
        own = seen.seat == seat
        turns = [turn for turn in seen.turns if turn.seat == seat]
        hand = seen.hands[seat]
        outcome = seen.outcome
        return SeatLook(
            name=self._seats[seat].name,
            color=PLAIN_SEATS[seat],
            word=self._word(seen, seat),
            level=self._seats[seat].level,
            score=seen.scores[seat],
            gain=table_words.gain_word(turns[-1] if turns else None),
            on_turn=outcome is None and seen.stage.value == "turn" and seen.to_move == seat,
            is_winner=outcome is not None and seat in outcome.winners,
            tiles=hand if hand is not None and not own else (),
        )

    def _word(self, seen: Observation, seat: int) -> str:
        on_turn = seen.to_move == seat and seen.outcome is None
        thinking = self._thinking == seat
        return table_words.seat_word(
            self._seats[seat], is_viewer=seen.seat == seat, on_turn=on_turn, thinking=thinking
        )

    def _entry(self, turn: Turn) -> LogEntry:
        placed = turn.action is Action.PLACE
        return LogEntry(
            self._seats[turn.seat].name,
            PLAIN_SEATS[turn.seat],
            tuple(kind for _, kind in turn.placed),
            tuple(cell for cell, _ in turn.placed),
            table_words.turn_sentence(turn),
            f"+{turn.points}" if placed else "",
        )
