"""The score sheet and who wins by it; must not know how a hand is played."""

from collections.abc import Sequence
from dataclasses import dataclass

from common.core.transition import Outcome
from king.engine.moves import Call
from king.engine.trick import SEATS


@dataclass(frozen=True, slots=True)
class Row:
    """One finished hand: who called what and the points by seat (K25)."""

    caller: int
    call: Call
    points: tuple[int, ...]


def totals(sheet: Sequence[Row]) -> tuple[int, ...]:
    """Return the sums of the finished hands by seat (K25)."""
    return tuple(sum(row.points[seat] for row in sheet) for seat in range(SEATS))


def ranks_among(scores: Sequence[int], seats: Sequence[int]) -> dict[int, int]:
    """Return competition ranks (1 2 2 4) of some seats by their totals (K26)."""
    return {seat: 1 + sum(scores[other] > scores[seat] for other in seats) for seat in seats}


def outcome_of(sheet: Sequence[Row], ending: str, win_at_zero: bool) -> Outcome:
    """Return how a match ended: ``complete``, or ``king`` or ``king_failed`` by its last caller (K26)."""
    scores = totals(sheet)
    caller = sheet[-1].caller
    everyone = tuple(range(SEATS))
    others = tuple(seat for seat in everyone if seat != caller)
    if ending == "king":
        ranks = {caller: 1} | {seat: rank + 1 for seat, rank in ranks_among(scores, others).items()}
        winners: tuple[int, ...] = (caller,)
    elif ending == "king_failed":
        ranks = {caller: SEATS} | ranks_among(scores, others)
        winners = others
    else:
        ranks = ranks_among(scores, everyone)
        winners = tuple(seat for seat in everyone if scores[seat] >= (0 if win_at_zero else 1))
    return Outcome(tuple(ranks[seat] for seat in everyone), scores, winners, ending)
