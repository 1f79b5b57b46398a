"""Positions written by hand, to ask the rules about."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from common.core.chance import ChanceStream
from common.core.transition import CHANCE
from kizma.engine.cards import CARD_BY_NAME, full_deck
from kizma.engine.options import OPTIONS
from kizma.engine.pawn import COLOURS, PAWN_BY_NAME
from kizma.engine.rules import KizmaRules
from kizma.engine.state import ALL_IN_YARD, Cards, Game, Seating, State, Tally, Turn

SEED = bytes(range(32))


@dataclass(frozen=True)
class Position:
    """A state under its rules, and what happened just before."""

    rules: KizmaRules
    state: State
    events: tuple[Any, ...] = ()

    @property
    def legal(self) -> set[str]:
        """The texts of the legal moves, each of which must stand there once."""
        texts = [self.rules.text(move) for move in self.rules.legal_moves(self.state)]
        assert len(texts) == len(set(texts))
        return set(texts)

    @property
    def actor(self) -> int | None:
        return self.rules.actor(self.state)

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game

    def at(self, pawn: str) -> int:
        """Return the place of a pawn."""
        return self.game.places[PAWN_BY_NAME[pawn]]

    def why_not(self, text: str) -> str | None:
        """Return the code of why a line may not stand here."""
        reason = self.rules.reason_against(self.state, self.rules.parse(text))
        return reason and reason.code

    def play(self, *texts: str) -> "Position":
        """Play lines one after the other, chance included."""
        position = self
        for text in texts:
            transition = self.rules.apply(position.state, self.rules.parse(text))
            position = Position(self.rules, transition.state, transition.events)
        return position

    def draw(self, ply: int = 0) -> "Position":
        """Play the chance line that is due."""
        move = self.rules.draw(self.state, ChanceStream(SEED, ply))
        return self.play(self.rules.text(move))

    def kinds(self) -> list[str]:
        """Return the names of the events that led here."""
        return [type(event).__name__ for event in self.events]

    def event(self, kind: type) -> Any:
        """Return the only event of a kind."""
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found


def rules_of(seats: int = 4, preset: str = "kartli", **changes: Any) -> KizmaRules:
    """Return the rules of a preset with some changes."""
    options = OPTIONS.changed(OPTIONS.preset(preset), changes)
    OPTIONS.check(options, seats)
    return KizmaRules(options, seats)


def start(seats: int = 4, preset: str = "kartli", **changes: Any) -> Position:
    """Return a match before its first line."""
    rules = rules_of(seats, preset, **changes)
    return Position(rules, rules.initial())


def cards(
    places: dict[str, int],
    card: str,
    *,
    seats: int = 4,
    turn: str = "red",
    pile: str = "",
    hands: dict[str, str] | None = None,
    **changes: Any,
) -> Position:
    """Return a card game with these pawns out of the yard and this card in play (scored: just drawn).

    Seats play red, yellow, blue, green (two: red, blue); ``pile`` are the cards on top of it.
    """
    rules = rules_of(seats, "kartli", **changes)
    colours = (0, 2) if seats == 2 else tuple(range(seats))
    dealt = hands or {}
    held = tuple(tuple(sorted(_cards(dealt.get(COLOURS[colour], "")))) for colour in colours) if hands else ()
    rest = Counter(full_deck(rules.options)) - Counter([CARD_BY_NAME[card], *sum(held, ()), *_cards(pile)])
    deck = Cards((*_cards(pile), *sorted(rest.elements())), (), held)
    return _position(
        rules, colours, places, Turn(colours.index(COLOURS.index(turn)), CARD_BY_NAME[card]), deck
    )


def dice(places: dict[str, int], pips: int, *, seats: int = 4, turn: str = "red", **changes: Any) -> Position:
    """Return a dice game with these pawns out of the yard and this roll lying there, its turn's first."""
    rules = rules_of(seats, "zarli", **changes)
    colours = (0, 2) if seats == 2 else tuple(range(seats))
    rolled = Turn(colours.index(COLOURS.index(turn)), pips, rolls=1, sixes=int(pips == 6))
    return _position(rules, colours, places, rolled, Cards())


def _position(
    rules: KizmaRules, colours: tuple[int, ...], places: dict[str, int], turn: Turn, deck: Cards
) -> Position:
    board = list(ALL_IN_YARD)
    for pawn, place in places.items():
        board[PAWN_BY_NAME[pawn]] = place
    order = tuple(range(len(colours)))
    nothing = tuple(0 for _ in colours)
    game = Game(tuple(board), turn, deck)
    return Position(rules, State(Seating((), order, colours), Tally(0, nothing, nothing), game))


def random_match(rules: KizmaRules, rng: Any, most: int = 50_000) -> list[State]:
    """Return the states of a match of random moves; fails if it does not end."""
    states = [rules.initial()]
    while (actor := rules.actor(states[-1])) is not None:
        if actor == CHANCE:
            move: Any = rules.draw(states[-1], ChanceStream(rng.randbytes(32), len(states)))
        else:
            move = rng.choice(rules.legal_moves(states[-1]))
        states.append(rules.apply(states[-1], move).state)
        assert len(states) < most
    return states


def _cards(names: str) -> tuple[int, ...]:
    return tuple(CARD_BY_NAME[name] for name in names.split())
