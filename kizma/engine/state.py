"""The whole truth about a match at one moment; must not know how it changes.

A turn's card is None when a pile (cards) or a roll (dice) is due: a card is drawn as soon as one can be.
These are named tuples because every line of a log builds several, and a frozen dataclass takes four times as
long to build.
"""

from typing import NamedTuple

from common.core.transition import Outcome
from kizma.engine.cards import Card
from kizma.engine.pawn import Colour
from kizma.engine.topology import YARD, Place

ALL_IN_YARD: tuple[Place, ...] = (YARD,) * 16


class Seating(NamedTuple):
    """Who begins and plays which colour (Z04, Z50).

    ``draws`` are the rounds of (seat, value); ``order`` the seats by turn order, ``colours`` by seat; both
    are empty until known. A later game of the match turns ``order`` to its beginner.
    """

    draws: tuple[tuple[tuple[int, int], ...], ...] = ()
    order: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()


class Tally(NamedTuple):
    """What finished games of the match brought each seat (Z37)."""

    games: int
    totals: tuple[int, ...]
    wins: tuple[int, ...]


class Turn(NamedTuple):
    """The turn in progress.

    ``place`` is the index in the turn order. ``card`` is the card in play, the card just drawn into the hand,
    or the pips. ``eleven`` tells that an 11 still lies in play while its extra card is due (Z54). ``rolls``
    and ``sixes`` count this turn's dice, ``entered`` tells that a pawn entered in it (Z20, Z21).
    """

    place: int
    card: Card | None = None
    eleven: bool = False
    rolls: int = 0
    sixes: int = 0
    entered: bool = False


FIRST_TURN = Turn(0)


class Cards(NamedTuple):
    """The pile (top first), the used cards (oldest first) and, if scored, sorted hands by turn order."""

    pile: tuple[Card, ...] = ()
    used: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()


NO_CARDS = Cards()


class Game(NamedTuple):
    """One game: the places of all sixteen pawns, the turn, the cards and who has finished.

    ``points`` are fixed at the first finish of a scored game, else empty (Z58). ``finished`` are the seats
    that are home in that order, of two partners first the one whose move it was. ``called`` tells that time
    is up (Z38).
    """

    places: tuple[Place, ...] = ALL_IN_YARD
    turn: Turn = FIRST_TURN
    cards: Cards = NO_CARDS
    finished: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    called: bool = False


class State(NamedTuple):
    """A match: seating, tally, the running game (None before its deck) and, at the end, the outcome."""

    seating: Seating
    tally: Tally
    game: Game | None = None
    outcome: Outcome | None = None
