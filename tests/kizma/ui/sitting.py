"""A match with its table, as the game page would wire them, and hands that use real mouse and keys."""

from random import Random

from PySide6.QtWidgets import QApplication

from common.core.match import Match
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import CHANCE
from kizma.engine.cards import JOKER, full_deck, without
from kizma.engine.moves import ChooseColour
from kizma.engine.pawn import PAWN_BY_NAME
from kizma.engine.state import Cards, Game, Seating, State, Tally, Turn
from kizma.engine.topology import YARD
from kizma.game import GAME
from kizma.model import KizmaModel
from kizma.ui.table import KizmaTable
from kizma.ui.texts import KizmaTexts
from tests.table_hands import TableHands

NAMES = ("Deniz", "Nermin", "Tevfik", "Feride")


def new_match(seats=2, seed=1, humans=1, **options):
    """A match at its start; seats after the people are bots."""
    players = [
        Seat(name) if index < humans else Seat(name, SeatKind.BOT, Level.KALFA)
        for index, name in enumerate(NAMES[:seats])
    ]
    return Match(GAME, players, GAME.options.fresh(options), bytes([seed]) * 32)


def set_board(match, card, pawns, hand=None, turn=None):
    """Put a match into the turn of seat 0, who plays red: ``pawns`` are places by name, the rest in yards."""
    seats = len(match.seats)
    stride = 2 if seats == 2 else 1
    colours = tuple(seat * stride for seat in range(seats))
    places = [YARD] * 16
    for name, place in pawns.items():
        places[PAWN_BY_NAME[name]] = place
    if match.options.word("form") == "dice":
        cards, now = Cards(), turn or Turn(0, card, rolls=1, sixes=int(card == 6))
    else:
        rest = full_deck(match.options)
        for one in (card, *(hand or ())):
            rest = without(rest, one)
        hands = ()
        if hand:
            others = tuple(tuple(sorted(rest[4 * seat : 4 * seat + 4])) for seat in range(seats - 1))
            rest = rest[4 * (seats - 1) :]
            hands = (tuple(sorted(hand)), *others)
        cards, now = Cards(rest, (), hands), Turn(0, card)
    nothing = (0,) * seats
    seating = Seating((), tuple(range(seats)), colours)
    match._states[-1] = State(seating, Tally(0, nothing, nothing), Game(tuple(places), now, cards))
    return match


class Sitting(TableHands):
    """The person at the screen is seat 0 unless ``humans`` is 0."""

    def __init__(self, match, size=(1440, 844), one_click=False):
        self.match = match
        self.random = Random(3)
        self.model = KizmaModel(match)
        self.table = KizmaTable(self.model, KizmaTexts())
        self.toasts, self.banners, self.rests = [], [], []
        self.table.toast.connect(lambda text, rule: self.toasts.append((text, rule)))
        self.table.banner.connect(lambda seat, text: self.banners.append((seat, text)))
        self.table.at_rest.connect(lambda: self.rests.append(self.model.ply))
        self.model.transitioned.connect(self._on_step)
        self.model.rewound.connect(self.table.sync)
        self.model.viewer_changed.connect(self.table.sync)
        self.table.set_one_click(one_click)
        self.table.resize(*size)

    def _on_step(self, step):
        self.table.set_input(False)
        self.table.play(step)

    def show(self):
        self.table.show()
        self.table.set_input(self.model.is_viewers_turn)
        self.settle()

    @property
    def scene(self):
        return self.table.scene

    @property
    def board(self):
        return self.scene.board

    @property
    def panel(self):
        return self.table.panels.card

    @property
    def lines(self):
        return [line.move for line in self.match.log]

    def item(self, name):
        return self.board.pawns[PAWN_BY_NAME[name]]

    def point(self, name, place):
        return self.board.point(PAWN_BY_NAME[name], place)

    def choose(self):
        """One of the legal moves, pawns coming in first."""
        legal = list(self.model.legal_moves())
        if isinstance(legal[0], ChooseColour):
            return legal[0]
        enters = [move for move in legal if "enter" in self.match.rules.text(move)]
        return self.random.choice(enters or legal)

    def step(self):
        """Let chance or the seat to move play one line; tell whether the match goes on."""
        if self.model.actor is None:
            return False
        if self.model.actor == CHANCE:
            self.model.draw()
        else:
            self.model.submit(self.choose(), self.model.ply)
        return self.model.actor is not None

    def go_on(self):
        """Play until seat 0 has a choice, without opening the gates he opens himself."""
        while self.model.actor is not None:
            if self.table.gates.first:
                self.scene.queue.skip()
                return
            if self.model.is_viewers_turn and not self.model.is_forced_pass():
                self.table.set_input(True)
                return
            self.step()
            self.scene.queue.skip()

    # Hands

    def settle(self):
        """Let what waits in the event loop happen, and bring animations to their end; gates stay closed."""
        QApplication.processEvents()
        self.scene.queue.skip()
        QApplication.processEvents()

    def drag_pawn(self, name, place):
        self.drag(self.item(name).pos(), self.point(name, place))

    def click_pawn(self, name):
        self.click(self.item(name).pos())

    # What is there

    def picture(self):
        """All that a look at the table would find, as plain data."""
        board, panels = self.board, self.table.panels
        centre = board.centre
        return {
            "pawns": [(item.pos().toTuple(), round(item.cell, 3), item.isVisible()) for item in board.pawns],
            "flags": [(item.is_playable, item.is_selected, item.is_lifted) for item in board.pawns],
            "places": tuple(board.places),
            "centre": (centre.count, centre.open, centre.sign, centre.pips, centre.is_waiting, centre.words),
            "last": [(move.start.toTuple(), move.end.toTuple()) for move in board.under.last],
            "seats": [panel.look for panel in panels.seats],
            "log": panels.log.entries,
            "card": panels.card.state,
        }


__all__ = ["JOKER", "NAMES", "Sitting", "new_match", "set_board"]
