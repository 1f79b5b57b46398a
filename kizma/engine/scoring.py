"""Points and ranks of a game and of a match; must not know cards or moves."""

from collections.abc import Sequence
from typing import Any

from common.core.options import Options
from kizma.engine.pawn import pawns_of
from kizma.engine.state import Game, Seating, Tally
from kizma.engine.topology import Place


def opponents_worth(at_home: Sequence[int]) -> int:
    """Return the points for opposing colours with so many pawns in Bitiş each (Z36)."""
    if not any(at_home):
        return 200 * len(at_home)
    return sum(5 * count + 10 * (4 - count) if count else 80 for count in at_home)


def sides(options: Options, seating: Seating) -> tuple[tuple[int, ...], ...]:
    """Return the seats that win together, by turn order: one each, or two partners (Z30, Z50)."""
    order = seating.order
    if options.flag("partners"):
        return (order[0], order[2]), (order[1], order[3])
    return tuple((seat,) for seat in order)


def side_of(seat: int, parties: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the side a seat belongs to."""
    return next(side for side in parties if seat in side)


def against(side: Sequence[int], game: Game, seating: Seating, finish: Place) -> int:
    """Return what a side would score by its opponents' pawns (Z36)."""
    others = [colour for seat, colour in enumerate(seating.colours) if seat not in side]
    return opponents_worth([_at_home(game.places, colour, finish) for colour in others])


def progress(side: Sequence[int], game: Game, seating: Seating) -> int:
    """Return the progress of all pawns of a side; the yard counts nothing (Z38)."""
    return sum(max(game.places[pawn], 0) for seat in side for pawn in pawns_of(seating.colours[seat]))


def ranks(parties: Sequence[tuple[int, ...]], worth: Sequence[Any]) -> tuple[int, ...]:
    """Return competition ranks by seat, the side of highest worth first (Z60)."""
    by_seat = {
        seat: 1 + sum(other > mine for other in worth)
        for side, mine in zip(parties, worth, strict=True)
        for seat in side
    }
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def match_is_over(match: str, tally: Tally) -> bool:
    """Tell whether a match of this kind ends with these games (Z37, Z59)."""
    kind, _, size = match.rpartition("_")
    if kind == "best_of":
        return max(tally.wins) > int(size) // 2 or tally.games == int(size)
    return kind != "to" or max(tally.totals) >= int(size)


def match_worth(match: str, tally: Tally, seat: int) -> tuple[int, ...]:
    """Return what a seat is ranked by at the end of a match (Z59)."""
    if match.startswith("best_of"):
        return tally.wins[seat], tally.totals[seat]
    return (tally.totals[seat],)


def _at_home(places: Sequence[Place], colour: int, finish: Place) -> int:
    return sum(places[pawn] == finish for pawn in pawns_of(colour))
