"""How a turn with the die goes on; must not know how a pawn moves."""

from collections.abc import Sequence

from common.core.chance import ChanceStream
from common.core.options import Options
from common.core.transition import Reason
from kizma.engine.dice_form import DiceForm
from kizma.engine.ending import Ending
from kizma.engine.events import DieRolled, Event, RollsAgain, TurnBegan, TurnPassed
from kizma.engine.moves import PAWN_MOVES, Decision, Enter, Move, Pass, Roll, Step
from kizma.engine.pawn import pawns_of
from kizma.engine.state import Game, State, Turn
from kizma.engine.topology import YARD, Place
from kizma.engine.walk import Walk

_PASS = (Pass(),)

# a game of dice goes through a thousand lines: what is the same in all of them is built once
_ROLLS = tuple(map(Roll, range(1, 7)))
_FIRST_ROLL_DUE = tuple(map(Turn, range(4)))
_BEGAN = tuple(map(TurnBegan, range(4)))
_ROLLED = tuple(tuple(DieRolled(seat, pips) for pips in range(7)) for seat in range(4))
_DICE_MOVES = (Enter, Step)


class DiceFlow:
    """Rolls and decisions of the dice form (Z20, Z21, Z24, Z25, Z51, Z57)."""

    def __init__(self, options: Options) -> None:
        self.form = DiceForm(options)
        self.topology = self.form.topology
        self.ending = Ending(options, self.topology.finish)
        self._walk = Walk(self.topology)
        self._always = options.word("bonus") == "always"
        self._three_tries = options.flag("three_tries")
        self._voluntary = options.flag("voluntary_pass")

    def opening(self, state: State, events: list[Event]) -> State:
        """Return the state in which the first game begins; dice need no deck."""
        events.append(TurnBegan(state.seating.order[0]))
        return State(state.seating, state.tally, Game())

    def moves(self, game: Game, colour: int) -> tuple[Decision, ...]:
        """Return what a player may do with the roll; a pass only if forced or allowed (Z05, Z51)."""
        found = self.form.moves(game.places, colour, game.turn)
        if not found:
            return _PASS
        return (*found, Pass()) if self._voluntary else tuple(found)

    def reason_against(self, game: Game, colour: int, move: Move) -> Reason:
        """Return why a move that is not legal is not."""
        if isinstance(move, Pass):
            return Reason("must_move", {"roll": game.turn.card})
        if not isinstance(move, PAWN_MOVES):
            return Reason("dice_form")
        code = self.form.obstacle(game.places, colour, game.turn, move) or "dice_form"
        return Reason(code, {"roll": game.turn.card, "pawn": move.pawn})

    def chance_reason(self, state: State, move: Move) -> Reason | None:
        """Return why a chance line may not stand here, or None."""
        return None if isinstance(move, Roll) and 1 <= move.pips <= 6 else Reason("roll_due")

    def drawn(self, state: State, stream: ChanceStream) -> Roll:
        """Return the roll that is due."""
        return _ROLLS[stream.below(6)]

    def chance(self, state: State, game: Game | None, move: Move, events: list[Event]) -> State:
        """Return the state after a roll."""
        assert game is not None
        assert isinstance(move, Roll)
        turn = game.turn
        sixes = turn.sixes + (move.pips == 6)
        events.append(_ROLLED[state.seating.order[turn.place]][move.pips])
        rolled = Turn(turn.place, move.pips, False, turn.rolls + 1, sixes, turn.entered)
        return _next(state, game, game.places, rolled)

    def decide(
        self, state: State, game: Game, move: Move, legal: Sequence[Decision], events: list[Event]
    ) -> State:
        """Return the state after one of the legal decisions."""
        turn, places = game.turn, game.places
        seat = state.seating.order[turn.place]
        again = turn.card == 6 and self._is_bonus(turn, legal)
        entered = turn.entered
        if isinstance(move, Pass):
            forced = len(legal) == 1
            again = self._pass(game, state.seating.colours[seat], seat, forced, events) or again
        else:
            assert isinstance(move, _DICE_MOVES)
            places, seen = self._walk.play(places, move)
            events += seen
            entered = entered or isinstance(move, Enter)
            if places[move.pawn] == self.topology.finish:
                game = self.ending.finish(game._replace(places=places), state.seating, seat, events)
                if self.ending.is_over(game, state.seating):
                    return self.ending.close(state, game, "home", events)
                again = again and seat not in game.finished
        if again:
            events.append(RollsAgain(seat, turn.card == 6))
            rolling = Turn(turn.place, None, False, turn.rolls, turn.sixes, entered)
            return _next(state, game, places, rolling)
        return self._pass_on(state, game, places, events)

    def _pass_on(self, state: State, game: Game, places: tuple[Place, ...], events: list[Event]) -> State:
        place = self.ending.next_place(game, state.seating)
        if place is None:
            return self.ending.close(state, game._replace(places=places), "time", events)
        events.append(_BEGAN[state.seating.order[place]])
        return _next(state, game, places, _FIRST_ROLL_DUE[place])

    def _is_bonus(self, turn: Turn, legal: Sequence[Decision]) -> bool:
        """Tell whether a 6 earns another roll: by Z21 only if no pawn could enter with it."""
        if turn.sixes == 3:
            return False
        return self._always or not any(isinstance(move, Enter) for move in legal)

    def _pass(self, game: Game, colour: int, seat: int, forced: bool, events: list[Event]) -> bool:
        """Note a pass and tell whether it earns a further try (Z57)."""
        turn = game.turn
        own = [game.places[pawn] for pawn in pawns_of(colour)]
        idle = YARD in own and not any(map(self.topology.is_on_track, own))
        events.append(TurnPassed(seat, _why(turn, forced, idle)))
        return self._three_tries and forced and idle and turn.rolls < 3 and turn.sixes < 3


def _why(turn: Turn, forced: bool, idle: bool) -> Reason:
    if turn.sixes == 3:
        return Reason("third_six")
    if not forced:
        return Reason("voluntary_pass")
    return Reason("no_pawn_enters" if idle else "no_move", {"roll": turn.card})


def _next(state: State, game: Game, places: tuple[Place, ...], turn: Turn) -> State:
    following = Game(places, turn, game.cards, game.finished, game.points, game.called)
    return State(state.seating, state.tally, following)
