"""A match with its table, as the game page would wire them, and hands that use real mouse and keys."""

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from common.core.match import Match
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import CHANCE
from king.engine.cards import DECK, RIFKI, Card, Suit, of_suit
from king.engine.moves import Answer, Call, Deal
from king.engine.state import Phase
from king.game import GAME
from king.model import KingModel
from king.ui.table import KingTable
from king.ui.texts import KingTexts
from tests.table_hands import TableHands

TWO_OF_DIAMONDS = Card(Suit.DIAMONDS, 2)
NAMES = ("Deniz", "Feride", "Tevfik", "Nermin")


def players(humans):
    return [
        Seat(name) if seat < humans else Seat(name, SeatKind.BOT, Level.KALFA)
        for seat, name in enumerate(NAMES)
    ]


def deal_with_lone_rifki(owner, caller):
    """A deal in which `owner` holds no heart but Rıfkı, and `caller` the 2 of diamonds, so calls first."""
    hands = [[], [], [], []]
    hands[owner] = [RIFKI, *of_suit(DECK, Suit.CLUBS)[:12]]
    rest = [card for card in DECK if card not in hands[owner]]
    rest.remove(TWO_OF_DIAMONDS)
    hands[caller] = [TWO_OF_DIAMONDS]
    for seat in range(4):
        while len(hands[seat]) < 13:
            hands[seat].append(rest.pop())
    return Deal(tuple(card for hand in hands for card in hand))


class Course:
    """A match played at random to a wanted place; seat 0 is the person at the screen unless `humans` is 0.

    It stops when seat 0 has to decide what `until` says (`call`, `ask`, `play`), when the match is over
    (`over`), when a hand has ended (`deal`), or at once (`start`). `contract` is called as soon as it may be.
    With a `deal` the match has no seed and begins with it.
    """

    def __init__(
        self, *, until="play", hand=1, seed=1, options=None, humans=1, contract="", cards=None, deal=None
    ):
        self.rng = Random(seed)
        self.contract = contract
        self.deal = deal
        chance = None if deal else bytes([seed]) * 32
        self.match = Match(GAME, players(humans), GAME.options.fresh(options or {}), chance)
        self.model = KingModel(self.match)
        self.advance(until, hand, cards)

    @property
    def state(self):
        return self.match.state

    def advance(self, until, hand=1, cards=None):
        """Play on at random until the state is the wanted one."""
        while self.match.actor is not None and not self.reached(until, hand, cards):
            self.random_move()

    def reached(self, until, hand, cards):
        state = self.state
        if until == "start":
            return True
        if until == "over" or len(state.sheet) + 1 < hand:
            return False
        if until == "deal":
            return state.phase is Phase.DEAL and bool(state.sheet)
        if state.phase is not Phase(until) or self.match.actor != 0:
            return False
        return cards is None or len(state.live_board.trick.cards) == cards

    def random_move(self):
        if self.match.actor == CHANCE and self.deal and self.match.ply == 0:
            self.model.submit(self.deal, 0)
            return
        if self.match.actor == CHANCE:
            self.model.draw()
            return
        moves = self.match.legal_moves()
        wanted = [move for move in moves if isinstance(move, Call) and move.contract_id == self.contract]
        kept = [move for move in moves if isinstance(move, Answer) and not move.spoil]
        self.model.submit(self.rng.choice(wanted or kept or list(moves)), self.model.ply)


class Sitting(TableHands, Course):
    """A course with its table on screen."""

    def __init__(self, size=(1440, 844), **wishes):
        super().__init__(**wishes)
        self.table = KingTable(self.model, KingTexts())
        self.model.transitioned.connect(self.on_transitioned)
        self.model.rewound.connect(self.table.sync)
        self.model.viewer_changed.connect(self.table.sync)
        self.toasts = []
        self.banners = []
        self.rests = 0
        self.table.toast.connect(lambda text, rule: self.toasts.append((text, rule)))
        self.table.banner.connect(lambda seat, text: self.banners.append((seat, text)))
        self.table.at_rest.connect(self.on_rest)
        self.table.resize(*size)

    def on_transitioned(self, step):
        self.table.set_input(False)
        self.table.play(step)

    def on_rest(self):
        self.rests += 1

    def show(self):
        self.table.show()
        self.table.set_input(self.model.is_viewers_turn)
        self.settle()

    @property
    def scene(self):
        return self.table.scene

    def answer(self):
        """Let chance and the others play until it is the viewer's turn again or the match is over."""
        while self.model.actor is not None and self.model.actor != self.model.viewer:
            self.random_move()
            self.settle()
        self.table.set_input(self.model.is_viewers_turn)
        self.settle()

    def focus_key(self, key):
        """Press a key wherever the focus of the window is."""
        QTest.keyClick(self.table.focusWidget() or self.table, key)

    # What is there

    def grip(self, item):
        """A point of a card that no other card covers."""
        area = item.area()
        return item.mapToScene(QPointF(area.left() + area.width() * 0.15, area.top() + area.height() * 0.3))

    def legal(self):
        return [item for item in self.scene.own_cards() if item.is_playable]

    def veiled(self):
        return [item for item in self.scene.own_cards() if item.is_veiled]

    def look(self):
        """All that a look at the table would find, as plain data."""
        scene = self.scene
        return {
            "cards": {item.key: card_look(item) for item in scene.cards.items()},
            "plates": [(plate.facts, plate.pos().toTuple()) for plate in scene.plates],
            "plaque": scene.plaque.facts,
            "last": scene.last_trick.trick,
            "slot": scene.slot.isVisible(),
            "pill": scene.taker_pill.isVisible(),
            "rows": self.table.sheet.rows.shown,
            "totals": self.table.sheet.totals,
            "chooser": self.table.chooser.isVisible(),
            "question": self.table.question.isVisible(),
            "picture": scene.picture,
            "items": len(scene.items()),
        }


def card_look(item):
    return (
        item.face,
        item.pos().toTuple(),
        item.rotation(),
        item.scale(),
        item.opacity(),
        item.zValue(),
        item.width,
        item.wanted_rise,
        item.is_playable,
        item.is_veiled,
        item.is_winning,
        item.isVisible(),
        item.parentItem() is None,
    )


def seed_with(wanted, **wishes):
    """The first seed for which `wanted` holds of a course."""
    return next(seed for seed in range(1, 200) if wanted(Course(seed=seed, **wishes)))


ASKED = {"until": "ask", "contract": "rifki", "deal": deal_with_lone_rifki(owner=0, caller=1)}
"""What brings the viewer to the question whether to spoil a Rıfkı."""
