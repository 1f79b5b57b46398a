"""Who begins and who plays which colour; must not know pawns, cards in play or turns."""

from collections import Counter

from common.core.chance import ChanceStream
from common.core.options import Options
from common.core.transition import CHANCE, Reason
from kizma.engine.cards import full_deck
from kizma.engine.events import BeginnerDrawn, ColoursTaken, Event, OrderDrawn
from kizma.engine.moves import Begin, ChooseColour, Draw, Move
from kizma.engine.pawn import COLOURS
from kizma.engine.state import Seating


class Start:
    """The lines before the first game (Z04, Z50)."""

    def __init__(self, options: Options, seats: int) -> None:
        self.seats = seats
        self.starter = options.word("starter")
        self.dice = options.word("form") == "dice"
        self.deck = full_deck(options)

    def initial(self) -> Seating:
        """Return the seating before the first line."""
        order = tuple(range(self.seats)) if self.starter == "first_seat" else ()
        return Seating(order=order)

    def actor(self, seating: Seating) -> int:
        """Return the seat that chooses its colour, or chance."""
        return seating.order[0] if seating.order else CHANCE

    def moves(self, seating: Seating) -> tuple[ChooseColour, ...]:
        """Return the beginner's choices."""
        return tuple(map(ChooseColour, range(len(COLOURS)))) if seating.order else ()

    def reason_against(self, seating: Seating, move: Move) -> Reason | None:
        """Return why a line may not stand here, or None."""
        if seating.order:
            return None if isinstance(move, ChooseColour) else Reason("colour_first")
        if self.starter == "random":
            return _against_begin(move, self.seats)
        if not isinstance(move, Draw):
            return Reason("draw_first")
        return self._against_draw(seating, move)

    def apply(self, seating: Seating, move: Move) -> tuple[Seating, tuple[Event, ...]]:
        """Return the seating after a legal line and what happened."""
        if isinstance(move, Draw):
            return self._draw(seating, move)
        if isinstance(move, Begin):
            order = tuple((move.seat + place) % self.seats for place in range(self.seats))
            return Seating(order=order), (BeginnerDrawn(move.seat),)
        assert isinstance(move, ChooseColour)
        colours = self._colours(seating.order, move.colour)
        taken = ColoursTaken(colours, seating.order)
        return Seating(seating.draws, seating.order, colours), (taken,)

    def drawn(self, seating: Seating, stream: ChanceStream) -> Draw | Begin:
        """Return the chance line that is due."""
        if self.starter == "random":
            return Begin(stream.below(self.seats))
        drawing = self._drawing(seating)
        if self.dice:
            return Draw(tuple((seat, stream.below(6) + 1) for seat in drawing))
        return Draw(tuple(zip(drawing, stream.shuffled(self.deck), strict=False)))

    def _draw(self, seating: Seating, move: Draw) -> tuple[Seating, tuple[Event, ...]]:
        draws = (*seating.draws, move.values)
        values = self._values(draws)
        tied = _tied(values)
        order = () if tied else tuple(sorted(values, key=lambda seat: values[seat], reverse=True))
        return Seating(draws, order), (OrderDrawn(move.values, tied),)

    def _values(self, draws: tuple[tuple[tuple[int, int], ...], ...]) -> dict[int, tuple[int, ...]]:
        values: dict[int, tuple[int, ...]] = dict.fromkeys(range(self.seats), ())
        for drawing in draws:
            for seat, value in drawing:
                values[seat] = (*values[seat], value)
        return values

    def _drawing(self, seating: Seating) -> tuple[int, ...]:
        return _tied(self._values(seating.draws))

    def _against_draw(self, seating: Seating, move: Draw) -> Reason | None:
        drawing = self._drawing(seating)
        if tuple(seat for seat, _ in move.values) != drawing:
            return Reason("draw_seats", {"seats": drawing})
        values = [value for _, value in move.values]
        fair = max(values) <= 6 if self.dice else Counter(values) <= Counter(self.deck)
        return None if fair else Reason("draw_values")

    def _colours(self, order: tuple[int, ...], first: int) -> tuple[int, ...]:
        stride = 2 if self.seats == 2 else 1
        by_seat = {seat: (first + place * stride) % 4 for place, seat in enumerate(order)}
        return tuple(by_seat[seat] for seat in range(self.seats))


def _tied(values: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
    counts = Counter(values.values())
    return tuple(seat for seat in sorted(values) if counts[values[seat]] > 1)


def _against_begin(move: Move, seats: int) -> Reason | None:
    if not isinstance(move, Begin):
        return Reason("begin_first")
    return None if move.seat < seats else Reason("begin_seat", {"seats": seats})
