"""The rules of Kızma Birader as the rest of the program asks for them; must not hold prose or know bots."""

from collections.abc import Sequence

from common.core.chance import ChanceStream
from common.core.game import Json, Rules
from common.core.options import Options
from common.core.transition import CHANCE, IllegalMove, Outcome, Reason, Transition
from kizma.engine import notation, packing
from kizma.engine.card_flow import CardFlow
from kizma.engine.dice_flow import DiceFlow
from kizma.engine.events import CardDrawn, Event, HandsDealt, TimeCalled
from kizma.engine.moves import CHANCE_MOVES, Decision, Move, TimeUp
from kizma.engine.observation import Observation, observe
from kizma.engine.start import Start
from kizma.engine.state import Game, Seating, State, Tally
from kizma.engine.topology import Topology


class KizmaRules(Rules[State, Move, Observation]):
    """One match of Kızma Birader, Z01 to Z60, under one choice of house rules."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self._start = Start(options, seats)
        self._flow: CardFlow | DiceFlow = (
            DiceFlow(options) if options.word("form") == "dice" else CardFlow(options)
        )
        self._at_once = options.word("time_up") == "at_once"
        self._timed = options.number("minutes") > 0
        self._hidden = options.flag("scored") and not options.flag("open_hands")
        self._asked: tuple[State | None, Sequence[Decision]] = (None, ())

    @property
    def topology(self) -> Topology:
        """The board these rules are played on (Z01, Z02)."""
        return self._flow.topology

    @property
    def flow(self) -> CardFlow | DiceFlow:
        """The form's own questions: what a card or roll may do."""
        return self._flow

    def rematch(self, state: State) -> Seating:
        """Return who begins and who has which colour in the game after a finished one (Z04, Z50)."""
        assert state.game is not None
        return self._flow.ending.rematch(state.game, state.seating)

    def initial(self) -> State:
        """Return the state before the first line (Z50)."""
        nothing = (0,) * self.seats
        return State(self._start.initial(), Tally(0, nothing, nothing))

    def actor(self, state: State) -> int | None:
        """Return the seat to move, ``CHANCE`` when a chance move is due, or None when the match is over."""
        if state.outcome is not None:
            return None
        if not state.seating.colours:
            return self._start.actor(state.seating)
        game = state.game
        if game is None or game.turn.card is None:
            return CHANCE
        return state.seating.order[game.turn.place]

    def actor_of(self, state: State, move: Move) -> int | None:
        """Return who plays a move: chance for the clock where it may run out, else ``actor`` (Z38)."""
        if isinstance(move, TimeUp) and self._against_time(state) is None:
            return CHANCE
        return self.actor(state)

    def is_drawn(self, move: Move) -> bool:
        """Tell whether a chance move must equal what the seed yields: all but ``time`` (Z59)."""
        return not isinstance(move, TimeUp)

    def legal_moves(self, state: State) -> Sequence[Decision]:
        """Return every move of the seat to move, each once; the last answer is kept."""
        asked, answer = self._asked
        if state is not asked:
            answer = self._moves(state)
            self._asked = (state, answer)
        return answer

    def reason_against(self, state: State, move: Move) -> Reason | None:
        """Return why a line may not stand here, or None if it may."""
        if isinstance(move, TimeUp):
            return self._against_time(state)
        if state.outcome is not None:
            return Reason("match_over")
        if not state.seating.colours:
            return self._start.reason_against(state.seating, move)
        game = state.game
        if game is None or game.turn.card is None:
            return self._flow.chance_reason(state, move)
        return None if move in self.legal_moves(state) else self._against_decision(state.seating, game, move)

    def apply(self, state: State, move: Move) -> Transition[State]:
        """Play a line of whoever is due and return what came of it; raises ``IllegalMove``."""
        game = state.game
        if game is None or state.outcome is not None or isinstance(move, TimeUp):
            return self._apply_seldom(state, move)
        events: list[Event] = []
        if game.turn.card is None:
            _refuse(self._flow.chance_reason(state, move))
            after = self._flow.chance(state, game, move, events)
        else:
            legal = self.legal_moves(state)
            if move not in legal:
                _refuse(self._against_decision(state.seating, game, move))
            after = self._flow.decide(state, game, move, legal, events)
        return Transition(after, tuple(events))

    def draw(self, state: State, stream: ChanceStream) -> Move:
        """Return the chance line that is due, drawn from a stream."""
        if not state.seating.colours:
            return self._start.drawn(state.seating, stream)
        return self._flow.drawn(state, stream)

    def parse(self, text: str) -> Move:
        """Read a line's move; raises ``MalformedMove``."""
        return notation.parse(text)

    def text(self, move: Move) -> str:
        """Write a move in its canonical text."""
        return notation.text(move)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the totals of finished games by seat (Z60)."""
        return state.tally.totals

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it runs."""
        return state.outcome

    def facts(self, state: State) -> Json:
        """Return the whole state as plain data."""
        return packing.facts(state)

    def hides_hands(self) -> bool:
        """Tell whether a seat must not see what another sees: closed hands (Z34)."""
        return self._hidden

    def observe(self, state: State, seat: int | None) -> Observation:
        """Return what a seat may know (Z40)."""
        return observe(state, seat, self.actor(state), not self._hidden)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Return an event as a seat may see it: other seats' cards of a closed hand lie face down (Z40)."""
        if not self._hidden:
            return event
        if isinstance(event, CardDrawn) and event.seat != seat:
            return CardDrawn(event.seat, None, event.extra)
        if isinstance(event, HandsDealt):
            dealt = enumerate(event.hands)
            return HandsDealt(tuple(hand if of == seat else (None,) * len(hand) for of, hand in dealt))
        return event

    def pack(self, observation: Observation) -> Json:
        """Return an observation as plain data."""
        return packing.pack(observation)

    def unpack(self, data: Json) -> Observation:
        """Return the observation that ``pack`` wrote."""
        return packing.unpack(data)

    def _against_decision(self, seating: Seating, game: Game, move: Move) -> Reason:
        if isinstance(move, CHANCE_MOVES):
            return Reason("no_chance_due")
        return self._flow.reason_against(game, self._colour(seating, game), move)

    def _moves(self, state: State) -> Sequence[Decision]:
        if state.outcome is not None:
            return ()
        if not state.seating.colours:
            return self._start.moves(state.seating)
        game = state.game
        if game is None or game.turn.card is None:
            return ()
        return self._flow.moves(game, self._colour(state.seating, game))

    def _apply_seldom(self, state: State, move: Move) -> Transition[State]:
        _refuse(self.reason_against(state, move))
        events: list[Event] = []
        if isinstance(move, TimeUp):
            after = self._call_time(state, events)
        elif state.seating.colours:
            after = self._flow.chance(state, None, move, events)
        else:
            after = self._after_start(state, move, events)
        return Transition(after, tuple(events))

    def _after_start(self, state: State, move: Move, events: list[Event]) -> State:
        seating, seen = self._start.apply(state.seating, move)
        events += seen
        seated = State(seating, state.tally)
        return self._flow.opening(seated, events) if seating.colours else seated

    def _against_time(self, state: State) -> Reason | None:
        if not self._timed:
            return Reason("no_clock")
        if state.outcome is not None:
            return Reason("match_over")
        if state.game is None:
            return Reason("time_before_game")
        return Reason("time_called") if state.game.called else None

    def _call_time(self, state: State, events: list[Event]) -> State:
        game = state.game
        assert game is not None
        events.append(TimeCalled())
        called = Game(game.places, game.turn, game.cards, game.finished, game.points, True)
        if self._at_once:
            return self._flow.ending.close(state, called, "time", events)
        return State(state.seating, state.tally, called)

    def _colour(self, seating: Seating, game: Game) -> int:
        return seating.colours[seating.order[game.turn.place]]


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise IllegalMove(reason)
