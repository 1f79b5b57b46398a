"""The panels that can lie over the board, made once; must not know the rules."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from kizma.engine.events import OrderDrawn
from kizma.model import KizmaModel
from kizma.ui import table_words
from kizma.ui.colours import COLOUR_COUNT, color_of
from kizma.ui.overlays import Chooser, ColourPicker, Drawn, OrderPanel, PauseSheet
from kizma.ui.score_sheet import ScoreSheet


class OverBoard:
    """Chooser, colour picker, draw, score sheet and pause."""

    def __init__(self, parent: QWidget) -> None:
        self.chooser = Chooser(table_words.chooser_question(), parent)
        names = [table_words.colour_name(colour) for colour in range(COLOUR_COUNT)]
        self.picker = ColourPicker(names, parent)
        self.order = OrderPanel(parent)
        self.sheet = ScoreSheet(table_words.sheet_words(), parent)
        self.pause = PauseSheet(table_words.pause_words(), parent)

    def set_board(self, board: QRectF) -> None:
        """Say where the board lies."""
        for overlay in (self.chooser, self.picker, self.order, self.sheet, self.pause):
            overlay.set_board(board)

    def clear(self) -> None:
        """Take all away but a pause."""
        self.chooser.clear()
        for overlay in (self.picker, self.order, self.sheet):
            overlay.hide()

    def raise_all(self) -> None:
        """Lie over everything again."""
        for overlay in (self.chooser, self.picker, self.order, self.sheet, self.pause):
            overlay.raise_()

    def show_order(self, drawn: OrderDrawn, model: KizmaModel) -> None:
        """Show one round of the draw for the first turn."""
        seats, values = model.match.seats, dict(drawn.values)
        dice = model.match.options.word("form") == "dice"
        shown = [Drawn(seat.name, values.get(index)) for index, seat in enumerate(seats)]
        order = model.view().seating.order
        names = [seats[seat].name for seat in (drawn.tied or order[:1])]
        result = table_words.order_result(names, tied=bool(drawn.tied)) if names else ""
        self.order.tell(table_words.order_title(dice=dice), shown, result, dice=dice)

    def show_sheet(self, model: KizmaModel, *, may_go_on: bool) -> None:
        """Show the games so far."""
        rows, seats = model.score_sheet(), model.match.seats
        colours = model.view().seating.colours
        best = max(rows[-1]) if rows else 0
        winners = [seats[seat].name for seat, points in enumerate(rows[-1]) if points == best] if rows else []
        self.sheet.tell(
            table_words.won_game(winners),
            [seat.name for seat in seats],
            [color_of(colour) for colour in colours],
            rows,
            may_go_on=may_go_on,
        )
