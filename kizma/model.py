"""The match of Kızma Birader as its table asks about it; must not know widgets."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from common.core.chance import new_seed
from common.core.match import Match
from common.core.transition import Reason, Transition
from common.session.game_model import GameModel
from common.session.journal import Journal
from common.session.match_clock import TICK_MS, MatchClock
from kizma.engine.cards import JOKER, Card
from kizma.engine.events import (
    Event,
    GameEnded,
    PawnCaptured,
    PawnEntered,
    PawnMoved,
    PawnSacrificed,
    PawnSwapped,
)
from kizma.engine.moves import (
    PAWN_MOVES,
    Back,
    ChooseColour,
    Discard,
    Enter,
    Move,
    Pass,
    PawnMove,
    Play,
    Run,
    Split,
    Step,
    Swap,
    TimeUp,
)
from kizma.engine.notation import text
from kizma.engine.observation import Observation
from kizma.engine.pawn import PAWNS, Pawn
from kizma.engine.rules import KizmaRules
from kizma.engine.topology import YARD, Place, Topology

__all__ = ["TICK_MS", "Choice", "Deed", "KizmaModel", "pawns_in", "rest_of", "steps_of"]

PAWN_EVENTS = (PawnEntered, PawnMoved, PawnSwapped, PawnCaptured, PawnSacrificed)


@dataclass(frozen=True, slots=True)
class Choice:
    """A place a pawn can be brought to now.

    ``path`` are the places on the way, both ends included; ``hit`` is the pawn that is sent home there.
    ``moves`` are all moves of the log that bring it there: several where a drop has several meanings.
    """

    pawn: Pawn
    place: Place
    path: tuple[Place, ...]
    hit: Pawn | None
    moves: tuple[PawnMove, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """One decision of the log as the viewer may see it: the card or roll, the move, what came of it."""

    ply: int
    seat: int
    card: Card | None
    move: Move
    events: tuple[Event, ...]

    @property
    def journeys(self) -> tuple[tuple[Pawn, Place, Place], ...]:
        """The pawns moved by the player himself, each with its place before and after."""
        return tuple(
            (event.pawn, path[0], path[-1])
            for event in self.events
            if isinstance(event, PawnEntered | PawnMoved | PawnSwapped)
            for path in (_path(event),)
        )


class KizmaModel(GameModel):
    """Answers what may be done with pawns and cards; all answers are for the viewer's turn.

    ``card_is_down`` is true while the card of the turn lies on the table and nobody has turned it over: what
    the viewer knows is then without it. ``clock`` is None in a match without time.
    """

    def __init__(self, match: Match, journal: Journal | None = None) -> None:
        super().__init__(match, journal)
        self.topology = Topology.of(match.options)
        self.card_is_down = False
        self._deeds: dict[int, tuple[str, Deed | None]] = {}
        self.clock = self._make_clock()

    def rematch(self) -> Match:
        """Return a match that the last winner begins, everybody sitting in turn order (Z04).

        The winner keeps his colour, and so do the others wherever colours that follow each other allow it.
        """
        match, rules = self.match, self.match.rules
        assert isinstance(rules, KizmaRules)
        seating = rules.rematch(match.state)
        wishes = [text(ChooseColour(colour)) for colour in seating.colours]
        seats = [replace(match.seats[seat], wish=wishes[seat]) for seat in seating.order]
        options = match.info.options.changed(match.options, {"starter": "first_seat"})
        return Match(match.info, seats, options, new_seed())

    # What the viewer knows

    def observation(self) -> Any:
        """Return what the viewer knows now."""
        seen = super().observation()
        return replace(seen, turn=seen.turn._replace(card=None)) if self.card_is_down else seen

    def view(self) -> Observation:
        """Return what the viewer knows now."""
        observation: Observation = self.observation()
        return observation

    def turn_seat(self) -> int | None:
        """Return whose turn is in progress, chance or not; None before colours are taken and at the end."""
        seen = self.view()
        if not seen.seating.colours or seen.outcome is not None:
            return None
        return seen.seating.order[seen.turn.place]

    # What may be done

    def held(self) -> tuple[Card, ...]:
        """Return the cards the viewer may choose from, the one just drawn last (Z34); empty if not scored."""
        seen = self.view()
        if not self.match.options.flag("scored") or seen.seat is None or not seen.hands:
            return ()
        own = tuple(card for card in seen.hands[seen.seat] if card is not None)
        drawn = seen.turn.card if self.turn_seat() == seen.seat else None
        return own if drawn is None else (*own, drawn)

    def actions(self, card: Card | None) -> tuple[PawnMove, ...]:
        """Return what the viewer may do with pawns now: with a card of the hand, or with the card in play."""
        if not self.is_viewers_turn:
            return ()
        found: list[PawnMove] = []
        for move in self.legal_moves():
            if isinstance(move, Play):
                if card is None or move.card == card:
                    found.append(move.action)
            elif isinstance(move, PAWN_MOVES):
                found.append(move)
        return tuple(found)

    def playable_cards(self) -> frozenset[Card]:
        """Return the cards of the hand that can be played."""
        moves = self.legal_moves() if self.is_viewers_turn else ()
        return frozenset(move.card for move in moves if isinstance(move, Play))

    def discards(self) -> frozenset[Card]:
        """Return the cards of the hand that may be laid off (Z35)."""
        moves = self.legal_moves() if self.is_viewers_turn else ()
        return frozenset(move.card for move in moves if isinstance(move, Discard))

    def own_pass(self) -> Move | None:
        """Return the pass the viewer may play of his own will, or None (Z05)."""
        moves = self.legal_moves() if self.is_viewers_turn else ()
        return next((move for move in moves if isinstance(move, Pass)), None)

    def whole(self, action: PawnMove, card: Card | None) -> Move:
        """Return the move of the log for an action, with the card of the hand it is played with."""
        return action if card is None else Play(card, action)

    def choices(self, pawn: Pawn, actions: Iterable[PawnMove], card: Card | None) -> list[Choice]:
        """Return where a pawn can be brought by these actions, the nearest first."""
        found: dict[Place, Choice] = {}
        for action in actions:
            if pawn not in pawns_in(action):
                continue
            events = self.events_of(action, card)
            path, hit = _journey(pawn, events)
            known = found.get(path[-1])
            if known is None:
                found[path[-1]] = Choice(pawn, path[-1], path, hit, (action,))
            else:
                found[path[-1]] = replace(known, moves=(*known.moves, action))
        return sorted(found.values(), key=lambda choice: len(choice.path))

    def events_of(self, action: PawnMove, card: Card | None) -> tuple[Event, ...]:
        """Return what an action would do to the pawns."""
        events = self.match.rules.apply(self.match.state, self.whole(action, card)).events
        return tuple(event for event in events if isinstance(event, PAWN_EVENTS))

    def results(self, actions: Sequence[PawnMove], card: Card | None) -> dict[tuple[Place, ...], PawnMove]:
        """Return the different boards actions lead to, each with the first action that does."""
        found: dict[tuple[Place, ...], PawnMove] = {}
        for action in actions:
            found.setdefault(self._places_after(self.events_of(action, card)), action)
        return found

    def reason_against(self, pawn: Pawn, place: Place | None, card: Card | None) -> Reason:
        """Return why a pawn may not be brought to a place, or with None why it may not be moved at all."""
        asked = self._natural_move(pawn, place, card)
        if asked is None:
            return Reason("not_reached", {"card": self._card_in_play(card)})
        reason = self.match.rules.reason_against(self.match.state, self.whole(asked, card))
        return reason or Reason("not_reached", {"card": self._card_in_play(card)})

    # What has happened

    def deeds(self, limit: int) -> list[Deed]:
        """Return the last decisions of the match, newest first."""
        found: list[Deed] = []
        for ply in range(self.ply - 1, -1, -1):
            deed = self._deed(ply)
            if deed is not None:
                found.append(deed)
                if len(found) == limit:
                    break
        return found

    def last_roll(self) -> int | None:
        """Return the pips rolled last, or None."""
        for line in reversed(self.match.log):
            if line.actor < 0 and line.move.startswith("roll "):
                return int(line.move[5:])
        return None

    def score_sheet(self) -> list[tuple[int, ...]]:
        """Return what each finished game of the match brought each seat (Z37)."""
        rows: list[tuple[int, ...]] = []
        before = (0,) * len(self.match.seats)
        for ply in range(self.ply + 1):
            tally = self.match.state_at(ply).tally
            if tally.games > len(rows):
                rows.append(tuple(now - then for now, then in zip(tally.totals, before, strict=True)))
                before = tally.totals
        return rows

    # The clock

    def _make_clock(self) -> MatchClock | None:
        minutes = self.match.options.number("minutes")
        if not minutes:
            return None
        if self.match.clock is None:
            self.set_clock(60.0 * minutes)
        clock = MatchClock(self.match.clock or 0.0, self)
        clock.ticked.connect(self.set_clock)
        clock.expired.connect(self._call_time)
        return clock

    def is_timed_now(self) -> bool:
        """Tell whether time is running in the game: it has begun and time has not been called (Z38)."""
        return self.clock is not None and self.match.rules.reason_against(self.match.state, TimeUp()) is None

    def _call_time(self) -> None:
        if self.is_timed_now():
            self.submit(TimeUp(), self.ply)

    def _publish(self, actor: int, transition: Transition[Any]) -> None:
        """Give the next game of a match its own time (Z59)."""
        if self.clock is not None and any(isinstance(event, GameEnded) for event in transition.events):
            self.clock.set_seconds(60.0 * self.match.options.number("minutes"))
            self.set_clock(self.clock.seconds)
        super()._publish(actor, transition)

    # Details

    def _places_after(self, events: Sequence[Event]) -> tuple[Place, ...]:
        places = list(self.view().places)
        for event in events:
            match event:
                case PawnEntered(pawn, place) | PawnSwapped(pawn, _, place):
                    places[pawn] = place
                case PawnMoved(pawn, path):
                    places[pawn] = path[-1]
                case PawnCaptured(pawn, _, _) | PawnSacrificed(pawn, _):
                    places[pawn] = YARD
        return tuple(places)

    def _natural_move(self, pawn: Pawn, place: Place | None, card: Card | None) -> PawnMove | None:
        """The move a player means who drags a pawn to a place."""
        number = self._card_in_play(card)
        start = self.view().places[pawn]
        if number is None:
            return None
        if number == JOKER:
            return self._joker_move(pawn, start, place)
        if start == YARD:
            return Enter(pawn)
        if self._goes_back(number):
            return Back(pawn, number) if place is None or place != start + number else Step(pawn, number)
        steps = number if place is None else place - start
        return Step(pawn, steps if steps > 0 else number)

    def _joker_move(self, pawn: Pawn, start: Place, place: Place | None) -> PawnMove | None:
        if place is not None:
            square = self.topology.squares[pawn >> 2][place]
            for other in PAWNS:
                there = self.view().places[other]
                on_track = self.topology.is_on_track(there)
                if other != pawn and on_track and self.topology.squares[other >> 2][there] == square:
                    return Swap(pawn, other)
            if 1 <= place - start <= 12:
                return Run(pawn, place - start)
        return Run(pawn, 1) if place is None else None

    def _card_in_play(self, card: Card | None) -> Card | None:
        return self.view().turn.card if card is None else card

    def _goes_back(self, card: Card) -> bool:
        options = self.match.options
        if options.word("form") == "dice":
            return False
        return card in ((3, 9) if options.word("backward") == "3-9" else (4, 10))

    def _deed(self, ply: int) -> Deed | None:
        line = str(self.match.log[ply])
        known = self._deeds.get(ply)
        if known is None or known[0] != line:
            known = (line, self._make_deed(ply))
            self._deeds[ply] = known
        return known[1]

    def _make_deed(self, ply: int) -> Deed | None:
        line, state = self.match.log[ply], self.match.state_at(ply)
        if line.actor < 0 or state.game is None:
            return None
        rules = self.match.rules
        move: Move = rules.parse(line.move)
        seen = [rules.redact(event, self.viewer) for event in rules.apply(state, move).events]
        card = move.card if isinstance(move, Play | Discard) else state.game.turn.card
        return Deed(ply, line.actor, card, move, tuple(event for event in seen if event is not None))


def pawns_in(action: PawnMove) -> tuple[Pawn, ...]:
    """Return the pawns of his own side that a player moves by an action."""
    return (action.pawn, action.other) if isinstance(action, Split) else (action.pawn,)


def steps_of(action: PawnMove, pawn: Pawn) -> int | None:
    """Return how many squares an action moves a pawn, or None where that is no number."""
    if isinstance(action, Split):
        return action.steps if action.pawn == pawn else action.other_steps
    return action.steps if isinstance(action, Step | Back | Run) else None


def rest_of(actions: Iterable[PawnMove], choice: Choice) -> Mapping[Pawn, tuple[PawnMove, ...]]:
    """Return, for the first part of a split, which other pawns can take the rest, and by which moves."""
    found: dict[Pawn, tuple[PawnMove, ...]] = {}
    for action in actions:
        if isinstance(action, Split) and action in choice.moves:
            other = action.other if action.pawn == choice.pawn else action.pawn
            found[other] = (*found.get(other, ()), action)
    return found


def _journey(pawn: Pawn, events: Sequence[Event]) -> tuple[tuple[Place, ...], Pawn | None]:
    path: tuple[Place, ...] = ()
    hit = None
    for event in events:
        if isinstance(event, PawnEntered | PawnMoved | PawnSwapped | PawnSacrificed) and event.pawn == pawn:
            path = path or _path(event)
        elif isinstance(event, PawnCaptured) and event.by == pawn:
            hit = event.pawn
    return path, hit


def _path(event: PawnEntered | PawnMoved | PawnSwapped | PawnSacrificed) -> tuple[Place, ...]:
    match event:
        case PawnMoved(_, path):
            return path
        case PawnEntered(_, place):
            return YARD, place
        case PawnSwapped(_, origin, place):
            return origin, place
        case PawnSacrificed(_, place):
            return place, YARD
