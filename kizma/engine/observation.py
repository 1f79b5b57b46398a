"""What a seat may know of a match, and nothing else (Z40); must not know rules or bots."""

from dataclasses import dataclass
from typing import TypeAlias

from common.core.transition import Outcome
from kizma.engine.cards import Card
from kizma.engine.pawn import Colour
from kizma.engine.state import Game, Seating, State, Tally, Turn
from kizma.engine.topology import Place

Hand: TypeAlias = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as a seat (None: an onlooker) sees it.

    ``actor`` is the seat to move, -1 for chance, None at the end. ``hands`` are by seat, None for a card
    that is face down, empty where none are held; a drawn card that may not be seen leaves ``turn.card``
    None although a seat is to move. ``pile`` is a count, ``used`` lists the open cards, oldest first.
    ``running`` is false before a game's first line.
    """

    seat: int | None
    actor: int | None
    seating: Seating
    tally: Tally
    running: bool
    places: tuple[Place, ...]
    turn: Turn
    pile: int
    used: tuple[Card, ...]
    hands: tuple[Hand, ...]
    finished: tuple[int, ...]
    points: tuple[int, ...]
    called: bool
    outcome: Outcome | None

    @property
    def colour(self) -> Colour:
        """The colour of the observing seat; raises ``IndexError`` before colours are taken."""
        assert self.seat is not None
        return self.seating.colours[self.seat]


def observe(state: State, seat: int | None, actor: int | None, open_hands: bool) -> Observation:
    """Return what a seat may know; ``open_hands`` shows every hand to all (Z34)."""
    game = state.game or Game()
    order = state.seating.order
    hands: list[Hand] = [()] * len(state.tally.wins)
    for place, hand in enumerate(game.cards.hands):
        seen = open_hands or order[place] == seat
        hands[order[place]] = hand if seen else (None,) * len(hand)
    turn = game.turn
    if game.cards.hands and not open_hands and order[turn.place] != seat:
        turn = Turn(turn.place, None, turn.eleven)
    return Observation(
        seat,
        actor,
        state.seating,
        state.tally,
        state.game is not None,
        game.places,
        turn,
        len(game.cards.pile),
        game.cards.used,
        tuple(hands),
        game.finished,
        game.points,
        game.called,
        state.outcome,
    )
