"""Everything there is to know about a match at one moment; must not know how it changes."""

from dataclasses import dataclass
from enum import StrEnum

from king.engine.board import Board
from king.engine.cards import Hand
from king.engine.moves import Call
from king.engine.sheet import Row, totals
from king.engine.trick import SEATS

NO_HANDS: tuple[Hand, ...] = ((),) * SEATS


class Phase(StrEnum):
    """What is due next."""

    DEAL = "deal"
    DRAW_CALLER = "draw_caller"
    CALL = "call"
    ASK = "ask"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment.

    ``caller`` calls this hand (None before the first deal). ``redeals`` counts those of this hand (K23);
    ``forced`` is the call that must be made again (K22, K27). ``board`` is the called hand, kept until the
    next deal. ``asking`` are the seats whose answer is still due, the next one first (K23, K27).
    ``ending`` is the reason of ``Outcome`` once the match is over.
    """

    phase: Phase = Phase.DEAL
    sheet: tuple[Row, ...] = ()
    caller: int | None = None
    redeals: int = 0
    forced: Call | None = None
    hands: tuple[Hand, ...] = NO_HANDS
    board: Board | None = None
    asking: tuple[int, ...] = ()
    ending: str | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals of the finished hands by seat (K25)."""
        return totals(self.sheet)

    @property
    def live_board(self) -> Board | None:
        """The board while its hand is being played or asked about."""
        return self.board if self.phase in (Phase.ASK, Phase.PLAY) else None

    @property
    def made(self) -> tuple[tuple[int, Call], ...]:
        """The calls that count against the rights, the running hand's included (K07)."""
        finished = tuple((row.caller, row.call) for row in self.sheet)
        running = self.live_board.call if self.live_board else self.forced
        if running is None or self.caller is None:
            return finished
        return (*finished, (self.caller, running))
