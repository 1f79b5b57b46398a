"""How a side finishes, a turn passes on and a game or match ends; must not know cards, dice or moves."""

from typing import Any

from common.core.options import Options
from common.core.transition import Outcome
from kizma.engine.events import Event, GameEnded, SideFinished
from kizma.engine.scoring import against, match_is_over, match_worth, progress, ranks, side_of, sides
from kizma.engine.state import Game, Seating, State, Tally
from kizma.engine.topology import Place


class Ending:
    """The ends of games and of the match (Z15, Z25, Z30, Z36 to Z38, Z58 to Z60)."""

    def __init__(self, options: Options, finish: Place) -> None:
        self._options = options
        self._finish = finish
        self._play_on = options.flag("play_on")
        self._scored = options.flag("scored")
        self._match = options.word("match") if self._scored else "single"
        self._partners = options.flag("partners")

    def next_place(self, game: Game, seating: Seating) -> int | None:
        """Return whose turn follows, skipping finished players; None when time ends the game (Z25, Z59)."""
        order = seating.order
        place = game.turn.place
        following = (place + 1) % len(order)
        while order[following] in game.finished:
            following = (following + 1) % len(order)
        return None if game.called and following <= place else following

    def finish(self, game: Game, seating: Seating, seat: int, events: list[Event]) -> Game:
        """Note that the seat that moved has finished its side, if it has (Z15, Z30)."""
        side = self._finished_side(game, seating, seat)
        if not side:
            return game
        finished = (*game.finished, *side)
        rank = 1 if self._partners else len(finished)
        events.append(SideFinished(tuple(sorted(side)), rank))
        points = game.points
        if self._scored and not points:
            won = 50 + against(side, game, seating, self._finish)
            points = tuple(won if other in side else 0 for other in range(len(seating.colours)))
        return game._replace(finished=finished, points=points)

    def is_over(self, game: Game, seating: Seating) -> bool:
        """Tell whether the finished sides end the game (Z15, Z58)."""
        if not game.finished:
            return False
        return self._partners or not self._play_on or len(game.finished) >= len(seating.order) - 1

    def close(self, state: State, game: Game, reason: str, events: list[Event]) -> State:
        """End a game, for ``home`` or ``time``, and with it perhaps the match (Z37, Z60)."""
        seating = state.seating
        points = self._points(game, seating)
        placed = self._ranks(game, seating)
        events.append(GameEnded(placed, points, reason))
        tally = Tally(
            state.tally.games + 1,
            tuple(map(sum, zip(state.tally.totals, points, strict=True))),
            tuple(won + (rank == 1) for won, rank in zip(state.tally.wins, placed, strict=True)),
        )
        if self._match == "single":
            return State(seating, tally, game, _outcome(placed, tally, reason))
        if match_is_over(self._match, tally):
            worth = [match_worth(self._match, tally, side[0]) for side in sides(self._options, seating)]
            final = ranks(sides(self._options, seating), worth)
            return State(seating, tally, game, _outcome(final, tally, "match"))
        return State(self.rematch(game, seating), tally)

    def rematch(self, game: Game, seating: Seating) -> Seating:
        """Return the seating of the game after this one: its winner begins, colours stay (Z04, Z50)."""
        order = seating.order
        placed = self._ranks(game, seating)
        winners = game.finished or [seat for seat in order if placed[seat] == 1]
        at = order.index(winners[0])
        return Seating(seating.draws, order[at:] + order[:at], seating.colours)

    def _finished_side(self, game: Game, seating: Seating, seat: int) -> tuple[int, ...]:
        if not self._partners:
            return (seat,) if self._is_home(game, seating.colours[seat]) else ()
        mates = side_of(seat, sides(self._options, seating))
        home = all(self._is_home(game, seating.colours[mate]) for mate in mates)
        return (seat, *(mate for mate in mates if mate != seat)) if home else ()

    def _is_home(self, game: Game, colour: int) -> bool:
        return game.places[4 * colour : 4 * colour + 4].count(self._finish) == 4

    def _points(self, game: Game, seating: Seating) -> tuple[int, ...]:
        seats = range(len(seating.colours))
        if game.finished:
            return game.points or tuple(0 for _ in seats)
        parties = sides(self._options, seating)
        return tuple(against(side_of(seat, parties), game, seating, self._finish) for seat in seats)

    def _ranks(self, game: Game, seating: Seating) -> tuple[int, ...]:
        parties = sides(self._options, seating)
        worth: list[Any] = []
        for side in parties:
            if not game.finished:
                worth.append((against(side, game, seating, self._finish), progress(side, game, seating)))
            elif side[0] in game.finished:
                worth.append(len(parties) - (0 if self._partners else game.finished.index(side[0])))
            else:
                worth.append(0)
        return ranks(parties, worth)


def _outcome(placed: tuple[int, ...], tally: Tally, reason: str) -> Outcome:
    winners = tuple(seat for seat, rank in enumerate(placed) if rank == 1)
    return Outcome(placed, tally.totals, winners, reason)
